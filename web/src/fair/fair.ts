/** The check that anyone can make after the game: `core/records/verify.py`, as far as a browser can follow it. */
import { NATURE } from '../play/contract';
import { commitment, headsOf, isSigned, type Mixed, pledge } from './hash';
import type { Dealt } from './redeal';

export interface Header {
  line: 'record';
  format?: number;
  game: string;
  options: Record<string, unknown>;
  /** The deck it was played with. */
  cards?: unknown;
  promise?: { commitment: string; salts: string[]; context: string; pledges?: string[] } | null;
  /** The public key of the server. */
  key?: string;
}

export interface RecordLine {
  version: number;
  seat: number;
  choice: { do: string } & Record<string, unknown>;
}

export interface ParsedRecord {
  header: Header;
  /** The choices that were not taken back. */
  lines: RecordLine[];
  seed: string | null;
  end: { head: string; signature: string } | null;
  /** Every row before the end, as it is in the file. */
  rows: string[];
}

type Row = [seat: number, choice: RecordLine['choice'] | null, undoes?: number];

/** A record is JSON lines: a header, (seat, choice) pairs, the reveal and the end. While it is played, nature is secret. */
export function parseRecord(text: string): ParsedRecord {
  if (/^\s*\{"over": ?false/.test(text))
    return { header: JSON.parse(text).header, lines: [], seed: null, end: null, rows: [] };
  const rows = text.split('\n').filter(Boolean);
  const parsed = rows.map((row) => JSON.parse(row));
  const reveal = parsed.find((row) => row.line === 'reveal');
  const end = parsed.at(-1)?.line === 'end' ? parsed.at(-1) : null;
  return {
    header: parsed[0],
    lines: standing(parsed.filter(Array.isArray) as Row[]),
    seed: reveal?.seed ?? null,
    end,
    rows: end ? rows.slice(0, -1) : rows,
  };
}

function standing(rows: Row[]): RecordLine[] {
  const undone = new Set(rows.map(([, , undoes]) => undoes));
  return rows.flatMap(([seat, choice], at) =>
    choice && !undone.has(at + 1) ? [{ version: at + 1, seat, choice }] : [],
  );
}

export interface Finding {
  key: 'seed' | 'commitment' | 'deals' | 'kept' | 'salt' | 'pledges' | 'chain' | 'head' | 'signature';
  ok: boolean | null;
}

/** What this device noted while the game was played. */
export interface Noted {
  commitment?: string;
  salts: Record<number, string>;
  pledges?: string[];
  head?: { version: number; head: string };
}

type Promised = NonNullable<Header['promise']>;
const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

function mixedOf({ header, seed }: ParsedRecord): Mixed | null {
  return header.promise && seed ? { seed, salts: header.promise.salts, context: header.promise.context } : null;
}

/** Each of this device's salts is in the deal, at its own seat, exactly. */
function ownSalts(promise: Promised | null, mine?: Noted): boolean | null {
  const salts = Object.entries(mine?.salts ?? {});
  return salts.length && promise ? salts.every(([seat, salt]) => promise.salts[Number(seat)] === salt) : null;
}

/** Every salt was fixed before any was shown, and the list of pledges is the one this device saw then. */
function pledgesKept(promise: Promised | null, mine?: Noted): boolean | null {
  const pledges = promise?.pledges ?? [];
  if (!promise || !pledges.some(Boolean)) return mine?.pledges?.some(Boolean) ? false : null;
  if (mine?.pledges && !sameList(mine.pledges, pledges)) return false;
  return promise.salts.every((salt, seat) => !salt || pledge(salt) === pledges[seat]);
}

/** What this device can say about a record: null means it cannot know. */
export function check(
  record: ParsedRecord,
  mine: Noted | undefined,
  dealt: Dealt | null = null,
  serverKey: string | null = null,
): Finding[] {
  const { header, end } = record;
  const promise = header.promise ?? null;
  const mixed = mixedOf(record);
  const heads = mixed && header.format !== 1 && header.format ? headsOf(mixed, record.rows) : null;
  const noted = mine?.head;
  return [
    { key: 'seed', ok: record.seed !== null },
    { key: 'commitment', ok: record.seed && promise ? commitment(record.seed) === promise.commitment : null },
    { key: 'deals', ok: dealt?.other ? false : dealt?.same ? true : null },
    { key: 'kept', ok: mine?.commitment && promise ? mine.commitment === promise.commitment : null },
    { key: 'salt', ok: ownSalts(promise, mine) },
    { key: 'pledges', ok: pledgesKept(promise, mine) },
    { key: 'chain', ok: heads && end !== null && heads.at(-1) === end.head },
    { key: 'head', ok: heads && noted ? heads[noted.version] === noted.head : null },
    { key: 'signature', ok: heads && signedBy(record, serverKey) },
  ];
}

/** Signed with the key in its header, which is also the one that the server publishes. */
function signedBy({ header, end }: ParsedRecord, serverKey: string | null): boolean | null {
  if (!header.key || !serverKey) return null;
  return header.key === serverKey && end !== null && isSigned(header.key, end.head, end.signature);
}

export const natureLines = (record: ParsedRecord) => record.lines.filter((line) => line.seat === NATURE);
