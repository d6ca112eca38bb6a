import { expect, test } from 'vitest';
import { ruleNamed, thingsOf } from './things';

test('a line is about its cards, its players and its rule, each once, however deep they are', () => {
  const card = (id: string) => ({ is: 'card', id }) as const;
  const line = {
    is: 'words',
    key: 'x',
    facts: { who: { is: 'who', seat: 1 }, a: card('rome'), b: { is: 'many', of: [card('lima'), card('rome'), 3] } },
  };
  expect(thingsOf(line as Parameters<typeof thingsOf>[0], 'chess.mate.1')).toEqual([
    'named:rome',
    'named:lima',
    'seat:1',
    'rule:chess.mate.1',
  ]);
  expect(thingsOf('rome', '')).toEqual([]);
  expect(thingsOf({ is: 'who', seat: -1 }, '')).toEqual([]);
});

test('a rule is known by its name', () => {
  expect(ruleNamed('rule:chess.mate.1')).toBe('chess.mate.1');
  expect(ruleNamed('seat:1')).toBe('');
});
