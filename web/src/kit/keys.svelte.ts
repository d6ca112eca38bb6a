/** Keys that a table handles itself, before the shell sees them. */

/** The handler returns true if it used the key. Call during component initialisation; removed with the component. */
export function handleKeys(handled: (event: KeyboardEvent) => boolean): void {
  $effect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || document.querySelector('dialog[open]') || !handled(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  });
}

export const targetMatches = (event: KeyboardEvent, selector: string): boolean =>
  (event.target as HTMLElement | null)?.matches?.(selector) ?? false;

/** A scene that Space, Enter or Escape skips. The key does nothing else, unless what has the focus answers to it. */
export function handleSkip(done: () => void): void {
  handleKeys((event) => {
    if (![' ', 'Enter', 'Escape'].includes(event.key) || targetMatches(event, 'input, textarea, select'))
      return false;
    done();
    return event.key === 'Escape' || !targetMatches(event, 'button, a, summary');
  });
}
