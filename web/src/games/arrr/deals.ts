/**
 * How nature chooses in Arrr!!!: the Exploration deck, hands, Captains, dice. Not checked: cards of a hand that are
 * looked at, and draws from a deck that was reshuffled from its discard pile.
 */
import type { FairDice } from '../../fair/dice';
import type { Header } from '../../fair/fair';
import { chosen, type Deal, type Line, range } from '../../fair/redeal';
import numbers from './numbers.gen';
import type { ArrrDeck } from './types';

const { jolly, blank } = numbers;
const rising = (cards: number[]) => [...cards].sort((a, b) => a - b);
const each = (cards: number[], seats: number) => range(seats).map((k) => cards.filter((_, at) => at % seats === k));

/** Some cards, drawn at random. */
function pick(dice: FairDice, cards: readonly number[], n: number): number[] {
  const rest = [...cards];
  return range(n).map(() => {
    const k = Math.floor(dice.random() * rest.length);
    const last = rest.pop()!;
    if (k === rest.length) return last;
    const card = rest[k]!;
    rest[k] = last;
    return card;
  });
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
}

// -- the Exploration deck ----------------------------------------------------------------------------------------

function fame(deck: ArrrDeck): number[] {
  return range(deck.exploration.length).filter((card) => !deck.exploration[card]!.collection);
}

/** The face-down deck: whole collections and some cards without one, less what has been turned over. */
function sea(before: readonly Line[], deck: ArrrDeck): number[] {
  const drawn = before.find(({ choice }) => choice.do === 'collections')?.choice.symbols as number[] | undefined;
  const symbols = (drawn ?? range(deck.collection.length)).map((symbol) => deck.collection[symbol]!.id);
  const whole = range(deck.exploration.length).filter((card) =>
    symbols.includes(deck.exploration[card]!.collection ?? ''),
  );
  const stock = chosen(before, 'stock').flatMap((one) => one.cards as number[]);
  const row = chosen(before, 'row').flatMap((one) => one.cards as number[]);
  const turned = chosen(before, 'turned').map((one) => one.card as number);
  return without(rising([...whole, ...stock]), [...row, ...turned]);
}

// -- hands -------------------------------------------------------------------------------------------------------

interface Decks {
  crew: number[];
  events: number[];
}

/** Both decks, as long as neither was reshuffled; null afterwards. */
function decks(before: readonly Line[], { cards, options }: Header): Decks | null {
  const deck = cards as ArrrDeck;
  const first = deck.crew.length;
  const events =
    options.mode === 'swabber' ? [] : deck.event.flatMap(({ count }, k) => Array<number>(count).fill(first + k));
  const gone = [
    ...chosen(before, 'deal').flatMap((one) => (one.hands as number[][]).flat()),
    ...chosen(before, 'drawn').flatMap((one) => one.cards as number[]),
  ];
  const all = { crew: range(first), events };
  const out = { crew: gone.filter((card) => card < first), events: gone.filter((card) => card >= first) };
  if (out.crew.length > all.crew.length || out.events.length > all.events.length) return null;
  return { crew: without(all.crew, out.crew), events: without(all.events, out.events) };
}

function drawn(dice: FairDice, cards: number[], before: readonly Line[], header: Header): number[] | null {
  const first = (header.cards as ArrrDeck).crew.length;
  const crew = cards.filter((card) => card < first).length;
  const left = decks(before, header);
  if (!left || crew > left.crew.length || cards.length - crew > left.events.length) return null;
  return rising([...pick(dice, left.crew, crew), ...pick(dice, left.events, cards.length - crew)]);
}

/** As many cards of each deck as were dealt. */
function hands(dice: FairDice, dealt: number[][], { crew, events }: Decks): number[][] {
  const cards = dealt.flat();
  const mates = each(pick(dice, crew, cards.filter((card) => card < crew.length).length), dealt.length);
  const more = each(pick(dice, events, cards.filter((card) => card >= crew.length).length), dealt.length);
  return mates.map((some, k) => rising([...some, ...more[k]!]));
}

const deal: Deal = (dice, line, before, header) => {
  const deck = header.cards as ArrrDeck;
  const seats = Number(header.options.seats);
  const faces = [0, 1, 2, 3, jolly, header.options.sixthFace === 'jolly' ? jolly : blank];
  const roll = (n: number) => range(n).map(() => faces[Math.floor(dice.random() * 6)]!);
  switch (line.do) {
    case 'collections':
      return { do: line.do, symbols: rising(dice.sample(range(deck.collection.length), seats)) };
    case 'stock':
      return { do: line.do, cards: rising(pick(dice, fame(deck), (line.cards as number[]).length)) };
    case 'row':
      return { do: line.do, cards: pick(dice, sea(before, deck), seats).reverse() };
    case 'deal':
      return { do: line.do, hands: hands(dice, line.hands as number[][], decks([], header)!) };
    case 'offer': {
      const wanted = (line.captains as number[][]).flat().length;
      return { do: line.do, captains: each(pick(dice, range(deck.captain.length), wanted), seats).map(rising) };
    }
    case 'throws':
      return { do: line.do, faces: (line.faces as number[][]).map((faces) => roll(faces.length)) };
    case 'first':
      return { do: line.do, seat: Math.floor(dice.random() * seats) };
    case 'turned': {
      const left = sea(before, deck);
      return { do: line.do, card: left[Math.floor(dice.random() * left.length)] };
    }
    case 'rolled':
      return { do: line.do, faces: roll((line.faces as number[]).length) };
    case 'drawn': {
      const cards = drawn(dice, line.cards as number[], before, header);
      return cards && { do: line.do, cards };
    }
    default:
      return null;
  }
};
export default deal;
