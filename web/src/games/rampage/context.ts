/** What every part of the Rampage table needs to know: names of things, cards, who is which Monster. */
import { createContext } from 'svelte';
import { Knowing, words } from '../../kit/knowledge';
import type { Considered, Fact, Prompt, Seat, Words } from '../../play/contract';
import { MONSTER_COLOURS, type Plan, partOf, planOf, VEHICLES } from './geometry';
import {
  type Bag,
  type Card,
  COLOUR_NAMES,
  type Monster,
  type Piece,
  type RampageChoice,
  type RampageDeck,
  type RampageOptions,
  type RampageView,
  type Zone,
} from './types';

export type Asked = Prompt<RampageChoice>;
export type Offer = Asked['options'][number];
export type Part = 'piece' | 'zone' | 'ruin' | 'start' | 'runaway' | 'effect' | 'card' | 'seat';
export type Kind = keyof RampageDeck;
export type Face = { [K in Kind]: { kind: K; row: RampageDeck[K][number] } }[Kind];
export type Consider = (choice: RampageChoice) => Promise<Considered>;

/** Something of the first board, or of the second one. */
function onBoard(word: string, id: string): Words {
  const plain = words(`${word}-${id.replace(/2$/, '').toLowerCase()}`);
  return id.endsWith('2') ? words('on-board-2', { what: plain }) : plain;
}

export const total = (bag: Bag): number => bag.reduce((sum, n) => sum + n, 0);

/** Names that differ: what is there more than once is numbered. */
export const numbered = (names: string[]): string[] =>
  names.map((name, k) =>
    names.filter((one) => one === name).length > 1
      ? `${name} · ${names.slice(0, k + 1).filter((one) => one === name).length}`
      : name,
  );

/** The numbers of the parts of one kind that a choice concerns: `touched(offer, 'piece')`. */
export const touched = ({ touches = [] }: Offer, kind: Part): number[] =>
  touches.flatMap((part) => (part.startsWith(`${kind}:`) ? [Number(part.slice(kind.length + 1))] : []));

export class Knowledge extends Knowing<RampageView, RampageDeck, RampageOptions> {
  get plan(): Plan {
    return planOf(this.of.view.boards);
  }

  face = (card: Card): Face => {
    const { character, power, superpower } = this.of.deck;
    if (card < character.length) return { kind: 'character', row: character[card]! };
    const next = card - character.length;
    if (next < power.length) return { kind: 'power', row: power[next]! };
    return { kind: 'superpower', row: superpower[next - power.length]! };
  };
  cardName = (card: Card): string => this.face(card).row.name[this.of.lang];
  cardText = (card: Card): string => this.face(card).row.text[this.of.lang];
  /** When it works: Characters at the end, Powers always, Superpowers in their windows. */
  moment = (card: Card): string => {
    const { kind, row } = this.face(card);
    if (kind !== 'superpower') return this.t(`ui-moment-${kind}`);
    return row.windows.map((window) => this.t(`ui-moment-${window}`)).join(' · ');
  };

  zone = (zone: Zone): Words => onBoard('zone', this.plan.neighborhoods[zone]!.id);
  ruin = (ruin: number): Words => onBoard('ruin', this.plan.ruins[ruin]!.id);
  /** Where a spot is, in words: the Building it is on top of, or which part of its neighbourhood. */
  spot = (x: number, y: number, up = false): Words => {
    const [zone, ruin] = [this.plan.zoneAt(x, y), this.plan.ruinAt(x, y)];
    if (up && ruin >= 0) return words('ui-on-top', { ruin: this.ruin(ruin) });
    if (zone < 0) return words('ui-outside');
    const part = words(`ui-part-${partOf(this.plan.neighborhoods[zone]!.area, x, y)}`);
    return words('ui-spot', { zone: this.zone(zone), part });
  };
  vehicle = (piece: Piece): Words => {
    const k = this.plan.vehicle(piece);
    return onBoard('vehicle', VEHICLES[k % VEHICLES.length]!.id + (k >= VEHICLES.length ? '2' : ''));
  };
  meeples = (bag: Bag): Fact => ({
    is: 'many',
    of: bag.flatMap((n, k) => (n ? [words('meeples', { n, kind: COLOUR_NAMES[k]! })] : [])),
  });
  bag = (pieces: readonly Piece[]): Bag => {
    const bag = COLOUR_NAMES.map(() => 0);
    for (const piece of pieces) bag[this.plan.colour(piece)]! += 1;
    return bag;
  };

  seatOf = (monster: Monster): Seat => this.of.view.players.findIndex((player) => player.corner === monster);
  colourOf = (seat: Seat): string =>
    MONSTER_COLOURS[(this.of.view.players[seat]?.corner ?? 0) % MONSTER_COLOURS.length]!;

  /** Of the second box: the same colours with bands across. */
  banded = (seat: Seat): boolean => (this.of.view.players[seat]?.corner ?? 0) >= MONSTER_COLOURS.length;

  /** Where a Monster is, in words. */
  placeOf = (seat: Seat): Fact => {
    const player = this.of.view.players[seat]!;
    if (!player.in_city) return words('not-in-the-city');
    const zones = player.zones.map(this.zone);
    const walks = player.sidewalks.map((ruin) => words('at-sidewalk', { ruin: this.ruin(ruin) }));
    return zones.length || walks.length ? { is: 'many', of: [...zones, ...walks] } : words('in-no-zone');
  };
}

export const [useTable, provideTable] = createContext<Knowledge>();
