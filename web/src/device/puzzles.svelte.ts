/** Puzzles that were solved on this device, and the days on which the puzzle of the day was. */
import { store, stored } from './settings.svelte';

export interface PuzzleLog {
  /** When each puzzle was solved for the first time, by `game/id`. */
  solved: Record<string, number>;
  /** Numbers of the days on which the puzzle of the day was solved, in order. */
  days: number[];
}

const KEY = 'roarhouse.puzzles';
const DAY = 86_400_000;

export const puzzleLog = $state<PuzzleLog>({ solved: {}, days: [], ...stored<Partial<PuzzleLog>>(KEY, {}) });

export const puzzleKey = (game: string, id: string): string => `${game}/${id}`;

/** The number of a day of the calendar, wherever on earth it is that day. */
export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

export const isSolved = (game: string, id: string): boolean => puzzleKey(game, id) in puzzleLog.solved;

/** Add what was solved here, or read from a file; the earliest time counts. Returns how many puzzles are new. */
export function addSolved({ solved, days }: PuzzleLog): number {
  const before = Object.keys(puzzleLog.solved).length;
  for (const [key, at] of Object.entries(solved)) puzzleLog.solved[key] = Math.min(at, puzzleLog.solved[key] ?? at);
  puzzleLog.days = [...new Set([...puzzleLog.days, ...days])].sort((a, b) => a - b);
  store(KEY, puzzleLog);
  return Object.keys(puzzleLog.solved).length - before;
}

export function wipePuzzles(): void {
  puzzleLog.solved = {};
  puzzleLog.days = [];
  store(KEY, puzzleLog);
}

/** How many days in a row, up to today or yesterday. */
export function streak(days: readonly number[], today: number): number {
  const known = new Set(days);
  const last = known.has(today) ? today : today - 1;
  let n = 0;
  while (known.has(last - n)) n += 1;
  return n;
}
