import { expect, test } from '../support/player.ts'

test('shows four hints to a new player once, after the deal, which do not block other screens', async ({
  page,
  player,
}) => {
  await player.open('/?view=waitlist')
  await player.signInAsGuest()
  const steps = player.twin.getByRole('group', { name: 'First steps' })
  await player.press('NOT NOW')
  await expect(steps).toContainText('1/4 They lend, you owe.')
  await player.press('MENU')
  await player.expectView('menu')
  await player.close()
  await expect(steps).toContainText('1/4 They lend, you owe.')
  for (const text of [
    '2/4 Cheap here, dear there. The MARKET pays',
    '3/4 Three messages a day are free.',
    '4/4 Pay in time',
  ]) {
    await player.press('NEXT')
    await expect(steps).toContainText(text.slice(0, 20))
    await player.waitOutDuplicatePress()
  }
  await player.press('GOT IT')
  await expect(steps).toHaveCount(0)
  await player.press('DISCONNECT WALLET')
  await player.expectView('waitlist')
  await page.goto('/?view=waitlist')
  await player.signInAsGuest()
  await expect(steps).toHaveCount(0)
})
