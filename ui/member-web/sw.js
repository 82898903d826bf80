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

/** What a page loaded before this worker stood would be missing after a reload without a connection. */
const keepLoaded = async (addresses) => {
  const cache = await caches.open(cacheName);
  await Promise.all(
    addresses.map(async (address) => {
      const { origin, pathname } = new URL(address, self.location.origin);
      if (origin !== self.location.origin || !pathname.startsWith('/assets/')) return;
      if (!(await cache.match(pathname))) await cache.add(new Request(pathname, { credentials: 'omit' }));
    }),
  );
};

self.addEventListener('message', (event) => {
  const { data } = event;
  // The page asks for it, after the person has: a release never reloads a form by itself.
  if (data === 'take-over') void self.skipWaiting();
  if (data?.type === 'keep-loaded' && Array.isArray(data.addresses))
    event.waitUntil(keepLoaded(data.addresses).catch(() => undefined));
});

// Pictures that another app shares: they wait on this device until the form has asked which side each of them is.
const shared = /^(\/en)?\/indicator\/me\/share$/;
const mostShared = 8;

const sharedPictures = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('fitboard-shared', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('pictures', { autoIncrement: true }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const keepShared = async (request) => {
  const form = await request.formData();
  const pictures = form
    .getAll('photos')
    .filter((part) => part instanceof File && part.type.startsWith('image/'));
  const database = await sharedPictures();
  await new Promise((resolve, reject) => {
    const transaction = database.transaction('pictures', 'readwrite');
    const store = transaction.objectStore('pictures');
    // What was shared last is what is meant.
    store.clear();
    for (const picture of pictures.slice(0, mostShared)) store.add(picture);
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('error', () => reject(transaction.error));
  });
  database.close();
};

const takeShared = async (request, language) => {
  const kept = await keepShared(request).then(
    () => 'yes',
    () => 'no',
  );
  return Response.redirect(`${language ?? ''}/indicator/me/edit?step=photos&shared=${kept}`, 303);
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const share = request.method === 'POST' && url.origin === self.location.origin && shared.exec(url.pathname);
  if (share) {
    event.respondWith(takeShared(request, share[1]));
    return;
  }
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

const sameOrigin = (link) => {
  const url = new URL(typeof link === 'string' ? link : '/', self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search + url.hash : '/';
};

/** A push that can't be read is still shown: browsers take the permission away from those that come unseen. */
const noticeIn = (data) => {
  try {
    const { title, body, link, tag, language } = data.json();
    return {
      title: String(title || 'Fitboard'),
      body: String(body || ''),
      link: sameOrigin(link),
      tag,
      language,
    };
  } catch {
    return { title: 'Fitboard', body: '', link: '/dashboard/notifications', tag: 'fitboard', language: 'vi' };
  }
};

self.addEventListener('push', (event) => {
  const { title, body, link, tag, language } = noticeIn(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { link, id: tag, language },
    }),
  );
});

// A page that listens follows the link by itself, without a reload.
const asks = (client, message) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), 700);
    client.postMessage(message, [port2]);
  });

// The console is another application, and its addresses carry no language.
const isInConsole = (link) => /^\/admin(?=\/|$|\?|#)/.test(link);

const open = async ({ link, id, language }) => {
  if (isInConsole(link)) {
    await self.clients.openWindow(link);
    return;
  }
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.filter(({ url }) => !/^\/(admin|dev)(\/|$)/.test(new URL(url).pathname));
  const page =
    own.find(({ focused }) => focused) ??
    own.find(({ visibilityState }) => visibilityState === 'visible') ??
    own[0];
  if (page !== undefined) {
    // Focus goes first, while the press still counts.
    await page.focus().catch(() => undefined);
    if (await asks(page, { type: 'open-notice', link, id })) return;
  }
  await self.clients.openWindow(language === 'en' && !/^\/en(\/|$)/.test(link) ? `/en${link}` : link);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? { link: '/dashboard/notifications' }));
});
