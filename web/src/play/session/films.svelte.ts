/** The queue of films: while one is shown, messages that would reveal its outcome wait here. */
import { tick } from 'svelte';
import type { FromServer, View } from '../../net/wire';
import { type FilmPlayer, type Seat, WATCHER } from '../contract';

/** Messages that tell what happened. */
export type Told = Extract<FromServer, { type: 'event' | 'over' }>;
type Views = Record<string, View>;
interface Waiting {
  told: Told;
  /** When it arrived, in milliseconds since 1970: clocks do not wait for films. */
  at: number;
}

/** How many films may wait; with more, the oldest are skipped. */
const MOST = 3;

export class FilmQueue {
  /** A film is shown; the table stays as it was before it. */
  running = $state(false);
  #player: FilmPlayer<View> | null = null;
  #seat: () => Seat | null = () => null;
  #waiting: Waiting[] = [];
  /** Counts films; a film whose number has passed was skipped. */
  #reel = 0;

  constructor(
    private readonly seen: () => Views,
    private readonly tell: (told: Told, at: number) => void,
  ) {}

  /** Show films with this player, as `seat` sees them; while it is null nothing is filmed. Without a player, release. */
  attach(player: FilmPlayer<View> | null, seat: () => Seat | null): void {
    this.#player = player;
    this.#seat = seat;
    if (!player) this.release();
  }

  get player(): FilmPlayer<View> | null {
    return this.#player;
  }

  /** The version of the last event that has arrived. */
  latest(otherwise: number): number {
    return this.#waiting.reduce((last, { told }) => (told.type === 'event' ? told.version : last), otherwise);
  }

  take(told: Told): void {
    this.#waiting.push({ told, at: Date.now() });
    if (!this.running) this.#go();
    else if (this.#films() > MOST) this.release(MOST);
  }

  /** End the current film and release what has waited, until so many films are left. */
  release(films = 0): void {
    if (!this.running) return;
    this.#reel += 1;
    this.running = false;
    while (this.#waiting.length && (films === 0 || this.#films() > films)) this.#next();
    this.#player?.cut();
    this.#go();
  }

  #go(): void {
    while (this.#waiting[0] && !this.#filmed(this.#waiting[0].told, this.seen())) this.#next();
    const first = this.#waiting[0];
    if (first) void this.#show(first.told);
  }

  async #show(told: Told): Promise<void> {
    const reel = ++this.#reel;
    this.running = true;
    await tick(); // the page shows the table before the film first
    if (reel === this.#reel && told.type === 'event') await this.#play(told);
    if (reel !== this.#reel) return;
    this.running = false;
    this.#next();
    this.#go();
  }

  async #play(told: Extract<Told, { type: 'event' }>): Promise<void> {
    const before = this.seen();
    await this.#player?.play(this.#mine(after(told, before)), this.#mine(before));
  }

  #next(): void {
    const { told, at } = this.#waiting.shift()!;
    this.tell(told, at);
  }

  #mine = (views: Views): View => views[this.#seat() ?? WATCHER] ?? views[WATCHER];

  #filmed(told: Told, before: Views): boolean {
    if (told.type !== 'event' || this.#seat() === null) return false;
    return this.#player?.hasFilm(this.#mine(after(told, before)), this.#mine(before)) ?? false;
  }

  /** How many of those that wait bring a film. */
  #films(): number {
    let before = this.seen();
    let films = 0;
    for (const { told } of this.#waiting) {
      if (this.#filmed(told, before)) films += 1;
      if (told.type === 'event') before = after(told, before);
    }
    return films;
  }
}

const after = (told: Extract<Told, { type: 'event' }>, before: Views): Views => ({ ...before, ...told.views });
