/** Client-side routing. Secrets are in the fragment, which browsers do not send. */
import type { StudyKind } from '../net/wire';

/** The first part of the address of each kind of study. */
const STUDIES: Record<string, StudyKind> = {
  puzzles: 'puzzle',
  tricks: 'trick',
  exercises: 'exercise',
  yard: 'yard',
};

export type Route =
  | { page: 'home' }
  | { page: 'history' }
  | { page: 'puzzles' }
  | { page: 'study'; kind: StudyKind; game: string; id: string }
  | { page: 'decks' }
  | { page: 'new'; game: string }
  | { page: 'how'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; table: string; mode: 'play' | 'replay' | 'screen' }
  | { page: 'verify'; table: string }
  | { page: 'lost'; path: string };

export function parse(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if ((first === 'history' || first === 'decks' || first === 'puzzles') && !second) return { page: first };
  if ((first === 'new' || first === 'how' || first === 'rules') && second && !third)
    return { page: first, game: second };
  const kind = STUDIES[first];
  if (kind && second && third) return { page: 'study', kind, game: second, id: third };
  if (first === 't' && second) {
    if (!third) return { page: 'table', table: second, mode: 'play' };
    if (third === 'replay' || third === 'screen') return { page: 'table', table: second, mode: third };
    if (third === 'verify') return { page: 'verify', table: second };
  }
  return { page: 'lost', path };
}

export const here = $state({ route: parse(location.pathname), hash: location.hash });

function look(): void {
  here.route = parse(location.pathname);
  here.hash = location.hash;
}

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  look();
  if (!replace) scrollTo(0, 0);
}

/** `#v=12&seat=1` as pairs. */
export function hashPairs(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ''));
}

/** Handle links within the page without reloading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plainClick || link.target || link.hasAttribute('download')) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || /^\/(api|docs)(\/|$)/.test(address.pathname)) return;
  if (address.pathname === location.pathname && address.hash) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

addEventListener('popstate', look);
addEventListener('hashchange', look);
