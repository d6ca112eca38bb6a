/** Solved puzzles in the file that a history is exported to. */
import type { PuzzleLog } from '../puzzles.svelte';
import { BadFile } from './history-file';

const MOST = 20_000;
const isTime = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isKey = (key: string) => /^[^/]{1,64}\/[^/]{1,64}$/.test(key);

/** The puzzles in a file that `parsed` has accepted; a file of an older version has none. */
export function puzzlesIn(text: string): PuzzleLog {
  const found = (JSON.parse(text) as { puzzles?: unknown }).puzzles ?? { solved: {}, days: [] };
  const { solved, days } = found as Partial<PuzzleLog>;
  if (
    typeof solved !== 'object' ||
    solved === null ||
    !Object.entries(solved).every(([key, at]) => isKey(key) && isTime(at))
  )
    throw new BadFile('puzzles, solved', 'expect-solved', solved);
  if (!Array.isArray(days) || days.length > MOST || !days.every(isTime))
    throw new BadFile('puzzles, days', 'expect-days', days);
  return { solved, days };
}
