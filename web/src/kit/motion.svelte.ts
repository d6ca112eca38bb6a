/**
 * Motion between views: a part is found again by its id and glides from where it was to where it is. A part that is
 * new flies in from another part, and one that is gone flies out to one. Any key or press ends what moves.
 */
import { createContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../device/settings.svelte';
import { fly, glide } from './flights';

/** Milliseconds of one movement, by the tempo that the viewer has set. */
export const LASTS = { slow: 560, normal: 400, quick: 200 } as const;
/** Nothing moves longer than this, delays included. */
export const LONGEST = 600;
const STAGGER = 30;
const NEAR = 3; // pixels

interface Ways {
  /** Parts that a new one may come from; the first that was in sight counts. */
  from?: () => readonly string[];
  /** Parts that it may leave to when it is gone; the first that is in sight counts. */
  to?: () => readonly string[];
}
interface Part extends Ways {
  id: string;
  element: HTMLElement;
}
interface Seen {
  part: Part;
  box: DOMRect;
}
type Places = Map<string, Seen>;

const inSight = ({ width, height }: DOMRect) => width > 1 && height > 1;
const apart = (one: DOMRect, other: DOMRect) =>
  Math.hypot(one.x - other.x, one.y - other.y) > NEAR || Math.abs(one.width - other.width) > NEAR;

export class Motion {
  #parts = new Map<HTMLElement, Part>();
  /** The parts as they were before the view changed, with their places. */
  #before: Places = new Map();
  #started = 0;
  #running = new Set<Animation>();

  /** Create it during component initialisation: parts move whenever `moment` changes, as long as `moves` holds. */
  constructor(moment: () => unknown, moves: () => boolean) {
    $effect.pre(() => {
      moment();
      untrack(() => this.#remember(moves()));
    });
    $effect(() => {
      moment();
      untrack(() => this.#move());
    });
    $effect(() => {
      for (const kind of SKIPS) window.addEventListener(kind, this.skip, { capture: true, passive: true });
      return () => {
        for (const kind of SKIPS) window.removeEventListener(kind, this.skip, { capture: true });
        this.skip();
      };
    });
  }

  /** Attach it to the element that shows the part. */
  part = (id: string, ways: Ways = {}): Attachment<HTMLElement> => {
    return (element) => {
      this.#parts.set(element, { id, element, ...ways });
      return () => {
        this.#parts.delete(element);
      };
    };
  };

  skip = (): void => {
    for (const one of this.#running) one.finish();
  };

  #remember(moves: boolean): void {
    this.#before = moves ? this.#seen() : new Map();
  }

  #seen(): Places {
    const all = [...this.#parts.values()].map((part) => ({ part, box: part.element.getBoundingClientRect() }));
    return new Map(all.filter(({ box }) => inSight(box)).map((seen) => [seen.part.id, seen]));
  }

  #move(): void {
    if (!this.#before.size) return;
    const [before, now] = [this.#before, this.#seen()];
    this.#before = new Map();
    const came = new Set([...now.values()].flatMap((seen) => this.#arrive(seen, before)));
    for (const [id, gone] of before) if (!now.has(id) && !came.has(id)) this.#leave(gone, now);
    this.#started = 0;
  }

  /** Let a part glide or fly to its place; returns the parts that it came from. */
  #arrive({ part, box }: Seen, before: Places): string[] {
    const source = [part.id, ...(part.from?.() ?? [])].find((id) => before.has(id));
    if (source === undefined) return [];
    const from = before.get(source)!.box;
    if (source !== part.id) this.#run(fly(part.element, box, from, box, this.#timing()), part.id);
    else if (apart(from, box)) this.#run(glide(part.element, from, box, this.#timing()), part.id);
    return [source];
  }

  #leave({ part, box }: Seen, now: Places): void {
    const goal = part.to?.().find((id) => now.has(id));
    if (goal !== undefined) this.#run(fly(part.element, box, box, now.get(goal)!.box, this.#timing()), part.id);
  }

  #timing(): KeyframeAnimationOptions {
    const duration = LASTS[settings.tempo];
    const delay = Math.min(this.#started * STAGGER, LONGEST - duration);
    this.#started += 1;
    return { duration, delay };
  }

  #run(animations: Animation[], id: string): void {
    for (const one of animations) {
      one.id = id;
      this.#running.add(one);
      one.finished.finally(() => this.#running.delete(one));
    }
  }
}

const SKIPS = ['pointerdown', 'keydown'] as const;

export const [useMotion, provideMotion] = createContext<Motion>();
