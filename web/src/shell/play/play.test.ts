import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../device/settings.svelte';
import Clock from '../../kit/Clock.svelte';
import type { Entry, Prompt, Words } from '../../play/contract';
import AskBar from './ask/AskBar.svelte';
import Generic from './Generic.svelte';
import Log from './side/Log.svelte';

afterEach(() => {
  settings.lang = 'en';
});

const words = (key: string): Words => ({ is: 'words', key, facts: {} });
const say = (fact: unknown): string => {
  const one = fact as { is?: string; key?: string; seat?: number; of?: unknown[] };
  if (one.is === 'who') return `P${one.seat}`;
  return one.is === 'many' ? one.of!.map(say).join(' & ') : (one.key ?? String(fact));
};
const prompt: Prompt<{ do: string; card: number }> = {
  seat: 0,
  step: 'draft',
  rule: 'r.1',
  ask: words('take-a-card'),
  options: [
    { choice: { do: 'pick', card: 1 }, words: words('first'), touches: [] },
    { choice: { do: 'pick', card: 2 }, words: words('second'), touches: [] },
  ],
  more: false,
  hint: null,
  form: null,
};
const entries: (Entry & { to?: number[] })[] = [
  { version: 1, rule: 'r.setup.1', words: words('begins'), shows: false },
  { version: 2, rule: 'r.draft.2', words: words('for-the-other'), shows: false, to: [1] },
  { version: 3, rule: '', words: words('clock-ran-out'), shows: false },
];

const tableProps = {
  view: {},
  previous: null,
  entries,
  prompt,
  deck: {},
  options: {},
  seat: 0,
  names: ['P0', 'P1'],
  say,
  lang: 'en' as const,
  consider: vi.fn(),
  order: vi.fn(),
  standing: null,
  due: false,
  rule: () => undefined,
  openRule: vi.fn(),
  sound: vi.fn(),
  busy: false,
  motion: false,
  result: null,
  replay: false,
  version: 3,
  parse: vi.fn(),
};

test('a game without a table of its own is read aloud and can be played', async () => {
  const choose = vi.fn();
  const read = vi.fn(async () => [{ title: words('monsters'), lines: [words('a-line')] }]);
  render(Generic, { ...tableProps, choose, read });
  expect(await screen.findByText('a-line')).toBeTruthy();
  expect(read).toHaveBeenCalledWith(0);
  await fireEvent.click(screen.getByRole('button', { name: /second/ }));
  expect(choose).toHaveBeenCalledWith({ do: 'pick', card: 2 });
});

