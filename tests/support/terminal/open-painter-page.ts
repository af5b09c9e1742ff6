import { type Page } from 'playwright'
import { phaserTrim } from '../../../tools/phaser-trim.ts'
import { type PageSource } from '../tabs.ts'
import { buildPage } from '../webgl/build-page.ts'
import { cutPage } from './glyph-pages.ts'
import { openScriptPage } from './open-twin-page.ts'
import './painter-page-contract.ts'
import { FAILING_PAGE, shippedPagesOfTest } from './test-look.ts'

/**
 * Returns a page with a world, its twin and its painted screen. `pages` are the glyph pages that the font has. Default: a
 * handful, one of which fails to load.
 */
export async function openPainterPage(tabs: PageSource, pages?: readonly number[]): Promise<Page> {
  const script = await buildPage('tests/support/terminal/painter-page.ts', [phaserTrim()])
  const page = await openScriptPage(tabs, script)
  await page.waitForFunction(() => 'startPainter' in window)
  const shipped = (pages ?? shippedPagesOfTest.filter((it) => it !== FAILING_PAGE)).map(
    (number) => [number, Buffer.from(cutPage(number)).toString('base64')] as const,
  )
  await page.evaluate((given) => {
    const files = new Map(given)
    window.fetchGlyphPage = async (number) => {
      const file = files.get(number)
      if (file === undefined) throw new RangeError('no such file')
      return file
    }
  }, shipped)
  await page.evaluate((all) => window.startPainter(all), pages)
  return page
}

/** The pixels of the buffer: RGBA, top row first. */
export async function readPixels(page: Page): Promise<Uint8Array> {
  return new Uint8Array(Buffer.from(await page.evaluate(() => window.painter.read()), 'base64'))
}
