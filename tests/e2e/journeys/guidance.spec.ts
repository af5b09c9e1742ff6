import { expect, test } from '../support/player.ts'

test('a first-time player is told four things, once', async ({ page, player }) => {
  await player.open('/?view=waitlist')
  await player.signInAsGuest()
  const steps = player.twin.getByRole('group', { name: 'First steps' })
  await expect(steps).toContainText('1/4 They lend, you owe.')
  for (const [button, text] of [
    ['NEXT', '2/4 Cheap here, dear there. The MARKET pays'],
    ['NEXT', '3/4 Three talks a day are free.'],
    ['NEXT', '4/4 Pay in time'],
    ['GOT IT', ''],
  ] as const) {
    // Of two presses within half a second one counts.
    await expect(async () => {
      await player.press(button)
      await (text === ''
        ? expect(steps).toHaveCount(0, { timeout: 1_000 })
        : expect(steps).toContainText(text.slice(0, 20), { timeout: 1_000 }))
    }).toPass()
  }
  await player.press('DISCONNECT WALLET')
  await player.expectView('waitlist')
  await page.goto('/?view=waitlist')
  await player.signInAsGuest()
  await expect(steps).toHaveCount(0)
})

test('behavior: it is in nobody’s way, and can be skipped', async ({ player }) => {
  await player.open('/?view=waitlist')
  await player.signInAsGuest()
  const steps = player.twin.getByRole('group', { name: 'First steps' })
  await expect(steps).toContainText('1/4')
  await player.press('MENU')
  await player.expectView('menu')
  await player.close()
  await expect(steps).toContainText('1/4')
  await player.press('SKIP')
  await expect(steps).toHaveCount(0)
  await player.press('ABOUT DCW')
  await player.expectView('about')
})
