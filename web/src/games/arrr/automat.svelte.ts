/** What a person has told the table to do for him: only ever to pass, by what everybody sees and never by what he
 * holds, so that a pass tells nothing. The server carries it out; one key ends it all. */

import type { Seat } from '../../lib/contract';
import { targets } from './menu';
import { type ArrrDeck, type ArrrView, type Asked, MOMENTS, type Moment, NOTHING } from './types';

export type Order = 'none' | 'untarget' | 'pile';
export interface Stops {
  own: Record<Moment, boolean>;
  others: Record<Moment, boolean>;
}
/** `games/arrr/orders.py`: a standing order, as the server keeps it. */
export interface Passing {
  until: 'stopped' | 'targeted' | 'resolved';
  card: number;
  own: Moment[];
  others: Moment[];
}

const UNTIL = { none: 'stopped', untarget: 'targeted', pile: 'resolved' } as const;
const everywhere = (): Record<Moment, boolean> => ({ W0: true, W1: true, W2: true, W3: true, W4: true, W5: true });
const skipped = (row: Record<Moment, boolean>): Moment[] => MOMENTS.filter((moment) => !row[moment]);

export class Automat {
  /** Pass until something targets me, or until this pile is resolved. */
  order = $state<Order>('none');
  /** Where I want to be asked. */
  stops = $state<Stops>({ own: everywhere(), others: everywhere() });
  /** Ask me everything, whatever was set. */
  hold = $state(false);
  /** How often it has passed since the person last did something. */
  passed = $state(0);
  /** The lowest card of the pile that is to be resolved. */
  private card = $state(NOTHING);

  get skips(): boolean {
    return skipped(this.stops.own).length + skipped(this.stops.others).length > 0;
  }
  get on(): boolean {
    return !this.hold && (this.order !== 'none' || this.skips);
  }

  /** What the server is to be told; null: ask me everywhere. */
  get standing(): Passing | null {
    if (!this.on) return null;
    const card = this.order === 'pile' ? this.card : NOTHING;
    return { until: UNTIL[this.order], card, own: skipped(this.stops.own), others: skipped(this.stops.others) };
  }

  /** An order that this seat gave before the page was loaded. */
  adopt({ until, card, own, others }: Passing): void {
    this.order = until === 'targeted' ? 'untarget' : until === 'resolved' ? 'pile' : 'none';
    this.card = card;
    for (const moment of MOMENTS) {
      this.stops.own[moment] = !own.includes(moment);
      this.stops.others[moment] = !others.includes(moment);
    }
  }

  give(order: Order, view: ArrrView): void {
    this.order = this.order === order ? 'none' : order;
    this.card = view.action.pile[0]?.card ?? NOTHING;
    this.hold = false;
    this.passed = 0;
  }

  /** One key: everything stops, and I am asked again; once more, and the lasting settings hold again. */
  halt = (): void => {
    this.hold = !this.hold;
    this.order = 'none';
  };

  /** Orders end with their occasion. */
  lapse(view: ArrrView, deck: ArrrDeck, prompt: Asked | null): void {
    if (this.order === 'pile' && !view.action.pile.length && !view.action.resolving) this.order = 'none';
    if (this.order === 'untarget' && prompt && (prompt.step !== 'respond' || aimedAt(view, deck, prompt.seat)))
      this.order = 'none';
  }

  /** Does the table pass for me now? */
  passes(view: ArrrView, deck: ArrrDeck, prompt: Asked | null): boolean {
    if (!this.on || prompt?.step !== 'respond' || !view.action.moment) return false;
    if (this.order === 'pile' && view.action.pile[0]?.card === this.card) return true;
    if (aimedAt(view, deck, prompt.seat)) return false;
    const inTurn = view.players[prompt.seat]?.in_turn ?? false;
    if (this.order === 'untarget' && !inTurn) return true;
    return !view.action.pile.length && !(inTurn ? this.stops.own : this.stops.others)[view.action.moment];
  }
}

const aimedAt = (view: ArrrView, deck: ArrrDeck, seat: Seat): boolean =>
  view.action.pile.some((_, at) => targets(view, deck, at, seat));
