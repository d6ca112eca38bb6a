/** In whose hands the device is: whose table it shows, and who has to take it first. */
import type { Seat } from '../../play/contract';
import { showing, takers } from '../../play/hotseat';
import type { Session } from '../../play/session/session.svelte';

/** Create it during component initialisation. */
export class Hands {
  now: Seat | null = $state(null);
  readonly #screen = $derived.by(() => {
    const { held, prompts, closing, result } = this.session;
    const asked = takers(held, Object.keys(prompts).map(Number), closing, this.now);
    return showing(held, asked, this.now, result !== null);
  });

  constructor(private readonly session: Session) {
    $effect(() => {
      if (this.behind === null && this.shown >= 0) this.now = this.shown;
    });
  }

  /** The seat whose table is shown. */
  get shown(): Seat {
    return this.#screen.seat;
  }

  /** The seat that has to take the device first; null: nothing is hidden. */
  get behind(): Seat | null {
    return this.#screen.behind;
  }

  take = (seat: Seat): void => {
    this.now = seat;
  };
}
