/** What a person has told the table to do by itself: only ever to pass, as slowly as a person would, and never
 * unseen. One key ends it all. */

import { hits } from './menu';
import type { ArrrView, Asked, Moment } from './types';

const SOONEST = 900;
const LATEST = 1900;

export type Order = 'none' | 'untarget' | 'pile';
export type Reason = 'untarget' | 'pile' | 'stop' | 'idle';
export interface Stops {
  own: Record<Moment, boolean>;
  others: Record<Moment, boolean>;
}

const everywhere = (): Record<Moment, boolean> => ({ W0: true, W1: true, W2: true, W3: true, W4: true, W5: true });

export class Automat {
  /** Pass until something targets me, or until this pile is resolved. */
  order = $state<Order>('none');
  /** Where I want to be asked. */
  stops = $state<Stops>({ own: everywhere(), others: everywhere() });
  /** Pass where I could not do anything else. */
  idle = $state(false);
  /** Ask me everything, whatever was set. */
  hold = $state(false);
  /** How long the present answer takes; null while none is due. */
  due = $state<number | null>(null);
  /** For what it has passed since the person last did something. */
  passed = $state(0);

  get skips(): boolean {
    return [this.stops.own, this.stops.others].some((row) => Object.values(row).includes(false));
  }
  get on(): boolean {
    return !this.hold && (this.order !== 'none' || this.idle || this.skips);
  }

  give(order: Order): void {
    this.order = this.order === order ? 'none' : order;
    this.hold = false;
    this.passed = 0;
  }

  /** One key: everything stops, and I am asked again; once more, and the lasting settings hold again. */
  halt = (): void => {
    this.hold = !this.hold;
    this.order = 'none';
  };

  /** Orders end with their occasion. */
  lapse(view: ArrrView, prompt: Asked | null): void {
    if (this.order === 'pile' && !view.action.pile.length && !view.action.resolving) this.order = 'none';
    if (this.order === 'untarget' && prompt && prompt.step !== 'respond') this.order = 'none';
    if (this.order === 'untarget' && prompt && aimedAt(view, prompt.seat)) this.order = 'none';
  }

  /** Why the table would pass for me now; null: it asks. */
  reason(view: ArrrView, prompt: Asked | null): Reason | null {
    if (this.hold || !prompt || prompt.step !== 'respond' || !view.action.moment) return null;
    if (this.order === 'pile') return view.action.pile.length ? 'pile' : null;
    if (aimedAt(view, prompt.seat)) return null;
    if (this.order === 'untarget') return 'untarget';
    const mine = view.players[prompt.seat]?.in_turn ? this.stops.own : this.stops.others;
    if (!mine[view.action.moment] && !view.action.pile.length) return 'stop';
    return this.idle && prompt.options.length === 1 ? 'idle' : null;
  }

  /** Pass after a while; the returned function stops that. */
  later(act: () => void): () => void {
    const wait = SOONEST + Math.random() * (LATEST - SOONEST);
    this.due = wait;
    const timer = setTimeout(() => {
      this.due = null;
      this.passed += 1;
      act();
    }, wait);
    return () => {
      clearTimeout(timer);
      this.due = null;
    };
  }
}

const aimedAt = (view: ArrrView, seat: number): boolean =>
  view.action.pile.some((effect, at) => !effect.cancelled && effect.by !== seat && hits(view, at, seat));
