import { expect } from 'vitest'
import { glassTest as test } from '../support/page-test.ts'
import { unifont } from '../support/terminal/glyph-pages.ts'
import { openPainterPage, readPixels } from '../support/terminal/open-painter-page.ts'
import { type ReferenceCell, referencePixels, wrongPixels } from '../support/terminal/reference.ts'

const COLUMNS = 80
const ROWS = 25
/** Code points that are never drawn by themselves: controls, surrogates and joiners. */
const NOT_DRAWN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

test('draws every glyph of every shipped page, with all attributes, exactly', async ({ tabs }) => {
  const drawn = unifont().codePoints.filter((it) => !NOT_DRAWN.test(String.fromCodePoint(it)))
  const pages = [...new Set(unifont().codePoints.map((it) => it >> 8))]
  const page = await openPainterPage(tabs, pages)
  const attributes = new Set<number>()
  let glyphs = 0
  for (const cells of screensOf(drawn)) {
    glyphs += cells.length
    for (const cell of cells) attributes.add(cell.attributes)
    const wanted = new Set(cells.map(({ text }) => (text.codePointAt(0) ?? 0) >> 8))
    await page.evaluate((given) => {
      const { spawn, world } = window.terminal
      spawn.despawnScreen(world)
      for (const cell of given) spawn.spawnText(world, { ...cell, spoken: null })
      world.time.now = 1060
      window.painter.paint()
    }, cells)
    await page.waitForFunction((numbers) => numbers.every(window.painter.hasPage), [...wanted])
    await page.evaluate(() => {
      window.terminal.world.revision += 1
      window.painter.paint()
    })
    const wished = referencePixels({ width: 640, height: 400 }, cells, true)
    const from = cells[0]?.text.codePointAt(0)?.toString(16)
    expect(wrongPixels(await readPixels(page), wished), `from U+${from}`).toBe(0)
  }
  expect(attributes.size).toBe(32)
  expect(glyphs).toBe(drawn.length)
})

/** Yields screens of glyphs with different colours and attributes. */
function* screensOf(codePoints: readonly number[]): Generator<ReferenceCell[]> {
  let cells: ReferenceCell[] = []
  let at = 0
  for (const [turn, codePoint] of codePoints.entries()) {
    const width = Math.max(1, unifont().cut(codePoint).width)
    // A wide glyph does not fit into the last column.
    if ((at % COLUMNS) + width > COLUMNS) at += 1
    if (at + width > COLUMNS * ROWS) {
      yield cells
      cells = []
      at = 0
    }
    cells.push({
      column: at % COLUMNS,
      row: Math.floor(at / COLUMNS),
      text: String.fromCodePoint(codePoint),
      foreground: turn % 16,
      background: (turn >> 4) % 16,
      attributes: (turn * 7) % 32,
    })
    at += width
  }
  yield cells
}
