import { readFile } from 'node:fs/promises'
import { Panel, passFrames, picture } from '../support/panel.ts'
import { expect, test } from '../support/player.ts'

// Tests of the picture. Tests of the panel's controls are in tests/e2e/journeys/tweak.spec.ts. Software GL draws a small
// tube twice as fast.
test.use({ hasEffects: true, viewport: { width: 960, height: 640 } })

test('shows the active slot, the default while a button is held, and a look from a link', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  const hold = panel.button('Hold to compare')
  // The panel has taken the focus from the button on the glass.
  await hold.focus()
  await passFrames(page, 3)
  const asItCame = await picture(page)
  await panel.preset.selectOption('P3 amber')
  await expect.poll(() => picture(page)).not.toBe(asItCame)
  const amber = await picture(page)

  await hold.focus()
  await page.keyboard.down('Space')
  await expect(hold).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => picture(page)).toBe(asItCame)
  await page.keyboard.up('Space')
  await expect.poll(() => picture(page)).toBe(amber)

  await panel.button('State B').click()
  await expect(panel.preset.locator('option:checked')).toHaveText('P1 green')
  await expect.poll(() => picture(page)).toBe(asItCame)
  await panel.button('State A').click()
  await panel.button('Copy to B').click()
  await panel.button('State B').click()
  await expect(panel.preset.locator('option:checked')).toHaveText('P3 amber')

  // The twin's button is where the bent glass shows it.
  const login = player.button(/LOGIN/)
  const before = await login.boundingBox()
  await panel.number('Curvature').fill('0.8')
  await expect.poll(() => login.boundingBox()).not.toEqual(before)
  const box = await login.boundingBox()
  await panel.button('Reset Curvature').click()
  await expect.poll(() => login.boundingBox()).toEqual(before)
  await panel.number('Curvature').fill('0.8')
  await expect.poll(() => login.boundingBox()).toEqual(box)
  const plain = new URL(await panel.link.inputValue())
  plain.searchParams.set('view', 'waitlist')
  await page.evaluate(() => localStorage.clear())
  await player.open(plain.pathname + plain.search)
  await expect(panel.root).toHaveCount(0)
  await expect.poll(() => login.boundingBox()).toEqual(box)
})

test('shows test patterns, freezes the picture and saves it as a PNG', async ({ page, player }) => {
  const panel = new Panel(page)
  await panel.open(player)
  const patterns = panel.root.getByRole('combobox', { name: 'Test pattern' })
  const seen = new Set<string>()
  for (const name of ['Grid', 'Bars', 'Text page', 'White', 'Black', 'Checkerboard']) {
    const before = await picture(page)
    await patterns.selectOption(name)
    await expect(player.twin.getByRole('dialog', { name: `Test pattern: ${name}` })).toBeAttached()
    await expect.poll(() => picture(page)).not.toBe(before)
    seen.add(await picture(page))
  }
  expect(seen.size).toBe(6)

  await patterns.selectOption('Scrolling text')
  const start = await picture(page)
  await expect.poll(() => picture(page)).not.toBe(start)
  await panel.root.getByRole('checkbox', { name: 'Freeze time' }).check()
  const frozen = await picture(page)
  await passFrames(page, 20)
  expect(await picture(page)).toBe(frozen)
  await panel.root.getByRole('checkbox', { name: 'Freeze time' }).uncheck()
  await expect.poll(() => picture(page)).not.toBe(frozen)
  await patterns.selectOption('None')
  await expect(player.twin.getByRole('dialog')).toHaveCount(0)

  const waiting = page.waitForEvent('download')
  await panel.button('Save PNG').click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('P1 green.png')
  const png = await readFile(await download.path())
  const size = await page
    .locator('canvas')
    .evaluate((canvas) => ({ ...[Reflect.get(canvas, 'width'), Reflect.get(canvas, 'height')] }))
  expect({ 0: png.readUInt32BE(16), 1: png.readUInt32BE(20) }).toEqual(size)
  expect(png.length).toBeGreaterThan(5_000)
})

test('measures the cost of each pass while the plot is open', async ({ page, player }) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.root.getByText('Cost of a frame').click()
  await panel.root.getByRole('combobox', { name: 'Test pattern' }).selectOption('Scrolling text')
  await expect(panel.root.getByRole('img', { name: /ms a frame over the last/ })).toBeVisible()
  const rows = panel.root.getByRole('table', { name: 'Cost of a frame' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Glass' })).toHaveText(/Glass\s*\d+\.\d\d/)
  await expect(rows.filter({ hasText: 'Frame' })).toHaveText(/Frame\s*\d+\.\d\d/)
})

test('draws a picture of an own preset, and spaces the text of the glass', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.button('Duplicate').click()
  await page.keyboard.type('Mine')
  await page.keyboard.press('Enter')
  const mine = panel.root
    .getByRole('group', { name: 'Pictures of the presets' })
    .getByRole('button', { name: 'Mine', exact: true })
  await expect
    .poll(() => mine.locator('img').evaluate((image) => Reflect.get(image, 'naturalWidth')))
    .toBe(120)
  await passFrames(page, 3)
  const before = await picture(page)
  await panel.root.getByText('Text', { exact: true }).click()
  await panel.number('Line spacing').fill('6')
  await expect.poll(() => picture(page)).not.toBe(before)
  await panel.button('Reset Line spacing').click()
  await expect.poll(() => picture(page)).toBe(before)
})
