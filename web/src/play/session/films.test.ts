import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSeat, device } from '../../device/tables.svelte';
import { aTable, MockSocket } from '../../net/mock';
import type { FromServer, ReplayEvent } from '../../net/wire';
import type { FilmPlayer } from '../contract';
import { Past } from '../past/past.svelte';
import { Session } from './session.svelte';

interface Seen {
  version: number;
  film?: boolean;
}
const words = (key: string) => ({ is: 'words' as const, key, facts: {} });
const prompt = {
  seat: 0,
  step: 'act',
  rule: 'r.1',
  ask: words('act'),
  options: [],
  more: false,
  hint: null,
  form: null,
};
const NEWS = { undoes: null, head: '', changes: {}, undo: [], due: [], closing: [], clock: null };
const event = (version: number, film = false): FromServer => ({
  ...NEWS,
  type: 'event',
  version,
  by: -1,
  entries: [{ version, rule: 'r.1', words: words(`line-${version}`), shows: true }],
  views: { 0: { turn: [0], version, film } },
  prompts: { 0: prompt },
});

/** A player whose films end when the test says so. */
class Player implements FilmPlayer<Seen> {
  playing: { version: number; from: number; end(): void }[] = [];
  motion = true;
  cuts = 0;
  hasFilm = (view: Seen) => this.motion && Boolean(view.film);
  play = (view: Seen, before: Seen) =>
    new Promise<void>((end) => this.playing.push({ version: view.version, from: before.version, end }));
  hold = () => {};
  cut = () => {
    this.cuts += 1;
  };
}

let session: Session;
let socket: MockSocket;
let player: Player;
let seat: number | null;
const settled = async () => {
  for (let k = 0; k < 12; k++) await Promise.resolve();
};

