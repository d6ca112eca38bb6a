/**
 * The contract between the shell and the games; docs/protocol.md ends with the same list.
 *
 * `web/src/games/<game>/Table.svelte` is found by glob and gets `TableProps`. A game that has no Table is played on
 * the generic one. Words of a table's own (labels that no rule says) stand in `web/src/games/<game>/words.{en,de}.ftl`
 * and those of kit widgets in `web/src/kit/words.{en,de}.ftl`; both are found by glob and spoken by `say`.
 *
 * Keys. The shell owns the keyboard and presses what the table marks:
 *   - `data-confirm` on a button: Space presses the first one that is visible and enabled (pass, confirm, end turn);
 *   - `data-option` on buttons: the digits 1 to 9 press them in the order of the page.
 *   Space on a focused button presses that button, as always.
 *
 * Colours, spaces and letters come from `web/src/styles/tokens.css` (custom properties, light and dark).
 */

export type Seat = number;
export const NATURE = -1;
export const WATCHER = -2;

export type Lang = 'en' | 'de';
export const LANGUAGES: readonly Lang[] = ['en', 'de'];

/** `core/words.py` as it comes over the wire. */
export interface Who {
  is: 'who';
  seat: Seat;
}
export interface Named {
  is: 'card';
  id: string;
}
export interface Words {
  is: 'words';
  key: string;
  facts?: Record<string, Fact>;
}
export interface Many {
  is: 'many';
  of: Fact[];
}
export type Fact = number | string | Who | Named | Words | Many;
export type Say = (fact: Fact) => string;

/** A choice of any game: tagged by `do`. */
export interface Choice {
  do: string;
  [field: string]: unknown;
}

export interface Refusal {
  rule: string;
  why: Words;
}

export interface Considered {
  refusal: Refusal | null;
  words: Words | null;
}

/** What is asked of a seat now. `form` describes a menu too large to list; `options` is then what is worth trying. */
export interface Prompt<C = Choice> {
  seat: Seat;
  step: string;
  rule: string;
  ask: Words;
  options: { choice: C; words: Words }[];
  form?: { kind: string; [field: string]: unknown } | null;
  more: boolean;
}

/** One told line: by which rule, in words. */
export interface Entry {
  version: number;
  rule: string;
  words: Words;
  shows: boolean;
}

/** `core/game.py`: who won and by which rule, the scores, and the score sheet row by row (a key of words, points). */
/** Who counts together, and how much; whoever is not ranked has lost whatever he scored. */
export interface Team {
  seats: Seat[];
  score: number;
  ranked: boolean;
}
export interface Result {
  winners: Seat[];
  scores: number[];
  rule: string;
  sheet: [string, number[]][];
  /** Only if teams are compared, or if somebody is left out. */
  teams?: Team[];
}

/** Milliseconds, counted from the moment of sending. */
export interface SeatClock {
  left: number;
  bank: number;
  running: boolean;
}
export type Clocks = Record<string, SeatClock> | null;

export interface Rule {
  id: string;
  kind: string;
  source: string;
  text: Record<Lang, string>;
  ruling?: Record<Lang, string> | null;
  option?: string | null;
}

export type Sound = 'turn' | 'tap' | 'place' | 'pass' | 'deal' | 'roar' | 'crash' | 'win' | 'no' | 'chat';

// biome-ignore lint/suspicious/noExplicitAny: views, decks and choices are typed by each game
type Anything = any;

/** Plays films of what happened. Until one is over, view, log, prompt and sounds stay as they were before. */
export interface Cinema<V = Anything> {
  /** Is there one to be played between these two? */
  films(view: V, previous: V): boolean;
  /** So many times as fast as somebody who looks at the present has chosen. */
  play(view: V, previous: V, pace?: number): Promise<void>;
  /** Stand still, or go on. */
  hold(still: boolean): void;
  /** To its end, at once. */
  cut(): void;
}

export interface TableProps<V = Anything, C = Anything, D = Anything> {
  /** The game's view for `seat`; -2 is a watcher. */
  view: V;
  /** The view before the last event, for animation; null after a snapshot or a jump. */
  previous: V | null;
  /** What was told by the last event. */
  entries: Entry[];
  /** null when nothing is asked of this seat. */
  prompt: Prompt<C> | null;
  /** The rows of GET /games/{game}/deck. */
  deck: D;
  /** The options of this table. */
  options: Record<string, Anything>;
  seat: Seat;
  /** Who sits where, by seat. */
  names: string[];
  say: Say;
  lang: Lang;
  choose(choice: C): void;
  consider(choice: C): Promise<Considered>;
  /** A standing order of this seat; null cancels. */
  order(order: Anything | null): void;
  /** The standing order in force, as last sent by this device. */
  standing: Anything | null;
  /** The text of a rule, and the rules drawer opened at it. */
  rule(id: string): Rule | undefined;
  openRule(id: string): void;
  sound(name: Sound): void;
  /** A choice is on its way. */
  busy: boolean;
  /** false: no movement (prefers-reduced-motion, or switched off). */
  motion: boolean;
  /** How it ended; null before. */
  result: Result | null;
  /** The past is shown: nothing can be chosen. */
  replay: boolean;
  /** Who plays films says so here, and that he does no more with null: then each is seen before anything tells of it. */
  screen?(cinema: Cinema<V> | null): void;
  /** What is left to whom, as it was when `clocksAt` (milliseconds since 1970) was; null: no clock runs. */
  clocks?: Clocks;
  clocksAt?: number;
}
