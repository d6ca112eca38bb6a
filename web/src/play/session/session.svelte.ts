/** One table on this device: the connection, and pending requests. */

import { lookAgain } from '../../device/app/server.svelte';
import { addSeat, change, type HeldSeat, myTable, note } from '../../device/tables.svelte';
import { newId } from '../../fair/random';
import { Asking } from '../../net/asking';
import { Line } from '../../net/socket';
import type { FromClient, FromServer, Section, TableInfo } from '../../net/wire';
import type { Choice, Considered, Parsed, Seat } from '../contract';
import { missedSince, see } from './absence';
import { FilmQueue, type Told } from './films.svelte';
import { hello, preference } from './greeting';
import { Known } from './known.svelte';
import { consider, hint, parse, read } from './questions';
import type { Reaction } from './reactions.svelte';
import { pledgeSalts, revealSalts } from './salts';

type News = Extract<FromServer, { type: 'event' | 'snapshot' }>;

const address = (table: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${encodeURIComponent(table)}`;

const isFree = (info: TableInfo | null) => info?.study?.kind === 'trick' || info?.study?.kind === 'yard';
/** A choice is taken back; in free practice, so is what came of it. */
const takenBack = (version: number, undone: number, all: boolean) => (all ? version >= undone : version === undone);

export class Session extends Known {
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
    super();
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
    this.refusal = this.judged = this.tried = null;
    const answer = await this.#request({ type: 'choose', id: newId(), seat, version: this.version, choice });
    if (answer.type === 'ack') await this.#asking.until(answer.version, this.version);
    if (answer.type === 'judged') this.judged = answer;
    this.busy = false;
  }

  consider = (seat: Seat, choice: Choice): Promise<Considered> => consider(this.#asking, seat, choice);
  parse = (seat: Seat, text: string): Promise<Parsed> => parse(this.#asking, seat, text);
  read = (seat: Seat): Promise<Section[]> => read(this.#asking, seat);
  hint = (seat: Seat) => hint(this.#asking, seat);

  /** Take back the last choice; false if that is not possible. */
  undo = async (seat: Seat): Promise<boolean> => {
    const answer = await this.#request({ type: 'undo', id: newId(), seat });
    if (answer.type === 'ack') await this.#asking.until(answer.version, this.version);
    return answer.type === 'ack';
  };
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
      case 'tried':
        this.tried = message;
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
      message.undoes === null
        ? this.log
        : this.log.filter((entry) => !takenBack(entry.version, message.undoes!, isFree(this.info)));
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

  /** Store the secret of a seat from an opened link. */
  take(seat: Seat, secret: string): void {
    addSeat(this.table, this.info?.game ?? '', { seat, secret });
    this.again();
  }
}
