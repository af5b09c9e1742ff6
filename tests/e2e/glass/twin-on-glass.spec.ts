import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { differencesOf, readTwinText } from '../support/compare-twin.ts'
import { expectClean } from '../support/expect-clean.ts'
import { FLAT_LOOK } from '../support/flat-look.ts'
import { expect, test } from '../support/frozen-player.ts'
import { endLastMonth } from '../support/last-month.ts'
import { expectPagePicture } from '../support/page-picture.ts'
import { type Player } from '../support/player.ts'
import { readBuffer, readGlass } from '../support/read-glass.ts'
import { expectPicture } from '../support/stored-picture.ts'

test.use({ hasEffects: true })

/**
 * What stands on the glass stands in the twin, and is what the stored picture of that name shows. Software GL is slow
 * to show and to be read, so each may be ahead for a moment.
 */
async function expectDrawn(player: Player, name: string): Promise<void> {
  const { page } = player
  const size = SCREEN_MODES[player.hasTouch ? 'mobile' : 'desktop']
  const look = () => readBuffer(page, size)
  const differences = async (): Promise<string[]> => {
    const glass = readGlass(await look(), size)
    return differencesOf(glass, await readTwinText(page, size.columns, size.rows))
  }
  await expectPicture(look, name)
  await expect.poll(differences, { intervals: [50] }).toEqual([])
}

/** It is drawn so, and axe finds nothing in its twin. */
async function expectScreen(player: Player, name: string): Promise<void> {
  await expectDrawn(player, name)
  await expectClean(player.page, name)
}

const remove = (elements: readonly Element[]): void => {
  for (const element of elements) element.remove()
}

test.describe('the twin says what the glass shows, which is what it was', () => {
  test('to a visitor', async ({ page, player }) => {
    test.slow()
    for (const [address, name] of [
      ['/?view=about', 'about'],
      ['/?view=menu', 'menu'],
      ['/?view=404', 'error-404'],
      ['/?view=503', 'error-503'],
      ['/?view=verify', 'verify'],
      ['/?view=sdk_test', 'sdk_test'],
      ['/base-logo?', 'base_logo'],
      ['/promo?profile=full', 'promo_logo'],
      ['/?view=icon_dcw', 'icon_dcw'],
      ['/?view=hero_universal', 'hero_universal'],
      ['/?view=widget_splash', 'widget_splash'],
    ] as const) {
      await player.open(`${address}&look=${FLAT_LOOK}`)
      await expect(player.twin).not.toHaveAttribute('data-view', 'boot')
      await expectScreen(player, name)
    }
    await player.open('/?view=about&profile=round&debugLogs=1')
    const log = page.getByRole('region', { name: 'Debug log' })
    // What else is noted is this machine's own.
    await log.getByRole('listitem').filter({ hasNotText: 'round' }).evaluateAll(remove)
    await expectPagePicture(log, 'debug-log')
    await expectClean(page, 'debug-log')
    await page.route('**/build/glyphs-*/00.bin', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectPagePicture(page.locator('#fatal'), 'fatal')
    await expectClean(page, 'fatal')
  })

  test('through the opening', async ({ page, player }) => {
    test.slow()
    // The wallets do not come: what waits for them is seen.
    await page.route('**/build/shell-*', () => undefined)
    await player.openWithoutTime(`/?look=${FLAT_LOOK}`)
    // It may take its time to come, but none of the clock's.
    await player.expectView('boot')
    for (const view of ['boot', 'unbranded', 'asciiTitle', 'waitlist'] as const) {
      await player.passUntil(view)
      if (view === 'asciiTitle') await player.passUntilTitle()
      await expectDrawn(player, view)
    }
    await player.press(/LOGIN/)
    await player.pass(0)
    await player.expectView('loading')
    await expectDrawn(player, 'loading')
  })

  test('to a player', async ({ city, page, player }) => {
    test.slow()
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
    for (const [key, view] of [
      ['t', 'market'],
      ['l', 'leaderboard'],
      ['a', 'account'],
    ] as const) {
      await page.keyboard.press(key)
      await player.expectView(view)
      for (const tab of await player.twin.getByRole('tab').all()) {
        await player.touch(tab)
        await expectScreen(player, `${view}-${(await tab.textContent())?.toLowerCase()}`)
      }
      await player.close()
      await player.expectView('confirmation')
    }
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

  test('in a talk', async ({ player }) => {
    await player.open(`/?view=waitlist&look=${FLAT_LOOK}`)
    await player.signInAsGuest()
    await player.press('TALK TO A SHARK')
    await expect(player.chips.first()).toBeAttached()
    await expectScreen(player, 'chat-begun')
    await player.say('I need $200 by Friday, vinnie.')
    await player.expectAnswer()
    await player.close()
    // The ticker begins anew, and its first window stands for a while.
    await player.press('TALK TO A SHARK')
    await expectScreen(player, 'chat')
  })
})
