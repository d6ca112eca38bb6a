/** Ways to a table for one player: a puzzle or practice. */
import { change, device, forget } from '../../device/tables.svelte';
import { ApiError, api } from '../../net/api';
import type { StudyKind } from '../../net/wire';
import { keepCreated, myName } from './start';

/** How many further hands of an exercise were asked for on this page. */
export const hands = $state({ n: 0 });

export const nextHand = (): void => {
  hands.n += 1;
};

const nameOf = (kind: StudyKind, game: string, id: string) => `${kind}/${game}/${id}`;

/** The table of a study: the one that was opened last, or a new one. Others are forgotten: a device keeps one. */
export async function studyTable(kind: StudyKind, game: string, id: string, afresh = false): Promise<string> {
  const study = nameOf(kind, game, id);
  const known = device.tables.filter((mine) => mine.study);
  for (const { table, study: other } of known) {
    if (!afresh && other === study && (await isThere(table))) return table;
    forget(table);
  }
  const made = await api.study(game, { kind, id, name: myName() });
  keepCreated(made, game);
  change(made.table, { study, state: 'playing' });
  return made.table;
}

async function isThere(table: string): Promise<boolean> {
  try {
    await api.table(table);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
