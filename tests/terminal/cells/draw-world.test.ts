import { describe, expect, test } from 'vitest'
import { DIM, INVERSE, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { spawnTypewriter } from '#src/ecs/spawn/spawn-typewriter.ts'
import { stepWorld } from '#src/ecs/schedule.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { CellSheet, SHEET_COLUMNS } from '#src/terminal/cells/cell-sheet.ts'
import { drawWorld } from '#src/terminal/cells/draw-world.ts'
import { spawnLayer } from '#src/ecs/spawn/spawn-layer.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { createTestWorld } from '../../support/terminal/test-world.ts'
import { ReadableAtlas } from '../../support/terminal/readable-atlas.ts'

/** A row of the ground as text, and the attributes of its cells. */
function drawRow(world: GameWorld, row: number): { text: string; attributes: number[] } {
  const atlas = new ReadableAtlas()
  const sheet = new CellSheet()
  drawWorld(world, atlas.atlas, sheet)
  const start = row * SHEET_COLUMNS * 4
  const cells = sheet.bytes.subarray(start, start + world.screen.columns * 4)
  let text = ''
  const attributes: number[] = []
  for (let at = 0; at < cells.length; at += 4) {
    const slot = (cells[at] ?? 0) + (cells[at + 1] ?? 0) * 256
    text += atlas.textOf(slot)
    attributes.push(atlas.shapeOf(slot) | attributesOf(cells[at + 2] ?? 0, cells[at + 3] ?? 0))
  }
  return { text: text.trimEnd(), attributes }
}

/** For cells on black: a lit background means inverse, ink of two colours means dim. */
function attributesOf(paper: number, ink: number): number {
  const isDim = (ink & 15) !== ink >> 4
  return (paper === 0 ? 0 : INVERSE) | (isDim ? DIM : 0)
}

test('draws later text over earlier text, clipped to its place', () => {
  const world = createTestWorld()
  spawnText(world, { text: 'under under', column: 0, row: 0 })
  spawnText(world, { text: 'over', column: 3, row: 0, columns: 2, rows: 1 })
  expect(drawRow(world, 0).text).toBe('undov under')
})

test('draws a wide character on two cells and never half of it', () => {
  const world = createTestWorld()
  spawnText(world, { text: 'a中b', column: 0, row: 0 })
  spawnText(world, { text: '中中', column: 0, row: 1, columns: 3, rows: 1 })
  expect(drawRow(world, 0).text).toBe('a中»b')
  expect(drawRow(world, 1).text).toBe('中»')
})

test('draws a combining mark with a letter at the edge', () => {
  const world = createTestWorld()
  spawnText(world, { text: 'ab\u0301c', column: 0, row: 0, columns: 2, rows: 1 })
  spawnText(world, { text: '中bc', column: -1, row: 1 })
  const withMark = drawRow(world, 0).text
  expect(withMark.startsWith('a')).toBe(true)
  expect(withMark).not.toBe('ab')
  expect(drawRow(world, 1).text).toBe('»bc')
})

test('draws only what the typewriter has typed', () => {
  const world = createTestWorld()
  spawnTypewriter(world, { text: 'typed', column: 0, row: 0, graphemesPerSecond: 10 })
  stepWorld(world, 1299)
  expect(drawRow(world, 0).text).toBe('ty')
  stepWorld(world, 1305)
  expect(drawRow(world, 0).text).toBe('typ')
})

test('draws the focused control on a lit background and a disabled one dim', () => {
  const world = createTestWorld()
  const press = () => undefined
  const go = spawnButton(world, { label: 'GO', column: 0, row: 0, press })
  const wait = spawnButton(world, { label: 'WAIT', column: 0, row: 1, press })
  focus(world, go)
  setDisabled(world, wait, true)
  expect(drawRow(world, 0).attributes.slice(0, 3)).toEqual([INVERSE, INVERSE, 0])
  expect(drawRow(world, 1).attributes.slice(0, 5)).toEqual([DIM, DIM, DIM, DIM, 0])
})

test('keeps only the visible cells of a large layer', () => {
  const world = createTestWorld()
  const window = { column: 3, row: 1, columns: 10, rows: 2 }
  const layer = spawnLayer(world, { columns: 10, rows: 100_000, window })
  world.components.Layer.scrollY[layer] = 16 * 50_000 + 4
  const sheet = new CellSheet()
  drawWorld(world, new ReadableAtlas().atlas, sheet)
  expect(sheet.layers[1]?.view).toEqual({
    left: 24,
    top: 16,
    width: 80,
    height: 32,
    firstColumn: 0,
    columns: 10,
    offsetX: 0,
    firstRow: 50_000,
    rows: 3,
    offsetY: 4,
  })
  expect(sheet.rows).toBe(25 + 3)
})

describe('input line', () => {
  function setup(value: string, rows = 1, columns = 6) {
    const world = createTestWorld()
    const input = spawnInputLine(world, {
      name: 'Message',
      column: 0,
      row: 0,
      columns,
      rows,
      value,
      placeholder: 'say it',
      submit: () => undefined,
    })
    const select = (start: number, end = start): void => {
      world.components.InputLine.selectionStart[input] = start
      world.components.InputLine.selectionEnd[input] = end
    }
    return { world, input, select }
  }

  test('draws the text and the caret after it', () => {
    const { world, input } = setup('hey')
    expect(drawRow(world, 0)).toMatchObject({ text: 'hey' })
    focus(world, input)
    expect(drawRow(world, 0).text).toBe('hey')
    expect(drawRow(world, 0).attributes.indexOf(INVERSE)).toBe(3)
    stepWorld(world, 1600)
    expect(drawRow(world, 0).attributes).not.toContain(INVERSE)
  })

  test('draws the caret as a line or a bar over the character, steady where it does not blink', () => {
    const { world, input, select } = setup('hey')
    focus(world, input)
    select(1)
    world.caret = { shape: 'underline', halfPeriod: 0 }
    expect(drawRow(world, 0).text).toBe('he▁y')
    expect(drawRow(world, 0).attributes).not.toContain(INVERSE)
    stepWorld(world, 1600)
    expect(drawRow(world, 0).text).toBe('he▁y')
    world.caret = { shape: 'bar', halfPeriod: 530 }
    expect(drawRow(world, 0).text).toBe('he▏y')
    stepWorld(world, 1600)
    expect(drawRow(world, 0).text).toBe('hey')
  })

  test('draws the placeholder while it is empty', () => {
    expect(drawRow(setup('').world, 0).text).toBe('say it')
  })

  test('scrolls a single row with the caret', () => {
    const { world, input, select } = setup('0123456789')
    focus(world, input)
    expect(drawRow(world, 0).text).toBe('56789')
    select(2)
    expect(drawRow(world, 0).text).toBe('012345')
    expect(drawRow(world, 0).attributes.indexOf(INVERSE)).toBe(2)
  })

  test('wraps several rows and shows the one with the caret', () => {
    const { world, input, select } = setup('abcdefgh\nij', 2)
    focus(world, input)
    expect([drawRow(world, 0).text, drawRow(world, 1).text]).toEqual(['gh', 'ij'])
    select(0)
    expect([drawRow(world, 0).text, drawRow(world, 1).text]).toEqual(['abcdef', 'gh'])
  })

  test('marks a line break in a single row', () => {
    expect(drawRow(setup('a\nb').world, 0).text).toBe('a↵b')
  })

  test('inverts the selection and underlines the composition', () => {
    const { world, input, select } = setup('a中b')
    focus(world, input)
    select(1, 2)
    world.components.InputLine.composingStart[input] = 0
    world.components.InputLine.composingEnd[input] = 1
    expect(drawRow(world, 0).attributes.slice(0, 5)).toEqual([UNDERLINE, INVERSE, INVERSE, 0, 0])
  })
})

test('keeps the cells of every layer of a picture with many layers', () => {
  const world = createTestWorld()
  const window = { column: 0, row: 0, columns: 80, rows: 25 }
  for (let count = 0; count < 5; count += 1) {
    const layer = spawnLayer(world, { columns: 80, rows: 25, window })
    spawnText(world, { text: `layer ${count}`, column: 0, row: 24, layer })
  }
  spawnText(world, { text: 'ground', column: 0, row: 24 })
  expect(drawRow(world, 24).text).toBe('ground')
  expect([1, 2, 3, 4, 5].map((layer) => drawRow(world, layer * 25 + 24).text)).toEqual(
    [0, 1, 2, 3, 4].map((count) => `layer ${count}`),
  )
})
