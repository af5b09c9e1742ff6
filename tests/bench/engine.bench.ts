import { gzipSync } from 'node:zlib'
import { type Browser } from 'playwright'
import { phaserTrim } from '../../tools/phaser-trim.ts'
import { launchChromium } from '../support/chromium.ts'
import { buildPage } from '../support/webgl/build-page.ts'
import { type Row } from './row.ts'

const ROUNDS = 9
const BUDGET_KB = 130
const BUDGET_RATIO = 0.75

/** What the hand-picked engine saves: bytes, and time from script to the first frame of a tube without effects. */
export async function bench(): Promise<Row[]> {
  const engine = await buildPage('src/crt/engine/phaser.ts', [phaserTrim()])
  const kilobytes = Math.round(gzipSync(engine, { level: 9 }).length / 100) / 10
  const { stock, trimmed } = await timeFirstFrames()
  const ratio = Math.round((trimmed / stock) * 1000) / 1000
  return [
    {
      name: 'engine, packed',
      value: kilobytes,
      unit: 'KB gzip',
      budget: `≤ ${BUDGET_KB} KB`,
      holds: kilobytes <= BUDGET_KB,
    },
    {
      name: 'script to first frame',
      value: trimmed,
      unit: 'ms',
      against: { name: 'the same page with stock Phaser', value: stock },
      ratio,
      budget: `ratio ≤ ${BUDGET_RATIO}`,
      holds: ratio <= BUDGET_RATIO,
    },
  ]
}

/** Medians in ms, taken in turns so that both meet the same moods of the machine. */
async function timeFirstFrames(): Promise<{ stock: number; trimmed: number }> {
  const scripts = {
    stock: await buildPage('tests/support/webgl/engine-page.ts', []),
    trimmed: await buildPage('tests/support/webgl/engine-page.ts', [phaserTrim()]),
  }
  const times = { stock: [] as number[], trimmed: [] as number[] }
  const browser = await launchChromium()
  try {
    // The first page of a browser also pays for starting its GPU process.
    await timeFirstFrame(browser, scripts.stock)
    for (let round = 0; round < ROUNDS; round += 1) {
      times.stock.push(await timeFirstFrame(browser, scripts.stock))
      times.trimmed.push(await timeFirstFrame(browser, scripts.trimmed))
    }
  } finally {
    await browser.close()
  }
  return { stock: median(times.stock), trimmed: median(times.trimmed) }
}

/** From putting the script into the page, so that parsing counts, to the first frame's last draw call. */
async function timeFirstFrame(browser: Browser, script: string): Promise<number> {
  const page = await browser.newPage()
  try {
    await page.setContent('<!doctype html><body></body>')
    return await page.evaluate(
      (text) =>
        new Promise<number>((resolve, reject) => {
          const startedAt = performance.now()
          window.addEventListener('first-frame', () => resolve(performance.now() - startedAt))
          window.addEventListener('no-frame', () => reject(new TypeError('There is no WebGL.')))
          const element = document.createElement('script')
          element.type = 'module'
          element.textContent = text
          document.head.append(element)
        }),
      script,
    )
  } finally {
    await page.close()
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10
}
