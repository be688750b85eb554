/**
 * Lets an exam page be opened again without a network: it keeps the page and the program files that the exam page names,
 * and gives them only when the network does not. It never touches `/api`; answers lie in the journal, not here.
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

/** The page of every address is the same; the one that was kept serves when the network is away or too slow. */
async function pageOf(request) {
  const kept = await caches.match('/', { cacheName: store });
  if (!kept) return fetch(request);
  const late = new Promise((_, reject) =>
    setTimeout(reject, patience, new Error('The network is too slow.')),
  );
  return Promise.race([fetch(request), late]).catch(() => kept);
}

/** Hashed files never change: what was kept is as good as what the network gives. */
async function fileOf(request) {
  return (await caches.match(request, { cacheName: store, ignoreVary: true })) ?? fetch(request);
}
