/** What a screen reader is told: news politely, your turn at once. */
import { untrack } from 'svelte';

export const spoken = $state({ polite: '', assertive: '' });

export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  // the same words twice are read twice only if something changes
  const before = untrack(() => spoken[how]);
  spoken[how] = before === text ? `${text}\u00a0` : text;
}
