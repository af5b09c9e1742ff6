import { readFileSync } from 'node:fs'
import { type Page } from 'playwright'
import { expect } from 'vitest'
import { place } from '../../../tools/lib/places.mjs'
import { type RawPicture, readPng } from '../../e2e/support/read-png.ts'
import { domTest as test } from '../../support/page-test.ts'
import { openTwinPage } from '../../support/terminal/open-twin-page.ts'
import { TEST_PALETTE } from '../../support/terminal/test-look.ts'

const FONT = place('node_modules/@fontsource/unifont/files/unifont-latin-400-normal.woff2')
/** Cells of each line below, and the grid of the page. */
const LENGTH = 10
const GRID = { columns: 80, rows: 25 }
/** Ink with more green than its paper. */
const STYLE = { foreground: 0, background: 15 }
const PAPER_GREEN = TEST_PALETTE[STYLE.background]?.[1] ?? 0
/** Where two cells meet within a pixel, each lights a part of it. */
const LEAST_SHARE = 0.6

let page: Page
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs)
  await page.evaluate(async (font) => {
    const bytes = Uint8Array.from(atob(font), (character) => character.codePointAt(0) ?? 0)
    document.fonts.add(await new FontFace('Unifont', bytes.buffer).load())
  }, readFileSync(FONT).toString('base64'))
})

test.each([
  [2560, 1080],
  [1366, 768],
  [390, 844],
])('draws strokes without gaps in a window of %d x %d', async (width, height) => {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    ({ length, style }) => {
      const { spawn, step, twin, world } = window.terminal
      spawn.spawnText(world, { text: '─'.repeat(length), column: 3, row: 2, ...style })
      spawn.spawnText(world, { text: '█'.repeat(length), column: 3, row: 4, ...style })
      const down = Array.from({ length }, () => '│').join('\n')
      spawn.spawnText(world, { text: down, column: 30, row: 2, ...style })
      twin.setShown(true)
      twin.relayout()
      step(0)
    },
    { length: LENGTH, style: STYLE },
  )
  const seen = readPng(await page.screenshot())
  const cell = { width: width / GRID.columns, height: height / GRID.rows }
  const across = { length: LENGTH * cell.width, size: cell.height, stepsRight: true }
  for (const row of [2, 4]) {
    const line = { ...across, left: 3 * cell.width, top: row * cell.height }
    expect(leastLight(seen, line), `row ${row}`).toBeGreaterThan(LEAST_SHARE)
  }
  const line = {
    ...{ left: 30 * cell.width, top: 2 * cell.height },
    ...{ length: LENGTH * cell.height, size: cell.width, stepsRight: false },
  }
  expect(leastLight(seen, line), 'the column').toBeGreaterThan(LEAST_SHARE)
})

/** A line of cells, in px of the picture. */
interface Line {
  readonly left: number
  readonly top: number
  /** Along the line, and across it. */
  readonly length: number
  readonly size: number
  readonly stepsRight: boolean
}

/** The light of the brightest pixel at the darkest place along a line, as a share of the line's brightest pixel. */
function leastLight(seen: RawPicture, { left, length, size, stepsRight, top }: Line): number {
  const lightAt = (along: number, across: number): number => {
    const x = Math.floor(left) + (stepsRight ? along : across)
    const y = Math.floor(top) + (stepsRight ? across : along)
    return Math.max(0, (seen.bytes[(y * seen.width + x) * seen.channels + 1] ?? 0) - PAPER_GREEN)
  }
  const numbersTo = (end: number): number[] => Array.from({ length: end }, (_, at) => at)
  const brightest = numbersTo(Math.floor(length) - 1)
    .slice(1)
    .map((along) => Math.max(...numbersTo(Math.ceil(size)).map((across) => lightAt(along, across))))
  return Math.min(...brightest) / Math.max(...brightest)
}
