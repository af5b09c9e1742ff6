import type { ClockedServer } from '../../support/clocked-server.ts'
import { expect, type Player } from './player.ts'

/** As hot as it gets: more than eight of ten who come are stopped. */
const HOT = 7
const GUESTS = 12

/**
 * Walks into hot ground until somebody stands in the way, by the market's own screens; a guest whose moves are spent
 * makes room for another. Ends on the encounter.
 */
export async function walkIntoTrouble(player: Player, game: ClockedServer): Promise<void> {
  const { page, twin } = player
  const field = twin.locator('[data-field=borough]')
  for (let guest = 0; guest < GUESTS; guest += 1) {
    if (guest > 0) await page.evaluate(() => localStorage.clear())
    await player.open(`${game.origin}/?view=waitlist`)
    await player.signInAsGuest()
    await player.press('MARKET')
    await player.touch(twin.getByRole('tab', { name: 'TRAVEL' }))
    for (let trip = 0; trip < 2; trip += 1) {
      await player.press('BROOKLYN')
      await expect(field).toHaveText('BROOKLYN')
      await game.heatUp(HOT)
      await player.press('MANHATTAN')
      const moves = String(3 - 2 * trip)
      const stopped = page.locator('main#twin[data-view=encounter]')
      await expect(
        stopped.or(twin.locator('[data-field=moves]', { hasText: moves })),
      ).toBeAttached()
      await expect(twin.getByRole('status').last()).not.toContainText('On the way')
      if (await stopped.count()) return
    }
  }
  expect.soft(GUESTS, 'guests walked into hot ground, and somebody was stopped').toBe(0)
}
