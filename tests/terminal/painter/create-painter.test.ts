import { type Page } from 'playwright'
import { expect } from 'vitest'
import { INVERSE } from '#src/ecs/components/text-run.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { glassTest as test } from '../../support/page-test.ts'
import { openPainterPage, readPixels } from '../../support/terminal/open-painter-page.ts'
import {
  referencePixels,
  type ReferenceCell,
  wrongPixels,
} from '../../support/terminal/reference.ts'

let page: Page
test.beforeEach(async ({ tabs }) => {
  page = await openPainterPage(tabs)
})

/** U+00AD is never drawn, U+25EF is two cells wide. */
const NOT_ONE_CELL = [0xad, 0x25ef]

/** Every glyph of pages 00 and 25 that is one cell wide, in varying colours and attributes. */
function screenOfGlyphs(shift: number): ReferenceCell[] {
  const codePoints = [...Array(224).keys()]
    .map((index) => index + 0x20)
    .filter((codePoint) => codePoint < 0x7f || codePoint > 0x9f)
    .concat([...Array(256).keys()].map((index) => index + 0x2500))
    .filter((codePoint) => !NOT_ONE_CELL.includes(codePoint))
  return Array.from({ length: 2000 }, (_, index) => {
    const offset = index + shift
    return {
      column: index % 80,
      row: Math.floor(index / 80),
      text: String.fromCodePoint(codePoints[offset % codePoints.length] ?? 0x20),
      foreground: offset % 16,
      background: (offset >> 4) % 16,
      attributes: (offset * 7) % 32,
    }
  })
}

async function show(cells: readonly ReferenceCell[]): Promise<void> {
  await page.evaluate((given) => {
    const { spawn, world } = window.terminal
    spawn.despawnScreen(world)
    for (const cell of given) spawn.spawnText(world, { ...cell, columns: 1, rows: 1, spoken: null })
  }, cells)
}

async function paintAt(now: number): Promise<Uint8Array> {
  await page.evaluate((instant) => {
    const { painter, terminal } = window
    terminal.world.time.now = instant
    terminal.world.revision += 1
    painter.paint()
  }, now)
  return readPixels(page)
}

test('draws every glyph, colour and attribute with 0 wrong pixels of 256,000, in both phases of blinking', async () => {
  for (const [shift, now] of [
    [0, 1060],
    [777, 530],
  ] as const) {
    const cells = screenOfGlyphs(shift)
    await show(cells)
    const areBlinksLit = Math.floor(now / 530) % 2 === 0
    const expected = referencePixels({ width: 640, height: 400 }, cells, areBlinksLit)
    expect(wrongPixels(await paintAt(now), expected)).toBe(0)
  }
})

test('draws wide characters on two cells and combines marks with the character before them', async () => {
  const cells = [
    { column: 0, row: 0, text: '中', foreground: 7, background: 0, attributes: 0 },
    { column: 2, row: 0, text: 'x\u0301', foreground: 7, background: 0, attributes: 0 },
  ]
  await page.evaluate((given) => {
    const { spawn, world } = window.terminal
    spawn.despawnScreen(world)
    for (const cell of given) spawn.spawnText(world, { ...cell, spoken: null })
    window.painter.paint()
  }, cells)
  await page.waitForFunction(() => window.painter.pageRevision() >= 5)
  const expected = referencePixels({ width: 640, height: 400 }, cells, true)
  expect(wrongPixels(await paintAt(1060), expected)).toBe(0)
})

test('keeps the replacement when a page fails to load, and draws the rest', async () => {
  await page.evaluate(() => {
    const { spawn, world } = window.terminal
    spawn.despawnScreen(world)
    spawn.spawnText(world, { text: 'ЖA', column: 0, row: 0, spoken: null })
    window.painter.paint()
  })
  await page.waitForFunction(() => window.terminal.recorded.includes('failed 4'))
  const pixels = await paintAt(1060)
  const expected = referencePixels(
    { width: 640, height: 400 },
    [
      { column: 0, row: 0, text: '\ufffe', foreground: 7, background: 0, attributes: 0 },
      { column: 1, row: 0, text: 'A', foreground: 7, background: 0, attributes: 0 },
    ],
    true,
  )
  expect(wrongPixels(pixels, expected)).toBe(0)
})

