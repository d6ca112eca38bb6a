/**
 * How nature chooses in Rampage: the side of the Runaway board, cards, who begins, and the seed of every tremor. How the
 * pieces then fall is simulated by `roarhouse verify`; left are cards and Meeples drawn later.
 */
import { chosen, type Deal, type Line, range } from '../../fair/redeal';

interface Deck {
  character: unknown[];
  power: unknown[];
  superpower: unknown[];
}

/** Who may begin: all, or those with most votes; null: teams begin, and who leads them is for the rules. */
function among(before: readonly Line[], seats: number, teams: boolean): number[] | null {
  const votes = before.flatMap(({ choice }) => (choice.do === 'vote' ? [choice.seat as number] : []));
  if (!votes.length) return teams ? null : range(seats);
  const count = range(seats).map((seat) => votes.filter((vote) => vote === seat).length);
  return range(seats).filter((seat) => count[seat] === Math.max(...count));
}

const deal: Deal = (dice, line, before, header) => {
  const { character, power, superpower } = header.cards as Deck;
  const { options } = header;
  switch (line.do) {
    case 'side':
      return { do: line.do, side: dice.random() < 0.5 ? 'A' : 'B' };
    case 'deal': {
      if (chosen(before, 'deal').length) return null;
      const kinds = [character, power, superpower].flatMap((cards, kind) => cards.map(() => kind));
      const boards = options.bigCity ? 2 : 1;
      const all = range(kinds.length).flatMap((card) => Array<number>(boards).fill(card));
      const decks = range(3)
        .map((kind) => all.filter((card) => kinds[card] === kind))
        .map((cards) => dice.sample(cards, cards.length));
      // how many of each kind a seat gets is the table's rule; which ones is nature's choice
      const hands = (line.hands as number[][]).map((hand) =>
        range(3)
          .flatMap((kind) => hand.filter((card) => kinds[card] === kind).map(() => decks[kind]!.pop()!))
          .sort((a, b) => a - b),
      );
      return { do: line.do, hands };
    }
    case 'starts': {
      const some = among(before, Number(options.seats), Boolean(options.teams || options.bigCity));
      return some && { do: line.do, seat: some[dice.below(some.length)] };
    }
    case 'happens': {
      const outcome = line.outcome as { seed: number };
      return { do: line.do, outcome: { ...outcome, seed: Number(dice.bits(31)) } };
    }
    default:
      return null;
  }
};
export default deal;
