/* The service worker: the application without network, and notices while no page is open.
   scripts/worker.mjs writes BUILD and FILES in front of it; a new build is a new worker.

   Pages come from the network while the server answers, so a reload always shows the newest build. Files with a hash in
   their name come from the caches. The caches of earlier builds are kept for a while: pages that were opened before an
   update still load their own parts from there. */
/* global BUILD, FILES */

const PREFIX = 'roarhouse-';
const KEPT = 3;
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

/** Files that an earlier build has had already are copied: their names hold the hash of what they contain. */
async function fill() {
  const cache = await caches.open(PREFIX + BUILD);
  await Promise.all(
    FILES.map(async (path) => {
      const had = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      await (had ? cache.put(path, had) : cache.add(new Request(path, { cache: 'no-cache' })));
    }),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function tidy() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = own.filter((name) => name !== PREFIX + BUILD).slice(0, Math.max(0, own.length - KEPT));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|ws|docs|healthz|metrics|version\.json|\.well-known)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(kept(request));
});

/** The page from the network, or the kept one if the server is away or only its proxy answers. */
async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // away
  }
  const cache = await caches.open(PREFIX + BUILD);
  return (await cache.match('/')) ?? Response.error();
}

async function kept(request) {
  const cache = await caches.open(PREFIX + BUILD);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

/* A notice that it is somebody's turn; the server has encrypted it for this browser. */
self.addEventListener('push', (event) => {
  const { title = 'Roarhouse', text = '', link = '/', table = '' } = event.data?.json() ?? {};
  const look = { body: text, tag: table, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', data: { link } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data?.link ?? '/', self.location.origin);
  event.waitUntil(open(pathname));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
