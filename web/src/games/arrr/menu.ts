/** What a press means: the choices of the prompt, sorted by what they concern. Nothing is offered that the prompt does
 * not offer. */

import type { Seat } from '../../lib/contract';
import type { ArrrChoice, ArrrDeck, ArrrView, Asked, Of, Option, Spot } from './types';

export type Aim = 'nothing' | 'seat' | 'crew' | 'discard' | 'exploration' | 'places' | 'stat' | 'pile';

/** At what the target of a verb points; the others are aimed at nothing. */
const AIMS: Record<string, Aim> = {
  removeDice: 'seat',
  forgetMates: 'seat',
  steal: 'seat',
  damage: 'seat',
  lookAtHand: 'seat',
  place: 'seat',
  takeCrew: 'crew',
  deplete: 'crew',
  prepare: 'crew',
  keepCard: 'crew',
  recover: 'discard',
  redirect: 'exploration',
  swap: 'places',
  otherStat: 'stat',
  cancel: 'pile',
  cancelUnlessPaid: 'pile',
  cancelLoss: 'pile',
  lessDamage: 'pile',
};

export function aimOf(deck: ArrrDeck, card: number, use: number): Aim {
  const crew = deck.crew[card];
  const verbs = crew ? crew.ability : deck.event[card - deck.crew.length]?.effect;
  return AIMS[verbs?.[use]?.verb ?? ''] ?? 'nothing';
}

/** All options of these kinds. */
export const those = <D extends ArrrChoice['do']>(prompt: Asked | null, ...kinds: D[]): Option<Of<D>>[] =>
  (prompt?.options ?? []).filter((option): option is Option<Of<D>> => (kinds as string[]).includes(option.choice.do));

export const the = <D extends ArrrChoice['do']>(prompt: Asked | null, kind: D): Option<Of<D>> | undefined =>
  those(prompt, kind)[0];

/** Everything that can be done with what lies at a spot, or to it. */
export function concerning(prompt: Asked | null, view: ArrrView, deck: ArrrDeck, spot: Spot): Option[] {
  return (prompt?.options ?? []).filter(({ choice }) => concerns(choice, view, deck, spot));
}

function concerns(choice: ArrrChoice, view: ArrrView, deck: ArrrDeck, spot: Spot): boolean {
  switch (choice.do) {
    case 'discard':
    case 'equip':
      return spot.zone === 'hand' && spot.card === choice.card;
    case 'unequip':
    case 'lose':
      return spot.zone === 'crew' && spot.card === choice.card;
    case 'sail':
      return spot.zone === 'sea' && spot.card === choice.card;
    case 'captain':
      return spot.zone === 'captain' && spot.seat === view.seat;
    case 'challenge':
      return spot.zone === 'captain' && spot.seat === choice.opponent;
    case 'play':
      return (isCard(spot) && spot.card === choice.card) || aimed(choice, view, deck, spot);
  }
  return false;
}

const isCard = (spot: Spot) => spot.zone === 'hand' || spot.zone === 'crew';

function aimed({ card, use, target }: Of<'play'>, view: ArrrView, deck: ArrrDeck, spot: Spot): boolean {
  switch (aimOf(deck, card, use)) {
    case 'crew':
      return spot.zone === 'crew' && spot.card === target;
    case 'seat':
      return spot.zone === 'captain' && spot.seat === target;
    case 'exploration':
      return spot.zone === 'sea' && spot.card === target;
    case 'places':
      return spot.zone === 'sea' && [target, target + 1].some((place) => view.sea.row[place]?.card === spot.card);
    case 'pile':
      return spot.zone === 'pile' && spot.at === target;
  }
  return false;
}

/** Choices about no thing that lies on the table: they become buttons. */
const LOOSE: readonly string[] = ['collections', 'first', 'vote', 'pay', 'decline', 'drawfrom', 'put'];
export const loose = (prompt: Asked | null): Option[] =>
  (prompt?.options ?? []).filter(({ choice }) => LOOSE.includes(choice.do));

/** Does the effect at this place of the pile hit this seat, or an effect of its own? */
export function targets(view: ArrrView, deck: ArrrDeck, at: number, seat: Seat): boolean {
  const effect = view.action.pile[at];
  if (!effect || effect.cancelled || seat < 0) return false;
  if (view.action.victims[at] === seat) return true;
  return (
    effect.of !== 'penalty' &&
    aimOf(deck, effect.card, effect.use) === 'pile' &&
    view.action.pile[effect.target]?.by === seat
  );
}

export const sameChoice = (a: ArrrChoice, b: ArrrChoice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Cards of one number are told apart by how often it came before. */
export const numbered = (cards: readonly number[]): { card: number; key: string }[] =>
  cards.map((card, k) => ({ card, key: `${card}-${cards.slice(0, k).filter((one) => one === card).length}` }));

export const sameBag = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();
