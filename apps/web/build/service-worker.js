/*
 * Caches the app's own files, so that it opens offline. It ignores calls to the API and never stores their data. The
 * build fills in the names of the files, their version, and words.
 */
const asked = new URL(self.location.href).searchParams.get('language') ?? '';
const language = Object.hasOwn(__NEWS__, asked) ? asked : 'en';
/** Of the texts, those in the language that is spoken. */
const files = __FILES__.filter((file) => !/texts-[a-z]{2}-/.test(file) || file.includes(`texts-${language}-`));
const cacheName = `serendip-__VERSION__-${language}`;
const shell = language === 'en' ? '/index.html' : `/index.${language}.html`;
/** What a push says that brings no words. */
const news = __NEWS__[language];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([shell, ...files])));
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(shell)));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/* Shows a push of the server. It only opens pages of the app itself. */
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Shows a notification in any case: browsers revoke the permission of pages that receive pushes and show nothing.
  }
  const { title = news, page = '/notifications', tag, lang = language } = told;
  event.waitUntil(self.registration.showNotification(title, { tag, icon: '/icon-192.png', lang, data: { page } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = new URL(event.notification.data?.page ?? '/notifications', self.location.origin);
  const address = page.origin === self.location.origin ? page.href : `${self.location.origin}/notifications`;
  const open = async () => {
    const [first] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!first) return self.clients.openWindow(address);
    await first.focus();
    // A page of another worker cannot be navigated.
    return first.navigate(address).catch(() => self.clients.openWindow(address));
  };
  event.waitUntil(open());
});
