import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { type Page } from '@playwright/test'
import { place } from '../../../tools/lib/places.mjs'
import { expect, test } from '../support/player.ts'

// With the long opening, in which the line changes.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } })

/** Resolves when the service worker has kept a page that contains `text`. */
async function expectKept(page: Page, text: string): Promise<void> {
  const kept = (): Promise<string> =>
    page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '')
  await expect.poll(kept).toContain(text)
}

test('opens without a connection after one visit, and restores the session when the line is back', async ({
  context,
  page,
  player,
}) => {
  await player.arrive('/?view=waitlist')
  await player.expectHome()
  await expectKept(page, '<title>Dope Chain Wars</title>')
  await context.setOffline(true)
  await player.open('/')
  await player.expectView('boot')
  const strip = page.getByRole('complementary', { name: 'Connection' })
  await expect(strip).toContainText('The line is down.')
  await page.keyboard.press('Space')
  await player.expectView('unbranded')
  await context.setOffline(false)
  await expect(strip).toBeHidden()
  await player.expectHome()
})

/** Runs in each frame before its scripts: records whether the page registers a service worker. */
function recordRegistration(): void {
  const { serviceWorker } = navigator
  const register = serviceWorker.register.bind(serviceWorker)
  serviceWorker.register = (...options) => {
    Object.assign(window, { hasRegistered: true })
    return register(...options)
  }
}

test('registers a service worker in a window of its own, and none in a frame', async ({
  baseURL,
  page,
}) => {
  await page.addInitScript(recordRegistration)
  // The page logs this when it has started, and then registers the service worker.
  const started = () =>
    page.waitForEvent('console', (message) => message.text().startsWith('capabilities'))
  const hasRegistered = (): Promise<boolean> => {
    const game = page.frames().at(-1) ?? page.mainFrame()
    return game.evaluate(() => Reflect.has(window, 'hasRegistered'))
  }
  const address = `${baseURL}/?view=about&debugLogs=1`
  const [inWindow] = [started(), await page.goto(address)]
  await inWindow
  expect(await hasRegistered()).toBe(true)

  await page.goto('/fatal.js')
  const inFrame = started()
  await page.evaluate((source) => {
    const frame = document.createElement('iframe')
    frame.src = source
    document.body.append(frame)
  }, address)
  await inFrame
  expect(await hasRegistered()).toBe(false)
})

/** Two releases of a page with one hashed file each, behind the game's service worker. */
async function openReleases() {
  let release = 1
  const contentOf = (path: string): readonly [type: string, content: string] | null => {
    const script = `/build/index-${release}.js`
    if (path === '/') return ['text/html', `<script type="module" src="${script}"></script>`]
    if (path === script) return ['text/javascript', `document.title = 'release ${release}'`]
    if (path !== '/service-worker.js') return null
    return ['text/javascript', readFileSync(place('assets/service-worker.js'), 'utf8')]
  }
  const server = createServer((request, response) => {
    const [type, content] = contentOf(request.url ?? '/') ?? ['text/plain', '']
    response.writeHead(content === '' ? 404 : 200, { 'content-type': type })
    response.end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish() {
      release += 1
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Runs in the page. */
async function keepRelease(release: number): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/service-worker.js')
  const { active } = await serviceWorker.ready
  const script = `index-${release}.js`
  active?.postMessage({ type: 'keep-page', script, files: [`/build/${script}`] })
}

test('opens a new release at once, keeps it in place of the old one, and opens it offline', async ({
  context,
  page,
}) => {
  const releases = await openReleases()
  try {
    await page.goto(releases.origin)
    await page.evaluate(keepRelease, 1)
    await expectKept(page, 'index-1.js')
    releases.publish()
    await page.goto(releases.origin)
    await expect(page).toHaveTitle('release 2')
    // The page that runs is newer than what the service worker was asked to keep: it keeps nothing of both.
    await page.evaluate(keepRelease, 1)
    await page.evaluate(keepRelease, 2)
    await expectKept(page, 'index-2.js')
    const files = (): Promise<string[]> =>
      page.evaluate(async () => {
        const cache = await caches.open('dcw-page')
        return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort()
      })
    await expect.poll(files).toEqual(['/', '/build/index-2.js'])
    await context.setOffline(true)
    await page.goto(releases.origin)
    await expect(page).toHaveTitle('release 2')
  } finally {
    await releases.close()
  }
})
