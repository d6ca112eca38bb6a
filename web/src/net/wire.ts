/** What goes over the wire, from the server's schema (`scripts/types.mjs`); docs/protocol.md is the manual. */
import type { Choice, Prompt } from '../play/contract';
import type { components } from './schema.gen';

/** Every type of the server's schema, by its name there. */
export type Wire = components['schemas'];
// biome-ignore lint/suspicious/noExplicitAny: views are typed by each game
export type View = any;

/** Outgoing messages: nullable fields are optional. */
type Sent<T> = T extends object
  ? { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
      [K in keyof T as null extends T[K] ? K : never]?: T[K];
    }
  : never;

// -- over HTTP ---------------------------------------------------------------------------------------------------

export type GameOption = Wire['OptionInfo'];
export type GameInfo = Omit<Wire['GameInfo'], 'modes'> & { modes: Record<string, Record<string, unknown>> };
export type ClockRules = Sent<Wire['ClockRules']>;
export type SeatKind = Wire['SeatInfo']['kind'];
export type SeatInfo = Wire['SeatInfo'];
export type TableInfo = Omit<Wire['TableInfo'], 'options'> & { options: Record<string, unknown> };
export type TableState = TableInfo['state'];
export type Created = Wire['Created'];
export type NewSeat = Sent<Wire['NewSeat']>;
export type NewTable = Omit<Sent<Wire['NewTable']>, 'seats' | 'options' | 'clock' | 'links' | 'hints' | 'deck'> & {
  seats: NewSeat[];
  options: Record<string, unknown>;
  clock: ClockRules;
  links?: boolean;
  hints?: boolean;
  deck?: unknown;
};
export type StudyKind = Wire['NewStudy']['kind'];
export type PublicTable = Wire['PublicTable'];
export type NoticeKind = Wire['NoticeInfo']['kind'];
export type NoticeInfo = Wire['NoticeInfo'];
export type NewNotice = Pick<Wire['NewNotice'], 'kind' | 'target'> & Partial<Wire['NewNotice']>;
export type NoticeOrder = Pick<Wire['NoticeOrder'], 'do'> & Partial<Wire['NoticeOrder']>;
export type DeckProblem = Wire['DeckProblem'];
export type SeatOrder = Sent<Wire['SeatOrder']>;
export type ReplayEvent = Omit<Wire['ReplayEvent'], 'view'> & { view: View };
export type Replay = Omit<Wire['Replay'], 'events'> & { events: ReplayEvent[] };

// -- over the socket ---------------------------------------------------------------------------------------------

export type SeatPresence = Wire['Present'];
export type Section = Wire['Section'];
/** `to`: those of this connection's seats it was told to; without it, everyone. */
export type LogEntry = Wire['Entry'];
export type ChatSaid = Wire['ChatSaid'];

/** Views, prompts and options are typed by each game; in the schema they are unknown. */
type Typed<T> = T extends { views: unknown }
  ? Omit<T, 'views' | 'prompts' | 'changes'> & {
      views: Record<string, View>;
      prompts: Record<string, Prompt>;
      changes: Record<string, Prompt>;
    }
  : T extends { table: Wire['TableInfo'] }
    ? Omit<T, 'table'> & { table: TableInfo }
    : T extends { type: 'considered' }
      ? Omit<T, 'choice'> & { choice: Choice | null }
      : T;
export type FromServer = Typed<Wire['FromServer']>;
type Chosen<T> = T extends { choice: unknown } ? Omit<T, 'choice'> & { choice: Choice } : Sent<T>;
export type FromClient = Chosen<Wire['FromClient']>;
