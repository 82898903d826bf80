// Shell offline, nothing private in the cache. Whatever lives below these addresses always goes to the network.
const version = '__VERSION__';
const assets = ['__ASSETS__'];
const shell = '/offline';
const never = /^\/(api|admin|ws|metrics|dev|media)(\/|$)/;
const cacheName = `fitboard-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) =>
        cache.addAll([...assets, shell].map((url) => new Request(url, { credentials: 'omit' }))),
      ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('fitboard-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// The page asks for it, after the person has: a release never reloads a form by itself.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || never.test(url.pathname)) return;

  if (request.mode === 'navigate') {
    event.respondWith(
      fetch(request).catch(() => caches.match(shell).then((page) => page ?? Response.error())),
    );
    return;
  }
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(
      caches.match(request).then(
        (known) =>
          known ??
          fetch(request).then((response) => {
            if (response.ok) {
              const copy = response.clone();
              event.waitUntil(caches.open(cacheName).then((cache) => cache.put(request, copy)));
            }
            return response;
          }),
      ),
    );
  }
});
