/** Maps a press to options of the prompt, by the parts of the view that they touch. */

import type { Asked, Card, Deed, OpenWay, Option, PikitChoice } from './types';

const touching = (prompt: Asked | null, part: string): Option[] =>
  prompt?.options.filter(({ touches }) => touches.includes(part)) ?? [];

/** Every way of taking that takes a card of this value, the fewest cards first. */
export const takesWith = (prompt: Asked | null, card: Card): Option[] =>
  touching(prompt, `centre:${card}`).sort((a, b) => a.touches.length - b.touches.length);

/** Everything this card of the hand could be played for. */
export const playsOf = (prompt: Asked | null, card: Card): Option[] => touching(prompt, `hand:${card}`);

export const declarations = (prompt: Asked | null): Option[] => (prompt?.step === 'declaring' ? prompt.options : []);

/** The Mecha of a pair: taken from the table, or its owner robbed. */
export const mechaOption = (prompt: Asked | null, pair: number): Option | undefined =>
  touching(prompt, `mecha:${pair}`)[0];

/** What the big key does: the option that touches nothing, or the only one there is. */
export const keyOption = (prompt: Asked | null): Option | undefined =>
  prompt?.options.find(({ touches }) => !touches.length) ??
  (prompt?.options.length === 1 ? prompt.options[0] : undefined);

/** The ways that the dice open to this card. */
export const waysTo = (ways: readonly OpenWay[], card: Card): OpenWay[] =>
  ways.filter((way) => way.cards.includes(card));

export const deedOf = (choice: PikitChoice): Deed | null => ('deed' in choice ? (choice.deed ?? null) : null);

/** How many cards of this value come before in the row; distinguishes cards of one value. */
export const numbered = (cards: readonly Card[]): { card: Card; key: string }[] =>
  cards.map((card, k) => ({ card, key: `${card}-${cards.slice(0, k).filter((one) => one === card).length}` }));

/** Each value once, with how many there are of it. */
export const counted = (cards: readonly Card[]): [Card, number][] =>
  [...new Set(cards)].sort((a, b) => a - b).map((card) => [card, cards.filter((one) => one === card).length]);
