/** What options and their values are called. */

import { ofGame, plain, t } from '../../i18n/words.svelte';
import type { GameOption } from '../../net/wire';

export type Numbers = number[] | Record<string, number>;
export type Value = boolean | number | string | Numbers;

/** `random` or a seat: the numbers are those of all seats. */
function namesSeats(option: GameOption | undefined): boolean {
  const values = option?.values ?? [];
  const numbers = values.filter((one) => typeof one === 'number');
  return numbers.length > 1 && numbers.length < values.length && numbers.every((one, at) => one === at);
}

export const optionName = (game: string, name: string): string => ofGame(game, `option-${name}`) ?? plain(name);

export function valueName(game: string, name: string, value: unknown, option?: GameOption): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number' && namesSeats(option)) return t('seat-n', { n: value + 1 });
  if (typeof value === 'object') return Object.values(value ?? {}).join(', ');
  return ofGame(game, `value-${name}-${value}`) ?? plain(String(value));
}

/** What can be chosen at a table of so many seats. */
export function valuesFor(option: GameOption, seats: number): (string | number)[] {
  const values = option.values ?? [];
  return namesSeats(option) ? values.filter((one) => typeof one === 'string' || one < seats) : values;
}

/** A list or a table of numbers with one of them changed. */
export function withNumber(value: Numbers, at: string, to: number): Numbers {
  return Array.isArray(value) ? value.with(Number(at), to) : { ...value, [at]: to };
}

export const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
