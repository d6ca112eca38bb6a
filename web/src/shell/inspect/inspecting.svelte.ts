/**
 * Touch to learn: what is under a resting pointer, a held finger, or the focus when *i* is pressed. An element says what
 * it is by `data-about` (`city:3`), and where it lies by `data-part`, as offers name it; either is enough. A picture in
 * which many things are seen says what is under the pointer now, and has `data-at-pointer`. Where holding plays, as
 * on the button of a breath, `data-holds` keeps it from asking.
 */

export interface Subject {
  /** What it is, as the game names its things; several where a line of the log names several. */
  things: string[];
  /** The part of the view, as offers touch it; empty if it is none. */
  part: string;
  box: DOMRect;
  /** Opened on purpose: it stays, and takes the focus. */
  held: boolean;
}

const MARKED = '[data-about], [data-part]';
export const REST = 700; // milliseconds until a resting mouse explains
export const HOLD = 450; // milliseconds that a finger holds
export const LINGER = 800; // the same on a picture, where a slow tap chooses
const SLIP = 10; // pixels that a holding finger may move

const PICTURE = '[data-at-pointer]';
const HELD = '[data-holds]';

export function subjectOf(target: Element | null, held: boolean, at = { x: 0, y: 0 }): Subject | null {
  const marked = target?.closest(MARKED);
  if (!marked) return null;
  const part = marked.closest('[data-part]')?.getAttribute('data-part') ?? '';
  const things = (marked.getAttribute('data-about') ?? part).split(' ').filter(Boolean);
  const box = marked.matches(PICTURE) ? new DOMRect(at.x, at.y, 0, 0) : marked.getBoundingClientRect();
  return things.length ? { things, part, box, held } : null;
}

export class Inspecting {
  subject: Subject | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | null = null;
  #at = { x: 0, y: 0 };
  #swallow = false;

  constructor(
    private readonly knows: (subject: Subject) => boolean,
    private readonly hovers: () => boolean,
  ) {}

  close = (): void => {
    clearTimeout(this.#timer);
    this.subject = null;
  };

  /** Explain what has the focus. */
  focused = (): void => this.#open(document.activeElement, true);

  /** Attach it to the element in which things are explained. */
  attach = (root: HTMLElement): (() => void) => {
    const stop = new AbortController();
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
    const found = subjectOf(target, held, this.#at);
    this.subject = found && this.knows(found) ? found : null;
  }

  #wait(target: EventTarget | null, held: boolean, time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#open(target as Element | null, held);
      this.#swallow = held && this.subject !== null;
    }, time);
  }

  #over = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType !== 'mouse' || this.subject?.held) return;
    this.close();
    this.#at = { x, y };
    if (this.hovers()) this.#wait(target, false, REST);
  };

  #down = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.subject?.held) this.close();
    if (pointerType === 'mouse' || (target as Element | null)?.closest?.(HELD)) return;
    this.#from = this.#at = { x, y };
    this.#wait(target, true, (target as Element | null)?.matches?.(PICTURE) ? LINGER : HOLD);
  };

  #move = (event: PointerEvent): void => {
    const { clientX, clientY, target } = event;
    if (this.#from && Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > SLIP) this.#letGo();
    if ((target as Element | null)?.matches?.(PICTURE)) this.#over(event);
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
