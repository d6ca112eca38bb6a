/** Ways to a table: play now against bots, or create one as it was set up. */

import { go } from '../../device/router.svelte';
import { set, settings } from '../../device/settings.svelte';
import { addSeat, change, remember } from '../../device/tables.svelte';
import { api } from '../../net/api';
import type { Created, GameInfo, NewTable } from '../../net/wire';

const GUESTS = ['Momo', 'Taro', 'Kiki', 'Nori', 'Yuzu', 'Riko', 'Juno', 'Bo', 'Pixel', 'Zuzu', 'Tofu', 'Miso'];

/** The name this device plays under; a guest gets one that can be changed. */
export function myName(): string {
  if (!settings.name) set('name', GUESTS[Math.floor(Math.random() * GUESTS.length)]!);
  return settings.name;
}

/** The opponent of the strength that was chosen last on this device. */
export const usualBot = (game: GameInfo): string =>
  game.opponents[settings.strength]?.id ?? game.bots.find((bot) => bot !== 'random') ?? 'random';

export function defaultSeats(game: GameInfo): number {
  const option = game.options.find((one) => one.name === 'seats')?.default;
  const wanted = typeof option === 'number' ? option : 4;
  return Math.min(game.seats.max, Math.max(game.seats.min, wanted));
}

export function keepCreated(made: Created, game: string, wanted?: NewTable): void {
  remember(made.table, game);
  change(made.table, { host: made.host ?? undefined, commitment: made.commitment });
  for (const { seat, secret } of made.seats) {
    if (!secret) continue;
    if (!wanted || wanted.seats[seat]?.kind === 'person') addSeat(made.table, game, { seat, secret });
  }
}

export async function createTable(wanted: NewTable, autostart: boolean): Promise<void> {
  const made = await api.create(wanted);
  keepCreated(made, wanted.game, wanted);
  const links = made.seats.flatMap(({ seat, secret }) =>
    secret && wanted.seats[seat]?.kind === 'open' ? [{ seat, secret }] : [],
  );
  change(made.table, { autostart, links });
  go(`/t/${made.table}`);
}

export function playNow(game: GameInfo): Promise<void> {
  const bots = Array.from({ length: defaultSeats(game) - 1 }, () => ({ kind: 'bot' as const, bot: usualBot(game) }));
  const wanted: NewTable = {
    game: game.name,
    options: {},
    seats: [{ kind: 'person', name: myName() }, ...bots],
    clock: { kind: 'off' },
    listed: false,
    takeover: true,
  };
  return createTable(wanted, true);
}

/** The path of the table for a typed or pasted code or link. */
export function tablePath(typed: string): string | null {
  const text = typed.trim();
  const found = text.match(/\/t\/([\w-]+)(\/\w+)?\/?(#.*)?$/);
  if (found) return `/t/${found[1]}${found[2] ?? ''}${found[3] ?? ''}`;
  return /^[\w-]{3,64}$/.test(text) ? `/t/${text}` : null;
}
