/** Dealing a finished game again in the browser; a game says in `deals.ts` how nature chooses in it. */
import { FairDice } from './dice';
import { natureLines, type ParsedRecord } from './fair';

export type NaturesChoice = { do: string } & Record<string, unknown>;
/** What nature has to choose, from the kind of its choice and from what it has chosen before. */
export type Deal = (
  dice: FairDice,
  kind: NaturesChoice,
  before: NaturesChoice[],
  header: ParsedRecord['header'],
) => NaturesChoice | null;

const deals = import.meta.glob<{ default: Deal }>('../games/*/deals.ts');

export async function dealOf(game: string): Promise<Deal | null> {
  return (await deals[`../games/${game}/deals.ts`]?.())?.default ?? null;
}

/** Does every deal of the record follow from the seed? null: this browser does not know how the game deals. */
export function redealt(record: ParsedRecord, deal: Deal | null): boolean | null {
  const { promise } = record.header;
  if (!deal || !promise || !record.seed) return null;
  const mixed = { seed: record.seed, salts: promise.salts, context: promise.context };
  const chosen = natureLines(record).map((line) => line.choice);
  const again = chosen.map((choice, n) => deal(new FairDice(mixed, n), choice, chosen.slice(0, n), record.header));
  if (again.some((one) => one === null)) return null;
  return again.every((one, n) => same(one, chosen[n]));
}

const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown) => Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1));
