import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, SOFTWARE_GL } from './lib/chromium.mjs'
import { place } from './lib/places.mjs'
import { shrinkPicture } from './lib/shrink-picture.mjs'
import { startBuiltServer } from './lib/start-built-server.mjs'

// `node tools/screens.mjs`: a picture of every screen at both sizes into docs/screens, from the built game.

const SIZES = {
  desktop: { width: 1280, height: 800, shownWidth: 640 },
  phone: { width: 390, height: 844, shownWidth: 273 },
}
/** Long enough for bloom, afterglow and the scroll's glide to come to rest. */
const REST_MS = 1_500

const { chromium, devices } = await import('playwright')
const folder = place('docs/screens')
mkdirSync(folder, { recursive: true })
const dataFolder = mkdtempSync(join(tmpdir(), 'dcw-screens-'))
const server = await startBuiltServer(dataFolder)
const { origin } = server
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: SOFTWARE_GL })
try {
  await takeAll('desktop')
  await takeAll('phone')
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

/** @param {keyof typeof SIZES} size */
async function takeAll(size) {
  const { width, height } = SIZES[size]
  const isPhone = size === 'phone'
  const phone = { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }
  const page = await browser.newPage({ viewport: { width, height }, ...(isPhone ? phone : {}) })
  const tour = tourOf(page, size)
  await takeOpening(tour)
  await takeTalk(tour)
  await takeReading(tour)
  await takeMarket(tour)
  await takeRest(tour)
  await page.close()
}

/** @typedef {ReturnType<typeof tourOf>} Tour */

/**
 * What the way through the screens is made of.
 * @param {import('playwright').Page} page
 * @param {keyof typeof SIZES} size
 */
function tourOf(page, size) {
  const at = (/** @type {string} */ view) =>
    page.locator(`main[data-view=${view}]`).waitFor({ state: 'attached' })
  const press = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', { name }).first().click()
  return {
    page,
    at,
    press,
    take: (/** @type {string} */ screen, restMs = REST_MS) => shoot(page, screen, size, restMs),
    turnTo: (/** @type {string} */ tab) => page.getByRole('tab', { name: tab }).click(),
    goHome: async () => {
      await press(/^(Close|Back)$/)
      await at('confirmation')
    },
    show: async (/** @type {string} */ view) => {
      await page.goto(`${origin}/?view=${view}`)
      await at(view)
    },
  }
}

/**
 * The opening goes by itself: its pictures are taken in passing.
 * @param {Tour} tour
 */
async function takeOpening({ at, page, press, show, take }) {
  await page.goto(origin)
  await page.getByText('LOADING BOROUGH DATA').waitFor({ state: 'attached' })
  await take('boot', 0)
  await page.goto(origin)
  await at('boot')
  await page.keyboard.press('Space')
  await page.getByText('PRESENTS').waitFor({ state: 'attached' })
  await take('unbranded', 0)
  await at('asciiTitle')
  await page.getByRole('img', { name: 'DOPE CHAIN WARS' }).waitFor({ state: 'attached' })
  await take('title')
  await show('waitlist')
  await take('login')
  await press(/LOGIN/)
  await page.getByRole('button', { name: 'PLAY AS GUEST' }).waitFor()
  await take('wallets')
  await press('PLAY AS GUEST')
  await at('confirmation')
  await take('home')
}

/** @param {Tour} tour */
async function takeTalk({ at, goHome, page, press, take }) {
  await press('TALK TO A SHARK')
  await at('chat')
  const chips = page.getByRole('group', { name: 'Quick replies' }).getByRole('button')
  await chips.first().waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'Message' }).fill('I need a thousand. Till Monday.')
  await press('Send')
  await page.locator('article[data-role=user]').first().waitFor({ state: 'attached' })
  await page.locator('button[aria-label=Send]:not(:disabled)').waitFor({ state: 'attached' })
  await chips.first().click()
  await page.locator('article[data-role=assistant]').nth(1).waitFor({ state: 'attached' })
  await page.locator('button[aria-label=Send]:not(:disabled)').waitFor({ state: 'attached' })
  await take('chat')
  await goHome()
}

/** @param {Tour} tour */
async function takeReading({ at, goHome, page, press, take }) {
  await press('ABOUT DCW')
  await at('about')
  await take('about')
  await goHome()
  await press('Leaderboard')
  await at('leaderboard')
  await page.getByRole('cell').first().waitFor({ state: 'attached' })
  await take('leaderboard')
  await goHome()
}

/** @param {Tour} tour */
async function takeMarket({ at, goHome, page, press, take, turnTo }) {
  await press('MARKET')
  await at('market')
  await page.getByRole('cell', { name: 'SMOKES' }).first().waitFor({ state: 'attached' })
  await page.getByLabel('Quantity').fill('10')
  await take('market')
  await turnTo('TRAVEL')
  await take('travel')
  await turnTo('LOANS')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('loans')
  await turnTo('JOBS')
  await page.getByRole('button', { name: 'WORK' }).waitFor({ state: 'attached' })
  await take('jobs')
  await turnTo('FAVOURS')
  await page.getByRole('button', { name: /^ASK/ }).first().waitFor({ state: 'attached' })
  await take('favours')
  await goHome()
}

/** @param {Tour} tour */
async function takeRest({ at, page, press, show, take, turnTo }) {
  await press('MENU')
  await at('menu')
  await take('menu')
  await press('PLAY GAME')
  await at('game_console')
  await press('RUN SIMULATION')
  await page.getByText('state: completed').first().waitFor({ state: 'attached' })
  await take('console')
  await show('menu_test')
  await page.getByRole('cell', { name: 'SMOKES' }).first().waitFor({ state: 'attached' })
  await take('pulse')
  await show('account')
  await turnTo('SETTINGS')
  await take('settings')
  await show('sdk_test')
  await take('sdk')
  await page.goto(`${origin}/?view=404`)
  await at('error')
  await take('error')
}

/**
 * Takes a picture and writes it at half the size: README shows them side by side.
 * @param {import('playwright').Page} page
 * @param {string} screen
 * @param {keyof typeof SIZES} size
 * @param {number} restMs
 */
async function shoot(page, screen, size, restMs) {
  await page.waitForTimeout(restMs)
  const small = await shrinkPicture(browser, await page.screenshot(), SIZES[size].shownWidth)
  writeFileSync(join(folder, `${screen}-${size}.png`), small)
}
