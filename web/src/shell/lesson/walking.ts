/** By keyboard, Tab leads to what a bubble points at: once to each part, and on from there as ever. */
import { partsOf } from './parts.svelte';

const PRESSABLE = 'button:not(:disabled), a, summary';

export class Walk {
  #seen = new WeakSet<Element>();

  constructor(private readonly at: readonly string[]) {}

  /** What Tab goes to from the element that has the focus; null: wherever it goes without a lesson. */
  next(focused: Element | null): HTMLElement | null {
    if (!focused || focused.matches('body, main')) this.#seen = new WeakSet();
    else this.#seen.add(focused);
    const next = partsOf(this.at).find((part) => part.matches(PRESSABLE) && !this.#seen.has(part));
    if (next) this.#seen.add(next);
    return next ?? null;
  }
}
