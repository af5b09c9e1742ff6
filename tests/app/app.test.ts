import { type Page } from 'playwright'
import { expect } from 'vitest'
import { absentPackages } from '../../tools/absent-packages.ts'
import { glyphPages } from '../../tools/glyph-pages.ts'
import { phaserTrim } from '../../tools/phaser-trim.ts'
import { plainShaders } from '../../tools/plain-shaders.ts'
import { glassTest as test } from '../support/page-test.ts'
import '../support/shell/app-page-contract.ts'
import { type PageSource } from '../support/tabs.ts'
import { cutPage } from '../support/terminal/glyph-pages.ts'
import { buildPage } from '../support/webgl/build-page.ts'

const ORIGIN = 'http://game.example'

/** Opens the page, with React's development build, whose StrictMode mounts everything twice. */
async function openAppPage(tabs: PageSource): Promise<Page> {
  const script = await buildPage(
    'tests/support/shell/app-page.tsx',
    [
      absentPackages(),
      phaserTrim(),
      plainShaders(),
      glyphPages({ cacheDir: '.cache/glyphs', folder: 'glyphs' }),
    ],
    { mode: 'development', sources: ['src', 'tests/support/shell'] },
  )
  const page = await tabs.open({ viewport: { width: 640, height: 400 } })
  await page.route(`${ORIGIN}/**`, (route) => {
    const [, glyphs] = /([0-9a-f]+)\.bin$/.exec(route.request().url()) ?? []
    return glyphs === undefined
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
      : route.fulfill({ body: Buffer.from(cutPage(Number.parseInt(glyphs, 16))) })
  })
  await page.goto(ORIGIN)
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'appPage' in window)
  return page
}

async function mount(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.appPage.frames())
  await page.evaluate(() => window.appPage.mount())
  await page.waitForFunction((frames) => window.appPage.frames() > frames, before)
}

test('leaves nothing behind when it is unmounted and mounted again', async ({ tabs }) => {
  const page = await openAppPage(tabs)
  const held = () => page.evaluate(() => window.appPage.held())
  const unmount = () => page.evaluate(() => window.appPage.unmount())
  await mount(page)
  await expect.poll(held).toMatchObject({ contexts: 1 })
  await unmount()
  // What React registers on the document once stays.
  const empty = await held()
  expect(empty.contexts).toBe(0)
  expect(await page.locator('canvas, main').count()).toBe(0)

  await mount(page)
  const mounted = await held()
  expect(mounted.contexts).toBe(1)
  expect(mounted.listeners).toBeGreaterThan(empty.listeners)
  await expect.poll(() => page.locator('main#twin').getAttribute('data-view')).toBe('waitlist')
  await unmount()
  expect(await held()).toEqual(empty)
  expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0)
})

test('opens a new canvas for each mount of StrictMode and keeps the last one', async ({ tabs }) => {
  const page = await openAppPage(tabs)
  await mount(page)
  expect(await page.evaluate(() => window.appPage.opened())).toBe(2)
  expect(await page.evaluate(() => window.appPage.open())).toBe(1)
  expect(await page.locator('canvas#tube').count()).toBe(1)
  expect(await page.locator('main#twin').count()).toBe(1)
  await page.evaluate(() => window.appPage.unmount())
  expect(await page.evaluate(() => window.appPage.open())).toBe(0)
})
