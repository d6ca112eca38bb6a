/** Arrow keys, Home and End walk the focus along everything inside that matches; Tab still reaches each of them. */
export const arrows = (selector: string) => (root: HTMLElement) => {
  function walk(event: KeyboardEvent): void {
    const all = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.hasAttribute('disabled'));
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to: Record<string, number> = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[(next + all.length) % all.length]?.focus();
  }
  root.addEventListener('keydown', walk);
  return () => root.removeEventListener('keydown', walk);
};
