import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, SOFTWARE_GL } from './chromium.mjs'
import { drawSheet } from './draw-sheet.mjs'
import { drawSizesSheet } from './draw-sizes-sheet.mjs'
import { loadSource } from './load-source.mjs'
import { place } from './places.mjs'
import { openTour, tourScreens } from './screens-tour.mjs'
import { shrinkPicture } from './shrink-picture.mjs'

/** @typedef {{ readonly width: number, readonly height: number }} Size */
/** @typedef {Map<string, Map<string, Buffer>>} Pictures PNG by the screen's name and by the size */

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** The windows of the sheet of sizes, each of which is visited by a finger or by a mouse. */
const FINGER_SIZES = [
  { width: 320, height: 568 },
  PHONE,
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
]
const MOUSE_SIZES = [
  // This is also a window of 1280 x 800 at a zoom of 200 %.
  { width: 640, height: 400 },
  { width: 800, height: 600 },
  { width: 2560, height: 1080 },
]
/** The screen at the beginning of README, as a file of its own. */
const FRONT = { screen: 'a talk', shownWidth: 640 }
/** The tube draws slowly in software, so the sizes are taken without it. */
const WITHOUT_GL = ['--no-sandbox', '--disable-gpu', '--disable-3d-apis']
/** The time until bloom, afterglow and glides have settled, ms. */
const REST_MS = { glass: 1_500, flat: 200 }

const { chromium, devices } = await import('playwright')
const folder = place('docs/screens')
const executablePath = await ensureChromium()
const { loaded } = await loadSource('/tests/e2e/support/frozen-city.ts')
if (!process.argv.includes('--sizes')) await drawGlassSheets()
await drawSizes()
process.exit(0)

/** Draws the sheets of README, as the tube shows the screens. */
async function drawGlassSheets() {
  const browser = await chromium.launch({ executablePath, args: SOFTWARE_GL })
  /** @type {Pictures} */
  const taken = new Map()
  const [phone, desktop] = [
    { width: PHONE.width, shownWidth: 200, columns: 8 },
    { width: DESKTOP.width, shownWidth: 400, columns: 4 },
  ]
  await takeAll(browser, { taken, sizes: [DESKTOP], restMs: REST_MS.glass, isPhone: false })
  await takeAll(browser, { taken, sizes: [PHONE], restMs: REST_MS.glass, isPhone: true })
  for (const [name, size, sheet] of /** @type {const} */ ([
    ['desktop', DESKTOP, desktop],
    ['phone', PHONE, phone],
  ])) {
    const picture = await drawSheet(browser, picturesAt(taken, size), sheet)
    writeFileSync(join(folder, `sheet-${name}.png`), picture)
  }
  const front = taken.get(FRONT.screen)?.get(nameOf(DESKTOP))
  if (front) {
    const small = await shrinkPicture(browser, front, FRONT.shownWidth)
    writeFileSync(join(folder, 'chat-desktop.png'), small)
  }
  await browser.close()
}

/** Draws the sheet of sizes. Its pictures, in full size, are in .cache/screens. */
async function drawSizes() {
  const browser = await chromium.launch({ executablePath, args: WITHOUT_GL })
  /** @type {Pictures} */
  const taken = new Map()
  const restMs = REST_MS.flat
  await takeAll(browser, { taken, sizes: FINGER_SIZES, restMs, isPhone: true })
  await takeAll(browser, { taken, sizes: MOUSE_SIZES, restMs, isPhone: false })
  for (const size of [...FINGER_SIZES, ...MOUSE_SIZES]) {
    const own = place(`.cache/screens/${nameOf(size)}`)
    mkdirSync(own, { recursive: true })
    for (const { name, picture } of picturesAt(taken, size)) {
      writeFileSync(join(own, `${name.replaceAll(' ', '-')}.png`), picture)
    }
  }
  const sheet = await drawSizesSheet(browser, taken, [...FINGER_SIZES, ...MOUSE_SIZES])
  writeFileSync(join(folder, 'sheet-sizes.webp'), sheet)
  await browser.close()
}

/**
 * Visits every screen in a new city, and takes its picture at each size.
 * @param {import('playwright').Browser} browser
 * @param {{ taken: Pictures, sizes: readonly Size[], restMs: number, isPhone: boolean }} visit
 */
async function takeAll(browser, { taken, sizes, restMs, isPhone }) {
  const phone = { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }
  const viewport = sizes[0] ?? null
  const page = await browser.newPage({ viewport, ...(isPhone ? phone : {}) })
  /** @type {import('./screens-tour.mjs').City} */
  const city = await loaded.openFrozenCity()
  await city.welcome(page)
  const tour = openTour(page, city, async (screen, { reach, rests }) => {
    const pictures = taken.get(screen) ?? new Map()
    taken.set(screen, pictures)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await reach?.()
      await page.waitForTimeout(rests ? restMs : 0)
      pictures.set(nameOf(size), await page.screenshot())
    }
    if (viewport) await page.setViewportSize(viewport)
  })
  await tourScreens(tour)
  await page.close()
  await city.close()
}

/**
 * @param {Pictures} taken
 * @param {Size} size
 * @returns {{ name: string, picture: Buffer }[]} one picture of each screen
 */
function picturesAt(taken, size) {
  return [...taken].flatMap(([name, pictures]) => {
    const picture = pictures.get(nameOf(size))
    return picture ? [{ name, picture }] : []
  })
}

/** @param {Size} size */
function nameOf({ height, width }) {
  return `${width}x${height}`
}
