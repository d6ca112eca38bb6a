/** How nature chooses in RARRR!!: the angriest player, Monster cards, packs of Katakana and Power cards, cities. */
import type { FairDice } from '../../fair/dice';
import { chosen, type Deal, range } from '../../fair/redeal';
import numbers from './numbers.gen';
import type { RarrrDeck } from './types';

const { katakanaDealt, powerDealt, citiesDealt } = numbers;

/** Hands of so many cards from a bag of counts, drawn without looking. */
function packs(dice: FairDice, bag: number[], hands: number, each: number): number[][] {
  const cards = dice.shuffle(bag.flatMap((count, kind) => Array<number>(count).fill(kind)));
  return range(hands).map((k) => {
    const hand = cards.slice(k * each, (k + 1) * each);
    return bag.map((_, kind) => hand.filter((card) => card === kind).length);
  });
}

const deal: Deal = (dice, line, before, header) => {
  const deck = header.cards as RarrrDeck;
  const seats = Number(header.options.seats);
  switch (line.do) {
    case 'angriest':
      return { do: 'angriest', seat: dice.below(seats) };
    case 'monsters':
      return { do: 'monsters', cards: dice.sample(range(deck.monster.length), seats) };
    case 'packs': {
      const first = chosen(before, 'packs').length === 0;
      const bag = first ? deck.katakana.map(() => 1) : deck.power.map((row) => row.count);
      return { do: 'packs', packs: packs(dice, bag, seats, first ? katakanaDealt : powerDealt) };
    }
    case 'cities': {
      const gone = chosen(before, 'cities').flatMap((one) => one.cards as number[]);
      const left = range(deck.city.length).filter((city) => !gone.includes(city));
      return { do: 'cities', cards: dice.sample(left, citiesDealt).sort((a, b) => a - b) };
    }
    default:
      return null;
  }
};
export default deal;
