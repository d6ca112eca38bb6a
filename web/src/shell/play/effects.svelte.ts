/** What follows from a table that is shown, on this device and on the server. Call it during initialisation. */
import { untrack } from 'svelte';
import { fromAfar } from '../../device/display';
import { settings } from '../../device/settings.svelte';
import type { TableInfo } from '../../net/wire';
import { keepResult } from '../../play/result/finished';
import type { Session } from '../../play/session/session.svelte';
import type { Looking } from './looking.svelte';

export type Mode = 'play' | 'replay' | 'screen';

/** Is the log open from the start, where there is room? Not beside a lesson or a study: they say enough. */
export const opensLog = (mode: Mode, { lesson, study }: TableInfo): boolean =>
  mode !== 'screen' && !lesson && !study && globalThis.innerWidth >= 1100;

export function effects(session: Session, info: () => TableInfo, mode: Mode, looking: Looking): void {
  $effect(() => {
    void [settings.askAll, settings.pace];
    untrack(() => session.prefer());
  });

  $effect(() => {
    if (session.result) keepResult(info(), session.result, session.held);
  });

  $effect(() => {
    const past = looking.past;
    if (past && mode === 'replay')
      history.replaceState(null, '', `/t/${info().table}/replay#v=${past.at}&seat=${past.seat}`);
  });

  $effect(() => (mode === 'screen' ? fromAfar() : undefined));
}
