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
  const take = (/** @type {string} */ screen, restMs = REST_MS) => shoot(page, screen, size, restMs)
  const at = (/** @type {string} */ view) =>
    page.locator(`main[data-view=${view}]`).waitFor({ state: 'attached' })
  const press = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', { name }).first().click()

  // The opening goes by itself: its pictures are taken in passing.
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
  await page.goto(`${origin}/?view=waitlist`)
  await at('waitlist')
  await take('login')
  await press(/LOGIN/)
  await page.getByRole('button', { name: 'PLAY AS GUEST' }).waitFor()
  await take('wallets')
  await press('PLAY AS GUEST')
  await at('confirmation')
  await take('home')
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
  await press(/^(Close|Back)$/)
  await at('confirmation')
  await press('ABOUT DCW')
  await at('about')
  await take('about')
  await press(/^(Close|Back)$/)
  await at('confirmation')
  await press('Leaderboard')
  await at('leaderboard')
  await page.getByRole('cell').first().waitFor({ state: 'attached' })
  await take('leaderboard')
  await press(/^(Close|Back)$/)
  await at('confirmation')
  await press('MARKET')
  await at('market')
  await page.getByRole('cell', { name: 'SMOKES' }).waitFor({ state: 'attached' })
  await page.getByLabel('Quantity').fill('10')
  await take('market')
  await page.getByRole('tab', { name: 'TRAVEL' }).click()
  await take('travel')
  await page.getByRole('tab', { name: 'LOANS' }).click()
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('loans')
  await press(/^(Close|Back)$/)
  await at('confirmation')
  await press('MENU')
  await at('menu')
  await take('menu')
  await press('PLAY GAME')
  await at('game_console')
  await press('RUN SIMULATION')
  await page.getByText('state: completed').first().waitFor({ state: 'attached' })
  await take('console')
  await page.goto(`${origin}/?view=menu_test`)
  await page.getByRole('cell', { name: 'SMOKES' }).waitFor({ state: 'attached' })
  await take('pulse')
  await page.goto(`${origin}/?view=404`)
  await at('error')
  await take('error')
  await page.close()
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
