import { phaserTrim } from '../../tools/phaser-trim.ts'
import { launchChromium } from '../support/chromium.ts'
import { openIsolatedPage } from '../support/terminal/open-isolated-page.ts'
import { type TextGridTimes } from '../support/terminal/text-grid-contract.ts'
import { buildPage } from '../support/webgl/build-page.ts'
import { type Row } from './row.ts'

const FRAMES = 200
const CPU_BUDGET_MS = 0.3
const CPU_RATIO = 4
const READBACK_RATIO = 6

/** Compares a full-screen change of text, 80×25 cells, with xterm.js and its WebGL addon in the same page. */
export async function bench(): Promise<Row[]> {
  const { cpu, readback } = await timeTextGrid()
  const ratio = (times: { ours: number; xterm: number }): number =>
    Math.round((times.xterm / times.ours) * 100) / 100
  const against = (value: number) => ({ name: 'xterm.js 6 with addon-webgl', value })
  return [
    {
      name: 'full-screen text change, CPU, median',
      value: cpu.ours,
      unit: 'ms',
      against: against(cpu.xterm),
      ratio: ratio(cpu),
      budget: `≤ ${CPU_BUDGET_MS} ms, ratio ≥ ${CPU_RATIO}`,
      holds: cpu.ours <= CPU_BUDGET_MS && ratio(cpu) >= CPU_RATIO,
    },
    {
      name: 'full-screen text change with readback, median',
      value: readback.ours,
      unit: 'ms',
      against: against(readback.xterm),
      ratio: ratio(readback),
      budget: `ratio ≥ ${READBACK_RATIO}`,
      holds: ratio(readback) >= READBACK_RATIO,
    },
  ]
}

async function timeTextGrid(): Promise<TextGridTimes> {
  const script = await buildPage('tests/support/terminal/text-grid-page.ts', [phaserTrim()])
  const browser = await launchChromium()
  try {
    const page = await openIsolatedPage(browser, script)
    await page.waitForFunction(() => 'timeTextGrid' in window)
    return await page.evaluate((frames) => window.timeTextGrid(frames), FRAMES)
  } finally {
    await browser.close()
  }
}
