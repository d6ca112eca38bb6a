/** What tables, fields and cards of a deck are called. */
import type { Row } from '../../device/deck.svelte';
import { maybe, ofGame, plain } from '../../i18n/words.svelte';
import type { Lang } from '../../play/contract';

export const rowsName = (game: string, table: string): string => ofGame(game, `deck-rows-${table}`) ?? plain(table);

export const fieldName = (game: string, field: string): string =>
  ofGame(game, `deck-field-${field}`) ?? maybe(`deck-field-${field}`) ?? plain(field);

/** Of a card that may be half written. */
export function nameOf(row: Row, lang: Lang): string {
  const name = row.name ?? row.syllable;
  const said = typeof name === 'object' ? (name as Partial<Record<Lang, unknown>> | null)?.[lang] : name;
  return typeof said === 'string' && said ? said : String(row.id ?? '');
}
