import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSeat, device, myTable } from '../../device/tables.svelte';
import { pledge } from '../../fair/hash';
import { aTable, MockSocket } from '../../net/mock';
import type { FromServer } from '../../net/wire';
import { Session } from './session.svelte';

const entry = (version: number, key: string) => ({
  version,
  rule: 'r.1',
  words: { is: 'words' as const, key, facts: {} },
  shows: false,
});
const event = (version: number, more: Partial<Extract<FromServer, { type: 'event' }>> = {}): FromServer => ({
  type: 'event',
  version,
  head: `head-${version}`,
  by: 0,
  undoes: null,
  entries: [entry(version, `line-${version}`)],
  views: { 0: { turn: [0], version } },
  prompts: {},
  changes: {},
  undo: [],
  due: [],
  closing: [],
  clock: null,
  ...more,
});
const snapshot = (version: number): FromServer => ({
  type: 'snapshot',
  version,
  head: `head-${version}`,
  views: { 0: { turn: [0], version } },
  prompts: {},
  changes: {},
  undo: [],
  due: [],
  closing: [],
  orders: {},
  log: [entry(version, `line-${version}`)],
  clock: null,
  result: null,
});
const welcome = (version: number, state: 'lobby' | 'playing' = 'playing'): FromServer => ({
  type: 'welcome',
  protocol: 1,
  table: aTable({ state, version }),
  seats: [0],
  host: true,
  renewed: {},
  version,
  chat: [],
  window: 3000,
});

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', MockSocket);
  device.tables = [];
  addSeat('abc', 'chess', { seat: 0, secret: 'sssh' });
  session = new Session('abc');
  MockSocket.last.open();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(version = 5): MockSocket {
  MockSocket.last.say(welcome(version));
  MockSocket.last.say(snapshot(version));
  return MockSocket.last;
}

test('it says hello with the secrets of this device', () => {
  expect(MockSocket.last.of('hello')[0]).toMatchObject({ protocol: 1, secrets: ['sssh'] });
});

test('events come in order, once, and a gap is asked for', () => {
  const socket = begin(5);
  socket.say(event(6));
  socket.say(event(6));
  expect(session.log.map((one) => one.version)).toEqual([5, 6]);
  socket.say(event(9));
  expect(session.version).toBe(6);
  expect(socket.of('since')).toEqual([{ type: 'since', version: 6 }]);
});

test('the view before an event is kept, and forgotten by a snapshot', () => {
  const socket = begin(5);
  socket.say(event(6));
  expect(session.before?.[0].version).toBe(5);
  socket.say(snapshot(7));
  expect(session.before).toBeNull();
});

test('what was taken back leaves the log', () => {
  const socket = begin(5);
  socket.say(event(6));
  socket.say(event(7, { undoes: 6, entries: [] }));
  expect(session.log.map((one) => one.version)).toEqual([5]);
});

test('a choice is busy until it is answered, and a refusal is shown', async () => {
  const socket = begin(5);
  const done = session.choose(0, { do: 'pass' });
  expect(session.busy).toBe(true);
  void session.choose(0, { do: 'pass' });
  expect(socket.of('choose')).toHaveLength(1);
  socket.say({
    type: 'refused',
    id: socket.of('choose')[0]!.id,
    rule: 'r.2',
    why: { is: 'words', key: 'no', facts: {} },
  });
  await done;
  expect(session.busy).toBe(false);
  expect(session.refusal?.rule).toBe('r.2');
});

test('a choice is busy until its event is here, whichever of ack and event comes first', async () => {
  const socket = begin(5);
  const done = session.choose(0, { do: 'pass' });
  socket.say({ type: 'ack', id: socket.of('choose')[0]!.id, version: 6 });
  await Promise.resolve();
  expect(session.busy).toBe(true);
  socket.say(event(6));
  await done;
  expect(session.busy).toBe(false);
});

test('an unanswered choice is sent again with the same id after the line was lost', () => {
  const socket = begin(5);
  void session.choose(0, { do: 'pass' });
  socket.close(1006);
  expect(session.status).toBe('waiting');
  vi.advanceTimersByTime(1000);
  const fresh = MockSocket.last;
  expect(fresh).not.toBe(socket);
  fresh.open();
  expect(fresh.of('hello')[0]?.since).toBe(5);
  fresh.say(welcome(5));
  expect(fresh.of('choose')[0]?.id).toBe(socket.of('choose')[0]!.id);
});

test('a table that is gone is not asked for again', () => {
  MockSocket.last.close(4404);
  vi.advanceTimersByTime(60_000);
  expect(session.status).toBe('closed');
  expect(session.closedWith).toBe(4404);
});

test('a silent server is taken for dead', () => {
  const socket = begin(5);
  vi.advanceTimersByTime(40_000);
  expect(socket.of('ping').length).toBeGreaterThan(0);
  expect(MockSocket.last).not.toBe(socket);
});

test('a salt is made once, pledged in the lobby, and revealed when no pledge can change any more', () => {
  MockSocket.last.say(welcome(0, 'lobby'));
  MockSocket.last.say(welcome(0, 'lobby'));
  const hashes = MockSocket.last.of('pledge').map((one) => one.hash);
  const salt = myTable('abc')?.salts[0] ?? '';
  expect(hashes).toEqual([pledge(salt), pledge(salt)]);
  expect(MockSocket.last.of('salt')).toEqual([]);
  const pledges = [pledge(salt), 'theirs'];
  MockSocket.last.say({ type: 'table', table: aTable({ revealing: true, pledges }) });
  expect(MockSocket.last.of('salt')).toEqual([{ type: 'salt', seat: 0, salt }]);
  MockSocket.last.say({ type: 'table', table: aTable({ revealing: true, pledges: ['x', 'chosen later'] }) });
  expect(myTable('abc')?.pledges).toEqual(pledges);
});

test('the last head is noted', () => {
  begin(5).say(event(6));
  expect(myTable('abc')?.head).toEqual({ version: 6, head: 'head-6' });
});

test('the first promise seen is kept, whatever comes later', () => {
  MockSocket.last.say(welcome(5));
  MockSocket.last.say({ type: 'table', table: aTable({ commitment: 'another' }) });
  expect(myTable('abc')?.commitment).toBe('c0');
});

test('coming back after more than a few lines offers what was missed', () => {
  const socket = begin(5);
  expect(session.away).toBeNull();
  socket.close(1006);
  vi.advanceTimersByTime(1000);
  MockSocket.last.open();
  MockSocket.last.say(welcome(20));
  expect(session.away).toBe(5);
});

test('another seat’s orders and a rematch are noted', () => {
  const socket = begin(5);
  socket.say({ type: 'orders', orders: { 0: { passAbove: 9 } }, due: [0], closing: [1] });
  socket.say({ type: 'rematch', table: 'next' });
  expect(session.orders[0]).toEqual({ passAbove: 9 });
  expect(session.due).toEqual([0]);
  expect(session.closing).toEqual([1]);
  expect(session.rematch).toBe('next');
});

test('a window is held, and the server is told how its seats want to be asked', () => {
  const socket = begin(5);
  expect(socket.of('prefer')).toEqual([{ type: 'prefer', seat: 0, askAll: false, pace: 'normal' }]);
  socket.say({ type: 'orders', orders: {}, due: [], closing: [0] });
  session.hold(0);
  expect(socket.of('hold')).toEqual([{ type: 'hold', seat: 0 }]);
  expect(session.closing).toEqual([]);
});
