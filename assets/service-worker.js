// The service worker: keeps the page's own files, so that the game opens without a connection. Plain, because the build does
// not touch it: its address never changes. Calls of the game do not pass through it.

const CACHE = 'dcw-page'
const PAGE = '/'
/** Files with a hash of their content in their name. */
const HASHED = /^\/build\//
/** The page's other files. */
const UNHASHED = /^\/(fonts\/|assets\/|fatal\.js$|manifest\.webmanifest$)/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // In a frame the page belongs to its host, which says itself that there is no connection.
  if (request.mode === 'navigate' && request.destination === 'document') {
    event.respondWith(fetch(request).catch(() => find(PAGE)))
  } else if (HASHED.test(pathname)) event.respondWith(find(request).catch(() => fetchFile(request)))
  else if (UNHASHED.test(pathname)) {
    event.respondWith(fetchFile(request).catch(() => find(request)))
  }
})

self.addEventListener('message', (event) => {
  const { type, script, files } = event.data
  // Without a connection everything stays as it is, until the next start of the page.
  if (type === 'keep-page') event.waitUntil(keepPage(script, files).catch(() => undefined))
})

/** Returns a kept answer. Rejects when there is none. */
async function find(request) {
  const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: request === PAGE })
  if (!kept) throw new TypeError('This file has not been kept.')
  return kept
}

/** Fetches a file and keeps it. */
async function fetchFile(request) {
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

/**
 * Keeps the page whose first script is `script`, and the files that it has used. The page before is replaced when all files
 * are there, so that a kept page is always complete.
 */
async function keepPage(script, files) {
  const answer = await fetch(PAGE, { cache: 'no-cache' })
  const markup = await answer.clone().text()
  // The server has a newer release by now, which is kept when it has been started.
  if (!answer.ok || !markup.includes(script)) return
  const cache = await caches.open(CACHE)
  await Promise.all(files.map((file) => find(file).catch(() => fetchFile(file))))
  const before = await cache.match(PAGE)
  await cache.put(PAGE, answer)
  if (before && (await before.text()) === markup) return
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (HASHED.test(pathname) && !files.includes(pathname)) await cache.delete(request)
  }
}
