/** A deck as a file: JSON, which `roarhouse deck check` and `--deck` read too. */
import type { Deck } from '../../device/deck.svelte';

export const MOST_BYTES = 190_000;

export type Opened = { deck: Deck } | { expected: string; came: string };

export function opened(text: string, games: string[]): Opened {
  let value: Deck;
  try {
    value = JSON.parse(text) as Deck;
  } catch {
    return { expected: 'expect-deck-json', came: text.slice(0, 40) };
  }
  const game = value?.about?.game;
  if (typeof game !== 'string' || !games.includes(game))
    return { expected: 'expect-deck-game', came: JSON.stringify(game) ?? '–' };
  return { deck: value };
}

/** The tables of rows in a deck. */
export const tablesOf = (deck: Deck): string[] =>
  Object.entries(deck)
    .filter(([, rows]) => Array.isArray(rows))
    .map(([name]) => name);

/** An id that no row has: `swarmling` → `swarmling-2`. */
export function freeId(deck: Deck, wanted: string): string {
  const ids = new Set(tablesOf(deck).flatMap((name) => (deck[name] as { id?: string }[]).map((row) => row.id)));
  const stem = wanted.replace(/-\d+$/, '');
  for (let n = 2; ; n += 1) if (!ids.has(`${stem}-${n}`)) return `${stem}-${n}`;
}

export function saveDeck(deck: Deck): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(deck, null, 1)], { type: 'application/json' }));
  link.download = `${deck.about.game}-deck.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
