/** What is said of the end of a game, on the page and in the picture. */
import { t } from '../../i18n/words.svelte';
import type { Result, Say } from '../../play/contract';
import { bestPlace, type Party, ranking } from '../../play/result/place';
import type { Standing } from './picture';

export const winners = (result: Result, say: Say): string =>
  t(result.winners.length > 1 ? 'share-win' : 'wins', {
    who: say({ is: 'many', of: result.winners.map((seat) => ({ is: 'who', seat })) }),
  });

/** Where the best of these seats has ended; empty for a watcher, and for teams. */
export function placeOf(result: Result, held: readonly number[]): string {
  const place = bestPlace(result, held);
  return place ? t('your-place', { ...place }) : '';
}

export const nameOf = ({ seats }: Party, say: Say): string =>
  say({ is: 'many', of: seats.map((seat) => ({ is: 'who', seat })) });

export const standingsOf = (result: Result, say: Say): Standing[] =>
  ranking(result).map((party) => ({ ...party, name: nameOf(party, say), seat: party.seats[0]! }));
