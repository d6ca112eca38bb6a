/** By keyboard, Tab leads to what a bubble points at. */
import { partsOf } from './parts.svelte';

const PRESSABLE = 'button:not(:disabled), a, summary';

/** What Tab goes to from the element that has the focus; null: wherever it goes without a lesson. */
export function nextPart(at: readonly string[], focused: Element | null): HTMLElement | null {
  const parts = partsOf(at).filter((part) => part.matches(PRESSABLE));
  const nowhere = !focused || focused.matches('body, main');
  const known = parts.indexOf(focused as HTMLElement);
  return nowhere || known >= 0 ? (parts[known + 1] ?? null) : null;
}
