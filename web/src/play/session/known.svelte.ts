/** What is known of one table: what the server has sent. */

import type { LineStatus } from '../../net/socket';
import type { ChatSaid, FromServer, LogEntry, SeatPresence, TableInfo, View } from '../../net/wire';
import { type Clocks, type Prompt, type Refusal, type Result, type Seat, WATCHER } from '../contract';
import { Reactions } from './reactions.svelte';

export type Tried = Extract<FromServer, { type: 'tried' }>;
export type Judged = Extract<FromServer, { type: 'judged' }>;

export class Known {
  status: LineStatus = $state('connecting');
  closedWith = $state(0);
  complaint = $state('');
  retryAt = $state(0);
  info: TableInfo | null = $state.raw(null);
  held: Seat[] = $state.raw([]);
  version = $state(-1);
  /** The head of the record's chain: everything that was played so far, as one hash. */
  head = $state('');
  views: Record<string, View> = $state.raw({});
  before: Record<string, View> | null = $state.raw(null);
  prompts: Record<string, Prompt> = $state.raw({});
  changes: Record<string, Prompt> = $state.raw({});
  entries: LogEntry[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  undoable: Seat[] = $state.raw([]);
  clocks: Clocks = $state.raw(null);
  clocksAt = $state(0);
  presence: SeatPresence[] = $state.raw([]);
  watchers = $state(0);
  chat: ChatSaid[] = $state.raw([]);
  readonly reactions = new Reactions();
  result: Result | null = $state.raw(null);
  /** The score is being counted before eyes: no winner is told yet. */
  counting = $state(false);
  seed: string | null = $state(null);
  record: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** What the last choice at a puzzle was worth. */
  judged: Judged | null = $state.raw(null);
  /** What the last trick shot brought about. */
  tried: Tried | null = $state.raw(null);
  orders: Record<string, unknown> = $state.raw({});
  due: Seat[] = $state.raw([]);
  /** Seats held here whose window closes by itself, after `window` milliseconds at the earliest. */
  closing: Seat[] = $state.raw([]);
  window = $state(0);
  host = $state(false);
  rematch: string | null = $state(null);
  busy = $state(false);
  /** The version this device had seen before it reconnected; null if nothing was missed. */
  away: number | null = $state(null);
  by: Seat | null = $state(null);

  nameOf(seat: Seat): string {
    return this.info?.seats[seat]?.name ?? '';
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  viewFor(seat: Seat): View | null {
    return this.views[seat] ?? this.views[WATCHER] ?? null;
  }

  presenceOf(seat: Seat): SeatPresence | undefined {
    return this.presence.find((one) => one.seat === seat);
  }
}
