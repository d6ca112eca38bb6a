/** How nature chooses in Pikit: who begins, cards of the deck, dice, lots. A stolen card depends on a hand and is skipped. */

import type { FairDice } from '../../fair/dice';
import type { Header } from '../../fair/fair';
import { chosen, type Deal, type Line } from '../../fair/redeal';
import { NATURE } from '../../play/contract';
import numbers from './numbers.gen';
import type { Deed } from './types';

interface Kaiju {
  value: number;
  count: number;
  other_count?: number | null;
}
const { values, centre, startingTotal, twoPlayersRemove, removedFrom, removedTo } = numbers;

/** How many cards of each value are in the deck: all except those that have left it. Discards never return. */
function deckAfter(before: readonly Line[], { cards, options }: Header): number[] {
  const deck = Array<number>(values).fill(0);
  for (const { value, count, other_count } of (cards as { kaiju: Kaiju[] }).kaiju) {
    const removed = options.seats === 2 && value >= removedFrom && value <= removedTo ? twoPlayersRemove : 0;
    deck[value] = (options.deckProfile === 'twoNines' ? (other_count ?? count) : count) - removed;
  }
  const gone = [
    ...chosen(before, 'reveal').flatMap((one) => one.cards as number[]),
    ...chosen(before, 'drawn').map((one) => one.card as number),
  ];
  for (const value of gone) deck[value]! -= 1;
  return deck;
}

function topCard(dice: FairDice, deck: number[]): number {
  let k = Math.floor(dice.random() * deck.reduce((sum, n) => sum + n, 0));
  const value = deck.findIndex((count) => {
    k -= count;
    return k < 0;
  });
  deck[value]! -= 1;
  return value;
}

/** The centre first, then a starting hand for each seat, then the centre is filled up as far as the table asks. */
function revealed(dice: FairDice, line: { cards: number[] }, before: readonly Line[], header: Header): number[] {
  const deck = deckAfter(before, header);
  const earlier = chosen(before, 'reveal').length;
  const cards: number[] = [];
  const total = () => cards.reduce((sum, value) => sum + value, 0);
  const hand = earlier >= 1 && earlier <= Number(header.options.seats);
  const wanted = earlier === 0 ? centre : line.cards.length;
  while (hand ? total() < startingTotal : cards.length < wanted) cards.push(topCard(dice, deck));
  return cards;
}

/** Both dice; after a reroll only those that were thrown again, the others are unchanged. */
function rolled(dice: FairDice, faces: number[], before: readonly Line[]): number[] {
  const k = Math.floor(dice.random() * 36);
  const both = [Math.floor(k / 6) + 1, (k % 6) + 1];
  const again = rerolls(before).find((some) => some.every((die) => faces[die] === both[die]));
  return again ? faces.map((face, die) => (again.includes(die) ? both[die]! : face)) : both;
}

/** Dice declared for a reroll since the last throw; a Cancel may have prevented it. */
function rerolls(before: readonly Line[]): number[][] {
  const last = before.findLastIndex(({ seat, choice }) => seat === NATURE && choice.do === 'dice');
  return before.slice(last + 1).flatMap(({ choice }) => {
    const deed = choice.deed as Deed | undefined;
    return deed?.effect === 'reroll' ? [deed.dice] : [];
  });
}

/** The seats that may answer, clockwise from the left of the player of the card. */
function asked(seats: number[], before: readonly Line[], all: number): number[] {
  const by = before.findLast(({ choice }) => choice.do === 'play')?.seat ?? 0;
  return [...seats].sort((a, b) => ((a - by + all) % all) - ((b - by + all) % all));
}

const deal: Deal = (dice, line, before, header) => {
  const seats = Number(header.options.seats);
  switch (line.do) {
    case 'first':
      return { do: 'first', seat: dice.below(seats) };
    case 'reveal':
      return { do: 'reveal', cards: revealed(dice, line as unknown as { cards: number[] }, before, header) };
    case 'drawn':
      return { do: 'drawn', card: topCard(dice, deckAfter(before, header)) };
    case 'dice':
      return { do: 'dice', faces: rolled(dice, line.faces as number[], before) };
    case 'lots': {
      const others = asked(line.seats as number[], before, seats);
      return { do: 'lots', seats: dice.sample(others, others.length) };
    }
    default:
      return null;
  }
};
export default deal;
