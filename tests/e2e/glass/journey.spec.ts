import { expect, test } from '../support/player.ts'

// journeys/chat-speech.spec.ts tests the streaming of a reply.
test.use({ hasEffects: true })

test('signs in, talks, reloads with the same conversation, and signs out', async ({
  page,
  player,
}) => {
  await player.open('/?view=waitlist')
  await player.expectView('waitlist')
  await expect(player.button(player.hasTouch ? 'LOGIN' : 'WALLET LOGIN')).toBeAttached()
  await player.signInAsGuest()
  await expect(player.twin).toContainText('Guest wallet linked')
  await expect(player.twin).toContainText(/0x[0-9a-f]{4}…[0-9a-f]{4}/)
  await expect(player.twin).toContainText('v1.0')
  await expect(player.button('Leaderboard')).toBeAttached()
  await expect(player.button('ABOUT DCW')).toBeAttached()
  await expect(player.twin).not.toContainText('Welcome back')

  await player.press('TALK TO A SHARK')
  await player.expectView('chat')
  await expect(player.chips).toHaveCount(4)
  await expect(player.twin.locator('[data-field=character]')).toHaveText('Talking to: vinnie')
  await expect(player.twin.locator('[data-field=cash]')).toHaveText('$2K')
  await expect(player.twin.locator('[data-field=moves]')).toHaveText('5')
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('3')
  await expect(player.twin.locator('[data-field=ticker]')).toContainText(/SMOKES [▲▼■]\d+\.\d%/)

  await player.say('I need a loan')
  await player.expectAnswer()
  await expect(player.button('Deal')).toBeAttached()
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('2')

  await player.press('Deal')
  await expect(player.linesOf('system')).toHaveText('*YOU CHOSE: DEAL*')
  await player.expectAnswer()
  await expect(player.linesOf('assistant')).toHaveCount(2)
  await expect(player.twin.locator('[data-field=cash]')).toHaveText('$2.5K')
  await expect(player.twin.getByText('is typing...')).toHaveCount(0)
  const conversation = await player.conversation()

  await page.reload()
  await player.expectView('confirmation')
  await expect(player.twin).toContainText('Welcome back')
  await player.press('TALK TO A SHARK')
  await expect(player.lines).not.toHaveCount(0)
  await expect.poll(() => player.conversation()).toEqual(conversation)

  await player.close()
  await player.expectView('confirmation')
  await player.press('DISCONNECT WALLET')
  await player.expectView('waitlist')
  await expect(player.button(/LOGIN/)).toBeAttached()
  expect(await player.key()).toBeNull()
})