test('in a replay it tells what happened and shows the table, and nothing can be chosen', async () => {
  const read = vi.fn(async () => [{ title: words('monsters'), lines: [words('a-line')] }]);
  const { rerender } = render(Generic, { ...tableProps, choose: vi.fn(), read, replay: true });
  expect(screen.getByText('begins')).toBeTruthy();
  expect(await screen.findByText('a-line')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  await rerender({ version: 4 });
  expect(read).toHaveBeenCalledTimes(2);
});

const space = { ...prompt, more: true, hint: words('type-a-number') };

test('a choice that is not listed can be typed: it is read back first', async () => {
  const choose = vi.fn();
  const choice = { do: 'call', loud: 720 };
  const parse = vi.fn(async () => ({ choice, refusal: null, words: words('call-720'), worth: null }));
  render(Generic, { ...tableProps, prompt: space, choose, parse, read: vi.fn(async () => []) });
  expect(screen.getByText('type-a-number')).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('Or type another choice'), { target: { value: '720' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(parse).toHaveBeenCalledWith(0, '720');
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.click(await screen.findByRole('button', { name: 'call-720' }));
  expect(choose).toHaveBeenCalledWith(choice);
});

test('a typed choice that is refused says why, until something else is typed', async () => {
  const refusal = { rule: 'r.call.1', why: words('too-loud') };
  const parse = vi.fn(async () => ({
    choice: { do: 'call', loud: 2000 },
    refusal,
    words: words('call-2000'),
    worth: null,
  }));
  render(Generic, { ...tableProps, prompt: space, choose: vi.fn(), parse, read: vi.fn(async () => []) });
  const line = screen.getByLabelText('Or type another choice');
  await fireEvent.input(line, { target: { value: '2000' } });
  await fireEvent.submit(line.closest('form')!);
  expect(await screen.findByText('too-loud')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
  await fireEvent.input(line, { target: { value: '20' } });
  expect(screen.queryByText('too-loud')).toBeNull();
});

test('a listed menu needs no line to type into', () => {
  render(Generic, { ...tableProps, choose: vi.fn(), read: vi.fn(async () => []) });
  expect(screen.queryByLabelText('Or type another choice')).toBeNull();
});

test('a line of the log leads to its moment and its rule; the neighbour’s lines are not there', async () => {
  const jump = vi.fn();
  const openRule = vi.fn();
  render(Log, { game: 'none', seats: 2, log: entries, say, shown: 0, at: null, isMark: () => false, jump, openRule });
  expect(screen.queryByText('for-the-other')).toBeNull();
  await fireEvent.click(screen.getByText('begins'));
  await fireEvent.click(screen.getByRole('button', { name: 'Rule r.setup.1' }));
  expect(jump).toHaveBeenCalledWith(1);
  expect(openRule).toHaveBeenCalledWith('r.setup.1');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('the log is one stop of the Tab key, and arrows walk along its lines', async () => {
  const props = { game: 'none', seats: 2, log: entries, say, shown: 0, at: null, isMark: () => false };
  const { container } = render(Log, { ...props, jump: vi.fn(), openRule: vi.fn() });
  const stops = [...container.querySelectorAll<HTMLElement>('*')].filter((one) => one.tabIndex >= 0);
  expect(stops).toEqual([screen.getByRole('list')]);
  stops[0]!.focus();
  await fireEvent.keyDown(stops[0]!, { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toBe('clock-ran-out');
  await fireEvent.keyDown(document.activeElement!, { key: 'Home' });
  expect(document.activeElement?.textContent).toBe('begins');
});

const bar = {
  prompt,
  turn: [0],
  names: ['P0', 'P1'],
  say,
  result: null,
  refusal: null,
  busy: false,
  undo: null,
  hint: null,
  hinting: false,
  past: false,
  now: vi.fn(),
  openRule: vi.fn(),
  openResult: vi.fn(),
  rematch: null,
  film: false,
  watching: false,
  version: 1,
  window: 3000,
  closing: [],
  shown: 0,
  hold: vi.fn(),
};

test('the bar says what is asked, in the language of the moment', async () => {
  const { rerender } = render(AskBar, bar);
  expect(screen.getByText('take-a-card')).toBeTruthy();
  expect(screen.getByText('Your turn')).toBeTruthy();
  settings.lang = 'de';
  await rerender({ ...bar, prompt: null, turn: [0, 1] });
  expect(screen.getByText('P0 & P1 sind am Zug.')).toBeTruthy();
});

test('a refusal names its rule', async () => {
  render(AskBar, { ...bar, refusal: { rule: 'r.sets.7', why: words('over-the-limit') } });
  expect(screen.getByRole('alert').textContent).toContain('over-the-limit');
  await fireEvent.click(screen.getByRole('button', { name: '§ r.sets.7' }));
  expect(bar.openRule).toHaveBeenCalledWith('r.sets.7');
});

test('the past offers the way back to now', async () => {
  render(AskBar, { ...bar, past: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(bar.now).toHaveBeenCalled();
});

test('the end offers another game to those who sat at the table', async () => {
  const result = { winners: [1], scores: [3, 5], rule: 'r.end.1', sheet: [] as [string, number[]][], teams: [] };
  const rematch = vi.fn();
  const { rerender } = render(AskBar, { ...bar, prompt: null, result, rematch });
  expect(screen.getByText('P1 wins!')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Score sheet' }));
  expect(rematch).toHaveBeenCalled();
  expect(bar.openResult).toHaveBeenCalled();
  await rerender({ ...bar, prompt: null, result, rematch: null });
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('a game without a table of its own shows how it ended, winners first', () => {
  const result = {
    winners: [0],
    scores: [5, 5],
    rule: 'r.end.2',
    sheet: [['cities', [2, 3]]] as [string, number[]][],
    teams: [],
  };
  render(Generic, { ...tableProps, prompt: null, result, choose: vi.fn(), read: vi.fn(async () => []) });
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['PlayercitiesTotal', '1P025', '2P135']);
});

test.each([
  [59_000, '0:59'],
  [754_000, '12:34'],
  [3_661_000, '1:01:01'],
  [86_399_000, '23:59:59'],
])('a clock of %i ms says %s', (left, said) => {
  render(Clock, { clock: { left, bank: 0, running: false }, since: 0 });
  expect(screen.getByRole('timer').textContent?.trim()).toBe(said);
});

test('teams are told with their score, and so are those left out of the ranking', () => {
  const result = {
    winners: [1, 3],
    scores: [41, 24, 34, 49],
    rule: 'r.teams.10',
    sheet: [] as [string, number[]][],
    teams: [
      { seats: [0, 2], score: 34, ranked: false },
      { seats: [1, 3], score: 24, ranked: true },
    ],
  };
  render(Generic, { ...tableProps, prompt: null, result, choose: vi.fn(), read: vi.fn(async () => []) });
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'PlayerTotal',
    '4P349',
    '2P124',
    '1P0out of the ranking41',
    '3P2out of the ranking34',
    'Together: P0 & P2out of the ranking',
    'Together: P1 & P324',
  ]);
});
