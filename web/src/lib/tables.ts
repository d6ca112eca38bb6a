/** The games' own tables and the moments they want marked in a replay, found by listing `games/`. */
import type { Component } from 'svelte';
import type { TableProps } from './contract';

const tables = import.meta.glob<{ default: Component<TableProps> }>('../games/*/Table.svelte');
const marks = import.meta.glob<{ default: string[] }>('../games/*/marks.ts');

export const tableOf = (game: string) => tables[`../games/${game}/Table.svelte`];

/** Keys of words that mark a moment; a game that names none has its deals marked. */
export async function marksOf(game: string): Promise<string[] | null> {
  return (await marks[`../games/${game}/marks.ts`]?.())?.default ?? null;
}
