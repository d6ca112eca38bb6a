/** Which puzzles there are, which one is next, and which one is today's. */
import { addSolved, dayOf, isSolved, puzzleKey } from '../../device/puzzles.svelte';
import type { GameInfo } from '../../net/wire';

export interface PuzzlePlace {
  game: string;
  id: string;
  /** From 1, the easiest first. */
  n: number;
  difficulty: number;
}

export const puzzlesOf = (game: GameInfo): PuzzlePlace[] =>
  game.puzzles.map(({ id, difficulty }, at) => ({ game: game.name, id, n: at + 1, difficulty }));

export const puzzlePath = ({ game, id }: { game: string; id: string }): string =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

/** Three steps, from how many weaker bots miss the solution. */
export const grade = (difficulty: number): 'easy' | 'medium' | 'hard' =>
  difficulty <= 0.5 ? 'easy' : difficulty < 1 ? 'medium' : 'hard';

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** About the golden section of n, without a common divisor: steps of that size visit all of them, far apart. */
function stride(n: number): number {
  let step = Math.max(1, Math.round(n * 0.618));
  while (gcd(step, n) !== 1) step += 1;
  return step;
}

/** Games by turns, and no puzzle again before all of its game were shown: it depends on the date alone. */
export function puzzleOfDay(games: readonly GameInfo[], day: number): PuzzlePlace | null {
  const some = games.filter((game) => game.puzzles.length).sort((a, b) => a.name.localeCompare(b.name));
  const game = some[day % some.length];
  if (!game) return null;
  const n = game.puzzles.length;
  return puzzlesOf(game)[(Math.floor(day / some.length) * stride(n)) % n]!;
}

/** The next one of the same game that is not solved; the next one if all are. */
export function nextPuzzle(game: GameInfo, id: string): PuzzlePlace | null {
  const all = puzzlesOf(game);
  const at = all.findIndex((one) => one.id === id);
  const following = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return following.find((one) => !isSolved(one.game, one.id)) ?? following[0] ?? null;
}

/** Keep that a puzzle was solved now; today's counts for the streak. */
export function solve(games: readonly GameInfo[], game: string, id: string, now = new Date()): void {
  const today = puzzleOfDay(games, dayOf(now));
  const isToday = today?.game === game && today.id === id;
  addSolved({ solved: { [puzzleKey(game, id)]: now.getTime() }, days: isToday ? [dayOf(now)] : [] });
}
