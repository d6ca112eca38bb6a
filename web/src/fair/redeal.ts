/** Repeat the deals of a finished game in the browser; `deals.ts` of a game says how nature chooses. */
import { NATURE } from '../play/contract';
import { FairDice } from './dice';
import type { Header, ParsedRecord } from './fair';

export type NaturesChoice = { do: string } & Record<string, unknown>;
export interface Line {
  seat: number;
  choice: NaturesChoice;
}
/**
 * What nature has to choose, given the line that the record has and the lines before it.
 * null: that needs rules that the browser does not have (which hand holds what, how pieces fall).
 */
export type Deal = (
  dice: FairDice,
  line: NaturesChoice,
  before: readonly Line[],
  header: Header,
) => NaturesChoice | null;

/** Nature's choices: how many were the same, how many differed, how many were not tried. */
export interface Dealt {
  same: number;
  other: number;
  left: number;
}

/** Nature's choices repeated; null if there is no seed. */
export function redealt({ header, lines, seed }: ParsedRecord, deal: Deal | null): Dealt | null {
  const { promise } = header;
  if (!promise || !seed) return null;
  const mixed = { seed, salts: promise.salts, context: promise.context };
  const dealt = { same: 0, other: 0, left: 0 };
  let n = 0;
  for (const [at, { seat, choice }] of lines.entries()) {
    if (seat !== NATURE) continue;
    const again = deal?.(new FairDice(mixed, n), choice, lines.slice(0, at), header) ?? null;
    dealt[again === null ? 'left' : same(again, choice) ? 'same' : 'other'] += 1;
    n += 1;
  }
  return dealt;
}

/** What nature has chosen so far, of one kind. */
export const chosen = <T extends NaturesChoice>(before: readonly Line[], kind: T['do']): T[] =>
  before.flatMap(({ seat, choice }) => (seat === NATURE && choice.do === kind ? [choice as T] : []));

export const range = (n: number) => Array.from({ length: n }, (_, k) => k);

const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown) => Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1));
