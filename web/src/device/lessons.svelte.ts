/** What this device has learned: lessons that were finished or skipped, and hints that were seen. */
import { store, stored } from './settings.svelte';
import { device } from './tables.svelte';

type How = 'done' | 'skipped';

const KEY = 'roarhouse.learned';
export const learned = $state({ lessons: {} as Record<string, How>, hints: {} as Record<string, true> });
Object.assign(learned, stored(KEY, {}));

const keep = () => store(KEY, learned);
const name = (game: string, part: string) => `${game}/${part}`;

export const lessonState = (game: string, lesson: string): How | null => learned.lessons[name(game, lesson)] ?? null;

/** A lesson that was finished once stays finished. */
export function endLesson(game: string, lesson: string, how: How): void {
  if (learned.lessons[name(game, lesson)] !== 'done') learned.lessons[name(game, lesson)] = how;
  keep();
}

export const hintSeen = (game: string, hint: string): boolean => learned.hints[name(game, hint)] === true;

export function seeHint(game: string, hint: string): void {
  learned.hints[name(game, hint)] = true;
  keep();
}

export function forgetHints(): void {
  learned.hints = {};
  keep();
}

/** Has nothing of this game been played or learned here? */
export function isNewcomer(game: string): boolean {
  const played = device.tables.some((mine) => mine.game === game && !mine.lesson && !mine.study);
  return !played && !Object.keys(learned.lessons).some((one) => one.startsWith(`${game}/`));
}

/** The table of a lesson that was begun here and not finished. */
export function begunLesson(game: string, lesson: string): string | null {
  const mine = device.tables.find((one) => one.game === game && one.lesson === lesson && one.state === 'playing');
  return mine && lessonState(game, lesson) === null ? mine.table : null;
}
