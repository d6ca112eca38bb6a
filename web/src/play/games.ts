/** The parts of each game, found by glob in `games/`: table, poster, replay marks and deals. */
import type { Component } from 'svelte';
import type { Deal } from '../fair/redeal';
import type { AboutProps, Choice, DeckCardProps, HowProps, HowRules, SpeakerProps, TableProps } from './contract';
import type { Folds } from './past/folding';
import type { Pride } from './result/best';

interface Poster {
  default: Component;
  /** Order on the home page; the first poster is also the one shown large. */
  place?: number;
}

/** What touch to learn needs of a game: how a thing is drawn large, and more in its module script. */
export interface About {
  default: Component<AboutProps>;
  /** The rule that a thing belongs to; null where the game does not know the thing. */
  ruleOf(thing: string): string | null;
  /** What a player would want to do with a part, for the server to say why not. */
  attempt?(part: string, table: TableProps): Choice | null;
}

const tables = import.meta.glob<{ default: Component<TableProps> }>('../games/*/Table.svelte');
const speakers = import.meta.glob<{ default: Component<SpeakerProps> }>('../games/*/Speaker.svelte');
const hows = import.meta.glob<{ default: Component<HowProps>; rules: HowRules }>('../games/*/How.svelte');
const deckCards = import.meta.glob<{ default: Component<DeckCardProps> }>('../games/*/DeckCard.svelte');
const abouts = import.meta.glob<About>('../games/*/About.svelte');
const marks = import.meta.glob<{ default: string[] } & Partial<Pride> & { folds?: Folds }>('../games/*/marks.ts');
const deals = import.meta.glob<{ default: Deal }>('../games/*/deals.ts');
const hung = import.meta.glob<Poster>('../games/*/Poster.svelte', { eager: true });

const gameOf = (path: string) => path.split('/').at(-2)!;
const places = new Map(Object.entries(hung).map(([path, { place }]) => [gameOf(path), place ?? Number.MAX_VALUE]));

/** Games that have a poster, in the order in which the home page shows them. */
export const POSTERS: readonly string[] = [...places.keys()].sort(
  (a, b) => places.get(a)! - places.get(b)! || a.localeCompare(b),
);

export const posterOf = (game: string): Component | null => hung[`../games/${game}/Poster.svelte`]?.default ?? null;

export const tableOf = (game: string) => tables[`../games/${game}/Table.svelte`];

/** Who speaks in lessons; undefined where a game draws no one. */
export const speakerOf = (game: string) => speakers[`../games/${game}/Speaker.svelte`];

/** How things of this game are explained; undefined where it explains none. */
export const aboutOf = (game: string) => abouts[`../games/${game}/About.svelte`];

/** How this game is explained on one page; undefined where it draws no such page. */
export const howOf = (game: string) => hows[`../games/${game}/How.svelte`];

/** How a row of a deck is drawn; undefined where a game draws none. */
export const deckCardOf = (game: string) => deckCards[`../games/${game}/DeckCard.svelte`];

/** Keys of words that mark a moment; a game that names none has its deals marked. */
export async function marksOf(game: string): Promise<string[] | null> {
  return (await marks[`../games/${game}/marks.ts`]?.())?.default ?? null;
}

/** Lines of the log that are told as one when they follow one another. */
export async function foldsOf(game: string): Promise<Folds> {
  return (await marks[`../games/${game}/marks.ts`]?.())?.folds ?? {};
}

/** What this game is proud of. */
export async function prideOf(game: string): Promise<Pride> {
  const { best = [], weigh } = (await marks[`../games/${game}/marks.ts`]?.()) ?? {};
  return weigh ? { best, weigh } : { best };
}

/** How nature chooses in this game; null where the browser cannot repeat it. */
export async function dealOf(game: string): Promise<Deal | null> {
  return (await deals[`../games/${game}/deals.ts`]?.())?.default ?? null;
}
