import { expect, test } from '../support/player.ts'

test('plays the whole game by keyboard', async ({ page, player }) => {
  const { keyboard } = page
  let sendFigures: () => void = () => undefined
  const hasPlayedAtHome = new Promise<void>((resolve) => {
    sendFigures = resolve
  })
  // The home can be used before its figures arrive.
  await page.route(/player\/[^/]+\/stats/, async (route) => {
    await hasPlayedAtHome
    await route.continue()
  })
  await player.open('/?view=waitlist')
  await expect(player.button(/LOGIN/)).toBeFocused()
  await keyboard.press('Enter')
  const wallets = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(wallets.getByRole('button', { name: 'PLAY AS GUEST' })).toBeFocused()
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
  await expect(player.button('ACCOUNT')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(player.button('Leaderboard')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(player.button('TALK TO A SHARK')).toBeFocused()
  sendFigures()
  await keyboard.press('Enter')
  await player.expectView('chat')
  // A phone's on-screen keyboard opens only when the player taps the field.
  if (player.hasTouch) await player.input.focus()
  await expect(player.input).toBeFocused()
  await expect(player.chips).toHaveCount(4)

  await keyboard.type('all 9 lines')
  await keyboard.press('Shift+Enter')
  await keyboard.type('L too')
  await expect(player.input).toHaveValue('all 9 lines\nL too')
  await keyboard.press('Enter')
  await expect(player.linesOf('user')).toHaveText('all 9 lines L too')
  await expect(player.input).toHaveValue('')
  await player.expectAnswer()
  await expect(player.linesOf('assistant')).toHaveCount(1)

  const lines = await player.lines.count()
  await keyboard.press('Alt+1')
  await expect.poll(() => player.lines.count()).toBeGreaterThan(lines)
  await player.expectAnswer()
  await expect(player.linesOf('assistant')).toHaveCount(2)
  await keyboard.press('Escape')
  await player.expectView('confirmation')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(player.button('DISCONNECT WALLET')).toBeFocused()
  await keyboard.press('Enter')
  await player.expectView('waitlist')
})
