import { type Page } from 'playwright'
import { phaserTrim } from '../../../tools/phaser-trim.ts'
import { plainShaders } from '../../../tools/plain-shaders.ts'
import { type PageSource } from '../tabs.ts'
import { buildPage } from './build-page.ts'
import { type StartOptions } from './tube-page-contract.ts'

/** The engine as in the game's build, or the stock build. */
export type EngineBuild = 'trimmed' | 'stock'

/** The script of the page: the real tube, built as in the game. */
export function buildTubePage(engine: EngineBuild = 'trimmed'): Promise<string> {
  const trim = engine === 'trimmed' ? [phaserTrim()] : []
  return buildPage('tests/support/webgl/tube-page.ts', [...trim, plainShaders()])
}

/** Returns a page on which a tube was started. */
export async function openTubePage(
  tabs: PageSource,
  options: StartOptions,
  engine?: EngineBuild,
): Promise<Page> {
  const page = await openUnstartedTubePage(tabs, engine)
  const outcome = await page.evaluate((given) => window.tubePage.start(given), options)
  if (outcome !== 'ready') throw new Error(`The tube did not start: ${outcome}.`)
  return page
}

export async function openUnstartedTubePage(tabs: PageSource, engine?: EngineBuild): Promise<Page> {
  const page = await tabs.open()
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({ content: await buildTubePage(engine), type: 'module' })
  await page.waitForFunction(() => 'tubePage' in window)
  return page
}

/** A picture of the buffer or of the canvas: RGBA, top row first. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export function drawPicture(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels.set([...colorAt(x, y), 255], (y * width + x) * 4)
    }
  }
  return { width, height, pixels }
}

export async function paint(page: Page, picture: Picture): Promise<void> {
  await page.evaluate(
    (pixels) => window.tubePage.paint(pixels),
    Buffer.from(picture.pixels).toString('base64'),
  )
}

/** Draws one frame and reads the canvas. */
export async function read(page: Page, nowMs: number, hasChanged: boolean): Promise<Uint8Array> {
  const text = await page.evaluate(([now, changed]) => window.tubePage.read(now, changed), [
    nowMs,
    hasChanged,
  ] as const)
  return new Uint8Array(Buffer.from(text, 'base64'))
}
