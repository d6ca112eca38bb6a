/** What goes over the wire; docs/protocol.md is the manual, `src/roarhouse/server/messages.py` makes and checks it. */
import type { Choice, Clocks, Considered, Entry, Lang, Prompt, Refusal, Result, Seat, Words } from './contract';

export type { Clocks, Result, SeatClock } from './contract';
export type SeatKind = 'person' | 'bot' | 'open';
export type TableState = 'lobby' | 'playing' | 'over';
// biome-ignore lint/suspicious/noExplicitAny: views are typed by each game
export type View = any;

export interface GameOption {
  name: string;
  type: 'bool' | 'int' | 'choice' | 'list' | 'map';
  default: boolean | number | string | number[] | Record<string, number>;
  values?: (string | number)[] | null;
  rule?: string | null;
  min?: number | null;
  max?: number | null;
}

export interface GameInfo {
  name: string;
  title?: Partial<Record<Lang, string>> | null;
  seats: { min: number; max: number };
  modes: Record<string, Record<string, unknown>>;
  bots: string[];
  options: GameOption[];
  deckHash: string;
}

export interface ClockRules {
  kind: 'off' | 'live' | 'slow';
  seconds?: number | null;
  bank?: number | null;
  days?: number | null;
}

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: SeatKind;
  bot?: string | null;
  taken: boolean;
  connected: boolean;
  /** The bot plays for a person who has left. */
  standIn: boolean;
  leavingIn?: number | null;
}

export interface TableInfo {
  table: string;
  game: string;
  mode: string;
  options: Record<string, unknown>;
  deckHash: string;
  seats: SeatInfo[];
  clock: ClockRules;
  state: TableState;
  version: number;
  listed: boolean;
  takeover: boolean;
  created: number;
  commitment: string;
  salts: string[];
  context: string;
  rematch?: string | null;
}

export interface Created {
  table: string;
  host: string | null;
  seats: { seat: Seat; secret?: string | null }[];
  watch: string;
  commitment: string;
}

export interface SeatPresence {
  seat: Seat;
  connected: boolean;
  bot: boolean;
  thinking: boolean;
  leavingIn?: number | null;
}

export interface Section {
  title: Words;
  lines: Words[];
}

export interface LogEntry extends Entry {
  /** Those of this connection's seats it was told to; null: everybody. */
  to?: Seat[] | null;
}

interface News {
  version: number;
  views: Record<string, View>;
  prompts: Record<string, Prompt>;
  /** Seats that have answered, sealed, and may still change their minds. */
  changes: Record<string, Prompt>;
  undo: Seat[];
  clock: Clocks;
}

export interface ChatSaid {
  from: Seat | null;
  name: string;
  text: string;
  at: number;
}

export type FromServer =
  | {
      type: 'welcome';
      protocol: number;
      table: TableInfo;
      seats: Seat[];
      host: boolean;
      version: number;
      chat: ChatSaid[];
    }
  | { type: 'table'; table: TableInfo }
  | ({ type: 'snapshot'; log: LogEntry[]; orders: Record<string, unknown>; result: Result | null } & News)
  | ({ type: 'event'; by: Seat; undoes: number | null; entries: LogEntry[] } & News)
  | { type: 'ack'; id: string; version: number }
  | ({ type: 'refused'; id: string } & Refusal)
  | ({ type: 'considered'; id: string } & Considered)
  | { type: 'stale'; id: string; version: number }
  | { type: 'presence'; seats: SeatPresence[]; watchers: number }
  | ({ type: 'chat' } & ChatSaid)
  | { type: 'orders'; orders: Record<string, unknown> }
  | { type: 'rematch'; table: string }
  | { type: 'pong'; n: number }
  | { type: 'over'; result: Result; seed: string; record: string }
  | { type: 'text'; id: string; seat: Seat; version: number; sections: Section[] }
  | { type: 'error'; expected: string; came: string }
  | { type: 'bye'; reason: string };

export type FromClient =
  | { type: 'hello'; protocol: 1; secrets: string[]; since?: number; name?: string }
  | { type: 'choose'; id: string; seat: Seat; version: number; choice: Choice }
  | { type: 'consider'; id: string; seat: Seat; choice: Choice }
  | { type: 'undo'; id: string; seat: Seat }
  | { type: 'order'; id: string; seat: Seat; order: unknown }
  | { type: 'salt'; seat: Seat; salt: string }
  | { type: 'chat'; text: string }
  | { type: 'read'; id: string; seat: Seat }
  | { type: 'ping'; n: number }
  | { type: 'since'; version: number };

export interface ReplayEvent {
  version: number;
  by: Seat | null;
  entries: LogEntry[];
  view: View;
}

export interface Replay {
  version: number;
  seat: Seat;
  over: boolean;
  names: string[];
  events: ReplayEvent[];
  result?: Result | null;
}
