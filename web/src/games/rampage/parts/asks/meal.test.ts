/** A meal of a team: what is sealed is said, and can be changed while the team is choosing. */
import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { settings } from '../../../../device/settings.svelte';
import type { Lang } from '../../../../play/contract';
import Meal from './Meal.svelte';
import { asked, choose, lay, plan, press, usePanels, viewOf } from './panels.kit';

usePanels();

const [first, second] = plan.of('meeple');
const bites = [
  { do: 'eat', meeple: first },
  { do: 'eat', meeple: second },
];

function dinner(sealed: object | null): void {
  const view = viewOf([
    [0, 2],
    [1, 3],
  ]);
  const meal = { how: 'here', zone: 1, limit: 4, eaten: 0 };
  const players = view.players.map((player) => ({ ...player, meal }));
  const touches = bites.map(({ meeple }) => [`piece:${meeple}`]);
  const eating = { running: false };
  lay(Meal, {
    view: { ...view, players, sealed },
    prompt: asked('bite', [...bites, { do: 'done' }], {}, touches),
    eating,
  });
}
const told = () => screen.getAllByRole('status').map((one) => one.textContent?.trim());

test.each<[Lang, RegExp, string]>([
  ['en', /Chosen: .*Your team is still choosing: until all are in, you may change your bite\./s, 'Enough'],
  ['de', /Gewählt: .*Dein Team wählt noch: Bis alle gewählt haben, kannst du dich umentscheiden\./s, 'Genug'],
])('a sealed bite waits for the team and can be changed (%s)', async (lang, awaited, enough) => {
  settings.lang = lang;
  dinner(bites[1]!);
  expect(told()[0]).toMatch(awaited);
  await press(enough);
  expect(choose).toHaveBeenCalledWith({ do: 'done' });
});

test('a sealed bite is named by its place', () => {
  dinner(bites[1]!);
  expect(told()[0]).toMatch(/Chosen: \w+: .+ · 2\./);
});

test('before a bite is sealed, no team is awaited', () => {
  dinner(null);
  expect(told()).toHaveLength(1);
});
