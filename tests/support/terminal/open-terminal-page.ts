import { type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { phaserTrim } from '../../../tools/phaser-trim.ts'
import { buildPage } from '../webgl/build-page.ts'
import { cutPage } from './glyph-pages.ts'
import { FAILING_PAGE } from './test-look.ts'

export interface OpenOptions {
  readonly profile?: 'desktop' | 'mobile'
  readonly context?: BrowserContextOptions
  /** The pages that the font has; a handful, and one that fails, where absent. */
  readonly pages?: readonly number[]
  /** Called before a page of characters is handed to the browser; lets a test hold one back. */
  readonly beforePage?: (page: number) => Promise<void>
}

/** A page with a world, its glass and its twin. The caller closes the page, or its browser. */
export async function openTerminalPage(
  browser: Browser,
  { profile = 'desktop', context, pages, beforePage }: OpenOptions = {},
): Promise<Page> {
  const script = await buildPage('tests/support/terminal/terminal-page.ts', [phaserTrim()])
  const page = await browser.newPage({ viewport: { width: 960, height: 720 }, ...context })
  await page.exposeFunction('fetchGlyphPage', async (number: number) => {
    await beforePage?.(number)
    if (!pages && number === FAILING_PAGE) throw new RangeError('no such file')
    return Buffer.from(cutPage(number)).toString('base64')
  })
  await page.setContent('<!doctype html><html lang="en"><body></body></html>')
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'startTerminal' in window)
  await page.evaluate(([mode, all]) => window.startTerminal(mode, all), [profile, pages] as const)
  return page
}

/** The pixels of the buffer: RGBA, top row first. */
export async function readPixels(page: Page): Promise<Uint8Array> {
  return new Uint8Array(Buffer.from(await page.evaluate(() => window.terminal.read()), 'base64'))
}
