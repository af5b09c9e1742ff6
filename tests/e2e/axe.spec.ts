import { expectClean } from './support/expect-clean.ts'
import { endLastMonth } from './support/last-month.ts'
import { expect, test } from './support/player.ts'

test('a visitor’s screens have no violation', async ({ page, player }) => {
  test.slow()
  for (const [view, address] of [
    ['waitlist', '/?view=waitlist'],
    ['about', '/?view=about'],
    ['menu', '/?view=menu'],
    ['game_console', '/?view=game_console'],
    ['menu_test', '/?view=menu_test'],
    ['sdk_test', '/?view=sdk_test'],
    ['base_logo', '/base-logo'],
    ['icon_dcw', '/?view=icon_dcw'],
    ['hero_universal', '/?view=hero_universal'],
    ['widget_splash', '/?view=widget_splash'],
    ['promo_logo', '/promo'],
    ['error', '/?view=404'],
  ] as const) {
    await player.open(address)
    await player.expectView(view)
    await expectClean(page, view)
  }
})

test('the opening has no violation', async ({ page, player }) => {
  await player.open()
  await player.expectView('boot')
  await expectClean(page, 'boot')
  await page.keyboard.press('Space')
  await player.expectView('unbranded')
  await expectClean(page, 'unbranded')
  await page.keyboard.press('Space')
  await player.expectView('asciiTitle')
  await expectClean(page, 'asciiTitle')
})

test('a player’s screens have no violation', async ({ page, player }) => {
  test.slow()
  await endLastMonth(page)
  await player.open('/?view=waitlist')
  await player.press(/LOGIN/)
  await expect(page.getByRole('button', { name: 'PLAY AS GUEST' })).toBeVisible()
  await player.expectView('loading')
  await expectClean(page, 'the wallet picker over the loading screen')
  await page.getByRole('button', { name: 'PLAY AS GUEST' }).click()
  await player.expectView('confirmation')
  const recap = player.twin.getByRole('dialog', { name: 'OCTOBER 2026' })
  await expect(recap).toContainText('You came in at 3: $1,250 made, $3,250 to your name.')
  await expectClean(page, 'the recap of a month')
  await player.touch(recap.getByRole('button', { name: 'OK' }))
  await expect(recap).toHaveCount(0)
  await expectClean(page, 'confirmation')
  await page.keyboard.press('?')
  await expect(player.twin.getByRole('dialog', { name: 'KEYS' })).toBeAttached()
  await expectClean(page, 'the keys')
  await page.keyboard.press('Escape')

  await player.press('TALK TO A SHARK')
  await expect(player.chips.first()).toBeAttached()
  await player.say('I need a loan')
  await player.expectAnswer()
  await expectClean(page, 'chat')
  await player.close()

  await player.press('Leaderboard')
  await expect(player.twin.getByRole('cell').first()).toBeAttached()
  await expectClean(page, 'leaderboard')
  await player.close()

  await player.press('ACCOUNT')
  for (const tab of ['IDENTITIES', 'KEYS', 'SETTINGS']) {
    await player.touch(player.twin.getByRole('tab', { name: tab }))
    await expectClean(page, `account, ${tab}`)
  }
  await player.close()

  await player.press('MARKET')
  await player.expectView('market')
  for (const tab of await player.twin.getByRole('tab').allTextContents()) {
    await player.touch(player.twin.getByRole('tab', { name: tab.trim() }))
    await expectClean(page, `market, ${tab}`)
  }
})
