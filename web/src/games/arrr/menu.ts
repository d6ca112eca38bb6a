/** What a press means: the choices of the prompt, by the parts of the table that they touch. Nothing is offered that
 * the prompt does not offer. */

import type { ArrrChoice, Asked, Of, Option, Piled, Spot } from './types';

/** The options of these kinds. */
export const those = <D extends ArrrChoice['do']>(prompt: Asked | null, ...kinds: D[]): Option<Of<D>>[] =>
  (prompt?.options ?? []).filter((option): option is Option<Of<D>> => (kinds as string[]).includes(option.choice.do));

export const the = <D extends ArrrChoice['do']>(prompt: Asked | null, kind: D): Option<Of<D>> | undefined =>
  those(prompt, kind)[0];

/** The part of the view at a spot, as offers name it; a seat is touched at its Captain. */
export function partAt(spot: Spot): string {
  if (spot.zone === 'captain') return `seat:${spot.seat}`;
  return `${spot.zone}:${spot.zone === 'pile' ? spot.at : spot.card}`;
}

/** The card that has an effect on the pile, as explanations name it. */
export function thingBehind({ of, card }: Piled): string {
  return `${of === 'captain' ? 'captain' : of === 'crew' || of === 'event' ? 'card' : 'sea'}:${card}`;
}

/** Choices that become buttons. */
const BUTTONS: readonly string[] = ['collections', 'first', 'vote', 'pay', 'decline', 'drawfrom', 'put'];
/** Choices that have a widget of their own. */
const WIDGETS: readonly string[] = ['take', 'claim', 'spoils'];

export const loose = (prompt: Asked | null): Option[] =>
  (prompt?.options ?? []).filter(({ choice }) => BUTTONS.includes(choice.do));

/** Everything else that can be done with what lies at a spot, or to it. */
export function concerning(prompt: Asked | null, spot: Spot): Option[] {
  const part = partAt(spot);
  return (prompt?.options ?? []).filter(
    ({ choice, touches }) => touches.includes(part) && ![...BUTTONS, ...WIDGETS].includes(choice.do),
  );
}

export const sameChoice = (a: ArrrChoice, b: ArrrChoice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Cards of one number are told apart by how often it came before. */
export const numbered = (cards: readonly number[]): { card: number; key: string }[] =>
  cards.map((card, k) => ({ card, key: `${card}-${cards.slice(0, k).filter((one) => one === card).length}` }));

export const sameBag = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();
