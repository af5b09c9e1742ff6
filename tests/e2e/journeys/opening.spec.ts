import { expectClean } from '../support/expect-clean.ts'
import { expect, type Player, test } from '../support/player.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('shows boot, unbranded, title and login one after another by the clock', async ({
  player,
}) => {
  await player.openWithoutTime()
  await player.expectView('boot')
  await expect(player.twin).toContainText('BYTES FREE')
  await expect(player.twin).not.toContainText('READY.')
  await player.pass(350)
  await expect(player.twin).toContainText('READY.')
  for (let line = 2; line <= 10; line += 1) await player.pass(350)
  await expect(player.twin).toContainText('DOPE CHAIN WARS v1.0')
  await expect(player.twin).toContainText('WELCOME, OPERATOR!')
  await expect(player.twin.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /8\d|9\d/)
  await player.expectView('boot')

  await player.pass(700)
  await player.expectView('unbranded')
  await expect(player.twin).toContainText('[ U N B R A N D E D ]')
  await expect(player.twin).not.toContainText('PRESENTS')
  await player.pass(2_000)
  await expect(player.twin).toContainText('PRESENTS')
  await player.pass(1_950)

  await player.expectView('asciiTitle')
  await player.passUntilTitle()
  await expect(player.twin).toContainText('2023-2024')
  await player.pass(18_500)
  await player.expectView('asciiTitle')
  await player.pass(1_600)
  await player.expectView('waitlist')
})

test('skips the opening by a tap and keys without axe violations, and leads from a title without letters to the wallets', async ({
  page,
  player,
}) => {
  await page.route('**/fonts/figlet/ANSI_Shadow.flf', (route) => route.abort())
  await player.openWithoutTime()
  await player.expectView('boot')
  await expectCleanWithoutTime(player, 'boot')
  if (player.hasTouch) await page.touchscreen.tap(195, 300)
  else await page.keyboard.press('Space')
  await player.pass(0)
  await player.expectView('unbranded')
  await expectCleanWithoutTime(player, 'unbranded')
  await page.keyboard.press('x')
  await player.pass(0)
  await player.expectView('asciiTitle')
  await player.passUntilTitle()
  await expectCleanWithoutTime(player, 'asciiTitle')

  await page.clock.resume()
  await player.press(/LOGIN/)
  await player.expectView('loading')
  await expect(player.twin.getByRole('status')).toHaveText(/^CONNECTING\.{1,3}$/)
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await player.expectView('waitlist')
})

/** Moves the clock while axe works, because axe waits by the page's timers. */
async function expectCleanWithoutTime(player: Player, where: string): Promise<void> {
  let isOver = false
  const checked = expectClean(player.page, where).finally(() => {
    isOver = true
  })
  while (!isOver) await player.page.clock.runFor(5)
  await checked
}
