/** Finished games of this device, kept in local storage only. */
import { untrack } from 'svelte';
import type { Seat } from '../../play/contract';
import { store } from '../settings.svelte';

export interface Player {
  name: string;
  /** The bot's kind; absent for a person. */
  bot?: string;
}

export interface Played {
  table: string;
  game: string;
  at: number;
  players: Player[];
  scores: number[];
  winners: Seat[];
  /** The seats of this device; several if people shared it. */
  mine: Seat[];
  /** Absent where teams were ranked. */
  place?: number;
}

export const VERSION = 1;
const KEY = 'roarhouse.history';
/** What could not be read is set aside, not overwritten. */
const ASIDE = 'roarhouse.history.unreadable';
const MOST = 2000;

interface Kept {
  version: number;
  games: Played[];
}

const isKept = (value: unknown): value is Kept =>
  (value as Kept | null)?.version === VERSION && Array.isArray((value as Kept).games);

function read(): Played[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
    const found: unknown = JSON.parse(text ?? 'null');
    if (isKept(found)) return found.games.sort((a, b) => b.at - a.at);
  } catch {
    // neither readable nor allowed: handled below
  }
  if (text !== null) store(ASIDE, text);
  return [];
}

export const history = $state({ games: read() });

function write(games: Played[]): void {
  history.games = games.sort((a, b) => b.at - a.at).slice(0, MOST);
  store(KEY, { version: VERSION, games: history.games } satisfies Kept);
}

/** Add games that are not known yet; returns how many. Another tab may have written since, so storage is read again. */
export function addGames(games: Played[]): number {
  return untrack(() => {
    const known = read();
    const tables = new Set(known.map((one) => one.table));
    const fresh = games.filter((one) => !tables.has(one.table) && tables.add(one.table));
    if (fresh.length) write([...known, ...fresh]);
    return fresh.length;
  });
}

export function wipe(): void {
  write([]);
}

addEventListener('storage', (event) => {
  if (event.key === KEY) history.games = read();
});
