import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, SOFTWARE_GL } from './chromium.mjs'
import { drawSheet } from './draw-sheet.mjs'
import { loadSource } from './load-source.mjs'
import { place } from './places.mjs'
import { shrinkPicture } from './shrink-picture.mjs'

const SIZES = {
  desktop: { width: 1280, height: 800, sheet: { shownWidth: 400, columns: 4 } },
  phone: { width: 390, height: 844, sheet: { shownWidth: 200, columns: 8 } },
}
/** The screen at the beginning of README, as a file of its own. */
const FRONT = { screen: 'a talk', size: 'desktop', shownWidth: 640 }
/** The time until bloom, afterglow and glides have settled. */
const REST_MS = 1_500

const { chromium, devices } = await import('playwright')
const folder = place('docs/screens')
mkdirSync(folder, { recursive: true })
const { loaded } = await loadSource('/tests/e2e/support/frozen-city.ts')
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: SOFTWARE_GL })
try {
  await takeAll('desktop')
  await takeAll('phone')
} finally {
  await browser.close()
}
process.exit(0)

/**
 * The city of tests/e2e/support/frozen-city.ts.
 * @typedef {object} City
 * @property {string} origin
 * @property {(page: import('playwright').Page) => Promise<void>} welcome
 * @property {() => Promise<void>} callPolice
 * @property {() => Promise<void>} close
 */

/** @param {keyof typeof SIZES} size */
async function takeAll(size) {
  const { width, height, sheet } = SIZES[size]
  const isPhone = size === 'phone'
  const phone = { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }
  const page = await browser.newPage({ viewport: { width, height }, ...(isPhone ? phone : {}) })
  /** @type {City} */
  const city = await loaded.openFrozenCity()
  await city.welcome(page)
  /** @type {{ name: string, picture: Buffer }[]} */
  const taken = []
  const tour = tourOf(page, city, async (name, restMs) => {
    await page.waitForTimeout(restMs)
    const picture = await page.screenshot()
    taken.push({ name, picture })
    if (name !== FRONT.screen || size !== FRONT.size) return
    const small = await shrinkPicture(browser, picture, FRONT.shownWidth)
    writeFileSync(join(folder, 'chat-desktop.png'), small)
  })
  await takeOpening(tour)
  await takeTalk(tour)
  await takeReading(tour)
  await takeMarket(tour)
  await takeRest(tour)
  await page.close()
  await city.close()
  writeFileSync(join(folder, `sheet-${size}.png`), await drawSheet(browser, taken, sheet))
}

/** @typedef {ReturnType<typeof tourOf>} Tour */

/**
 * The steps of a tour through the screens.
 * @param {import('playwright').Page} page
 * @param {City} city
 * @param {(screen: string, restMs: number) => Promise<void>} shoot
 */
function tourOf(page, city, shoot) {
  const at = (/** @type {string} */ view) =>
    page.locator(`main[data-view=${view}]`).waitFor({ state: 'attached' })
  const press = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', { name }).first().click()
  return {
    page,
    city,
    at,
    press,
    take: (/** @type {string} */ screen, restMs = REST_MS) => shoot(screen, restMs),
    turnTo: (/** @type {string} */ tab) => page.getByRole('tab', { name: tab }).click(),
    goHome: async () => {
      await press(/^(Close|Back)$/)
      await at('confirmation')
    },
    show: async (/** @type {string} */ view) => {
      await page.goto(`${city.origin}/?view=${view}`)
      await at(view)
    },
  }
}

/**
 * The opening plays by itself. Its pictures are taken while it does.
 * @param {Tour} tour
 */
async function takeOpening({ at, city, page, press, show, take }) {
  await page.goto(city.origin)
  await page.getByText('LOADING BOROUGH DATA').waitFor({ state: 'attached' })
  await take('boot', 0)
  await page.goto(city.origin)
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
  await take('the wallet picker')
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
  await take('a talk')
  await goHome()
}

/** @param {Tour} tour */
async function takeReading({ at, goHome, page, press, take }) {
  await press('ABOUT DCW')
  await at('about')
  await take('the story')
  await goHome()
  await press('Leaderboard')
  await at('leaderboard')
  await page.getByRole('cell').first().waitFor({ state: 'attached' })
  await take('the board')
  await goHome()
}

/** @param {Tour} tour */
async function takeMarket({ at, goHome, page, press, take, turnTo }) {
  await press('MARKET')
  await at('market')
  await page.getByRole('cell', { name: 'SMOKES' }).first().waitFor({ state: 'attached' })
  await page.getByLabel('Quantity').fill('10')
  await take('the market')
  await turnTo('TRAVEL')
  await take('the ways')
  await turnTo('LOANS')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('what is owed')
  await turnTo('JOBS')
  await page.getByRole('button', { name: 'WORK' }).waitFor({ state: 'attached' })
  await take('jobs and missions')
  await turnTo('FAVOURS')
  await page.getByRole('button', { name: /^ASK/ }).first().waitFor({ state: 'attached' })
  await take('favours')
  await turnTo('STASH')
  await take('the stash')
  await goHome()
}

/** @param {Tour} tour */
async function takeRest({ at, city, page, press, show, take, turnTo }) {
  await press('MENU')
  await at('menu')
  await take('the menu')
  await press('PLAY GAME')
  await at('game_console')
  await press('RUN SIMULATION')
  await page.getByText('state: completed').first().waitFor({ state: 'attached' })
  await take('the console')
  await show('menu_test')
  await page.getByRole('cell', { name: 'SMOKES' }).first().waitFor({ state: 'attached' })
  await take('the pulse')
  await show('verify')
  await page.getByText(/SEED HASH/).waitFor({ state: 'attached' })
  await take('a season verified')
  await show('account')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('identities')
  await turnTo('KEYS')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('keys')
  await turnTo('SETTINGS')
  await take('settings')
  await show('sdk_test')
  await take('for whoever embeds')
  await city.callPolice()
  await page.goto(city.origin)
  await press('MARKET')
  await at('encounter')
  await take('an encounter')
  for (const [view, name] of /** @type {const} */ ([
    ['base_logo', 'the Base logo'],
    ['promo_logo', 'the promo logo'],
    ['icon_dcw', 'the icon'],
    ['hero_universal', 'the hero'],
    ['widget_splash', 'the splash'],
  ])) {
    await page.goto(`${city.origin}/?view=${view}`)
    await page.getByRole('img').first().waitFor({ state: 'attached' })
    await take(name)
  }
  await page.goto(`${city.origin}/?view=404`)
  await at('error')
  await take('an error')
}
