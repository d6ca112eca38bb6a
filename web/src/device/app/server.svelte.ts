/** Is the server there, and does it serve a newer build than the one this page runs? */

const EVERY = 10 * 60_000;
const SOONEST = 2000;
const WHILE_AWAY = 3000;
/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];

/** `away` is null until the server has been looked for. */
export const server = $state({ away: null as boolean | null, newer: false });

const own = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
let looked = 0;

export async function lookForServer(): Promise<void> {
  looked = Date.now();
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    server.away = AWAY.includes(answer.status);
    const { build } = (await answer.json()) as { build: string };
    if (typeof build === 'string' && own() !== 'development' && build !== own()) server.newer = true;
  } catch (error) {
    server.away = error instanceof TypeError; // no answer at all; anything else was one
  }
}

/** Look again, for example after the connection was lost; not twice in a moment. */
export function lookAgain(): void {
  if (document.visibilityState === 'visible' && Date.now() - looked > SOONEST) void lookForServer();
}

/** A part of this page was not loaded: the server is away, or has a newer build without it. */
async function lookForPart(): Promise<void> {
  await lookForServer();
  if (!server.away) server.newer = true;
}

/** Look when the page is opened or shown again, and now and then. */
export async function watchServer(): Promise<void> {
  document.addEventListener('visibilitychange', lookAgain);
  addEventListener('online', () => void lookForServer());
  addEventListener('vite:preloadError', () => void lookForPart());
  setInterval(lookAgain, EVERY);
  await lookForServer();
  setInterval(() => {
    if (server.away) void lookForServer();
  }, WHILE_AWAY);
}

/** The service worker keeps the application; browsers have it on https and on this machine only. */
export function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
