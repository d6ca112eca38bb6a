import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSeat, device } from '../../../device/tables.svelte';
import { aTable, MockSocket } from '../../../net/mock';
import type { FromServer, SeatInfo, SeatPresence } from '../../../net/wire';
import { Session } from '../../../play/session/session.svelte';
import Vanished from './Vanished.svelte';

const ADA: Partial<SeatInfo> = { name: 'Ada', kind: 'person', connected: false };
const seats = (ada: Partial<SeatInfo>): SeatInfo[] =>
  aTable().seats.map((one, k) => (k === 1 ? { ...one, ...ADA, ...ada } : one));
const present = (seat: number, leavingIn: number | null): SeatPresence => ({
  seat,
  leavingIn,
  connected: leavingIn === null,
  bot: false,
  thinking: false,
});
const presence = (leavingIn: number | null): FromServer => ({
  type: 'presence',
  watchers: 0,
  seats: [present(0, null), present(1, leavingIn)],
});
function hear(message: FromServer) {
  MockSocket.last.say(message);
  flushSync();
}
function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', MockSocket);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  device.tables = [];
  addSeat('abc', 'chess', { seat: 0, secret: 'sssh' });
  session = new Session('abc');
  MockSocket.last.open();
  const table = aTable({ seats: seats({}) });
  const known = { host: true, renewed: {}, version: 0, chat: [], window: 0 };
  hear({ type: 'welcome', protocol: 1, table, seats: [0], ...known });
  render(Vanished, { session });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

test('who has vanished is named, and the seconds until a bot comes are counted down', () => {
  hear(presence(30_000));
  expect(screen.getByText(/Ada has lost the connection/)).toBeTruthy();
  expect(screen.getByTestId('countdown').textContent).toBe('bot in 30 s');
  pass(12_000);
  expect(screen.getByTestId('countdown').textContent).toBe('bot in 18 s');
  pass(60_000);
  expect(screen.getByTestId('countdown').textContent).toBe('bot in 0 s');
});

test('a new message of the server sets the countdown, and a return ends it', () => {
  hear(presence(30_000));
  pass(10_000);
  hear(presence(29_000));
  expect(screen.getByTestId('countdown').textContent).toBe('bot in 29 s');
  hear(presence(null));
  expect(screen.queryByTestId('countdown')).toBeNull();
});

test('it says for whom a bot plays, until they are back', () => {
  hear(presence(1000));
  hear(presence(null));
  hear({ type: 'table', table: aTable({ seats: seats({ standIn: true }) }) });
  expect(screen.getByText('A bot plays for Ada until they are back.')).toBeTruthy();
  hear({ type: 'table', table: aTable({ seats: seats({ standIn: false }) }) });
  expect(screen.queryByText(/A bot plays for/)).toBeNull();
});

test('the own seat is no news, nor is anyone once the game is over', () => {
  hear({ type: 'presence', watchers: 0, seats: [present(0, 9000)] });
  expect(screen.queryByTestId('countdown')).toBeNull();
  hear(presence(9000));
  session.result = { places: [1, 2], points: [1, 0], reasons: [] } as unknown as typeof session.result;
  flushSync();
  expect(screen.queryByTestId('countdown')).toBeNull();
});
