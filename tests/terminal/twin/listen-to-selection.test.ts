import { type CDPSession, type Page } from 'playwright'
import { expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openSession, openTwinPage } from '../../support/terminal/open-twin-page.ts'

const [CELL_WIDTH, CELL_HEIGHT] = [12, 28.8]

let page: Page
let session: CDPSession
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs, true)
  session = await openSession(page)
  await page.evaluate(() => {
    const { recorded, spawn, step, world } = window.terminal
    spawn.spawnText(world, { text: 'first words of 中 kind', column: 4, row: 2 })
    spawn.spawnText(world, { text: 'second line', column: 4, row: 3 })
    step(1000)
    recorded.length = 0
    document.addEventListener('copy', (event) => {
      if (event.defaultPrevented)
        recorded.push(`copied ${event.clipboardData?.getData('text/plain')}`)
    })
  })
})

/** Without keys. */
const recorded = (): Promise<string[]> =>
  page.evaluate(() => window.terminal.recorded.filter((it) => !it.startsWith('key ')))
const middleOf = (column: number, row: number) => ({
  x: (column + 0.5) * CELL_WIDTH,
  y: (row + 0.5) * CELL_HEIGHT,
})

async function drag(from: [number, number], to: [number, number]): Promise<void> {
  const [start, end] = [middleOf(...from), middleOf(...to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })

test('selects cells by dragging the mouse, and copies their text', async () => {
  await drag([10, 2], [9, 3])
  await page.keyboard.press('Control+c')
  expect(await recorded()).toEqual(['copied words of 中 kind\n    second'])
})

test('selects backwards too, and all of a wide character', async () => {
  await drag([20, 2], [16, 2])
  await page.keyboard.press('Control+c')
  expect(await recorded()).toEqual(['copied of 中'])
})

test('selects a word by double click, and presses nothing by a drag', async () => {
  const { x, y } = middleOf(11, 2)
  await page.mouse.dblclick(x, y)
  await page.keyboard.press('Control+c')
  await page.evaluate(() => {
    const { recorded, spawn, step, world } = window.terminal
    const press = () => void recorded.push('pressed')
    spawn.spawnButton(world, { label: 'PRESS ME', column: 30, row: 8, press })
    step(16)
  })
  await drag([30, 8], [36, 8])
  await page.keyboard.press('Control+c')
  expect(await recorded()).toEqual(['tap', 'tap', 'copied words', 'copied PRESS M'])
})

test('copies a selection on the glass while the text field is focused, unless the field has its own', async () => {
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    const place = { name: 'Message', column: 0, row: 20, columns: 40 }
    const input = spawn.spawnInputLine(world, { ...place, submit: () => {}, value: 'typed' })
    spawn.focus(world, input)
    step(16)
  })
  await page.evaluate(() => {
    const { spawn, world } = window.terminal
    const { ground } = world
    spawn.selectCells(world, {
      layer: ground,
      from: { column: 4, row: 3 },
      to: { column: 9, row: 3 },
    })
  })
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  expect(await recorded()).toEqual(['copied second'])
})

test('selects a word by long press, extends it with the finger, copies it, and does not scroll', async () => {
  await touch('touchStart', middleOf(11, 2))
  await page.evaluate(() => window.terminal.step(400))
  expect(await page.evaluate(() => window.terminal.world.selection)).toBeNull()
  await page.evaluate(() => window.terminal.step(100))
  await touch('touchMove', middleOf(16, 2))
  await touch('touchMove', middleOf(17, 2))
  await touch('touchEnd')
  expect(await recorded()).toEqual(['copy words of'])
})

test('scrolls and selects nothing when the finger moves at once', async () => {
  await touch('touchStart', middleOf(11, 2))
  await touch('touchMove', middleOf(11, 4))
  await page.evaluate(() => window.terminal.step(600))
  await touch('touchEnd')
  expect(await page.evaluate(() => window.terminal.world.selection)).toBeNull()
})

test('keeps the selection on its text when the layer scrolls, visible or not', async () => {
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    const { layer, scroll } = spawn.spawnScroll(world, {
      window: { column: 10, row: 10, columns: 20, rows: 4 },
      contentRows: 40,
    })
    for (let row = 0; row < 40; row += 1) {
      spawn.spawnText(world, { text: `line ${row}`, column: 0, row, layer })
    }
    spawn.jumpTo(world, scroll, 16 * 5)
    step(16)
    Object.assign(window, { scroll })
  })
  await drag([10, 10], [30, 11])
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    spawn.jumpTo(world, Number(Reflect.get(window, 'scroll')), 0)
    step(16)
  })
  await page.keyboard.press('Control+c')
  expect(await recorded()).toEqual(['copied line 5\nline 6'])
})

test('starts a new screen without a selection', async () => {
  await drag([4, 3], [9, 3])
  await page.evaluate(() => window.terminal.spawn.despawnScreen(window.terminal.world))
  expect(await page.evaluate(() => window.terminal.world.selection)).toBeNull()
})
