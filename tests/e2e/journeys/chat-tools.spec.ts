import { expect, test } from '../support/player.ts'

test('completes, recalls and runs slash commands', async ({ page, player }) => {
  const { keyboard } = page
  await player.arriveInChat()
  await player.press('Need a loan')
  await player.expectAnswer()
  await expect(player.twin.getByRole('img', { name: /^vinnie looks / })).toBeAttached()
  await expect(player.twin.locator('[data-field=networth]')).toHaveText('-$2K')
  await expect(player.twin.locator('[data-field=borough]')).toHaveText('manhattan')

  await player.input.focus()
  await keyboard.type('/st')
  await expect(player.button('/stash')).toBeAttached()
  await keyboard.press('Tab')
  await expect(player.input).toHaveValue('/stash ')
  await keyboard.press('Enter')
  await expect(player.linesOf('system')).toHaveText(['You hold nothing.'])
  await expect(player.input).toHaveValue('')
  await keyboard.press('ArrowUp')
  await expect(player.input).toHaveValue('/stash')
  await keyboard.press('ArrowDown')
  await expect(player.input).toHaveValue('')

  await keyboard.type('/buy 2 smokes')
  await keyboard.press('Enter')
  await expect(player.linesOf('system').last()).toHaveText(/^Bought 2 SMOKES for \$/)
  await expect(player.twin.locator('[data-field=cash]')).not.toHaveText('$2K')
  await keyboard.type('/x')
  await keyboard.press('Escape')
  await player.expectView('confirmation')
})

test('rewords the last reply and saves the conversation', async ({ page, player }) => {
  await player.arriveInChat()
  await player.press('Need a loan')
  await player.expectAnswer()
  await expect(player.button('Deal')).toBeAttached()
  const answer = player.linesOf('assistant')
  const before = await answer.textContent()
  await player.press('REGENERATE')
  await expect(answer).not.toHaveText(before ?? '')
  await expect(answer).toHaveText(/\$500/)
  await expect(answer).toHaveCount(1)

  await player.press('EXPORT')
  const saved = page.waitForEvent('download')
  await player.press('JSON')
  expect((await saved).suggestedFilename()).toBe('vinnie.json')
})

test('reports a lost network and sends the typed message on a retry', async ({
  context,
  page,
  player,
}) => {
  await player.arriveInChat()
  await context.setOffline(true)
  await expect(player.twin.getByRole('status').filter({ hasText: 'Offline' })).toBeAttached()
  await player.input.focus()
  await page.keyboard.type('need a loan')
  await page.keyboard.press('Enter')
  await expect(player.input).toHaveValue('need a loan')
  await expect(player.linesOf('user')).toHaveCount(0)
  await context.setOffline(false)
  await expect(player.twin.getByRole('status').filter({ hasText: 'Offline' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await player.expectAnswer()
  await expect(player.linesOf('user')).toHaveText(['need a loan'])
})
