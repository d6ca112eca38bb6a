/** Lines of the log as they are read: what repeats is told once. */
import type { LogEntry } from '../../net/wire';
import type { Words } from '../contract';

export interface Line {
  /** The last entry that it tells of; its version is where a press leads. */
  entry: LogEntry;
  first: number;
  words: Words;
  /** How often the same was told in a row. */
  times: number;
}

/** Words that replace several of a kind in a row, by their key; a game names them in its marks. */
export type Folds = Readonly<Record<string, string>>;

const same = (a: Words, b: Words) => JSON.stringify(a) === JSON.stringify(b);

export function folded(log: readonly LogEntry[], folds: Folds, seats: number): Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    const last = lines.at(-1);
    if (last && belongs(last.entry, entry, folds)) Object.assign(last, joined(last, entry, folds, seats));
    else lines.push({ entry, first: entry.version, words: entry.words, times: 1 });
  }
  return lines;
}

const belongs = (last: LogEntry, next: LogEntry, folds: Folds) =>
  last.words.key in folds ? last.words.key === next.words.key : same(last.words, next.words);

function joined(line: Line, entry: LogEntry, folds: Folds, seats: number): Partial<Line> {
  const times = line.times + 1;
  const key = folds[entry.words.key];
  return { entry, times, ...(key ? { words: { is: 'words', key, facts: { n: times, all: seats } } } : {}) };
}
