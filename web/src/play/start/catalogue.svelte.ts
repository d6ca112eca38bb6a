/** The games this server offers, and what each of them is called. */
import { settings, store, stored } from '../../device/settings.svelte';
import { plain } from '../../i18n/words.svelte';
import { api } from '../../net/api';
import type { GameInfo } from '../../net/wire';

const KEY = 'roarhouse.titles';
/** Titles declared by the games; cached, so that a page has its title before the server has answered. */
let titles = $state.raw(stored<Record<string, GameInfo['title']>>(KEY, {}));

export async function loadGames(): Promise<GameInfo[]> {
  const games = await api.games();
  titles = { ...titles, ...Object.fromEntries(games.map(({ name, title }) => [name, title])) };
  store(KEY, titles);
  return games;
}

/** Is there a master of this game, who can judge it? */
export const canJudge = async (name: string): Promise<boolean> =>
  (await loadGames().catch(() => [])).some((game) => game.name === name && game.bots.includes('master'));

/** The title that the game declares; its name if the server has not sent one. */
export const gameTitle = (name: string): string => titles[name]?.[settings.lang] ?? plain(name);
