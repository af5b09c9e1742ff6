import { type Page } from 'playwright'
import { expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openTwinPage } from '../../support/terminal/open-twin-page.ts'
import { TEST_PALETTE } from '../../support/terminal/test-look.ts'

let page: Page
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs)
})

const main = () => page.locator('main#twin')

test('shows everything drawn in its colours, and keeps the accessible content', async () => {
  await page.evaluate(() => {
    const { spawn, step, twin, world } = window.terminal
    spawn.spawnText(world, { text: '┌──┐', column: 0, row: 0, spoken: null })
    spawn.spawnHeading(world, { text: '█▀█', name: 'DOPE', column: 0, row: 1 })
    spawn.spawnText(world, { text: 'inverse', column: 0, row: 2, attributes: spawn.INVERSE })
    const window_ = { column: 0, row: 5, columns: 20, rows: 2 }
    const { layer, scroll } = spawn.spawnScroll(world, { window: window_, contentRows: 9 })
    spawn.spawnText(world, { text: 'one\ntwo\nthree', column: 0, row: 0, layer })
    spawn.jumpTo(world, scroll, 16)
    twin.setShown(true)
    step(0)
  })
  const colour = (index: number): string => `rgb(${(TEST_PALETTE[index] ?? []).join(', ')})`
  const styleOf = (text: string, property: string) =>
    page
      .getByText(text)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  expect(await styleOf('┌──┐', 'color')).toBe(colour(7))
  expect(await styleOf('█▀█', 'color')).toBe(colour(7))
  expect(await styleOf('DOPE', 'color')).toBe('rgba(0, 0, 0, 0)')
  expect(await styleOf('inverse', 'color')).toBe(colour(0))
  expect(await styleOf('inverse', 'background-image')).toContain(colour(7))
  expect(await styleOf('three', 'clip-path')).toBe('inset(16px 0px 0px)')
  expect(await main().ariaSnapshot()).toBe(
    [
      '- main "Chat":',
      '  - heading "DOPE" [level=1]',
      '  - paragraph: inverse',
      '  - paragraph: one two three',
    ].join('\n'),
  )
  await page.evaluate(() => {
    window.terminal.twin.setShown(false)
    window.terminal.step(0)
  })
  expect(await page.locator('.twin-ornament').count()).toBe(0)
  expect(await styleOf('inverse', 'color')).toBe('rgba(0, 0, 0, 0)')
})

test('presses a control drawn by an ornament through a picture that overlaps it', async () => {
  await page.evaluate(() => {
    const { recorded, spawn, step, twin, world } = window.terminal
    const picture = { role: 'img', name: 'city' } as const
    const place = { column: 0, row: 0, columns: 20, rows: 4 }
    spawn.spawnText(world, { text: '', ...place, spoken: picture })
    const press = () => recorded.push('pressed')
    spawn.spawnButton(world, { label: '[ GO ]', name: 'ON', column: 2, row: 1, press })
    twin.setShown(true)
    step(0)
  })
  await page.getByRole('button', { name: 'ON' }).click()
  expect(await page.evaluate(() => window.terminal.recorded)).toContain('pressed')
})
