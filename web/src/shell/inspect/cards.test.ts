import { expect, test } from 'vitest';
import { cardsOf } from './cards';

test('a line names its cards, each once, however deep they are', () => {
  const card = (id: string) => ({ is: 'card', id }) as const;
  const line = {
    is: 'words',
    key: 'x',
    facts: { a: card('rome'), b: { is: 'many', of: [card('lima'), card('rome'), 3] } },
  };
  expect(cardsOf(line as Parameters<typeof cardsOf>[0])).toEqual(['rome', 'lima']);
  expect(cardsOf('rome')).toEqual([]);
  expect(cardsOf({ is: 'who', seat: 1 })).toEqual([]);
});
