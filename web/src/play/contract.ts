/**
 * The contract between the shell and the games; docs/protocol.md ends with the same list.
 *
 * `web/src/games/<game>/Table.svelte` is found by glob and gets `TableProps`. A game that has no Table is played on
 * the generic one. Words of a table's own (labels that no rule says) stand in `web/src/games/<game>/words.{en,de}.ftl`
 * and those of kit widgets in `web/src/kit/words.{en,de}.ftl`; both are found by glob and spoken by `say`.
 *
 * Keys. The shell owns the keyboard and presses what the table marks:
 *   - `data-confirm` on a button: Space presses the first one that is visible and enabled (pass, confirm, end turn);
 *   - `data-option` on buttons: the digits 1 to 9 press them in the order of the page;
 *   - `data-sight` on what a learner looks at: a lesson's bubble covers it only if there is no other room.
 *   Space on a focused button presses that button, as always.
 *
 * Colours, spaces and letters come from `web/src/styles/tokens.css` (custom properties, light and dark).
 */

import type { Wire } from '../net/wire';

export type Seat = number;
export const NATURE = -1;
export const WATCHER = -2;

export type Lang = 'en' | 'de';
export const LANGUAGES: readonly Lang[] = ['en', 'de'];

/** What is told, to be worded in the language of the reader (`core/words.py`). */
export type Words = Wire['Words'];
export type Fact = Words['facts'][string];
export type Say = (fact: Fact) => string;

/** A choice of any game: tagged by `do`. */
export interface Choice {
  do: string;
}

export type Refusal = Wire['WhyNot'];
/** Why a choice would be refused, or what it would say, and what it is worth where a game tells that. */
export type Considered = Pick<Wire['Considered'], 'refusal' | 'words' | 'worth'> & {
  /** What a lesson says to a choice that it does not ask for. */
  reply?: Wire['Spoken'] | null;
};
/** What a typed text means; `choice` is null if it means none. */
export type Parsed = Considered & { choice: Choice | null };

/** An offered choice; `touches` names the parts of the view that it concerns, as `zone:number`. */
export type Offer<C = Choice> = Omit<Wire['Offer'], 'choice'> & { choice: C };
/**
 * What is asked of a seat now. `form` describes a menu too large to list; `options` is then what is worth trying, and
 * `hint` says how to type another choice.
 */
export type Prompt<C = Choice> = Omit<Wire['Prompt'], 'options' | 'form' | 'coach'> & {
  options: Offer<C>[];
  form: { kind: string; [field: string]: unknown } | null;
  /** What a lesson says about this question. */
  coach?: Wire['Coach'] | null;
};

/** One told line: by which rule, in words. */
export type Entry = Omit<Wire['Entry'], 'to'>;
/** Who won and by which rule, the scores, the score sheet row by row (a key of words, points), and teams. */
export type Result = Wire['Result'];
/** Milliseconds, counted from the moment of sending. */
export type SeatClock = Wire['SeatClock'];
export type Clocks = Record<string, SeatClock> | null;
export type Rule = Wire['RuleInfo'];

export type Sound = 'turn' | 'tap' | 'place' | 'pass' | 'deal' | 'roar' | 'crash' | 'win' | 'no' | 'chat';

// biome-ignore lint/suspicious/noExplicitAny: views, decks and choices are typed by each game
type Anything = any;

/** Plays films of what happened. Until one is over, view, log, prompt and sounds stay as they were before it. */
export interface FilmPlayer<V = Anything> {
  /** Whether a film leads from one view to the next. */
  hasFilm(view: V, previous: V): boolean;
  /** Resolves when the film has been seen or cut; `pace` multiplies the speed that the viewer has chosen. */
  play(view: V, previous: V, pace?: number): Promise<void>;
  /** Pause, or go on. */
  hold(still: boolean): void;
  /** Jump to the end. */
  cut(): void;
  /** What the player is asked to do while it is played; without it, to watch. */
  readonly asks?: Words;
}

export interface TableProps<V = Anything, C = Anything, D = Anything, O = Anything> {
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
  options: O;
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
  /** The standing order is about to answer. */
  due: boolean;
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
  /** A table that plays films registers its player here, and null when it stops. */
  playsFilms?(player: FilmPlayer<V> | null): void;
  /** Seats that a bot plays now. */
  bots?: readonly Seat[];
  /** A table that counts the score before eyes says when it begins and ends: until then the shell tells no winner. */
  counting?(running: boolean): void;
  /** What is left to whom, as it was when `clocksAt` (milliseconds since 1970) was; null: no clock runs. */
  clocks?: Clocks;
  clocksAt?: number;
}

/** What `Speaker.svelte` gets, the figure that speaks in lessons. */
export interface SpeakerProps<View = unknown, Deck = unknown> {
  view: View;
  deck: Deck;
  seat: Seat;
  /** Cheers. */
  glad: boolean;
}

/** The sections of *How to play*; a game words each of them as `how-<section>`. */
export const HOW_SECTIONS = ['goal', 'turn', 'example', 'end'] as const;
export type HowSection = (typeof HOW_SECTIONS)[number];
/** The rules that stand behind each section, exported as `rules` by `How.svelte`. */
export type HowRules = Record<HowSection, readonly string[]>;

/** What `How.svelte` gets, which draws the pictures of *How to play*, one section at a time. */
export interface HowProps<D = Anything, O = Anything> {
  section: HowSection;
  deck: D;
  /** The options of the game as they are without a choice. */
  options: O;
  say: Say;
  lang: Lang;
}

/** What `DeckCard.svelte` gets, which draws a row of a deck as the table draws it, in the deck editor. */
export interface DeckCardProps<D = Anything, O = Anything> extends Omit<HowProps<D, O>, 'section'> {
  /** The table of rows, and the place of the row in it. */
  kind: string;
  at: number;
}

/**
 * What `About.svelte` gets, which draws a thing large with its name and text when it is held, hovered or asked about by
 * key. Elements name their thing by `data-about` (`city:3`), or are known by their `data-part`; a finger may
 * hold what has `data-holds` without asking.
 */
export interface AboutProps<V = Anything, C = Anything, D = Anything, O = Anything> {
  thing: string;
  table: TableProps<V, C, D, O>;
}