test('clips a layer to its window, moves it by pixels, and shows the ground through empty cells', async () => {
  const ground = { foreground: 3, background: 1, attributes: 0 }
  const upper = { foreground: 9, background: 2, attributes: 0 }
  await page.evaluate(
    ([below, above]) => {
      const { spawn, world } = window.terminal
      spawn.despawnScreen(world)
      for (let row = 0; row < 25; row += 1) {
        spawn.spawnText(world, { ...below, text: 'g'.repeat(80), column: 0, row, spoken: null })
      }
      const { layer, scroll } = spawn.spawnScroll(world, {
        window: { column: 10, row: 5, columns: 20, rows: 4 },
        contentRows: 50,
      })
      for (let row = 0; row < 50; row += 2) {
        const text = `row ${row}`.padEnd(20, '.')
        spawn.spawnText(world, { ...above, text, column: 0, row, layer, spoken: null })
      }
      world.components.Layer.scrollX[layer] = 3
      spawn.jumpTo(world, scroll, 37)
    },
    [ground, upper] as const,
  )
  const buffer = { width: 640, height: 400 }
  const lines = (columns: number, rows: number, at: (row: number) => string | null) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from(at(row) ?? '', (text, column) => ({ column, row, text })),
    )
      .flat()
      .filter(({ column }) => column < columns)
  const below = referencePixels(
    buffer,
    lines(80, 25, () => 'g'.repeat(80)).map((cell) => ({ ...cell, ...ground })),
    true,
  )
  const layer = { width: 20 * CELL.width, height: 50 * CELL.height }
  const above = referencePixels(
    layer,
    lines(20, 50, (row) => (row % 2 === 0 ? `row ${row}`.padEnd(20, '.') : null)).map((cell) => ({
      ...cell,
      ...upper,
    })),
    true,
    { transparent: true },
  )
  const expected = below.slice()
  for (let y = 0; y < 4 * CELL.height; y += 1) {
    for (let x = 0; x < 20 * CELL.width; x += 1) {
      if (x + 3 >= layer.width) continue
      const from = ((y + 37) * layer.width + x + 3) * 4
      if (above[from + 3] === 0) continue
      expected.set(above.subarray(from, from + 4), ((y + 80) * buffer.width + x + 80) * 4)
    }
  }
  expect(wrongPixels(await paintAt(1060), expected)).toBe(0)
})

test('uploads and draws nothing while nothing changes', async () => {
  const calls = await page.evaluate(() => {
    const { painter, terminal } = window
    terminal.spawn.despawnScreen(terminal.world)
    const text = terminal.spawn.spawnText(terminal.world, { text: 'still', column: 0, row: 0 })
    terminal.step(0)
    painter.paint()
    painter.glCalls()
    const drawn: boolean[] = []
    for (let beat = 0; beat < 60; beat += 1) {
      terminal.step(100)
      drawn.push(painter.paint())
    }
    const still = painter.glCalls()
    terminal.spawn.rewriteText(terminal.world, text, 'lists')
    drawn.push(painter.paint())
    return { drawn: drawn.lastIndexOf(true), still, changed: painter.glCalls() }
  })
  expect(calls).toEqual({ drawn: 60, still: 0, changed: 2 })
})

