/** A standing order to pass, as this seat gives it. The server keeps it, says when it is due and when it has lapsed. */

import { type ArrrView, MOMENTS, type Moment, NOTHING, type Passing } from './types';

export interface Stops {
  own: Record<Moment, boolean>;
  others: Record<Moment, boolean>;
}

const everywhere = (): Record<Moment, boolean> => ({ W0: true, W1: true, W2: true, W3: true, W4: true, W5: true });
const skipped = (row: Record<Moment, boolean>): Moment[] => MOMENTS.filter((moment) => !row[moment]);

export class StandingOrders {
  /** Pass until something targets this seat, or until this pile is resolved. */
  until = $state<Passing['until']>('stopped');
  /** Windows in which this seat wants to be asked. */
  stops = $state<Stops>({ own: everywhere(), others: everywhere() });
  /** Ask everything, independent of the settings. */
  hold = $state(false);
  /** How often the table has passed since the last choice of this seat. */
  passed = $state(0);
  /** The lowest card of the pile that is to be resolved. */
  private card = $state(NOTHING);
  /** Orders that the server has not confirmed yet, the oldest first. */
  private sent: string[] = [];

  get skips(): boolean {
    return skipped(this.stops.own).length + skipped(this.stops.others).length > 0;
  }
  get on(): boolean {
    return !this.hold && (this.until !== 'stopped' || this.skips);
  }

  /** The order as it is set here; null: ask everywhere. */
  get wanted(): Passing | null {
    if (!this.on) return null;
    const card = this.until === 'resolved' ? this.card : NOTHING;
    return { until: this.until, card, own: skipped(this.stops.own), others: skipped(this.stops.others) };
  }

  /** The server has this order now; one that it only confirms changes nothing here. */
  confirm(given: Passing | null): void {
    const place = this.sent.indexOf(JSON.stringify(given));
    this.sent = place < 0 ? [] : this.sent.slice(place + 1);
    if (place < 0) this.adopt(given);
  }

  /** Send the wanted order, unless the server has it or has been sent it. */
  settle(given: Passing | null, send: (order: Passing | null) => void): void {
    const wanted = JSON.stringify(this.wanted);
    if (wanted === (this.sent.at(-1) ?? JSON.stringify(given))) return;
    this.sent.push(wanted);
    send(this.wanted);
  }

  /** An order of the server's own accord. When it has lapsed, the windows stay set and are sent again. */
  private adopt(given: Passing | null): void {
    this.until = given?.until ?? 'stopped';
    if (!given) return;
    this.card = given.card;
    this.hold = false;
    for (const moment of MOMENTS) {
      this.stops.own[moment] = !given.own.includes(moment);
      this.stops.others[moment] = !given.others.includes(moment);
    }
  }

  give(until: Passing['until'], view: ArrrView): void {
    this.until = this.until === until ? 'stopped' : until;
    this.card = view.action.pile[0]?.effect.card ?? NOTHING;
    this.hold = false;
    this.passed = 0;
  }

  /** One key: everything stops, and this seat is asked again; once more, and the windows hold again. */
  halt = (): void => {
    this.hold = !this.hold;
    this.until = 'stopped';
  };
}
