import { describe, expect, test } from 'vitest';
import { words } from '../../kit/knowledge';
import { counted, declarations, keyOption, mechaOption, numbered, playsOf, takesWith, waysTo } from './menu';
import type { Asked, PikitChoice } from './types';

const asked = (step: string, ...offers: [PikitChoice, ...string[]][]): Asked => ({
  seat: 0,
  step,
  rule: 'pikit.take.1',
  ask: words('ask-taking'),
  options: offers.map(([choice, ...touches]) => ({ choice, words: words(choice.do), touches })),
  more: false,
  hint: null,
  form: null,
});

describe('what a press means', () => {
  const taking = asked(
    'taking',
    [{ do: 'take', cards: [7] }, 'centre:7'],
    [{ do: 'take', cards: [1, 6] }, 'centre:1', 'centre:6'],
    [{ do: 'take', cards: [6] }, 'centre:6'],
    [{ do: 'stealmecha' }, 'mecha:4', 'player:1'],
  );
  const choices = (card: number) => takesWith(taking, card).map(({ choice }) => choice);

  test('a card by the sum means one thing', () => {
    expect(choices(7)).toEqual([{ do: 'take', cards: [7] }]);
  });
  test('a face can mean one card or two, the single one first', () => {
    expect(choices(6)).toEqual([
      { do: 'take', cards: [6] },
      { do: 'take', cards: [1, 6] },
    ]);
  });
  test('a Mecha means the option of its pair', () => {
    expect(mechaOption(taking, 4)?.choice.do).toBe('stealmecha');
    expect(mechaOption(taking, 3)).toBeUndefined();
  });
  test('what the prompt does not offer cannot be pressed', () => {
    expect(choices(5)).toEqual([]);
    expect(takesWith(null, 7)).toEqual([]);
    expect(playsOf(taking, 7)).toEqual([]);
    expect(declarations(taking)).toEqual([]);
  });
  test('a card of the hand means everything it could be played for', () => {
    const prompt = asked(
      'playing',
      [{ do: 'enough' }],
      [{ do: 'play', card: 2, deed: { effect: 'reroll', dice: [0] } }, 'hand:2', 'die:0'],
      [{ do: 'play', card: 2, deed: { effect: 'reroll', dice: [1] } }, 'hand:2', 'die:1'],
    );
    expect(playsOf(prompt, 2)).toHaveLength(2);
    expect(playsOf(prompt, 3)).toHaveLength(0);
  });
  test('all options of a declaration are deeds', () => {
    const prompt = asked('declaring', [{ do: 'declare', deed: { effect: 'draw' } }, 'deck:0']);
    expect(declarations(prompt)).toHaveLength(1);
  });
});

describe('the big key', () => {
  test('does what touches nothing, whatever it is called', () => {
    for (const pass of ['let', 'enough', 'nothing'] as const) {
      const prompt = asked(
        'answer',
        [{ do: 'play', card: 6, deed: { effect: 'cancel' } }, 'hand:6', 'pile:0'],
        [{ do: pass }],
      );
      expect(keyOption(prompt)?.choice.do).toBe(pass);
    }
  });
  test('does the only thing there is', () => {
    const prompt = asked('taking', [{ do: 'take', cards: [3] }, 'centre:3']);
    expect(keyOption(prompt)?.choice).toEqual({ do: 'take', cards: [3] });
  });
  test('waits where there is something to choose', () => {
    const prompt = asked('taking', [{ do: 'take', cards: [3] }, 'centre:3'], [{ do: 'takemecha' }, 'mecha:2']);
    expect(keyOption(prompt)).toBeUndefined();
    expect(keyOption(null)).toBeUndefined();
  });
});

test('ways, numbers and counts of cards', () => {
  const ways = [
    { by: 'sum' as const, cards: [7] },
    { by: 'both' as const, cards: [1, 6] },
    { by: 'face' as const, cards: [6] },
  ];
  expect(waysTo(ways, 6).map(({ by }) => by)).toEqual(['both', 'face']);
  expect(numbered([2, 2, 5]).map(({ key }) => key)).toEqual(['2-0', '2-1', '5-0']);
  expect(counted([5, 2, 2])).toEqual([
    [2, 2],
    [5, 1],
  ]);
});
