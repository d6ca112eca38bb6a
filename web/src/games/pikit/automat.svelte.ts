/** "Pass until my turn": lets things happen for a person who has asked for it, as slowly as a person would. */

const SOONEST = 1100;
const LATEST = 2600;

export class Automat {
  on = $state(false);
  /** How long the present answer takes; null while none is due. */
  due = $state<number | null>(null);

  /** Let it happen after a while; the returned function stops that. */
  later(act: () => void): () => void {
    const wait = SOONEST + Math.random() * (LATEST - SOONEST);
    this.due = wait;
    const timer = setTimeout(() => {
      this.due = null;
      act();
    }, wait);
    return () => {
      clearTimeout(timer);
      this.due = null;
    };
  }
}
