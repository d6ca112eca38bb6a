/** The options of a game as they are without a choice. */
import { loadGames } from './catalogue.svelte';

export async function defaultOptions(game: string): Promise<Record<string, unknown>> {
  const options = (await loadGames()).find((one) => one.name === game)?.options ?? [];
  return Object.fromEntries(options.map((one) => [one.name, one.default]));
}
