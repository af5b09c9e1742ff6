import { Panel } from '../support/panel.ts'
import { expect, test } from '../support/player.ts'

// Tests of the panel's controls. Tests of the picture are in tests/e2e/glass/tweak.spec.ts.
test.use({ hasEffects: true, viewport: { width: 960, height: 640 } })

test('shows the knobs that match a search, and the description of a knob', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  await expect(panel.slider('Bloom')).toBeHidden()
  await panel.root.getByRole('searchbox', { name: 'Search knobs' }).fill('halation')
  await expect(panel.root.getByRole('slider')).toHaveCount(2)
  await panel.slider('Halation').hover()
  await expect(page.getByRole('tooltip')).toHaveText(/scattered inside the glass/)
  await panel.root.getByRole('searchbox').fill('no such thing')
  await expect(panel.root.getByText('No knob is called or does that.')).toBeVisible()
  await panel.root.getByRole('searchbox').fill('')
  await panel.root.getByText('Colour', { exact: true }).click()
  await panel.root.getByRole('combobox', { name: 'Mask' }).selectOption('Slot mask')
  expect((await panel.look()).look['maskType']).toBe(2)
  await panel.slider('Mask depth').focus()
  await expect(page.getByRole('tooltip')).toHaveText(/mask holds back/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('creates, duplicates, renames and deletes presets, which survive a reload', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.preset.selectOption('VGA')
  await expect(panel.button('Rename')).toBeDisabled()
  await panel.button('Duplicate').click()
  await page.keyboard.press('Enter')
  await panel.number('Curvature').fill('0.9')
  await expect(panel.modified).toBeVisible()
  await panel.button('Save').click()
  await expect(panel.modified).toBeHidden()
  await panel.button('Rename').click()
  await panel.root.getByRole('textbox', { name: 'Preset name' }).fill('Mine')
  await page.keyboard.press('Enter')
  await expect(panel.preset.locator('option:checked')).toHaveText('Mine')
  await panel.button('New').click()
  await expect(panel.root.getByRole('textbox', { name: 'Preset name' })).toHaveValue('New look')
  await panel.root.getByRole('textbox', { name: 'Preset name' }).fill('Second')
  await page.keyboard.press('Enter')
  await expect(panel.preset.locator('option:checked')).toHaveText('Second')
  await panel.preset.selectOption('Mine')

  await panel.open(player)
  await expect(panel.preset.locator('option:checked')).toHaveText('Mine')
  await expect(panel.number('Curvature')).toHaveValue('0.9')
  await panel.number('Curvature').fill('0.1')
  await panel.button('Revert').click()
  await expect(panel.number('Curvature')).toHaveValue('0.9')
  await panel.button('Delete').click()
  await expect(panel.preset.locator('option:checked')).toHaveText('P1 green')
  await expect(panel.preset.getByRole('option', { name: 'Mine' })).toHaveCount(0)
  await panel.button('Undo').click()
  await expect(panel.preset.locator('option:checked')).toHaveText('Mine')
})

test('copies one slot to the other and overrides values on one profile', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.preset.selectOption('P3 amber')
  await panel.button('State B').click()
  await expect(panel.preset.locator('option:checked')).toHaveText('P1 green')
  await panel.button('State A').click()
  await panel.button('Copy to B').click()
  await panel.button('State B').click()
  await expect(panel.preset.locator('option:checked')).toHaveText('P3 amber')

  await panel.root.getByRole('combobox', { name: 'Values for' }).selectOption('Mobile')
  await panel.number('Curvature').fill('0.7')
  await expect(panel.root.getByRole('img', { name: 'Only on Mobile' })).toBeVisible()
  expect((await panel.look()).overrides).toEqual({ mobile: { curvature: 0.7 } })
  await panel.root.getByRole('combobox', { name: 'Values for' }).selectOption('Desktop')
  await expect(panel.number('Curvature')).toHaveValue('0.35')
  await panel.root.getByRole('combobox', { name: 'Values for' }).selectOption('Mobile')
  await panel.button('Reset Curvature').click()
  expect((await panel.look()).overrides).toEqual({})
})

test('exports a look and imports it from a picked or dropped file; an invalid file changes nothing', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.number('Curvature').fill('0.77')
  const look = await panel.look()
  expect(look.look['curvature']).toBe(0.77)

  const broken = { ...look, name: 'Broken', look: { ...look.look, bloom: 9 } }
  await panel.import('broken.json', JSON.stringify(broken))
  await expect(panel.root.getByRole('alert')).toHaveText(
    'broken.json was not taken in. look.bloom must be a number from 0 to 1.',
  )
  await expect(panel.number('Curvature')).toHaveValue('0.77')
  await panel.import('mine.json', JSON.stringify({ ...look, name: 'From a file' }))
  await expect(panel.preset.locator('option:checked')).toHaveText('From a file')
  await expect(panel.modified).toBeHidden()

  const text = JSON.stringify({ ...look, name: 'Dropped', look: { ...look.look, curvature: 0.2 } })
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }))
    return transfer
  }, text)
  await panel.root.dispatchEvent('drop', { dataTransfer: files })
  await expect(panel.preset.locator('option:checked')).toHaveText('Dropped')
  await expect(panel.number('Curvature')).toHaveValue('0.2')
})

