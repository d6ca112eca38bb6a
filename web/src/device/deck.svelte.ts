/** The deck of one's own that is being edited: kept on this device until another one is opened. */
import { store, stored } from './settings.svelte';

export type Row = Record<string, unknown>;
export interface Deck {
  about: { game: string; title: Record<string, string>; note: Record<string, string> };
  [table: string]: unknown;
}

const KEY = 'roarhouse.deck';

/** `checked`: the server found nothing wrong with it. */
export const own = $state({ deck: stored<Deck | null>(KEY, null), checked: false });

export function keepDeck(deck: Deck | null): void {
  own.deck = deck;
  own.checked = false;
  store(KEY, deck);
}

export const deckFor = (game: string): Deck | null =>
  own.checked && own.deck?.about.game === game ? ($state.snapshot(own.deck) as Deck) : null;
