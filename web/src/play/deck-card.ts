/** What the cards of a deck that is being edited are drawn and spoken with. */
import type { Component } from 'svelte';
import { Speaker, speaker } from '../i18n/words.svelte';
import type { DeckCardProps } from './contract';
import { deckCardOf } from './games';
import { defaultOptions } from './start/defaults';

export interface Drawn {
  /** null where a game draws no single cards. */
  Card: Component<DeckCardProps> | null;
  options: Record<string, unknown>;
  /** Speaks with the names of this deck. */
  voice(deck: unknown): Speaker;
}

export async function loadDrawn(game: string): Promise<Drawn> {
  const [drawn, options, { bundles }] = await Promise.all([
    deckCardOf(game)?.(),
    defaultOptions(game),
    speaker(game, {}),
  ]);
  return { Card: drawn?.default ?? null, options, voice: (deck) => new Speaker(bundles, deck) };
}
