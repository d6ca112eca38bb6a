import { maybe, t } from '../i18n/words.svelte';
import { ApiError } from '../net/api';

/** Why something did not work, in the language of the page; where it has no words for it, those of the server. */
export function troubleOf(error: unknown, otherwise = 'did-not-work'): string {
  if (!(error instanceof ApiError)) return t(otherwise);
  return maybe(`problem-${error.code}`, { reason: error.reason }) ?? (error.reason || t(otherwise));
}
