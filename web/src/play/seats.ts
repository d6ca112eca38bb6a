/** Actions on the seats of this device: leave, hand over to a bot, play again. */

import { go } from '../device/router.svelte';
import { change, dropSeat } from '../device/tables.svelte';
import { t } from '../i18n/words.svelte';
import { api } from '../net/api';
import type { TableInfo } from '../net/wire';
import type { Session } from './session/session.svelte';
import { keepCreated } from './start/start';
import { troubleOf } from './trouble';

/** Go to the rematch table; returns an error message, or an empty string. */
export async function rematch(session: Session, info: TableInfo): Promise<string> {
  const secret = session.secrets[0]?.secret ?? session.hostSecret;
  if (!secret) return '';
  try {
    const made = await api.rematch(info.table, secret);
    keepCreated(made, info.game);
    const alone = info.seats.every((one) => one.kind === 'bot' || session.held.includes(one.seat));
    change(made.table, { autostart: alone });
    go(`/t/${made.table}`);
    return '';
  } catch (error) {
    return troubleOf(error);
  }
}

export async function leave(session: Session): Promise<void> {
  if (!confirm(t('leave-sure'))) return;
  for (const held of session.secrets) {
    await api.seat(session.table, held.seat, held.secret, { do: 'leave' }).catch(() => {});
    dropSeat(session.table, held.seat);
  }
  go('/');
}

/** A lesson or a study: no one is to be talked to, invited or waited for. */
export const isSolo = (info: TableInfo): boolean => Boolean(info.lesson || info.study);

/** Does a bot play every seat of this device? */
export const lent = (session: Session, info: TableInfo): boolean =>
  session.secrets.length > 0 && session.secrets.every((held) => info.seats[held.seat]?.standIn);

/** A bot plays the seats of this device from now on, or no longer. */
export async function lend(session: Session, order: 'bot' | 'unbot'): Promise<void> {
  const { table, secrets } = session;
  await Promise.allSettled(secrets.map((held) => api.seat(table, held.seat, held.secret, { do: order })));
}
