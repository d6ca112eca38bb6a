/** The games that have a poster, found by listing `art/`; which of them can be played the server says. */
import type { Component } from 'svelte';

const found = import.meta.glob<{ default: Component }>('./art/*.svelte', { eager: true });
const FIRST = ['rarrr', 'rampage', 'pikit', 'arrr'];

const nameOf = (path: string) => path.replace(/^.*\/(\w+)\.svelte$/, '$1');
const order = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
const names = Object.keys(found)
  .map(nameOf)
  .sort((a, b) => order(a) - order(b) || a.localeCompare(b));

export const posters = Object.assign(names, {
  art: (name: string): Component | null => found[`./art/${name}.svelte`]?.default ?? null,
});
