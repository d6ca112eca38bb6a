/** A finished game to deal again, for tests. */
import type { ParsedRecord } from './fair';
import type { Line } from './redeal';

export const mixed = {
  seed: '00112233445566778899aabbccddeeff'.repeat(2),
  salts: ['salt-a', '', 'salt-c'],
  context: 'chess:abc',
};

/** A record of a game for two with these lines. */
export function record(cards: object, lines: Line[]): ParsedRecord {
  const promise = { commitment: '', salts: mixed.salts, context: mixed.context };
  const header = { line: 'record' as const, game: 'any', options: { seats: 2 }, cards, promise };
  const numbered = lines.map((line, at) => ({ ...line, version: at + 1 }));
  return { header, lines: numbered, seed: mixed.seed, end: null, rows: [] };
}

export const nature = (choice: Line['choice']): Line => ({ seat: -1, choice });
