import { expect, test } from 'vitest';
import { words } from '../../kit/knowledge';
import { concerning, loose, numbered, partAt, sameBag } from './menu';
import type { ArrrChoice, Asked } from './types';

const offer = (choice: ArrrChoice, ...touches: string[]) => ({ choice, words: words('x'), touches });
const asked = (...options: Asked['options']): Asked => ({
  seat: 0,
  step: 'declare',
  rule: '',
  ask: words('x'),
  options,
  more: false,
  hint: null,
  form: null,
});

test('a press finds the offers that touch the part', () => {
  const prompt = asked(
    offer({ do: 'sail', card: 3 }, 'sea:3'),
    offer({ do: 'play', card: 40, use: 0, target: 1 }, 'hand:40', 'sea:3', 'sea:5'),
    offer({ do: 'challenge', opponent: 2, stat: 1 }, 'seat:2'),
  );
  const found = (zone: 'sea' | 'captain', n: number) =>
    concerning(prompt, zone === 'sea' ? { zone, card: n } : { zone, card: 0, seat: n }).map(
      ({ choice }) => choice.do,
    );
  expect(found('sea', 3)).toEqual(['sail', 'play']);
  expect(found('sea', 5)).toEqual(['play']);
  expect(found('captain', 2)).toEqual(['challenge']);
  expect(found('captain', 1)).toEqual([]);
});

test('choices with buttons or widgets are not offered at what they touch', () => {
  const prompt = asked(
    offer({ do: 'first', seat: 1 }, 'seat:1'),
    offer({ do: 'claim', pieces: 0, card: 4 }, 'chest:4'),
  );
  expect(concerning(prompt, { zone: 'captain', card: 0, seat: 1 })).toEqual([]);
  expect(loose(prompt).map(({ choice }) => choice.do)).toEqual(['first']);
});

test('a spot is a part of the view', () => {
  expect(partAt({ zone: 'hand', card: 5, at: 1 })).toBe('hand:5');
  expect(partAt({ zone: 'pile', at: 2 })).toBe('pile:2');
});

test('cards of one number are told apart, and bags are compared without order', () => {
  expect(numbered([4, 4, 2]).map(({ key }) => key)).toEqual(['4-0', '4-1', '2-0']);
  expect([sameBag([1, 2, 2], [2, 1, 2]), sameBag([1, 2], [2, 2])]).toEqual([true, false]);
});
