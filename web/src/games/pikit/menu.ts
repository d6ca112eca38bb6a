/** What a press means: the choices of the prompt, sorted by the card they belong to. Nothing is offered that the prompt
 * does not offer. */

import type { Prompt } from '../../lib/contract';
import type { By, Card, DeclareChoice, Deed, OpenWay, PikitChoice, PlayChoice, TakeChoice } from './types';

export type Option<C extends PikitChoice = PikitChoice> = Prompt<C>['options'][number];
export type Asked = Prompt<PikitChoice>;

const are = <C extends PikitChoice>(prompt: Asked | null, wanted: C['do']): Option<C>[] =>
  (prompt?.options ?? []).filter((option): option is Option<C> => option.choice.do === wanted);

/** Every way of taking that takes a card of this value, the single card first. */
export const takesWith = (prompt: Asked | null, card: Card): Option<TakeChoice>[] =>
  are<TakeChoice>(prompt, 'take')
    .filter((option) => option.choice.cards.includes(card))
    .sort((a, b) => a.choice.cards.length - b.choice.cards.length);

/** Everything this card of the hand could be played for. */
export const playsOf = (prompt: Asked | null, card: Card): Option<PlayChoice>[] =>
  are<PlayChoice>(prompt, 'play').filter((option) => option.choice.card === card);

export const declarations = (prompt: Asked | null): Option<DeclareChoice>[] => are<DeclareChoice>(prompt, 'declare');

/** The pair's Mecha: taken from the table, or its owner robbed. */
export const mechaOption = (prompt: Asked | null): Option | undefined =>
  prompt?.options.find((option) => option.choice.do === 'takemecha' || option.choice.do === 'stealmecha');

const PASSES: readonly string[] = ['let', 'enough', 'nothing'];

/** What the big key does: pass in all its forms, or the only thing there is. */
export function keyOption(prompt: Asked | null): Option | undefined {
  if (!prompt) return undefined;
  return (
    prompt.options.find((option) => PASSES.includes(option.choice.do)) ??
    (prompt.options.length === 1 ? prompt.options[0] : undefined)
  );
}

/** By what the dice open this card: at most one of sum, face and difference, and both faces besides. */
export const waysTo = (ways: readonly OpenWay[], card: Card): By[] =>
  ways.filter((way) => way.cards.includes(card)).map((way) => way.by);

export const deedOf = (choice: PikitChoice): Deed | null => ('deed' in choice ? choice.deed : null);

/** How often this value came before in a row of cards: cards of one value are told apart by it. */
export const numbered = (cards: readonly Card[]): { card: Card; key: string }[] =>
  cards.map((card, k) => ({ card, key: `${card}-${cards.slice(0, k).filter((one) => one === card).length}` }));

/** Each value once, with how many there are of it. */
export const counted = (cards: readonly Card[]): [Card, number][] =>
  [...new Set(cards)].sort((a, b) => a - b).map((card) => [card, cards.filter((one) => one === card).length]);
