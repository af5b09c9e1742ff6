import { Panel } from '../support/panel.ts'
import { expect, test } from '../support/player.ts'

// Differences between the panel on a phone and on a desktop. Tests of the picture are in tests/e2e/glass/tweak.spec.ts.
test.use({ hasEffects: true })

test('changes a knob by slider, number and key, and resets, undoes and redoes it', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  await panel.number('Curvature').fill('1')
  await expect(panel.slider('Curvature')).toHaveValue('1')
  await expect(panel.modified).toBeVisible()
  // The phone's profile overrides the curvature, which the panel shows.
  if (player.hasTouch) await expect(panel.root.getByText('Mobile: 0.15')).toBeVisible()

  await panel.button('Reset Curvature').click()
  await expect(panel.number('Curvature')).toHaveValue('0.3')
  await expect(panel.modified).toBeHidden()
  await expect(panel.button('Reset Curvature')).toBeDisabled()

  await panel.slider('Curvature').focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.slider('Curvature')).toHaveValue('0.31')
  await page.keyboard.press('ArrowRight')
  await expect(panel.slider('Curvature')).toHaveValue('0.32')
  await page.keyboard.press('Control+z')
  await expect(panel.slider('Curvature')).toHaveValue('0.31')
  await panel.button('Undo').click()
  await expect(panel.slider('Curvature')).toHaveValue('0.3')
  await panel.button('Redo').click()
  await expect(panel.number('Curvature')).toHaveValue('0.31')

  // One drag is one step.
  await panel.slider('Vignette').scrollIntoViewIfNeeded()
  const box = await panel.slider('Vignette').boundingBox()
  if (!box) throw new Error('The slider is not there.')
  await page.mouse.move(box.x + 10, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 12, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(panel.slider('Vignette')).not.toHaveValue('0.35')
  await panel.button('Undo').click()
  await expect(panel.slider('Vignette')).toHaveValue('0.35')
})

test('moves and folds the panel, which does not cover the glass on a phone', async ({
  page,
  player,
}) => {
  const panel = new Panel(page)
  await panel.open(player)
  // The twin covers the glass exactly.
  const glassBox = async () => await player.twin.boundingBox()
  const panelBox = async () => await panel.root.boundingBox()
  if (player.hasTouch) {
    await expect
      .poll(async () => {
        const [glass, below] = [await glassBox(), await panelBox()]
        return glass && below && glass.y + glass.height <= below.y + 1
      })
      .toBe(true)
    const before = await glassBox()
    await panel.button('Collapse panel').tap()
    await expect.poll(async () => (await glassBox())?.height).toBeGreaterThan(before?.height ?? 0)
    return
  }
  const before = await panelBox()
  await panel.button('Move panel').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowDown')
  const pushed = { x: (before?.x ?? 0) - 50, y: (before?.y ?? 0) + 10 }
  await expect.poll(panelBox).toMatchObject(pushed)
  const handle = await panel.button('Move panel').boundingBox()
  if (!handle) throw new Error('The handle is not there.')
  await page.mouse.move(handle.x + 20, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x - 380, handle.y + 60, { steps: 4 })
  await page.mouse.up()
  await expect.poll(panelBox).toMatchObject({ x: pushed.x - 400, y: pushed.y + 50 })
  await panel.button('Collapse panel').click()
  await expect(panel.preset).toHaveCount(0)
  await panel.button('Expand panel').click()
  await expect(panel.preset).toBeVisible()
})
