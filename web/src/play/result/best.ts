/** The best moment of a game: the line of the log that the game thinks the greatest, of this device's seats if there is one. */
import type { LogEntry } from '../../net/wire';
import type { Fact, Seat, Words } from '../contract';

/** Which lines a game is proud of, the proudest first, and how great one is where its numbers do not tell. */
export interface Pride {
  best: readonly string[];
  weigh?: (words: Words, deck: unknown) => number;
}

export function bestMoment(log: readonly LogEntry[], pride: Pride, deck: unknown, held: readonly Seat[]) {
  const proud = log.filter(({ words, to }) => !to && pride.best.includes(words.key));
  const own = proud.filter(({ words }) => Object.values(words.facts).some((fact) => isOf(fact, held)));
  const weigh = (entry: LogEntry) => (pride.weigh ?? sizeOf)(entry.words, deck);
  const rank = (entry: LogEntry) => pride.best.indexOf(entry.words.key);
  return (own.length ? own : proud).toSorted((a, b) => rank(a) - rank(b) || weigh(b) - weigh(a))[0] ?? null;
}

const isOf = (fact: Fact, held: readonly Seat[]) =>
  typeof fact === 'object' && fact.is === 'who' && held.includes(fact.seat);

/** The numbers that it tells, and how many things it lists. */
function sizeOf({ facts }: Words): number {
  return Object.values(facts).reduce((sum: number, fact) => sum + sizeOfFact(fact), 0);
}

function sizeOfFact(fact: Fact): number {
  if (typeof fact === 'number') return fact;
  return typeof fact === 'object' && fact.is === 'many' ? fact.of.length : 0;
}
