/** A bid being composed: which card of the hand lies in which set, face-up or face-down, and which Boost is where. */

import type { BidChoice, Kind, SetChoice } from '../../types';

interface Place {
  set: number;
  down: boolean;
}

export class Composer {
  hand: readonly Kind[] = $state.raw([]);
  places: readonly (Place | null)[] = $state.raw([]);
  boosts: readonly number[] = $state.raw([0, 0, 0, 0]);
  /** The set that takes cards face-down now; null: cards go face-up into the set of their own type. */
  filling: number | null = $state(null);

  /** A new hand resets the composer; the same hand keeps it. */
  hold(hand: readonly Kind[]): void {
    if (hand.length === this.hand.length && hand.every((card, k) => card === this.hand[k])) return;
    this.hand = hand;
    this.clear();
  }

  clear = (): void => {
    this.places = this.hand.map(() => null);
    this.boosts = [0, 0, 0, 0];
    this.filling = null;
  };

  /** Press a card: into its set, or back into the hand. */
  press(index: number, own: number): void {
    const here = this.places[index] ?? null;
    const to = this.filling === null ? { set: own, down: false } : { set: this.filling, down: true };
    const next = here && (this.filling === null || here.set === to.set) ? null : to;
    this.places = this.places.map((place, k) => (k === index ? next : place));
  }

  /** Press a Boost at a set: it goes there, from wherever it was, or back. */
  boost(set: number, value: number): void {
    const on = this.boosts[set] !== value;
    this.boosts = this.boosts.map((was, k) => (k === set ? (on ? value : 0) : was === value ? 0 : was));
  }

  get sets(): SetChoice[] {
    return [0, 1, 2, 3].flatMap((power) => {
      const of = (down: boolean) =>
        this.hand.filter((_, k) => this.places[k]?.set === power && this.places[k]?.down === down);
      const set = { power, cards: of(false), boost: this.boosts[power] ?? 0, down: of(true) };
      return set.cards.length || set.down.length || set.boost ? [set] : [];
    });
  }

  get bid(): BidChoice {
    return { do: 'bid', sets: this.sets };
  }

  get empty(): boolean {
    return this.sets.length === 0;
  }

  /** Lay out a bid that was offered. */
  load(bid: BidChoice): void {
    const places: (Place | null)[] = this.hand.map(() => null);
    const put = (card: Kind, place: Place) => {
      const free = this.hand.findIndex((held, k) => held === card && places[k] === null);
      if (free >= 0) places[free] = place;
    };
    for (const { power, cards } of bid.sets) for (const card of cards) put(card, { set: power, down: false });
    for (const { power, down } of bid.sets) for (const card of down) put(card, { set: power, down: true });
    this.places = places;
    this.boosts = [0, 1, 2, 3].map((power) => bid.sets.find((set) => set.power === power)?.boost ?? 0);
    this.filling = null;
  }
}
