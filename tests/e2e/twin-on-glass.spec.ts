import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { differencesOf, readTwinText } from './support/compare-twin.ts'
import { FLAT_LOOK } from './support/flat-look.ts'
import { expect, type Player, test } from './support/player.ts'
import { readGlass } from './support/read-glass.ts'

test.use({ hasEffects: true })

/** What stands on the glass stands in the twin. Software GL is slow to show and to be read, so each may be ahead for a moment. */
async function expectTwin(player: Player): Promise<void> {
  const { columns, rows } = SCREEN_MODES[player.hasTouch ? 'mobile' : 'desktop']
  const differences = async (): Promise<string[]> => {
    const glass = await readGlass(player.page, columns, rows)
    return differencesOf(glass, await readTwinText(player.page, columns, rows))
  }
  await expect.poll(differences, { intervals: [50] }).toEqual([])
}

test.describe('the twin says what the glass shows', () => {
  test('to a visitor', async ({ player }) => {
    for (const view of ['waitlist', 'about', 'leaderboard', 'menu', '404', '503']) {
      await player.open(`/?view=${view}&look=${FLAT_LOOK}`)
      await expect(player.twin).not.toHaveAttribute('data-view', 'boot')
      await expectTwin(player)
    }
  })

  test('through the opening', async ({ player }) => {
    await player.openWithoutTime(`/?look=${FLAT_LOOK}`)
    for (const view of ['boot', 'unbranded', 'asciiTitle', 'waitlist'] as const) {
      await player.passUntil(view)
      await expectTwin(player)
    }
  })

  test('to a player', async ({ page, player }) => {
    test.slow()
    await player.open(`/?view=waitlist&look=${FLAT_LOOK}`)
    await player.signInAsGuest()
    await expectTwin(player)
    await page.keyboard.press('?')
    await expectTwin(player)
    await page.keyboard.press('Escape')
    for (const [key, view] of [
      ['t', 'market'],
      ['l', 'leaderboard'],
    ] as const) {
      await page.keyboard.press(key)
      await player.expectView(view)
      for (const tab of await player.twin.getByRole('tab').all()) {
        await player.touch(tab)
        await expectTwin(player)
      }
      await player.close()
      await player.expectView('confirmation')
    }
    for (const view of ['account', 'game_console', 'menu_test', 'sdk_test']) {
      await player.open(`/?view=${view}&look=${FLAT_LOOK}`)
      await expect(player.twin).toHaveAttribute('data-view', view)
      await expectTwin(player)
    }
  })

  test('in a talk', async ({ player }) => {
    await player.open(`/?view=waitlist&look=${FLAT_LOOK}`)
    await player.signInAsGuest()
    await player.press('TALK TO A SHARK')
    await expect(player.chips.first()).toBeAttached()
    await expectTwin(player)
    await player.say('I need $200 by Friday, vinnie.')
    await expectTwin(player)
    await player.expectAnswer()
    await expectTwin(player)
  })
})
