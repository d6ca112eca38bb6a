/** What every part of the Arrr!!! table needs to know: cards, dice, targets and choices in words. */

import { createContext } from 'svelte';
import { Knowing, words } from '../../kit/knowledge';
import type { Fact } from '../../play/contract';
import {
  type ArrrDeck,
  type ArrrOptions,
  type ArrrView,
  type CrewCard,
  type EventCard,
  type ExplorationCard,
  type Option,
  type Piled,
  type SeaCard,
  type Spot,
  STATS,
  type Waiting,
} from './types';

interface Spoken {
  en: string;
  de: string;
}

const card = (id: string): Fact => ({ is: 'card', id });

export class Knowledge extends Knowing<ArrrView, ArrrDeck, ArrrOptions> {
  spoken = (text: Spoken | null | undefined): string => text?.[this.of.lang] ?? '';

  // -- cards ---------------------------------------------------------------------------------------------------

  isEvent = (card: number): boolean => card >= this.of.deck.crew.length;
  crew = (card: number): CrewCard => this.of.deck.crew[card] as CrewCard;
  event = (card: number): EventCard => this.of.deck.event[card - this.of.deck.crew.length] as EventCard;
  row = (card: number): CrewCard | EventCard => (this.isEvent(card) ? this.event(card) : this.crew(card));
  sea = (card: number): ExplorationCard => this.of.deck.exploration[card] as ExplorationCard;
  /** An Exploration card as it is printed: not changed by others, and with no chance computed. */
  printed = (card: number): SeaCard => ({
    card,
    tests: this.sea(card).tests.map(({ stat, difficulty }): [number, number] => [STATS.indexOf(stat), difficulty]),
    pieces: this.sea(card).pieces,
    acts_nearer: false,
    acts_farther: false,
    chance: -1,
    chance_cheating: -1,
  });
  captain = (card: number) => this.of.deck.captain[card];
  name = (row: { id: string } | undefined): string => (row ? this.named(row.id) : '');

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
    card.collection ? this.named(card.collection) : this.t('worth-fame', { n: card.fame });

  // -- the pile ------------------------------------------------------------------------------------------------

  source = (effect: Piled): string => {
    if (effect.of === 'captain') return this.name(this.captain(effect.card));
    return this.name(effect.of === 'crew' || effect.of === 'event' ? this.row(effect.card) : this.sea(effect.card));
  };
  /** At what an effect is aimed, in words. */
  target = ({ aims }: Waiting): string => aims.map(this.part).join(' ↔ ');
  /** A part of the view, as offers and effects name it. */
  private part = (part: string): string => {
    const [zone, number] = part.split(':');
    const n = Number(number);
    switch (zone) {
      case 'seat':
        return this.who(n);
      case 'crew':
      case 'discard':
        return this.name(this.row(n));
      case 'sea':
        return this.name(this.sea(n));
      case 'stat':
        return this.t(`stat-${STATS[n]}`);
      case 'pile': {
        const aimed = this.of.view.action.pile[n];
        return aimed ? this.source(aimed.effect) : '';
      }
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
        return this.t(`choose-${choice.do}`, { card: card(this.row(choice.card).id) });
      case 'take':
        return this.name(this.captain(choice.captain));
      case 'play':
        return this.of.say({ ...said, facts: { ...said.facts, text: '' } });
    }
    return this.of.say(said);
  };
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
