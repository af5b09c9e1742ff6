import { expect, test } from './support/player.ts'

test('the whole game by keyboard alone', async ({ page, player }) => {
  test.skip(player.hasTouch, 'a phone has no keyboard')
  const { keyboard } = page
  await player.open('/?view=waitlist')
  await expect(player.button('WALLET LOGIN')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PLAY AS GUEST' })).toBeFocused()
  await keyboard.press('Enter')
  await player.expectView('confirmation')
  await expect(player.button('TALK TO A SHARK')).toBeFocused()

  await keyboard.press('ArrowDown')
  await expect(player.button('ABOUT DCW')).toBeFocused()
  await keyboard.press('Enter')
  await player.expectView('about')
  await keyboard.press('Escape')
  await player.expectView('confirmation')

  await keyboard.press('l')
  await player.expectView('leaderboard')
  await keyboard.press('Escape')
  await player.expectView('confirmation')

  await expect(player.button('TALK TO A SHARK')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(player.button('Leaderboard')).toBeFocused()
  await keyboard.press('Tab')
  await expect(player.button('TALK TO A SHARK')).toBeFocused()
  await keyboard.press('Enter')
  await player.expectView('chat')
  await expect(player.input).toBeFocused()
  await expect(player.chips).toHaveCount(4)

  await keyboard.type('all 9 lines')
  await keyboard.press('Shift+Enter')
  await keyboard.type('L too')
  await expect(player.input).toHaveValue('all 9 lines\nL too')
  await keyboard.press('Enter')
  await expect(player.linesOf('user')).toHaveText('all 9 lines L too')
  await expect(player.input).toHaveValue('')
  await expect(player.linesOf('assistant')).toHaveCount(1)
  await expect(player.chips.first()).toBeAttached({ timeout: 20_000 })
  await expect(player.linesOf('assistant')).toHaveText(/[.?!]$/, { timeout: 20_000 })

  const chip = (await player.chips.first().getAttribute('aria-label')) ?? ''
  await keyboard.press('Alt+1')
  await expect(player.linesOf(chip === 'Deal' ? 'system' : 'user').last()).toContainText(
    chip === 'Deal' ? 'DEAL' : chip,
  )
  await expect(player.linesOf('assistant')).toHaveCount(2, { timeout: 20_000 })
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await player.expectView('confirmation')
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await expect(player.button('DISCONNECT WALLET')).toBeFocused()
  await keyboard.press('Enter')
  await player.expectView('waitlist')
})