beforeEach(() => {
  vi.stubGlobal('WebSocket', MockSocket);
  device.tables = [];
  addSeat('abc', 'chess', { seat: 0, secret: 'sssh' });
  session = new Session('abc');
  socket = MockSocket.last;
  socket.open();
  const table = aTable({ state: 'playing', version: 5 });
  const welcome = { protocol: 1, table, seats: [0], host: true, renewed: {}, version: 5, chat: [], window: 0 };
  socket.say({ type: 'welcome', ...welcome });
  const views = { 0: { turn: [0], version: 5 } };
  socket.say({ ...NEWS, type: 'snapshot', version: 5, views, prompts: {}, orders: {}, log: [], result: null });
  player = new Player();
  seat = 0;
  session.films.attach(player, () => seat);
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const over = { winners: [0], scores: [9, 1], rule: 'r.9', sheet: [], teams: [] };

test('while a film runs, view, log, prompt, clock and result stay as they were', async () => {
  socket.say(event(6, true));
  socket.say(event(7));
  socket.say({ type: 'over', result: over, seed: 's', record: 'r', head: '', signature: '' });
  await settled();
  expect(player.playing.map(({ version, from }) => [version, from])).toEqual([[6, 5]]);
  expect([session.version, session.log.length, session.result]).toEqual([5, 0, null]);
  expect([session.views[0].version, session.prompts]).toEqual([5, {}]);
  expect(session.films.running).toBe(true);
  player.playing[0]!.end();
  await settled();
  expect([session.version, session.log.length, session.result]).toEqual([7, 2, over]);
  expect(session.prompts[0]).toEqual(prompt);
  expect(session.films.running).toBe(false);
});

test('without a film, news is told at once', () => {
  socket.say(event(6));
  expect([session.version, session.films.running]).toEqual([6, false]);
});

test('where nothing is to move, news is told at once, film or not', () => {
  player.motion = false;
  socket.say(event(6, true));
  expect([session.version, session.films.running, player.playing]).toEqual([6, false, []]);
});

test('where the present is not looked at, nothing is filmed', () => {
  seat = null;
  socket.say(event(6, true));
  expect([session.version, session.films.running]).toEqual([6, false]);
});

test('a table that stops playing films lets go of what waits', async () => {
  socket.say(event(6, true));
  socket.say(event(7, true));
  await settled();
  session.films.attach(null, () => 0);
  expect([session.version, session.films.running, session.films.player]).toEqual([7, false, null]);
});

test('films are seen one after the other, each from where the last one ended', async () => {
  socket.say(event(6, true));
  socket.say(event(7, true));
  await settled();
  player.playing[0]!.end();
  await settled();
  expect(player.playing.map(({ version, from }) => [version, from])).toEqual([
    [6, 5],
    [7, 6],
  ]);
  expect(session.version).toBe(6);
});

test('who skips has everything at once, and can choose', async () => {
  socket.say(event(6, true));
  socket.say(event(7));
  await settled();
  session.films.release();
  expect([session.version, session.prompts[0], player.cuts]).toEqual([7, prompt, 1]);
  player.playing[0]!.end();
  await settled();
  expect(session.log.map((entry) => entry.version)).toEqual([6, 7]);
});

test('a choice waits for no film', async () => {
  socket.say(event(6, true));
  await settled();
  void session.choose(0, { do: 'pass' });
  expect(socket.of('choose')[0]?.version).toBe(6);
});

test('who is far behind is shown how everything rests', async () => {
  for (let version = 6; version < 12; version++) socket.say(event(version, true));
  await settled();
  expect(session.version).toBeGreaterThan(6);
  expect(session.films.running).toBe(true);
  expect(session.films.latest(session.version)).toBe(11);
});

test('what comes twice or out of order while a film runs is noticed', async () => {
  socket.say(event(6, true));
  await settled();
  socket.say(event(6, true));
  socket.say(event(9));
  expect(socket.of('since')).toEqual([{ type: 'since', version: 6 }]);
});

test('a snapshot ends the film', async () => {
  socket.say(event(6, true));
  await settled();
  const views = { 0: { turn: [0], version: 9 } };
  socket.say({ ...NEWS, type: 'snapshot', version: 9, views, prompts: {}, orders: {}, log: [], result: null });
  expect([session.version, session.views[0].version, session.films.running]).toEqual([9, 9, false]);
});

test('a step in the past is there when its film is over; a jump at once', async () => {
  const events = [0, 1, 2].map((version) => ({ version, view: { version, film: true }, entries: [] }));
  const past = new Past(
    'abc',
    0,
    2,
    () => undefined,
    async () => ({ events: events as unknown as ReplayEvent[] }) as never,
  );
  const films: (() => void)[] = [];
  past.player = () => ({
    hasFilm: () => true,
    play: () => new Promise<void>((end) => films.push(end)),
    hold: () => {},
    cut: () => films.at(-1)?.(),
  });
  await past.show(0);
  const stepped = past.show(1);
  await settled();
  expect([past.at, past.event?.version, films.length]).toEqual([1, 0, 1]);
  films[0]!();
  await stepped;
  expect(past.event?.version).toBe(1);
  await past.show(0);
  await past.show(2);
  expect([past.event?.version, films.length]).toEqual([2, 1]);
});

test('the past hands its pace to films, and holds them while it is held', async () => {
  vi.useFakeTimers();
  const events = [0, 1, 2].map((version) => ({ version, view: { version, film: true }, entries: [] }));
  const read = async () => ({ events: events as unknown as ReplayEvent[] }) as never;
  const past = new Past('abc', 0, 2, () => undefined, read);
  const [paces, held]: [number[], boolean[]] = [[], []];
  past.player = () => ({
    hasFilm: () => true,
    play: async (_view, _before, pace) => void paces.push(pace!),
    hold: (still) => void held.push(still),
    cut: () => {},
  });
  await past.show(0);
  past.speed = 4;
  past.play();
  await vi.advanceTimersByTimeAsync(500);
  past.step(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([paces, held]).toEqual([
    [4, 1],
    [false, true],
  ]);
  vi.useRealTimers();
});
