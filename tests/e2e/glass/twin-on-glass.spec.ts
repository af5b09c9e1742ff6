import { type Page } from '@playwright/test'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { STILL_INTRO_MS, TITLE_MS } from '#src/protocol/timing.ts'
import { differencesOf, readTwinText } from '../support/compare-twin.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { LEADERBOARD_TEXTS } from '#src/protocol/messages.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { expectClean } from '../support/expect-clean.ts'
import { FLAT_LOOK } from '../support/flat-look.ts'
import { FROZEN_NOW } from '../support/frozen-city.ts'
import { test as inFrozenCity } from '../support/frozen-player.ts'
import { endLastMonth } from '../support/last-month.ts'
import { passFrames } from '../support/panel.ts'
import { expectPagePicture } from '../support/page-picture.ts'
import { expect, type Player, test } from '../support/player.ts'
import { type IndexedPicture } from '../support/indexed-png.ts'
import { readBuffer, readGlass } from '../support/read-glass.ts'
import { stopClock } from '../support/stopped-clock.ts'
import { expectPicture } from '../support/stored-picture.ts'

for (const each of [test, inFrozenCity]) {
  each.use({ hasEffects: true })
  // The clock is stopped, so nothing moves by itself.
  each.beforeEach(({ page }) => stopClock(page, FROZEN_NOW))
}

/**
 * Expects the glass to match the stored picture, and the twin to have the same texts as the glass. Each may be a frame
 * ahead of the other.
 */
async function expectDrawn(player: Player, name: string): Promise<void> {
  const { page } = player
  const size = SCREEN_MODES[player.hasTouch ? 'mobile' : 'desktop']
  const look = () => readBuffer(page, size)
  const differences = async (seen: IndexedPicture): Promise<string[]> =>
    differencesOf(readGlass(seen, size), await readTwinText(page, size.columns, size.rows))
  const seen = await expectPicture(look, name)
  if ((await differences(seen)).length === 0) return
  await expect.poll(async () => differences(await look()), { intervals: [50] }).toEqual([])
}

/** Expects the drawn screen, and no axe violation in its twin. */
async function expectScreen(player: Player, name: string): Promise<void> {
  await expectDrawn(player, name)
  await expectClean(player.page, name)
}

/** Moves the clock in two steps, so that the next screen starts exactly at the end. */
async function passTo(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms - 100)
  await passFrames(page, 2)
  await page.clock.fastForward(100)
}

/** Removes the items of a list without these words, now and whenever one is added. */
const keepOnly = (list: Element, words: string): void => {
  const removeOthers = (): void => {
    for (const item of list.querySelectorAll('li')) {
      if (!item.textContent.includes(words)) item.remove()
    }
  }
  new MutationObserver(removeOthers).observe(list, { childList: true, subtree: true })
  removeOthers()
}

const SCREENS = [
  ['/?view=about', 'about'],
  ['/?view=menu', 'menu'],
  ['/?view=404', 'error-404'],
  ['/?view=503', 'error-503'],
  ['/?view=sdk_test', 'sdk_test'],
] as const
const IMAGES = [
  ['/base-logo?', 'base_logo'],
  ['/promo?profile=full', 'promo_logo'],
  ['/?view=icon_dcw', 'icon_dcw'],
  ['/?view=hero_universal', 'hero_universal'],
  ['/?view=widget_splash', 'widget_splash'],
] as const

