/** The keyboard: letters for the shell, Space and digits for what the table marks (see contract.ts). */

const TYPING = 'input, textarea, select, [contenteditable]';
const MARKED = '[data-option], [data-confirm]';
const PRESSABLE = 'button, a, summary, [role="button"], input, select, textarea';

export type Shortcuts = Record<string, () => void>;

const usable = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"]') && element.getClientRects().length > 0;

function marked(root: ParentNode, attribute: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(usable);
}

/** Is a key free for the shell: not typed into a field, not for the browser, and no dialog open that has nothing to do with the root? */
export function isFree(event: KeyboardEvent, root: Node | null = null): boolean {
  const typing = (event.target as HTMLElement | null)?.matches?.(TYPING) && event.key !== 'Escape';
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing) return false;
  const apart = (dialog: Element) => !root || !(dialog.contains(root) || root.contains(dialog));
  return ![...document.querySelectorAll('dialog[open]')].some(apart);
}

/** Handle a key; true if the shell used it. */
export function press(event: KeyboardEvent, root: ParentNode, shortcuts: Shortcuts): boolean {
  if (!isFree(event)) return false;
  const target = event.target as HTMLElement | null;
  if (event.key === ' ') {
    if (target?.matches?.(PRESSABLE)) return false;
    if (shortcuts[' ']) return run(shortcuts[' ']);
    return click(marked(root, 'data-confirm')[0]);
  }
  if (/^[1-9]$/.test(event.key)) {
    const chosen = click(marked(root, 'data-option')[Number(event.key) - 1]);
    if (chosen && !target?.matches?.(MARKED)) target?.blur(); // Space confirms next, whatever had the focus
    return chosen;
  }
  const shortcut = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return shortcut ? run(shortcut) : false;
}

function click(element: HTMLElement | undefined): boolean {
  element?.click();
  return element !== undefined;
}

function run(shortcut: () => void): boolean {
  shortcut();
  return true;
}
