/** Follows the parts of the table that a bubble points at, frame by frame: tables move and scroll. */
import { type Box, overlap } from './place';

const BUTTONS = '.table [data-option]:enabled, .table [data-confirm]:enabled, .ask';
const SIGHTS = '.table [data-sight]';

const LARGE = 0.4; // of the height of the screen

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};
const screenBox = (): Box => ({ x: 0, y: 0, w: innerWidth, h: innerHeight });
const shown = (box: Box) => box.w > 0 && box.h > 0 && overlap(box, screenBox()) > 0;
const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf).filter(shown);

/** Is some of a part in sight, and not behind a bar that stays while the table scrolls? */
function inSight(part: HTMLElement): boolean {
  const { x, y, w, h } = boxOf(part);
  return [0.15, 0.5, 0.85].some((k) => {
    const seen = document.elementsFromPoint(x + w * k, y + h / 2).find((one) => !one.closest('[data-coach]'));
    return seen !== undefined && (part.contains(seen) || seen.contains(part));
  });
}

/** Each element once, however often its part is named. */
export const partsOf = (at: readonly string[]): HTMLElement[] =>
  [...new Set(at)]
    .flatMap((part) => [...document.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(part)}"]`)])
    .filter((element, k, all) => all.indexOf(element) === k && element.getClientRects().length > 0);

export class Parts {
  targets: Box[] = $state.raw([]);
  buttons: Box[] = $state.raw([]);
  sights: Box[] = $state.raw([]);
  screen: Box = $state.raw(screenBox());

  /** Measure until the returned function is called. What comes up meanwhile, as the ways to play a card, is brought
  into sight. */
  follow(at: readonly string[]): () => void {
    let frame = 0;
    let known = partsOf(at);
    const measure = () => {
      const now = partsOf(at);
      const fresh = now.find((part) => !known.includes(part) && !inSight(part));
      fresh?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      known = now;
      this.#keep('targets', now.filter(inSight).map(boxOf).filter(shown));
      this.#keep('buttons', boxesOf(BUTTONS));
      this.#keep('sights', boxesOf(SIGHTS));
      this.#keep('screen', screenBox());
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }

  /** Only what has changed is set, so that a table at rest costs nothing but the measuring. */
  #keep<K extends 'targets' | 'buttons' | 'sights' | 'screen'>(name: K, value: this[K]): void {
    if (JSON.stringify(this[name]) !== JSON.stringify(value)) this[name] = value;
  }
}

/** Bring the first part into sight, if it is not; a large one from its top. */
export function reveal(at: readonly string[], smooth: boolean): void {
  const first = partsOf(at)[0];
  if (!first || inSight(first)) return;
  const block = first.offsetHeight > innerHeight * LARGE ? 'start' : 'center';
  first.scrollIntoView({ block, inline: 'nearest', behavior: smooth ? 'smooth' : 'auto' });
}
