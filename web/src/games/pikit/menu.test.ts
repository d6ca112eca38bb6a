import { describe, expect, test } from 'vitest';
import { words } from '../../kit/knowledge';
import { type Asked, counted, keyOption, mechaOption, numbered, playsOf, takesWith, waysTo } from './menu';
import type { PikitChoice } from './types';

const asked = (step: string, ...choices: PikitChoice[]): Asked => ({
  seat: 0,
  step,
  rule: 'pikit.take.1',
  ask: words('ask-taking'),
  options: choices.map((choice) => ({ choice, words: words(choice.do) })),
  more: false,
});

describe('what a press means', () => {
  const taking = asked(
    'taking',
    { do: 'take', cards: [7] },
    { do: 'take', cards: [1, 6] },
    { do: 'take', cards: [6] },
  );

  test('a card by the sum means one thing', () => {
    expect(takesWith(taking, 7).map(({ choice }) => choice.cards)).toEqual([[7]]);
  });
  test('a face can mean one card or two, the single one first', () => {
    expect(takesWith(taking, 6).map(({ choice }) => choice.cards)).toEqual([[6], [1, 6]]);
  });
  test('what the prompt does not offer cannot be pressed', () => {
    expect(takesWith(taking, 5)).toEqual([]);
    expect(takesWith(null, 7)).toEqual([]);
    expect(mechaOption(taking)).toBeUndefined();
  });
  test('a card of the hand means everything it could be played for', () => {
    const prompt = asked(
      'playing',
      { do: 'enough' },
      { do: 'play', card: 2, deed: { effect: 'reroll', dice: [0] } },
      { do: 'play', card: 2, deed: { effect: 'reroll', dice: [1] } },
    );
    expect(playsOf(prompt, 2)).toHaveLength(2);
    expect(playsOf(prompt, 3)).toHaveLength(0);
  });
});

describe('the big key', () => {
  test('passes in whatever form it is offered', () => {
    for (const pass of ['let', 'enough', 'nothing'] as const) {
      const prompt = asked('answer', { do: 'play', card: 6, deed: { effect: 'cancel' } }, { do: pass });
      expect(keyOption(prompt)?.choice.do).toBe(pass);
    }
  });
  test('does the only thing there is', () => {
    expect(keyOption(asked('taking', { do: 'take', cards: [3] }))?.choice).toEqual({ do: 'take', cards: [3] });
  });
  test('waits where there is something to choose', () => {
    expect(keyOption(asked('taking', { do: 'take', cards: [3] }, { do: 'takemecha' }))).toBeUndefined();
  });
});

test('ways, numbers and counts of cards', () => {
  const ways = [
    { by: 'sum' as const, cards: [7] },
    { by: 'both' as const, cards: [1, 6] },
    { by: 'face' as const, cards: [6] },
  ];
  expect(waysTo(ways, 6)).toEqual(['both', 'face']);
  expect(numbered([2, 2, 5]).map(({ key }) => key)).toEqual(['2-0', '2-1', '5-0']);
  expect(counted([5, 2, 2])).toEqual([
    [2, 2],
    [5, 1],
  ]);
});
