/** What was opened last is closed first, by Escape. */

const open: (() => void)[] = [];

/** Note that something was opened, and how it is closed; the returned function forgets it. */
export function opened(close: () => void): () => void {
  open.push(close);
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Close what was opened last, if anything is open. */
export function closeLast(): void {
  open.at(-1)?.();
}

/** Attach it to a `details` element: Escape closes it in its turn. */
export function foldable(details: HTMLDetailsElement): () => void {
  let forget = () => {};
  const toggled = () => {
    forget();
    forget = details.open ? opened(() => (details.open = false)) : () => {};
  };
  details.addEventListener('toggle', toggled);
  return () => {
    details.removeEventListener('toggle', toggled);
    forget();
  };
}
