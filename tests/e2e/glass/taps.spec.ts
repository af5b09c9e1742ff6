import { expect, test } from '../support/player.ts'

// With the long opening, in which each screen can be tapped.
test.use({ hasEffects: true, contextOptions: { reducedMotion: 'no-preference' } })

test('plays the whole game by taps', async ({ page, player }) => {
  await player.open()
  // A tap anywhere shows the next screen of the opening.
  for (const view of ['boot', 'unbranded'] as const) {
    await player.expectView(view)
    await player.tapAnywhere()
  }
  await player.expectView('asciiTitle')
  await player.press(/LOGIN/)
  const wallets = page.getByRole('dialog', { name: 'Connect a wallet' })
  await player.touch(wallets.getByRole('button', { name: 'PLAY AS GUEST' }))
  await player.expectView('confirmation')

  await player.press('TALK TO A SHARK')
  await player.expectView('chat')
  await player.touch(player.chips.filter({ hasText: 'Need a loan' }))
  await expect(player.linesOf('user')).toHaveText('Need a loan')
  await player.expectAnswer()
  await player.touch(player.chips.first())
  await player.expectAnswer()
  await expect(player.linesOf('assistant')).toHaveCount(2)
  await player.close()

  await player.press('ABOUT DCW')
  await player.expectView('about')
  await player.close()

  await player.press('Leaderboard')
  await player.expectView('leaderboard')
  await player.touch(player.twin.getByRole('tab', { name: 'MONTH' }))
  await expect(player.twin.getByRole('tab', { name: 'MONTH' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await player.close()
  await player.expectView('confirmation')
  await player.press('DISCONNECT WALLET')
  await player.expectView('waitlist')
})