test.describe('the glass matches the stored pictures and the twin', () => {
  for (const [what, addresses] of [
    ['screens', SCREENS],
    ['images', IMAGES],
  ] as const) {
    test(`for a visitor: ${what}`, async ({ player }) => {
      for (const [address, name] of addresses) {
        await player.open(`${address}&look=${FLAT_LOOK}`)
        await expect(player.twin).not.toHaveAttribute('data-view', 'boot')
        await expectScreen(player, name)
      }
    })
  }

  test('for a visitor: debug log and fatal error', async ({ page, player }) => {
    await player.open('/?view=about&profile=round&debugLogs=1')
    const log = page.getByRole('region', { name: 'Debug log' })
    // Other lines of the log differ between machines and may arrive at any time.
    await expect(log.getByRole('listitem').filter({ hasText: 'round' })).toHaveCount(1)
    await log.evaluate(keepOnly, 'round')
    await expectPagePicture(log, 'debug-log')
    await expectClean(page, 'debug-log')
    await page.route('**/build/glyphs-*/00.bin', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectPagePicture(page.locator('#fatal'), 'fatal')
    await expectClean(page, 'fatal')
  })

  test('during the opening', async ({ page, player }) => {
    // The wallet dialogs never load, so the loading screen remains.
    await page.route('**/build/wallets-*', () => undefined)
    await player.open(`/?look=${FLAT_LOOK}`)
    await player.expectView('boot')
    await expectDrawn(player, 'boot')
    await passTo(page, STILL_INTRO_MS)
    await player.expectView('unbranded')
    await expectDrawn(player, 'unbranded')
    await passTo(page, STILL_INTRO_MS)
    await player.expectView('asciiTitle')
    await expect(player.twin.getByRole('img', { name: 'DOPE CHAIN WARS' })).toBeAttached()
    await expectDrawn(player, 'asciiTitle')
    await passTo(page, TITLE_MS)
    await player.expectView('waitlist')
    await expectDrawn(player, 'waitlist')
    await player.press(/LOGIN/)
    await player.expectView('loading')
    await expectDrawn(player, 'loading')
  })

  // A separate city, because the first read of a season starts the season.
  inFrozenCity('for a visitor: verify', async ({ player }) => {
    await player.open(`/?view=verify&look=${FLAT_LOOK}`)
    await expectScreen(player, 'verify')
  })

  inFrozenCity('for a player', async ({ city, page, player }) => {
    await endLastMonth(page)
    await player.open(`/?view=waitlist&look=${FLAT_LOOK}`)
    await expectClean(page, 'waitlist')
    await player.press(/LOGIN/)
    const wallets = page.getByRole('dialog', { name: 'Connect a wallet' })
    await expectPagePicture(wallets, 'wallets')
    await expectClean(page, 'wallets')
    await player.touch(wallets.getByRole('button', { name: 'PLAY AS GUEST' }))
    await player.expectView('confirmation')
    await expect(player.button('OK')).toBeAttached()
    await expect(player.twin.getByRole('dialog', { name: 'OCTOBER 2026' })).toContainText(
      'You came in at 3: $1,250 made, $3,250 to your name.',
    )
    await expectScreen(player, 'recap')
    await player.press('OK')
    await expectScreen(player, 'confirmation')
    await page.keyboard.press('?')
    await expectScreen(player, 'keys')
    await page.keyboard.press('Escape')
    for (const [key, view, tabs] of [
      ['t', 'market', MARKET_TEXTS.tabs],
      ['l', 'leaderboard', LEADERBOARD_TEXTS.tabs],
      ['a', 'account', ACCOUNT_TEXTS.tabs],
    ] as const) {
      await page.keyboard.press(key)
      await player.expectView(view)
      for (const name of Object.values<string>(tabs)) {
        await player.touch(player.twin.getByRole('tab', { name, exact: true }))
        await expectScreen(player, `${view}-${name.toLowerCase()}`)
      }
      await player.close()
      await player.expectView('confirmation')
    }
    await page.keyboard.press('a')
    await player.expectView('account')
    await player.touch(player.twin.getByRole('tab', { name: 'KEYS' }))
    await player.press('MY DATA')
    await expectScreen(player, 'account-data')
    await player.touch(player.twin.getByRole('dialog').getByRole('button', { name: 'DELETE' }))
    await expectScreen(player, 'account-delete')
    await page.keyboard.press('Escape')
    for (const view of ['game_console', 'menu_test']) {
      await player.open(`/?view=${view}&look=${FLAT_LOOK}`)
      await expect(player.twin).toHaveAttribute('data-view', view)
      await expectScreen(player, view)
    }
    await city.callPolice()
    await player.open(`/?look=${FLAT_LOOK}`)
    await player.press('MARKET')
    await player.expectView('encounter')
    await expectScreen(player, 'encounter')
  })

  inFrozenCity('in a conversation', async ({ player }) => {
    await player.open(`/?view=waitlist&look=${FLAT_LOOK}`)
    await player.signInAsGuest()
    await player.press('TALK TO A SHARK')
    await expect(player.chips.first()).toBeAttached()
    await expectScreen(player, 'chat-begun')
    await player.say('I need $200 by Friday, vinnie.')
    await player.expectAnswer()
    await player.close()
    await player.press('TALK TO A SHARK')
    await expectScreen(player, 'chat')
  })
})
