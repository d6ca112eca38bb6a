/** What *How to play* of a game is drawn with, loaded once. */
import type { Component } from 'svelte';
import { type Speaker, speaker } from '../i18n/words.svelte';
import { api } from '../net/api';
import type { HowProps, HowRules, HowSection } from './contract';
import { HOW_SECTIONS } from './contract';
import { howOf } from './games';
import { defaultOptions } from './start/defaults';

export interface How {
  game: string;
  Picture: Component<HowProps>;
  rules: HowRules;
  voice: Speaker;
  deck: unknown;
  options: Record<string, unknown>;
}

const loaded = new Map<string, Promise<How | null>>();

/** null where a game draws no such page. */
export function loadHow(game: string): Promise<How | null> {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function load(game: string): Promise<How | null> {
  const drawn = howOf(game);
  if (!drawn) return null;
  const [{ default: Picture, rules }, deck, options] = await Promise.all([
    drawn(),
    api.deck(game),
    defaultOptions(game),
  ]);
  return {
    game,
    Picture,
    rules,
    deck,
    voice: await speaker(game, deck),
    options,
  };
}

export const chapterOf = (rule: string): string => rule.split('.')[1] ?? '';

/** The sections that explain a rule. */
export const explaining = (rules: HowRules | null, rule: string): HowSection[] =>
  HOW_SECTIONS.filter((section) => rules?.[section].includes(rule));

/** The sections that explain rules of a chapter. */
export const picturing = (rules: HowRules | null, chapter: string): HowSection[] =>
  HOW_SECTIONS.filter((section) => rules?.[section].some((rule) => chapterOf(rule) === chapter));
