/** Panels around the city, at a table laid out for them, in the real words. */
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { settings } from '../../../../device/settings.svelte';
import type { Lang, Result } from '../../../../play/contract';
import Over from '../Over.svelte';
import Runaway from '../Runaway.svelte';
import Screen from '../Screen.svelte';
import Actions from './Actions.svelte';
import Meal from './Meal.svelte';
import Options from './Options.svelte';
import Paying from './Paying.svelte';
import Picking from './Picking.svelte';
import Placing from './Placing.svelte';
import { asked, BOXER, choose, lay, plan, press, SIREN, touch, usePanels, viewOf } from './panels.kit';

usePanels();

// -- cards ----------------------------------------------------------------------------------------------------

test('a card to pick says what it does, and one that is there twice can be given up twice', async () => {
  const sets = [
    [BOXER, BOXER, SIREN],
    [BOXER, SIREN, SIREN],
  ];
  lay(Picking, {
    prompt: asked(
      'choosepowers',
      sets.map((cards) => ({ do: 'giveup', cards })),
    ),
  });
  const cards = screen.getAllByRole('button', { name: /boxer does it.*Works all the time/ });
  expect(cards).toHaveLength(2);
  for (const card of cards) await fireEvent.click(card);
  await fireEvent.click(screen.getAllByRole('button', { name: /siren/ })[1]!);
  await press('Give up');
  expect(choose).toHaveBeenCalledWith({ do: 'giveup', cards: [BOXER, BOXER, SIREN] });
});

test('a kiss takes, a penalty is handed over', () => {
  const pay = [{ do: 'pay', meeples: [1, 0, 0, 0, 0, 0] }];
  lay(Paying, { prompt: asked('tastekiss', pay) });
  expect(screen.getByRole('button', { name: 'Take them' })).toBeTruthy();
  cleanup();
  lay(Paying, { prompt: asked('paymeeples', pay) });
  expect(screen.getByRole('button', { name: 'Hand them over' })).toBeTruthy();
});

test('a sealed vote is marked, and another one can be chosen', async () => {
  const votes = [0, 1].map((seat) => ({ do: 'vote', seat }));
  lay(Options, { prompt: asked('voteforstart', votes), sealed: { do: 'vote', seat: 1 } });
  const pressed = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'true']);
  await fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(choose).toHaveBeenCalledWith({ do: 'vote', seat: 0 });
});

// -- in the city ----------------------------------------------------------------------------------------------

