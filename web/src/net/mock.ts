/** A websocket for unit tests: records what is sent; tests inject what is received. */
import type { FromClient, FromServer, TableInfo } from './wire';

export class MockSocket {
  static readonly OPEN = 1;
  static all: MockSocket[] = [];
  static get last(): MockSocket {
    return MockSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    MockSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  of<T extends FromClient['type']>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromClient, { type: T }>[];
  }
}

export const aTable = (changes: Partial<TableInfo> = {}): TableInfo => ({
  table: 'abc',
  game: 'chess',
  mode: '',
  options: {},
  deckHash: '',
  seats: ['Momo', 'Bot'].map((name, seat) => ({
    seat,
    name,
    kind: seat ? 'bot' : 'person',
    taken: true,
    connected: true,
    bot: null,
    standIn: false,
    hints: 0,
    leavingIn: null,
  })),
  clock: { kind: 'off', seconds: null, bank: null, days: null },
  state: 'playing',
  version: 0,
  listed: false,
  hints: true,
  takeover: true,
  created: 0,
  commitment: 'c0',
  pledges: [],
  revealing: false,
  salts: [],
  context: '',
  rematch: null,
  lesson: null,
  study: null,
  ...changes,
});
