/** A film is seen before anything tells how it ends: while one runs, all news waits. */
import { tick } from 'svelte';
import type { Cinema } from './contract';
import type { FromServer, View } from './wire';

export type News = Extract<FromServer, { type: 'event' | 'over' }>;
export type Views = Record<string, View>;
interface Waiting {
  news: News;
  /** When it came, in milliseconds since 1970: clocks do not wait for films. */
  at: number;
}

/** So many films may wait; whoever is farther behind is shown how everything rests. */
const MOST = 3;

export class Screening {
  /** A film runs; the table stays as it was before. */
  running = $state(false);
  cinema: Cinema<Views> | null = null;
  #waiting: Waiting[] = [];
  #reel = 0;

  constructor(
    private readonly seen: () => Views,
    private readonly happens: (news: News, at: number) => void,
  ) {}

  /** The version of the last event that has come. */
  latest(otherwise: number): number {
    return this.#waiting.reduce((last, { news }) => (news.type === 'event' ? news.version : last), otherwise);
  }

  take(news: News): void {
    this.#waiting.push({ news, at: Date.now() });
    if (!this.running) this.#go();
    else if (this.#films() > MOST) this.release(MOST);
  }

  /** Whoever has seen enough is told at once what has come meanwhile. */
  release(films = 0): void {
    if (!this.running) return;
    this.#reel += 1;
    this.running = false;
    while (this.#waiting.length && (films === 0 || this.#films() > films)) this.#next();
    this.cinema?.cut();
    this.#go();
  }

  #go(): void {
    while (this.#waiting[0] && !this.#filmed(this.#waiting[0].news, this.seen())) this.#next();
    const first = this.#waiting[0];
    if (first) void this.#show(first.news);
  }

  async #show(news: News): Promise<void> {
    const reel = ++this.#reel;
    this.running = true;
    await tick(); // first everybody sees how it was
    if (reel === this.#reel && news.type === 'event') await this.cinema?.play(after(news, this.seen()), this.seen());
    if (reel !== this.#reel) return;
    this.running = false;
    this.#next();
    this.#go();
  }

  #next(): void {
    const { news, at } = this.#waiting.shift()!;
    this.happens(news, at);
  }

  #filmed = (news: News, before: Views): boolean =>
    news.type === 'event' && (this.cinema?.films(after(news, before), before) ?? false);

  /** How many of those that wait bring a film. */
  #films(): number {
    let before = this.seen();
    let films = 0;
    for (const { news } of this.#waiting) {
      if (this.#filmed(news, before)) films += 1;
      if (news.type === 'event') before = after(news, before);
    }
    return films;
  }
}

const after = (news: Extract<News, { type: 'event' }>, before: Views): Views => ({ ...before, ...news.views });
