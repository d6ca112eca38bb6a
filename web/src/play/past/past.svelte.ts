/** The past of a table, looked at move by move: scrubbing, playing, another seat. */
import { api } from '../../net/api';
import type { ReplayEvent, Section, View } from '../../net/wire';
import type { FilmPlayer, Seat } from '../contract';

const CHUNK = 50;
const STEP = 1100;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Past {
  at = $state(0);
  seat: Seat = $state(0);
  last = $state(0);
  playing = $state(false);
  speed = $state(1);
  failed = $state(false);
  event: ReplayEvent | null = $state.raw(null);
  previous: View | null = $state.raw(null);
  /** Called when playing reaches the last moment. */
  ended: () => void = () => {};
  /** Shows how the next moment came to be, before it is there. */
  player: () => FilmPlayer<View> | null = () => null;

  #chunks = new Map<string, Promise<ReplayEvent[]>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(
    readonly table: string,
    seat: Seat,
    last: number,
    readonly secretOf: (seat: Seat) => string | undefined,
    readonly fetchEvents = api.replay,
  ) {
    this.seat = seat;
    this.last = last;
  }

  /** Show the table as it was after so many lines; a step forward keeps the view before, so that it can move. */
  async show(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(at)));
    const token = ++this.#wanted;
    const forward = this.event !== null && wanted === this.at + 1;
    this.at = wanted;
    this.player()?.cut();
    try {
      const before = forward ? ((await this.#event(wanted - 1))?.view ?? null) : null;
      const event = await this.#event(wanted);
      if (token === this.#wanted && before && event) await this.#film(event.view, before);
      if (token !== this.#wanted) return;
      this.failed = false;
      this.previous = before;
      this.event = event;
    } catch {
      if (token === this.#wanted) this.failed = true;
    }
  }

  step(by: number): void {
    this.pause();
    void this.show(this.at + by);
  }

  /** The table as text at the moment that is shown. */
  async read(seat: Seat): Promise<Section[]> {
    const replay = await this.fetchEvents(this.table, seat, this.at, this.at, this.secretOf(seat), true);
    return replay.events[0]?.text ?? [];
  }

  async changeSeat(seat: Seat): Promise<void> {
    this.seat = seat;
    await this.show(this.at);
  }

  play(): void {
    if (this.at >= this.last) void this.show(0);
    this.playing = true;
    this.player()?.hold(false);
    this.#wind();
  }

  pause(): void {
    this.playing = false;
    this.player()?.hold(true);
    clearTimeout(this.#timer);
  }

  async #film(view: View, previous: View): Promise<void> {
    const player = this.player();
    if (player?.hasFilm(view, previous)) await player.play(view, previous, this.playing ? this.speed : 1);
  }

  toggle = (): void => (this.playing ? this.pause() : this.play());

  #wind(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.show(this.at + 1);
      if (!this.playing) return;
      if (this.at < this.last) this.#wind();
      else {
        this.pause();
        this.ended();
      }
    }, STEP / this.speed);
  }

  async #event(at: number): Promise<ReplayEvent | null> {
    const events = await this.#chunk(Math.floor(at / CHUNK));
    return events.find((event) => event.version === at) ?? null;
  }

  /** Chunks are kept, but never one that may still grow. */
  #chunk(n: number): Promise<ReplayEvent[]> {
    const key = `${this.seat}:${n}:${(n + 1) * CHUNK > this.last ? this.last : ''}`;
    const to = Math.min((n + 1) * CHUNK - 1, this.last);
    const asked =
      this.#chunks.get(key) ??
      this.fetchEvents(this.table, this.seat, n * CHUNK, to, this.secretOf(this.seat)).then(
        (replay) => replay.events,
      );
    this.#chunks.set(key, asked);
    asked.catch(() => this.#chunks.delete(key));
    return asked;
  }
}
