/**
 * What can be asked about. An element says what it is by `data-about` (`city:3`), and where it lies by `data-part`, as
 * offers name it; either is enough. A picture in which many things are seen says what is under the pointer now, and has
 * `data-at-pointer`; all of them are listed in its `data-within` (`thing` or `thing=part`), for the keyboard.
 */
export interface Subject {
  /** What it is, as the game names its things; several where a line of the log names several. */
  things: string[];
  /** The part of the view, as offers touch it; empty if it is none. */
  part: string;
  box: DOMRect;
  /** Opened on purpose: it stays, and takes the focus. */
  held: boolean;
  element: Element;
  /** What has the same explanation has the same key. */
  key: string;
}

const MARKED = '[data-about], [data-part]';
export const PICTURE = '[data-at-pointer]';

const named = (text: string): string[] => text.split(' ').filter(Boolean);

export function subjectOf(target: Element | null, held: boolean, at = { x: 0, y: 0 }): Subject | null {
  const element = target?.closest(MARKED);
  if (!element) return null;
  const part = element.closest('[data-part]')?.getAttribute('data-part') ?? '';
  const things = named(element.getAttribute('data-about') ?? part);
  const box = element.matches(PICTURE) ? new DOMRect(at.x, at.y, 0, 0) : element.getBoundingClientRect();
  const key = element.getAttribute('data-part') ?? things.join(' ');
  return things.length ? { things, part, box, held, element, key } : null;
}

/** The innermost thing there that is known. */
export function knownAt(
  target: Element | null,
  knows: (subject: Subject) => boolean,
  held: boolean,
  at = { x: 0, y: 0 },
): Subject | null {
  const found = subjectOf(target, held, at);
  return !found || knows(found) ? found : knownAt(found.element.parentElement, knows, held, at);
}

function drawnIn(element: Element): Subject[] {
  const box = element.getBoundingClientRect();
  return named(element.getAttribute('data-within') ?? '').map((one) => {
    const [thing = '', part = ''] = one.split('=');
    return { things: [thing], part, box, held: true, element, key: one };
  });
}

/** Everything to be seen in there, in reading order; what has the same explanation comes once. */
export function subjectsIn(root: Element): Subject[] {
  const scope = root.querySelector('dialog[open]') ?? root;
  const all = [...scope.querySelectorAll(`${MARKED}, [data-within]`)]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => (one.hasAttribute('data-within') ? drawnIn(one) : (subjectOf(one, true) ?? [])));
  return all.filter(({ key }, k) => all.findIndex((one) => one.key === key) === k);
}

/** The first of the elements at this one or after it, in reading order; the very first if there is none. */
export function fromHere<T>(all: T[], elementOf: (one: T) => Element): T | undefined {
  const from = document.activeElement ?? document.body;
  const comes = (one: Element) =>
    one.contains(from) || from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return all.find((one) => comes(elementOf(one))) ?? all[0];
}

/** Of several roots on a page, or in the dialog above it, the one that answers a key. */
export function rootAtFocus(): Element | undefined {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const around = document.activeElement?.closest('[data-explains]');
  return around ?? fromHere([...scope.querySelectorAll('[data-explains]')], (one) => one);
}