test('switches to the text mode of a phone and back', async () => {
  const cell = { column: 44, row: 39, text: 'R', foreground: 7, background: 0, attributes: 0 }
  await page.evaluate(
    ([given]) => {
      const { spawn, world } = window.terminal
      spawn.despawnScreen(world)
      world.screen = spawn.SCREEN_MODES.mobile
      spawn.spawnGround(world)
      spawn.spawnText(world, { ...given, spoken: null })
    },
    [cell] as const,
  )
  const size = { width: 360, height: 640 }
  expect(wrongPixels(await paintAt(1060), referencePixels(size, [cell], true))).toBe(0)
  await page.evaluate(() => {
    const { spawn, world } = window.terminal
    spawn.despawnScreen(world)
    world.screen = spawn.SCREEN_MODES.desktop
    spawn.spawnGround(world)
  })
  const empty = referencePixels({ width: 640, height: 400 }, [], true)
  expect(wrongPixels(await paintAt(1060), empty)).toBe(0)
})

test('draws the same picture after a lost context was restored', async () => {
  await show(screenOfGlyphs(3))
  const before = await paintAt(1060)
  await page.evaluate(() => window.painter.loseContext())
  await page.evaluate(() => window.painter.restoreContext())
  expect(await page.evaluate(() => window.painter.paint())).toBe(true)
  expect(wrongPixels(await readPixels(page), before)).toBe(0)
})

test('draws a selection inverted until the next press', async () => {
  const size = { width: 640, height: 400 }
  const words = [...'second line'].map((text, index) => ({
    ...{ column: 4 + index, row: 3, text, foreground: 7, background: 0 },
    attributes: index >= 2 && index <= 7 ? INVERSE : 0,
  }))
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    spawn.spawnText(world, { text: 'second line', column: 4, row: 3 })
    step(0)
  })
  const middleOf = (column: number) => [(column + 0.5) * 12, 3.5 * 28.8] as const
  await page.mouse.move(...middleOf(6))
  await page.mouse.down()
  await page.mouse.move(...middleOf(9))
  await page.mouse.move(...middleOf(11))
  await page.mouse.up()
  await page.evaluate(() => window.painter.paint())
  expect(wrongPixels(await readPixels(page), referencePixels(size, words, true))).toBe(0)
  await page.mouse.click(600, 600)
  await page.evaluate(() => window.painter.paint())
  const plain = words.map((cell) => ({ ...cell, attributes: 0 }))
  expect(wrongPixels(await readPixels(page), referencePixels(size, plain, true))).toBe(0)
})

test('spaces glyphs and lines without gaps in frames, and draws as before without spacing', async () => {
  const cell = { foreground: 7, background: 0, attributes: 0 }
  await show([
    { ...cell, column: 0, row: 0, text: '│' },
    { ...cell, column: 0, row: 1, text: '│' },
    { ...cell, column: 1, row: 0, text: 'p' },
  ])
  const plain = await paintAt(0)
  await page.evaluate(() => window.painter.space({ glyph: 2, line: 4 }))
  const pixels = await paintAt(0)
  const width = 80 * (CELL.width + 2)
  expect(pixels.length).toBe(width * 25 * (CELL.height + 4) * 4)
  const greenAt = (x: number, y: number): number => pixels[(y * width + x) * 4 + 1] ?? 0
  const isLit = (x: number, y: number): boolean => greenAt(x, y) !== greenAt(width - 1, 0)
  const rowsLit = (x: number, rows: number): boolean[] =>
    Array.from({ length: rows }, (_, y) => isLit(x, y))
  // The bar of │ is in the fourth pixel of its glyph, which begins after half of the spacing.
  const bar = [...Array(10).keys()].filter((x) => isLit(x, 10))
  expect(bar).toHaveLength(1)
  expect(rowsLit(bar[0] ?? 0, 40)).not.toContain(false)
  // The tail of p ends at the last row of its glyph.
  const tail = [...Array(10).keys()].map((x) => x + 10).filter((x) => isLit(x, 17))
  expect(tail.length).toBeGreaterThan(0)
  for (const x of tail) expect([isLit(x, 18), isLit(x, 19)]).toEqual([false, false])
  await page.evaluate(() => window.painter.space({ glyph: 0, line: 0 }))
  expect(wrongPixels(await paintAt(0), plain)).toBe(0)
})
