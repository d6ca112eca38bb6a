/** A finished game, as the history of this device keeps it. */
import { untrack } from 'svelte';
import { addGames, type Played, type Player } from '../../device/history/history.svelte';
import { change, myTable } from '../../device/tables.svelte';
import type { SeatInfo, TableInfo } from '../../net/wire';
import type { Result, Seat } from '../contract';
import { bestPlace } from './place';

const player = ({ name, kind, bot }: SeatInfo): Player => (kind === 'bot' ? { name, bot: bot ?? 'bot' } : { name });

export function finished(info: TableInfo, result: Result, held: Seat[], at: number): Played {
  const place = bestPlace(result, held)?.place;
  return {
    table: info.table,
    game: info.game,
    at,
    players: info.seats.map(player),
    scores: [...result.scores],
    winners: [...result.winners],
    mine: [...held],
    ...(place && held.length === 1 ? { place } : {}),
  };
}

/** Count a game once, and no lesson: a table that is opened again later, also after the history was wiped, is not counted again. */
export function countOnce(info: TableInfo, result: Result, held: Seat[]): void {
  const mine = untrack(() => myTable(info.table));
  if (info.lesson || !mine || untrack(() => mine.counted) || !held.length) return;
  addGames([finished(info, result, held, Date.now())]);
  change(info.table, { counted: true });
}

/** Note how a game has ended for this device, and count it. */
export function keepResult(info: TableInfo, result: Result, held: Seat[]): void {
  const place = bestPlace(result, held);
  const won = result.winners.some((one) => held.includes(one));
  change(info.table, { won, state: 'over', ...(place ? { place: place.place, of: place.of } : {}) });
  countOnce(info, result, held);
}
