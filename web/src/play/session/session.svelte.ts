/** The state of one table on this device: what the server has sent, and pending requests. */

import { lookAgain } from '../../device/app/server.svelte';
import { addSeat, change, type HeldSeat, myTable, note } from '../../device/tables.svelte';
import { newId } from '../../fair/random';
import { Asking } from '../../net/asking';
import { Line, type LineStatus } from '../../net/socket';
import type {
  ChatSaid,
  FromClient,
  FromServer,
  LogEntry,
  SeatPresence,
  Section,
  TableInfo,
  View,
} from '../../net/wire';
import {
  type Choice,
  type Clocks,
  type Considered,
  type Parsed,
  type Prompt,
  type Refusal,
  type Result,
  type Seat,
  WATCHER,
} from '../contract';
import { missedSince, see } from './absence';
import { FilmQueue, type Told } from './films.svelte';
import { hello, preference } from './greeting';
import { consider, hint, parse, read } from './questions';
import { type Reaction, Reactions } from './reactions.svelte';
import { pledgeSalts, revealSalts } from './salts';

export type Judged = Extract<FromServer, { type: 'judged' }>;
type News = Extract<FromServer, { type: 'event' | 'snapshot' }>;

const address = (table: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${encodeURIComponent(table)}`;

export class Session {
  status: LineStatus = $state('connecting');
  closedWith = $state(0);
  complaint = $state('');
  retryAt = $state(0);
  info: TableInfo | null = $state.raw(null);
  held: Seat[] = $state.raw([]);
  version = $state(-1);
  /** The head of the record's chain: everything that was played so far, as one hash. */
  head = $state('');
  views: Record<string, View> = $state.raw({});
  before: Record<string, View> | null = $state.raw(null);
  prompts: Record<string, Prompt> = $state.raw({});
  changes: Record<string, Prompt> = $state.raw({});
  entries: LogEntry[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  undoable: Seat[] = $state.raw([]);
  clocks: Clocks = $state.raw(null);
  clocksAt = $state(0);
  presence: SeatPresence[] = $state.raw([]);
  watchers = $state(0);
  chat: ChatSaid[] = $state.raw([]);
  readonly reactions = new Reactions();
  result: Result | null = $state.raw(null);
  /** The score is being counted before eyes: no winner is told yet. */
  counting = $state(false);
  seed: string | null = $state(null);
  record: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** What the last choice at a puzzle was worth. */
  judged: Judged | null = $state.raw(null);
  orders: Record<string, unknown> = $state.raw({});
  due: Seat[] = $state.raw([]);
  /** Seats held here whose window closes by itself, after `window` milliseconds at the earliest. */
  closing: Seat[] = $state.raw([]);
  window = $state(0);
  host = $state(false);
  rematch: string | null = $state(null);
  busy = $state(false);
  /** The version this device had seen before it reconnected; null if nothing was missed. */
  away: number | null = $state(null);
  by: Seat | null = $state(null);

  /** Films are seen first. */
  readonly films = new FilmQueue(
    () => this.views,
    (news, at) => this.#happens(news, at),
  );

  #line: Line;
  #asking = new Asking((message) => this.#send(message));
  #send = (message: FromClient): boolean => this.#line.send(message);
  #watching: boolean;

  constructor(
    readonly table: string,
    watching = false,
  ) {
    this.#watching = watching;
    document.addEventListener('visibilitychange', this.#looked);
    this.#line = new Line(address(table), {
      hello: () => this.#hello(),
      message: (message) => this.receive(message),
      status: (status, retryAt, code) => {
        this.status = status;
        this.retryAt = retryAt;
        this.closedWith = code;
        if (status === 'open') lookAgain();
      },
    });
  }

  get secrets(): HeldSeat[] {
    return this.#watching ? [] : (myTable(this.table)?.seats ?? []);
  }

  secretOf(seat: Seat): string | undefined {
    return this.secrets.find((held) => held.seat === seat)?.secret;
  }

  get hostSecret(): string | undefined {
    return this.#watching ? undefined : myTable(this.table)?.host;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#looked);
    this.films.release();
    this.#line.close();
  }

  retry = (): void => this.#line.retryNow();

  /** Say hello again, after a seat was taken or left. */
  again(): void {
    this.#line.close();
    this.version = -1;
    this.#line = new Line(this.#line.address, this.#line.hooks);
  }

  // -- to the server -----------------------------------------------------------------------------------------

  async choose(seat: Seat, choice: Choice): Promise<void> {
    this.films.release();
    if (this.busy) return;
    this.busy = true;
    this.refusal = this.judged = null;
    const answer = await this.#request({ type: 'choose', id: newId(), seat, version: this.version, choice });
    if (answer.type === 'ack') await this.#asking.until(answer.version, this.version);
    if (answer.type === 'judged') this.judged = answer;
    this.busy = false;
  }

  consider = (seat: Seat, choice: Choice): Promise<Considered> => consider(this.#asking, seat, choice);
  parse = (seat: Seat, text: string): Promise<Parsed> => parse(this.#asking, seat, text);
  read = (seat: Seat): Promise<Section[]> => read(this.#asking, seat);
  hint = (seat: Seat) => hint(this.#asking, seat);

  undo = (seat: Seat) => this.#request({ type: 'undo', id: newId(), seat });
  order = (seat: Seat, order: unknown) => this.#request({ type: 'order', id: newId(), seat, order });

  async #request(message: Parameters<Asking['ask']>[0]): Promise<FromServer> {
    const answer = await this.#asking.ask(message);
    if (answer.type === 'refused') this.refusal = { rule: answer.rule, why: answer.why };
    return answer;
  }

  /** Keep the window open that this seat is asked in. */
  hold(seat: Seat): void {
    this.closing = this.closing.filter((one) => one !== seat);
    this.#send({ type: 'hold', seat });
  }

  /** How the seats held here want to be asked, as the settings of this device say. */
  prefer(): void {
    if (this.info?.state === 'over') return;
    for (const seat of this.held) this.#send(preference(seat));
  }

  say = (text: string): boolean => this.#send({ type: 'chat', text });

  react = (seat: Seat, reaction: Reaction): boolean => this.#send({ type: 'react', seat, reaction });

  #hello(): FromClient {
    this.films.release();
    const secrets = this.secrets.map((held) => held.secret);
    return hello(this.hostSecret ? [...secrets, this.hostSecret] : secrets, this.version);
  }

  // -- from the server ---------------------------------------------------------------------------------------

  receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.host = message.host;
        this.chat = message.chat;
        this.#renew(message.renewed);
        this.window = message.window;
        this.#welcome(message.table, message.seats);
        this.#missed(message.version);
        break;
      case 'table':
        this.#know(message.table);
        break;
      case 'snapshot':
        this.#snapshot(message);
        break;
      case 'event':
        this.#event(message);
        break;
      case 'presence':
        this.presence = message.seats;
        this.watchers = message.watchers;
        break;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message];
        break;
      case 'reaction':
        this.reactions.show(message.seat, this.nameOf(message.seat), message.reaction);
        break;
      case 'over':
        this.films.take(message);
        break;
      case 'orders':
        this.orders = message.orders;
        this.due = message.due;
        this.closing = message.closing;
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
      case 'error':
        this.complaint = `${message.expected} – ${message.came}`;
        break;
      case 'stale':
        this.#asking.answered(message.id, message);
        this.#send({ type: 'since', version: this.films.latest(this.version) });
        break;
      case 'ack':
      case 'refused':
      case 'considered':
      case 'text':
      case 'hinted':
      case 'judged':
        this.#asking.answered(message.id, message);
        break;
    }
  }

  /** A seat that was taken by a link gets a secret of its own: others may have a copy of the link. */
  #renew(secrets: Record<string, string>): void {
    for (const [seat, secret] of Object.entries(secrets)) {
      addSeat(this.table, this.info?.game ?? '', { seat: Number(seat), secret });
      this.#send({ type: 'keep', seat: Number(seat) });
    }
  }

  #welcome(info: TableInfo, seats: Seat[]): void {
    this.held = seats;
    this.#know(info);
    if (info.state === 'lobby') pledgeSalts(this.table, seats, this.#send);
    this.prefer();
    this.#asking.again();
  }

  /** More than a few moves were missed: offer a replay. */
  #missed(version: number): void {
    const since = missedSince(this.table, version);
    if (since !== null && this.held.length > 0 && this.info?.state === 'playing') this.away = since;
  }

  #looked = (): void => {
    if (document.visibilityState === 'visible') this.#missed(this.version);
    else this.films.release(); // no film while the page is hidden
  };

  #know(info: TableInfo): void {
    this.info = info;
    this.rematch = info.rematch ?? this.rematch;
    note(info);
    if (info.revealing) revealSalts(info, this.held, this.#send);
  }

  #snapshot(message: Extract<FromServer, { type: 'snapshot' }>): void {
    this.films.release();
    this.before = null;
    this.entries = [];
    this.log = message.log;
    this.orders = message.orders;
    this.result = message.result;
    this.#news(message);
  }

  #event(message: Extract<FromServer, { type: 'event' }>): void {
    const latest = this.films.latest(this.version);
    if (message.version <= latest) return;
    if (message.version > latest + 1) {
      this.#send({ type: 'since', version: latest });
      return;
    }
    this.films.take(message);
  }

  #happens(message: Told, at: number): void {
    if (message.type === 'over') this.#over(message);
    else this.#happened(message, at);
  }

  #happened(message: Extract<FromServer, { type: 'event' }>, at: number): void {
    this.before = this.views;
    this.by = message.by;
    this.entries = message.entries;
    const standing =
      message.undoes === null ? this.log : this.log.filter((entry) => entry.version !== message.undoes);
    this.log = [...standing, ...message.entries];
    this.#news(message, at);
  }

  #over(message: Extract<FromServer, { type: 'over' }>): void {
    this.result = message.result;
    this.seed = message.seed;
    this.record = message.record;
    if (this.info) this.#know({ ...this.info, state: 'over' });
  }

  #news(message: News, at = Date.now()): void {
    this.version = message.version;
    this.head = message.head;
    this.views = { ...(message.type === 'event' ? this.views : {}), ...message.views };
    this.prompts = message.prompts;
    this.changes = message.changes;
    this.undoable = message.undo;
    this.due = message.due;
    this.closing = message.closing;
    this.clocks = message.clock;
    this.clocksAt = at;
    this.refusal = null;
    see(this.table, message.version);
    change(this.table, { head: { version: message.version, head: message.head } });
    this.#asking.reached(this.version);
  }

  // -- asked by the page -------------------------------------------------------------------------------------

  nameOf(seat: Seat): string {
    return this.info?.seats[seat]?.name ?? '';
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  viewFor(seat: Seat): View | null {
    return this.views[seat] ?? this.views[WATCHER] ?? null;
  }

  presenceOf(seat: Seat): SeatPresence | undefined {
    return this.presence.find((one) => one.seat === seat);
  }

  /** Store the secret of a seat from an opened link. */
  take(seat: Seat, secret: string): void {
    addSeat(this.table, this.info?.game ?? '', { seat, secret });
    this.again();
  }
}
