/** Live regions for screen readers: events are polite, the own turn is assertive. */
import { untrack } from 'svelte';

export const spoken = $state({ polite: '', assertive: '' });

export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  // a live region is read again only if its text changes
  const before = untrack(() => spoken[how]);
  spoken[how] = before === text ? `${text}\u00a0` : text;
}
