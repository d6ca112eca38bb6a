/** How far this device has seen a table, and whether it missed enough for a replay. */
import { change, myTable } from '../../device/tables.svelte';

/** Up to this many unseen lines do not count as an absence. */
const FEW = 3;

/** Note a version as seen; returns the last one seen before, if more than a few were missed since. */
export function missedSince(table: string, version: number): number | null {
  const last = seen(table);
  see(table, version);
  return last > 0 && version > last + FEW ? last : null;
}

/** Only what was in a visible page counts. */
export function see(table: string, version: number): void {
  if (document.visibilityState === 'visible' && version > seen(table)) change(table, { seen: version });
}

const seen = (table: string): number => myTable(table)?.seen ?? 0;