test('opens a whole look by its share link in another session', async ({
  page,
  player,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = new Panel(page)
  await panel.open(player)
  await panel.preset.selectOption('P11 blueprint')
  await panel.number('Curvature').fill('0.8')
  const link = await panel.link.inputValue()
  await panel.button('Copy link').click()
  await expect(panel.root.getByText('The link is on the clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const look = await panel.look()

  const plain = new URL(link)
  plain.searchParams.set('view', 'waitlist')
  await page.evaluate(() => localStorage.clear())
  await player.open(plain.pathname + plain.search)
  await expect(panel.root).toHaveCount(0)
  await expect(player.button(/LOGIN/)).toBeVisible()
  await panel.open(player, `&look=${encodeURIComponent(plain.searchParams.get('look') ?? '')}`)
  await expect(panel.preset.locator('option:checked')).toHaveText('P11 blueprint (not saved)')
  expect(await panel.look()).toEqual(look)
})

test('shows a sentence for an invalid look in the address and starts the game', async ({
  page,
  player,
}) => {
  await player.open('/?view=waitlist&look=2**Bad**curvature_7')
  const notice = page.getByRole('alert').filter({ hasText: 'look.curvature' })
  await expect(notice).toContainText('look.curvature must be a number from 0 to 1.')
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await expect(player.button(/LOGIN/)).toBeVisible()
  const panel = new Panel(page)
  await panel.open(player, '&look=2**Bad**curvature_7')
  await expect(panel.root.getByRole('alert')).toContainText('look.curvature must be')
  await expect(panel.number('Curvature')).toHaveValue('0.3')
})

test('stores calibration separately from presets', async ({ page, player }) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.root.getByText('Calibration', { exact: true }).click()
  await panel.number('Brightness').fill('70')
  await panel.number('Brightness').blur()
  await expect(panel.modified).toBeHidden()
  await panel.preset.selectOption('VGA')
  await expect(panel.number('Brightness')).toHaveValue('70')
  expect((await panel.look()).look).not.toHaveProperty('brightness')
  await panel.open(player)
  await panel.root.getByText('Calibration', { exact: true }).click()
  await expect(panel.number('Brightness')).toHaveValue('70')
})

test('picks presets by their pictures', async ({ page, player }) => {
  const panel = new Panel(page)
  await panel.open(player)
  const pictures = panel.root.getByRole('group', { name: 'Pictures of the presets' })
  const picture = (name: string) => pictures.getByRole('button', { name, exact: true })
  await picture('P3 amber').click()
  await expect(panel.preset.locator('option:checked')).toHaveText('P3 amber')
  await expect(picture('P3 amber')).toHaveAttribute('aria-pressed', 'true')
  const isDrawn = (name: string) =>
    picture(name)
      .locator('img')
      .evaluate((image) => Reflect.get(image, 'naturalWidth'))
  await expect.poll(() => isDrawn('P3 amber')).toBe(240)
})

test('sets text, cursor and the colour of the phosphor, which an export holds', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.root.getByText('Text', { exact: true }).click()
  await panel.number('Glyph spacing').fill('2')
  await panel.number('Line spacing').fill('3')
  await panel.root.getByRole('combobox', { name: 'Cursor' }).selectOption('Underline')
  await panel.number('Cursor blink').fill('300')
  await panel.root.getByText('Phosphor', { exact: true }).click()
  await panel.root.getByLabel('Phosphor colour').fill('#ff8000')
  const { look } = await panel.look()
  expect(look).toMatchObject({ glyphSpacing: 2, lineSpacing: 3, cursorShape: 1, cursorBlink: 300 })
  expect(look).toMatchObject({ phosphorRed: 255, phosphorGreen: 128, phosphorBlue: 0 })
  await panel.button('Undo').click()
  await expect(panel.number('Phosphor red')).toHaveValue('57')
})

test('docks the panel next to the glass, also for the next visit, with tooltips above all', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  const boxes = async () => [await player.twin.boundingBox(), await panel.root.boundingBox()]
  await panel.button('Dock left').click()
  await expect
    .poll(async () => {
      const [glass, docked] = await boxes()
      return docked?.x === 0 && (glass?.x ?? 0) >= docked.width
    })
    .toBe(true)
  await panel.open(player)
  await expect(panel.button('Dock left')).toHaveAttribute('aria-pressed', 'true')
  await panel.button('Dock bottom').click()
  await expect
    .poll(async () => {
      const [glass, docked] = await boxes()
      return glass && docked && glass.y + glass.height <= docked.y + 1
    })
    .toBe(true)
  await panel.button('Dock right').hover()
  const hint = page.getByRole('tooltip')
  await expect(hint).toHaveText('Dock right')
  expect(await hint.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  await panel.button('Dock bottom').click()
  await expect(panel.button('Dock bottom')).toHaveAttribute('aria-pressed', 'false')
})

test('follows the look that is chosen in the settings', async ({ page, player }) => {
  const panel = new Panel(page)
  await player.open('/?view=account&tweak=crt')
  await expect(panel.root).toBeVisible()
  await player.twin.getByRole('tab', { name: 'SETTINGS' }).press('Enter')
  await player.button(/^LOOK/).press('Enter')
  await player.button('VGA').press('Enter')
  await expect(panel.preset.locator('option:checked')).toHaveText('VGA')
})
