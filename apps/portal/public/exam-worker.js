/**
 * Lets an exam page be opened again without a network: caches the page and the files that the exam page names,
 * and serves the page only when the network fails. It never handles `/api`; answers are in the journal, not here.
 */
const store = 'sen-exam';
const patience = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { page, files } = event.data ?? {};
  if (typeof page === 'string' && Array.isArray(files)) event.waitUntil(keep(page, files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    if (/\/exam\//.test(pathname)) event.respondWith(pageOf(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
});

async function keep(page, files) {
  const cache = await caches.open(store);
  await Promise.all([page, ...files].map((url) => cache.add(url).catch(() => undefined)));
  const wanted = new Set([page, ...files].map((url) => new URL(url, self.location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** All addresses share one page; the cached copy is served when the network fails or is too slow. */
async function pageOf(request) {
  const kept = await caches.match('/', { cacheName: store });
  if (!kept) return fetch(request);
  const late = new Promise((_, reject) =>
    setTimeout(reject, patience, new Error('The network is too slow.')),
  );
  return Promise.race([fetch(request), late]).catch(() => kept);
}

/** Hashed files never change, so the cached copy is served first. */
async function fileOf(request) {
  return (await caches.match(request, { cacheName: store, ignoreVary: true })) ?? fetch(request);
}
