/** Notices of the seats held here: what is switched on, and what this device agreed to for slow tables. */
import { canPush, subscribe } from '../device/app/push';
import { settings, store, stored } from '../device/settings.svelte';
import type { HeldSeat } from '../device/tables.svelte';
import { api } from '../net/api';
import type { NewNotice, NoticeInfo, NoticeKind } from '../net/wire';
import type { Session } from './session/session.svelte';

const KEY = 'roarhouse.notices';

/** Ways that this device agreed to once: slow tables use them by themselves. */
export const agreed = (): NewNotice[] => stored<NewNotice[]>(KEY, []);

export function agree(wanted: NewNotice, on: boolean): void {
  const others = agreed().filter((one) => one.kind !== wanted.kind);
  store(KEY, on ? [...others, wanted] : others);
}

export async function switchOn(session: Session, kind: NoticeKind, target: string): Promise<NoticeInfo | null> {
  const held = session.secrets[0];
  if (!held) return null;
  const subscription = kind === 'push' ? await subscribe((await api.notices()).key) : null;
  if (kind === 'push' && !subscription) return null;
  const wanted: NewNotice = { kind, target, lang: settings.lang, ...subscription };
  const made = await api.addNotice(session.table, held, wanted);
  if (kind !== 'mail') agree(wanted, true); // an address is confirmed first
  return made;
}

const used = new Map<string, Promise<void>>();

/** At a slow table: switch on what this device agreed to earlier, once for each seat. */
export function useAgreed(session: Session): Promise<void> {
  const held = session.secrets[0];
  if (!held || session.info?.clock.kind !== 'slow' || session.info.state === 'over') return Promise.resolve();
  const seat = `${session.table} ${held.seat}`;
  const using = used.get(seat) ?? switchOnAgreed(session.table, held).catch(() => {});
  used.set(seat, using);
  return using;
}

/** A mail address is asked for its code each time. */
async function switchOnAgreed(table: string, held: HeldSeat): Promise<void> {
  const { kinds } = await api.notices();
  const known = await api.noticesOf(table, held);
  const wanted = agreed().filter(({ kind }) => kinds.includes(kind) && !known.some((one) => one.kind === kind));
  for (const one of wanted)
    if (one.kind !== 'push' || (canPush() && Notification.permission === 'granted'))
      await api.addNotice(table, held, one).catch(() => {});
}
