/** Ways into a lesson. */
import { begunLesson } from '../../device/lessons.svelte';
import { go } from '../../device/router.svelte';
import { change } from '../../device/tables.svelte';
import { api } from '../../net/api';
import { keepCreated, myName } from './start';

/** Go on with a lesson that was begun on this device, or begin it. */
export async function learn(game: string, lesson: string, afresh = false): Promise<void> {
  const begun = afresh ? null : begunLesson(game, lesson);
  go(`/t/${begun ?? (await begin(game, lesson))}`);
}

async function begin(game: string, lesson: string): Promise<string> {
  const made = await api.beginLesson(game, lesson, myName());
  keepCreated(made, game);
  change(made.table, { lesson, state: 'playing' });
  return made.table;
}
