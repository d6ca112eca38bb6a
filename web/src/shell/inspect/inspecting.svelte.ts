/**
 * Touch to learn: what is under a resting pointer, a held finger, or the focus when *i* is pressed; from there arrows
 * go on to everything else. Where holding plays, as on the button of a breath, `data-holds` keeps it from asking;
 * `data-asks` marks what a press explains, since nothing can be done with it now.
 */
import { pointer } from '../../device/input/pointer';
import { fromHere, knownAt, PICTURE, type Subject, subjectOf, subjectsIn } from './subjects';

export const REST = 700; // milliseconds until a resting mouse explains
export const HOLD = 450; // milliseconds that a finger holds
export const LINGER = 800; // the same on a picture, where a slow tap chooses
const SLIP = 10; // pixels that a holding finger, or a mouse that has pressed, may move

interface Spot {
  x: number;
  y: number;
}
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const HELD = '[data-holds]';
const ASKING = '[data-asks]';

export class Inspecting {
  subject: Subject | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: Spot | null = null;
  /** Where the pointer was last. */
  #at: Spot = { x: -1, y: -1 };
  /** Where a mouse stays: what comes to lie under it then, as after a press, is not asked about. */
  #still: Spot | null = null;
  #swallow = false;
  #root: Element = document.body;

  constructor(
    private readonly knows: (subject: Subject) => boolean,
    private readonly hovers: () => boolean,
  ) {}

  close = (): void => {
    clearTimeout(this.#timer);
    this.subject = null;
  };

  /** Explain what has the focus, or else what comes after it. */
  focused = (): void => {
    this.#open(document.activeElement, true);
    this.subject ??= fromHere(this.all(), ({ element }) => element) ?? null;
  };

  /** Everything that can be explained here. */
  all = (): Subject[] => subjectsIn(this.#root).filter(this.knows);

  /** Explain another thing: the next one, or the one before; after the last comes the first. */
  step = (by: number): void => {
    const all = this.all();
    const here = all.findIndex(({ key }) => key === this.subject?.key);
    const next = all[(Math.max(here, 0) + by + all.length) % all.length];
    if (!next) return;
    next.element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    this.subject = { ...next, box: next.element.getBoundingClientRect() };
  };

  /** Attach it to the element in which things are explained. */
  attach = (root: HTMLElement): (() => void) => {
    const stop = new AbortController();
    this.#root = root;
    root.setAttribute('data-explains', '');
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
      root.addEventListener(kind, act, { capture: true, signal: stop.signal });
    on('pointerover', this.#over);
    on('pointerdown', this.#down);
    on('pointermove', this.#move);
    on('pointerup', this.#letGo);
    on('pointercancel', this.#letGo);
    on('pointerleave', this.#letGo);
    on('scroll', this.#hide);
    on('contextmenu', this.#menu);
    on('click', this.#asked);
    // the dialog of an explanation may lie under the finger that is lifted
    const anywhere = { capture: true, signal: stop.signal };
    document.addEventListener('pointerdown', this.#press, anywhere);
    document.addEventListener('click', this.#click, anywhere);
    return () => {
      stop.abort();
      this.close();
    };
  };

  #open(target: Element | null, held: boolean): void {
    this.subject = knownAt(target, this.knows, held, this.#at);
  }

  #wait(target: EventTarget | null, held: boolean, time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#open(target as Element | null, held);
      this.#swallow = held && this.subject !== null;
    }, time);
  }

  #over = (event: PointerEvent): void => {
    const now = { x: event.clientX, y: event.clientY };
    if (apart(this.#at, now) === 0 || apart(pointer, now) === 0) this.#still = now;
    this.#hover(event);
  };

  #hover({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== 'mouse' || this.subject?.held) return;
    this.close();
    this.#at = { x, y };
    if (this.#still && apart(this.#at, this.#still) > SLIP) this.#still = null;
    if (this.hovers() && !this.#still) this.#wait(target, false, REST);
  }

  #down = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.subject?.held) this.close();
    this.#at = { x, y };
    if (pointerType === 'mouse') this.#still = this.#at;
    if (pointerType === 'mouse' || (target as Element | null)?.closest?.(HELD)) return;
    this.#from = this.#at;
    this.#wait(target, true, (target as Element | null)?.matches?.(PICTURE) ? LINGER : HOLD);
  };

  #move = (event: PointerEvent): void => {
    const now = { x: event.clientX, y: event.clientY };
    const goesOn = this.#still && apart(now, this.#still) > SLIP;
    if (this.#from && apart(now, this.#from) > SLIP) this.#letGo();
    if (goesOn || (event.target as Element | null)?.matches?.(PICTURE)) this.#hover(event);
    else this.#at = now;
  };

  #letGo = (): void => {
    clearTimeout(this.#timer);
    this.#from = null;
    this.#hide();
  };

  /** What was opened on purpose stays. */
  #hide = (): void => {
    if (!this.subject?.held) this.subject = null;
  };

  #press = (): void => {
    this.#swallow = false;
  };

  #asked = ({ target }: Event): void => {
    const asking = (target as Element | null)?.closest?.(ASKING);
    if (asking) this.#open(asking, true);
  };

  /** The click that ends a hold presses nothing, wherever it comes down. */
  #click = (event: Event): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A held finger asks the browser for a menu, too. */
  #menu = (event: Event): void => {
    if (this.#from && subjectOf(event.target as Element, true)) event.preventDefault();
  };
}
