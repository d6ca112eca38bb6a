/** The tables this device sits at or has sat at, with the secrets of its seats. */
import { untrack } from 'svelte';
import type { TableInfo, TableState } from '../net/wire';
import type { Seat } from '../play/contract';
import { store, stored } from './settings.svelte';

export interface HeldSeat {
  seat: Seat;
  secret: string;
}

export interface MyTable {
  table: string;
  game: string;
  host?: string;
  seats: HeldSeat[];
  salts: Record<number, string>;
  names: string[];
  state: TableState;
  at: number;
  seen: number;
  commitment?: string;
  /** The hashes of all seats' salts when the salts were revealed, and the last head of the record's chain. */
  pledges?: string[];
  head?: { version: number; head: string };
  won?: boolean;
  place?: number;
  of?: number;
  /** The finished game is in the history. */
  counted?: boolean;
  autostart?: boolean;
  /** The lesson that is taught at this table. */
  lesson?: string;
  /** The puzzle or the practice of this table. */
  study?: string;
  /** One secret link for each open seat, if the host asked for them. */
  links?: HeldSeat[];
}

const KEY = 'roarhouse.tables';
const MOST = 60;

export const device = $state({ tables: stored<MyTable[]>(KEY, []) });

function keep(): void {
  device.tables.sort((a, b) => b.at - a.at);
  device.tables.splice(MOST);
  store(KEY, device.tables);
}

export function myTable(id: string): MyTable | undefined {
  return device.tables.find((mine) => mine.table === id);
}

// Untracked: an effect that changes the list must not depend on it, or it would run forever.

export function remember(id: string, game: string): void {
  untrack(() => {
    if (myTable(id)) return;
    device.tables.push({ table: id, game, seats: [], salts: {}, names: [], state: 'lobby', at: Date.now(), seen: 0 });
    keep();
  });
}

export function change(id: string, changes: Partial<MyTable>): void {
  untrack(() => {
    const mine = myTable(id);
    if (!mine) return;
    Object.assign(mine, changes);
    keep();
  });
}

export function forget(id: string): void {
  untrack(() => {
    device.tables = device.tables.filter((mine) => mine.table !== id);
    keep();
  });
}

const seatsOf = (id: string, but: Seat) =>
  untrack(() => (myTable(id)?.seats ?? []).filter((one) => one.seat !== but));

export function addSeat(id: string, game: string, held: HeldSeat): void {
  remember(id, game);
  change(id, { seats: [...seatsOf(id, held.seat), held].sort((a, b) => a.seat - b.seat), at: Date.now() });
}

export function dropSeat(id: string, seat: Seat): void {
  const { [seat]: _, ...salts } = untrack(() => myTable(id)?.salts ?? {});
  change(id, { seats: seatsOf(id, seat), salts });
}

/** Keep what the home page shows of a table; the first commitment and pledges seen are never overwritten. */
export function note(info: TableInfo): void {
  const mine = untrack(() => myTable(info.table));
  const commitment = mine?.commitment ?? info.commitment;
  const pledges = mine?.pledges ?? (info.revealing ? info.pledges : undefined);
  change(info.table, { state: info.state, names: info.seats.map((seat) => seat.name), commitment, pledges });
}
