/** How nature chooses in RARRR!!: the angriest player, Monster cards, packs of Katakana and Power cards, cities. */
import type { FairDice } from '../../lib/dice';
import type { Deal } from '../../lib/redeal';
import type { RarrrDeck } from './types';

const KATAKANA = 3;
const POWER = 12;
const CITIES = 6;
const range = (n: number) => Array.from({ length: n }, (_, k) => k);

/** Hands of so many cards from a bag of counts, drawn without looking. */
function packs(dice: FairDice, bag: number[], hands: number, each: number): number[][] {
  const cards = dice.shuffle(bag.flatMap((count, kind) => Array<number>(count).fill(kind)));
  return range(hands).map((k) => {
    const hand = cards.slice(k * each, (k + 1) * each);
    return bag.map((_, kind) => hand.filter((card) => card === kind).length);
  });
}

const deal: Deal = (dice, kind, before, header) => {
  const deck = header.cards as RarrrDeck;
  const seats = Number(header.options.seats);
  switch (kind.do) {
    case 'angriest':
      return { do: 'angriest', seat: dice.below(seats) };
    case 'monsters':
      return { do: 'monsters', cards: dice.sample(range(deck.monster.length), seats) };
    case 'packs':
      return before.some((one) => one.do === 'packs')
        ? {
            do: 'packs',
            packs: packs(
              dice,
              deck.power.map((row) => row.count),
              seats,
              POWER,
            ),
          }
        : {
            do: 'packs',
            packs: packs(
              dice,
              deck.katakana.map(() => 1),
              seats,
              KATAKANA,
            ),
          };
    case 'cities': {
      const gone = before.flatMap((one) => (one.do === 'cities' ? (one.cards as number[]) : []));
      const left = range(deck.city.length).filter((city) => !gone.includes(city));
      return { do: 'cities', cards: dice.sample(left, CITIES).sort((a, b) => a - b) };
    }
    default:
      return null;
  }
};
export default deal;
