/** Each seat's own grain of chance: made here, pledged by its hash, kept to be checked afterwards. */
import { change, myTable } from '../../device/tables.svelte';
import { pledge } from '../../fair/hash';
import { randomHex } from '../../fair/random';
import type { FromClient, TableInfo } from '../../net/wire';
import type { Seat } from '../contract';

type Send = (message: FromClient) => void;

export function pledgeSalts(table: string, seats: Seat[], send: Send): void {
  const salts = { ...(myTable(table)?.salts ?? {}) };
  for (const seat of seats) {
    salts[seat] ??= randomHex(16);
    send({ type: 'pledge', seat, hash: pledge(salts[seat]) });
  }
  change(table, { salts });
}

/** All pledges are fixed (and noted): now the salts may be known. */
export function revealSalts(info: TableInfo, held: Seat[], send: Send): void {
  for (const [seat, salt] of Object.entries(myTable(info.table)?.salts ?? {}))
    if (held.includes(Number(seat)) && info.pledges[Number(seat)] === pledge(salt))
      send({ type: 'salt', seat: Number(seat), salt });
}
