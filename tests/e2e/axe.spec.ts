import { type Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, type Player, test } from './support/player.ts'

/** The letters of the twin are transparent: the glass shows them, and tests/soak measures its contrast. */
const SEEN_ON_THE_GLASS = { 'color-contrast': { enabled: false } }

interface Found {
  readonly rule: string
  readonly help: string
  readonly nodes: readonly string[]
}

async function violations(page: Page): Promise<readonly Found[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const { violations: found } = await Reflect.get(window, 'axe').run(document, { rules })
    return found.map(({ id, help, nodes }: axe.Result) => ({
      rule: id,
      help,
      nodes: nodes.map(({ html }) => html.slice(0, 200)),
    }))
  }, SEEN_ON_THE_GLASS)
}

async function expectClean(player: Player, where: string): Promise<void> {
  await test.step(where, async () => {
    expect(await violations(player.page), where).toEqual([])
  })
}

test('a visitor’s screens have no violation', async ({ player }) => {
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
    await expectClean(player, view)
  }
})

test('the opening has no violation', async ({ page, player }) => {
  await player.open()
  await player.expectView('boot')
  await expectClean(player, 'boot')
  await page.keyboard.press('Space')
  await player.expectView('unbranded')
  await expectClean(player, 'unbranded')
  await page.keyboard.press('Space')
  await player.expectView('asciiTitle')
  await expectClean(player, 'asciiTitle')
})

test('a player’s screens have no violation', async ({ page, player }) => {
  test.slow()
  await player.open('/?view=waitlist')
  await player.press(/LOGIN/)
  await expect(page.getByRole('button', { name: 'PLAY AS GUEST' })).toBeVisible()
  await expectClean(player, 'the wallet picker')
  await page.getByRole('button', { name: 'PLAY AS GUEST' }).click()
  await player.expectView('confirmation')
  await expectClean(player, 'confirmation')
  await page.keyboard.press('?')
  await expect(player.twin.getByRole('dialog', { name: 'KEYS' })).toBeAttached()
  await expectClean(player, 'the keys')
  await page.keyboard.press('Escape')

  await player.press('TALK TO A SHARK')
  await expect(player.chips.first()).toBeAttached()
  await player.say('I need a loan')
  await player.expectAnswer()
  await expectClean(player, 'chat')
  await player.close()

  await player.press('Leaderboard')
  await expect(player.twin.getByRole('cell').first()).toBeAttached()
  await expectClean(player, 'leaderboard')
  await player.close()

  await player.press('ACCOUNT')
  for (const tab of ['IDENTITIES', 'KEYS', 'SETTINGS']) {
    await player.touch(player.twin.getByRole('tab', { name: tab }))
    await expectClean(player, `account, ${tab}`)
  }
  await player.close()

  await player.press('MARKET')
  await player.expectView('market')
  for (const tab of await player.twin.getByRole('tab').allTextContents()) {
    await player.touch(player.twin.getByRole('tab', { name: tab.trim() }))
    await expectClean(player, `market, ${tab}`)
  }
})
