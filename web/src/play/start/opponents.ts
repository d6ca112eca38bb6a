/** Names of the bots and characters that can sit at a table. */

import { settings } from '../../device/settings.svelte';
import { maybe, plain } from '../../i18n/words.svelte';
import type { GameInfo } from '../../net/wire';

export const LEVELS = [0, 1, 2, 3, 4] as const;

export function opponentName(game: GameInfo | undefined, bot: string): string {
  const character = game?.opponents.find((one) => one.id === bot);
  return character?.name[settings.lang] ?? maybe(`bot-${bot}`) ?? plain(bot);
}

export function opponentStyle(game: GameInfo | undefined, bot: string): string {
  return game?.opponents.find((one) => one.id === bot)?.style[settings.lang] ?? '';
}
