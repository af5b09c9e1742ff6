import { type Page } from 'playwright'
import { expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openTwinPage } from '../../support/terminal/open-twin-page.ts'

const COLUMNS = 80
const ROWS = 25
/** Positions of the pointer in a cell: the middle, and as close to each corner as whole pixels allow. */
const PLACES = [
  [0.5, 0.5],
  [0.15, 0.15],
  [0.85, 0.15],
  [0.15, 0.85],
  [0.85, 0.85],
] as const

let page: Page
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs)
})

/** A button in each cell of a row. */
const spawnRow = (row: number) =>
  page.evaluate(
    ([at, columns]) => {
      const { recorded, spawn, step, world } = window.terminal
      spawn.despawnScreen(world)
      recorded.length = 0
      for (let column = 0; column < columns; column += 1) {
        const name = `${column},${at}`
        const press = (): number => recorded.push(name)
        spawn.spawnButton(world, { label: 'x', name, column, row: at, press })
      }
      step(1_000)
    },
    [row, COLUMNS] as const,
  )

test.each([0, 0.25, 0.5, 0.75, 1])(
  'a click presses the cell that is shown there, in all 2,000 cells, at curvature %d',
  async (curvature) => {
    await page.evaluate((by) => window.terminal.bend(by), curvature)
    const missed: string[] = []
    for (let row = 0; row < ROWS; row += 1) {
      await spawnRow(row)
      const wrong = await page.evaluate(
        ([at, columns, places]) => {
          const { recorded, seenAt, world } = window.terminal
          const found: string[] = []
          for (let column = 0; column < columns; column += 1) {
            for (const [across, down] of places) {
              const { x, y } = seenAt(column + across, at + down)
              recorded.length = 0
              const target = document.elementFromPoint(x, y) ?? document.body
              const click = { bubbles: true, detail: 1, clientX: x, clientY: y }
              target.dispatchEvent(new MouseEvent('click', click))
              if (recorded.join(' ') !== `${column},${at}`)
                found.push(`${column},${at}: ${recorded.join(' ')}`)
              // Clicks in quick succession count once.
              world.time.now += 1_000
            }
          }
          return found
        },
        [row, COLUMNS, PLACES] as const,
      )
      missed.push(...wrong)
    }
    expect(missed).toEqual([])
  },
)

test('a mouse presses the shown cell, in the corners and in the middle of a strongly curved glass', async () => {
  await page.evaluate(() => window.terminal.bend(1))
  for (const row of [0, 12, 24]) {
    await spawnRow(row)
    for (const column of [0, 1, 40, 78, 79]) {
      const { x, y } = await page.evaluate(
        ([across, down]) => window.terminal.seenAt(across + 0.5, down + 0.5),
        [column, row] as const,
      )
      await page.mouse.click(x, y)
      expect(await page.evaluate(() => window.terminal.recorded.at(-1))).toBe(`${column},${row}`)
    }
  }
})