test('a click on the ground goes to a meal that costs no card', () => {
  const dines = [
    { do: 'dine', how: 'here', zone: 1 },
    { do: 'dine', how: 'tongue', zone: 2 },
    { do: 'dine', how: 'scavenger', zone: 5 },
    { do: 'dine', how: 'here', zone: 1, hungry: true },
  ];
  const touches = [
    ['zone:1', `piece:${plan.of('meeple')[0]}`],
    ['zone:2'],
    ['zone:5', 'card:3'],
    ['zone:1', 'card:3'],
  ];
  lay(Meal, { prompt: asked('bite', dines, {}, touches) });
  expect([...touch.zones.keys()]).toEqual([1, 2]);
  expect(screen.getAllByRole('button').map((one) => one.className.includes('secret'))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(screen.getAllByText('nothing to eat there')).toHaveLength(3);
  touch.zone(2);
  touch.zone(5);
  expect(choose.mock.calls).toEqual([[dines[1]]]);
});

test.each([
  { power: 'Heavyweight', offer: { do: 'slam', monster: 1 } },
  { power: 'Hurricane', offer: { do: 'breathe', monster: 1 } },
])('a click on another Body does what $power lets one do', ({ offer }) => {
  const [own, paws, other] = [plan.body(0), plan.paws(0), plan.body(1)].map((piece) => [`piece:${piece}`]);
  const choices = [{ do: 'move' }, { do: 'breathe', monster: 0 }, offer];
  lay(Actions, { prompt: asked('chooseaction', choices, {}, [paws!, own!, other!]) });
  touch.pick(plan.body(1));
  expect(choose).toHaveBeenCalledWith(offer);
});

test('a click that would spend a secret card, or could mean several things, lists them', async () => {
  const toss = { do: 'tossit', piece: plan.body(1) };
  const paws = [`piece:${plan.paws(0)}`];
  const touches = [paws, paws, [`piece:${plan.body(1)}`, 'card:3']];
  lay(Actions, { prompt: asked('chooseaction', [{ do: 'move' }, { do: 'move', jump: true }, toss], {}, touches) });
  touch.pick(plan.body(1));
  await tick();
  expect(choose).not.toHaveBeenCalled();
  const list = () => screen.getByRole('group', { name: 'What you can do there' }).querySelectorAll('button');
  expect(list()).toHaveLength(1);
  touch.pick(plan.paws(0));
  await tick();
  expect(list()).toHaveLength(2);
  await fireEvent.click(list()[1]!);
  expect(choose).toHaveBeenCalledWith({ do: 'move', jump: true });
});

test.each<[Lang, string]>([
  ['en', 'Station, in the north, turned 15°'],
  ['de', 'Bahnhof, im Norden, um 15° gedreht'],
])('a Monster is put down, moved and turned (%s)', async (lang, told) => {
  settings.lang = lang;
  const place = { do: 'place', x: 100, y: -250 };
  lay(Placing, { prompt: asked('relocate', [place], { zones: [], tops: [] }) });
  await fireEvent.click(screen.getByRole('button', { name: lang === 'en' ? 'east' : 'Ost' }));
  await press('↺ 15°');
  expect(screen.getByRole('status').textContent).toBe(told);
  await press(lang === 'en' ? 'Put it here' : 'Hierhin');
  expect(choose).toHaveBeenCalledWith({ ...place, x: 150, yaw: 150, up: false });
});

test.each([
  { side: 'A', zone: 0, told: 'Line 1: 2 of 3: ' },
  { side: 'B', zone: 5, told: 'Heroes: Heroic Save: 2 of 3: ' },
])('a row of side $side of the Runaway board shows its rule', async ({ side, zone, told }) => {
  const row = { zone, size: 3, meeples: [5, 5], full: false, next: true, rule: 'rampage.runaway-a.4' };
  const openRule = vi.fn();
  lay(Runaway, { view: { ...viewOf([[0], [1]]), side, runaway_rows: [row] } }, { openRule });
  expect(screen.getByRole('listitem').className).toContain('next');
  expect(screen.getByRole('listitem').textContent).toContain(told);
  await fireEvent.click(screen.getByRole('button'));
  expect(openRule).toHaveBeenCalledWith('rampage.runaway-a.4');
});

// -- Monsters and the end -------------------------------------------------------------------------------------

test('a Monster of the second box wears bands', () => {
  const view = viewOf([[0], [1]]);
  view.players[1]!.corner = 4;
  for (const seat of [0, 1]) lay(Screen, { view, seat });
  expect([...document.querySelectorAll('article')].map((one) => one.querySelector('.bands') !== null)).toEqual([
    false,
    true,
  ]);
});

const result = (scores: number[], more: Partial<Result>): Result => ({
  winners: [0],
  scores,
  teams: [],
  rule: '',
  sheet: [
    ['score-floors', scores.map(() => 2)],
    ['score-sets', scores.map((score) => score - 2)],
  ],
  ...more,
});
const seen = (text: string) => screen.queryAllByText(text).filter((one) => !one.closest('.hidden')).length;

test('Stomachs are counted row by row, each row is announced, and the count can be skipped', async () => {
  vi.useFakeTimers();
  lay(Over, { view: viewOf([[0], [1]]), result: result([12, 5], {}) });
  expect([seen('Floors'), seen('Sets of six colours')]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1300);
  expect([seen('Floors'), seen('Sets of six colours')]).toEqual([2, 0]);
  expect(screen.getByRole('status').textContent).toBe('Floors: Ann 2, Ben 2');
  await press('Show everything');
  expect([seen('Floors'), seen('Sets of six colours'), seen('12')]).toEqual([2, 2, 1]);
  expect(screen.getByRole('heading', { name: 'RAMPAGE! Ann' })).toBeTruthy();
});

test('without motion everything is counted at once', () => {
  lay(Over, { view: viewOf([[0], [1]]), result: result([12, 5], {}) }, { motion: false });
  expect([seen('Floors'), seen('Sets of six colours'), seen('5')]).toEqual([2, 2, 1]);
  expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
});

test('a team counts as its lowest member; a seat that filled the sixth line is out of the ranking', () => {
  const teams = [
    { seats: [0, 2], score: 34, ranked: true },
    { seats: [1, 3], score: 24, ranked: false },
  ];
  const view = viewOf([
    [0, 2],
    [1, 3],
  ]);
  lay(Over, { view, result: result([41, 24, 34, 49], { winners: [0, 2], teams }) }, { motion: false });
  const told = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(told).toEqual(['Team 1: 34 points the lowest score of its Monsters', 'Team 2: out of the ranking']);
  cleanup();
  const alone = teams.map((team, seat) => ({ ...team, seats: [seat] }));
  lay(Over, { view: viewOf([[0], [1]]), result: result([12, 25], { teams: alone }) }, { motion: false });
  expect(screen.getByText('out of the ranking').closest('li')?.textContent).toContain('Ben');
});
