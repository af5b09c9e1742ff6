import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from 'playwright'
import { launchChromium } from '../support/chromium.ts'
import { startServer } from '../support/server-process.ts'
import { place } from '../../tools/lib/places.mjs'
import type { Row } from './row.ts'

/** Kilobytes as transferred. */
const BUDGETS = { frame: 240, login: 285, chat: 40 } as const

/**
 * Measures what a new player's browser fetches, as transferred without headers: until the first frame, until the login
 * screen, and from there until a guest can write to a shark. The code of the home is fetched after the first frame, so it
 * counts to the login screen.
 */
export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dcw-bench-'))
  const server = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
  })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({
      viewport: { width: 800, height: 600 },
      serviceWorkers: 'block',
    })
    await page.addInitScript(markFirstFrame)
    const weighed = weigh(page)
    const homeLoaded = page.waitForResponse((response) => HOME_FILE.test(response.url()))
    // A conversation that is asked for by the address is opened without the home screen, which fetches all screens.
    await page.goto(`${server.origin}/?view=chat`)
    await (await homeLoaded).finished()
    await skipToLogin(page)
    const login = await weighed()
    const frame = await page.evaluate(weighFirstFrame)
    await openChat(page)
    const chat = (await weighed()) - login
    return [
      rowOf('bytes to the first frame', frame, BUDGETS.frame),
      rowOf('bytes to the login screen', login, BUDGETS.login),
      rowOf('more bytes until a talk is ready', chat, BUDGETS.chat),
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The file of the home and the conversation, by its name in vite.config.ts. */
const HOME_FILE = /\/build\/home-[^/]*\.js$/

/** Runs in the page before its own scripts. */
function markFirstFrame(): void {
  window.addEventListener('dcw-crt-ready', ({ type }) => performance.mark(type), { once: true })
}

/** Runs in the page. Returns the kilobytes of all that was requested before the first frame. */
function weighFirstFrame(): number {
  const [frame] = performance.getEntriesByName('dcw-crt-ready')
  if (!frame) throw new TypeError('The page has drawn no frame.')
  const fetched = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter((entry) => entry instanceof PerformanceResourceTiming)
  return fetched
    .filter(({ startTime }) => startTime < frame.startTime)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
}

function rowOf(name: string, kilobytes: number, budget: number): Row {
  return {
    ...{ name, value: kilobytes, unit: 'KB as transferred' },
    ...{ budget: `≤ ${budget} KB`, holds: kilobytes <= budget },
  }
}

/** Returns a function that resolves with the kilobytes of all bodies so far, when no request is under way. */
function weigh(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('requestfinished', (request) => {
    underWay.delete(request)
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => {
    while (underWay.size > 0) await page.waitForEvent('requestfinished')
    const settled = await Promise.all(sizes)
    return settled.reduce((sum, size) => sum + size, 0) / 1000
  }
}

async function skipToLogin(page: Page): Promise<void> {
  // A key press skips each splash before the login screen.
  for (const view of ['boot', 'unbranded', 'asciiTitle']) {
    await page.locator(`#twin[data-view="${view}"]`).waitFor({ state: 'attached' })
    await page.keyboard.press('x')
  }
  await page.locator('#twin[data-view="waitlist"]').waitFor({ state: 'attached' })
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /LOGIN/ }).click()
  await page.getByRole('button', { name: 'PLAY AS GUEST' }).click()
  await page.locator('#twin[data-view="chat"]').waitFor({ state: 'attached' })
  await page.getByRole('group', { name: 'Quick replies' }).getByRole('button').first().waitFor()
}
