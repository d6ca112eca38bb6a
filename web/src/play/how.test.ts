import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { HOW_SECTIONS, type HowProps, type HowRules } from './contract';
import { explaining, picturing } from './how';

const pages = import.meta.glob<{ default: Component<HowProps>; rules: HowRules }>('../games/*/How.svelte');
const texts = import.meta.glob<string>('../games/*/how.en.ftl', { query: '?raw', import: 'default' });
const rulebooks = import.meta.glob<string>('../../../src/roarhouse/games/*/rules.toml', {
  query: '?raw',
  import: 'default',
});

test.each(Object.keys(pages))('%s words every section and names rules that exist', async (path) => {
  const game = path.split('/').at(-2);
  const { rules } = await pages[path]!();
  const text = await texts[`../games/${game}/how.en.ftl`]!();
  const book = await rulebooks[`../../../src/roarhouse/games/${game}/rules.toml`]!();
  for (const section of HOW_SECTIONS) {
    expect(text).toContain(`\nhow-${section} = `);
    expect(rules[section].filter((id) => !book.includes(`id = "${id}"`))).toEqual([]);
  }
});

const RULES: HowRules = { goal: ['x.aim.1'], turn: ['x.move.1', 'x.aim.2'], example: [], end: [] };

test('a rule leads to the sections that explain it, and a chapter to its pictures', () => {
  expect(explaining(RULES, 'x.aim.2')).toEqual(['turn']);
  expect(explaining(RULES, 'x.aim.3')).toEqual([]);
  expect(explaining(null, 'x.aim.2')).toEqual([]);
  expect(picturing(RULES, 'aim')).toEqual(['goal', 'turn']);
  expect(picturing(null, 'aim')).toEqual([]);
});
