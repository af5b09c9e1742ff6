import { expectClean } from '../support/expect-clean.ts'
import { createStoppedGuest } from '../support/stopped-guest.ts'
import { expect, test } from '../support/player.ts'

// tests/scenes/shown-screens.test.ts tests each of the four choices.
test('shows an encounter first, keeps it after Escape and a reload, and settles it', async ({
  baseURL,
  page,
  player,
}) => {
  const guest = await createStoppedGuest(baseURL ?? '')
  await player.arriveAs(guest, '/?view=market')
  await player.expectView('encounter')
  const status = player.twin.getByRole('status').last()
  await expect(status).toContainText('The police stop you in Manhattan')
  await expect(status).toContainText(/Paying costs \$\d/)
  await expect(player.twin.getByRole('button')).toHaveText(['?', 'PAY', 'RUN', 'FIGHT', 'TALK'])
  await expectClean(page, 'encounter')

  await page.keyboard.press('Escape')
  await player.expectView('encounter')
  await page.reload()
  await player.expectView('encounter')

  await player.press(player.hasTouch ? 'FIGHT' : 'PAY')
  await expect(player.button('GO ON')).toBeAttached()
  await expect(status).toContainText(
    player.hasTouch
      ? /will not tell anybody|more of them/
      : /They counted it and saw nothing\. It cost you \$\d/,
  )
  await player.press('GO ON')
  await player.expectView('market')
  await player.touch(player.twin.getByRole('tab', { name: 'TRAVEL' }))
  await expect(player.button('BROOKLYN')).toBeAttached()
})
