/** What every part of the table needs to know: the deck, the words, the rules. Kept alive by getters on the props. */

import { createContext } from 'svelte';
import type { Fact, Lang, Rule, Seat, Sound, Words } from '../../lib/contract';
import { aimOf } from './menu';
import {
  type ArrrChoice,
  type ArrrDeck,
  type ArrrView,
  type CrewCard,
  type EventCard,
  type ExplorationCard,
  NOTHING,
  type Option,
  type Piled,
  type Spot,
  STATS,
} from './types';

export interface Source {
  readonly deck: ArrrDeck;
  readonly view: ArrrView;
  readonly options: Record<string, unknown>;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly motion: boolean;
  say(fact: Fact): string;
  rule(id: string): Rule | undefined;
  openRule(id: string): void;
  sound(name: Sound): void;
}

interface Spoken {
  en: string;
  de: string;
}

export const words = (key: string, facts: Record<string, Fact> = {}): Words => ({ is: 'words', key, facts });
const named = (id: string): Fact => ({ is: 'card', id });
const who = (seat: Seat): Fact => ({ is: 'who', seat });

export class Knowledge {
  constructor(readonly of: Source) {}

  t = (key: string, facts: Record<string, Fact> = {}): string => this.of.say(words(key, facts));
  who = (seat: Seat): string => this.of.say(who(seat));
  spoken = (text: Spoken | null | undefined): string => text?.[this.of.lang] ?? '';

  // -- cards ---------------------------------------------------------------------------------------------------

  isEvent = (card: number): boolean => card >= this.of.deck.crew.length;
  crew = (card: number): CrewCard => this.of.deck.crew[card] as CrewCard;
  event = (card: number): EventCard => this.of.deck.event[card - this.of.deck.crew.length] as EventCard;
  row = (card: number): CrewCard | EventCard => (this.isEvent(card) ? this.event(card) : this.crew(card));
  sea = (card: number): ExplorationCard => this.of.deck.exploration[card] as ExplorationCard;
  captain = (card: number) => this.of.deck.captain[card];
  name = (row: { id: string } | undefined): string => (row ? this.of.say(named(row.id)) : '');

  /** What stands in the ribbon of a card. */
  kind = (card: number): string =>
    this.isEvent(card) ? this.t(`symbol-${this.event(card).symbol}`) : this.t(`kind-${this.crew(card).kind}`);
  stats = (card: CrewCard): number[] => STATS.map((stat) => card.stats[stat]);
  statsInWords = (counts: readonly number[]): string =>
    counts.flatMap((n, k) => (n ? [`${this.t(`stat-${STATS[k]}`)} ${n}`] : [])).join(', ');
  /** A card of a hand or a crew in one sentence. */
  line = (card: number): string => {
    const row = this.row(card);
    const stats = 'stats' in row ? `${this.statsInWords(this.stats(row))}. ` : '';
    return `${this.name(row)}, ${this.kind(card)}. ${stats}${this.spoken(row.text)}`;
  };
  influence = (card: ExplorationCard): string => {
    if (!card.influence) return '';
    const on = card.influence.on === 'pieces' ? words('pieces-word') : words(`stat-${card.influence.on}`);
    return this.t('ui-influence', { on, by: signed(card.influence.by) });
  };
  worth = (card: ExplorationCard): string =>
    card.collection ? this.of.say(named(card.collection)) : this.t('worth-fame', { n: card.fame });

  // -- dice ----------------------------------------------------------------------------------------------------

  /** The chance of one die. */
  get hit(): number {
    return this.of.options.sixthFace === 'blank' ? 2 / 6 : 3 / 6;
  }
  /** Dice of a player in a stat, with what his Captain and permanents add; some add more in a Challenge. */
  dice = (seat: Seat, stat: number, duel = false): number => {
    const player = this.of.view.players[seat];
    if (!player) return 0;
    const cards = [this.captain(player.captain), ...player.permanents.map(this.event)];
    const more = cards.map((one) =>
      one ? one.traits.dice[STATS[stat] as 'wits'] + (duel ? one.traits.challengeDice : 0) : 0,
    );
    return Math.max(
      0,
      more.reduce((sum, n) => sum + n, player.stats[stat] ?? 0),
    );
  };
  duelDice = (seat: Seat, stat: number): number => this.dice(seat, stat, true);

  // -- teams ---------------------------------------------------------------------------------------------------

  get teams(): boolean {
    return Boolean(this.of.options.teams);
  }
  partner = (seat: Seat): Seat => (this.teams ? (seat + 2) % 4 : NOTHING);

  // -- the pile ------------------------------------------------------------------------------------------------

  source = (effect: Piled): string => {
    if (effect.of === 'captain') return this.name(this.captain(effect.card));
    return this.name(effect.of === 'crew' || effect.of === 'event' ? this.row(effect.card) : this.sea(effect.card));
  };
  target = (effect: Pick<Piled, 'of' | 'card' | 'use' | 'target'>): string => {
    const { view } = this.of;
    const target = effect.target;
    if (effect.of === 'penalty' || effect.of === 'reward') return this.who(target);
    if (effect.of === 'captain' || target === NOTHING) return '';
    switch (aimOf(this.of.deck, effect.card, effect.use)) {
      case 'seat':
        return this.who(target);
      case 'crew':
      case 'discard':
        return this.name(this.row(target));
      case 'exploration':
        return this.name(this.sea(target));
      case 'places':
        return [target, target + 1].map((at) => this.name(this.sea(view.sea.row[at]?.card ?? 0))).join(' ↔ ');
      case 'stat':
        return this.t(`stat-${STATS[target]}`);
      case 'pile':
        return view.action.pile[target] ? this.source(view.action.pile[target]) : '';
    }
    return '';
  };

  // -- choices -------------------------------------------------------------------------------------------------

  /** A choice in a few words: what stands on its card is read there. */
  label = ({ choice, words: said }: Option): string => {
    switch (choice.do) {
      case 'discard':
      case 'equip':
      case 'unequip':
      case 'lose':
        return this.t(`choose-${choice.do}`, { card: named(this.row(choice.card).id) });
      case 'take':
        return this.name(this.captain(choice.captain));
      case 'play':
        return this.played(choice);
    }
    return this.of.say(said);
  };
  private played(choice: Extract<ArrrChoice, { do: 'play' }>): string {
    const of = this.isEvent(choice.card) ? 'event' : 'crew';
    const card = named(this.row(choice.card).id);
    const target = this.target({ of, ...choice });
    const effect = target ? words('effect-at', { card, target }) : words('effect', { card });
    return this.t(`choose-play-${of}`, { effect, text: '' });
  }
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** What is pressed now, and how to press something else. */
export interface Selection {
  readonly spot: Spot | null;
  press(spot: Spot): void;
  isPressed(spot: Spot): boolean;
  /** Can something be done with it now? */
  isLive(spot: Spot): boolean;
  /** Marked to be discarded. */
  isMarked(at: number): boolean;
}

export const [useTable, provideTable] = createContext<Knowledge>();
export const [useSelection, provideSelection] = createContext<Selection>();
