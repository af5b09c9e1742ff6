import { type Page } from '@playwright/test'
import { playerStatsCall } from '#src/protocol/calls/player.ts'
import { pricesCall } from '#src/protocol/calls/economy.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { expect, type Player } from './player.ts'

/** At six, and cooled to five by a move elsewhere, more than half of those who come back are stopped. */
const HOT = 6
/** More cycles than this cost more than a newcomer has. */
const MOST_CYCLES = 58
const GUESTS = 12

/**
 * Walks into hot ground until somebody stands in the way, by the market's own screens; a guest whose moves are spent
 * makes room for another. Ends on the encounter.
 */
export async function walkIntoTrouble(player: Player): Promise<void> {
  const { page, twin } = player
  const field = twin.locator('[data-field=borough]')
  for (let guest = 0; guest < GUESTS; guest += 1) {
    if (guest > 0) await page.evaluate(() => localStorage.clear())
    await player.open('/?view=waitlist')
    await player.signInAsGuest()
    await heatUp(page)
    await player.press('MARKET')
    await player.touch(twin.getByRole('tab', { name: 'TRAVEL' }))
    for (let trip = 0; trip < 2; trip += 1) {
      await player.press('BROOKLYN')
      await expect(field).toHaveText('BROOKLYN')
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

/** Sells where the guest stands until the ground is hot: what is bought and sold again costs the spread and the fees. */
async function heatUp(page: Page): Promise<void> {
  const key = await page.evaluate((name) => localStorage.getItem(name), STORED.apiKey)
  const headers = { authorization: `Bearer ${key}` }
  const trade = (side: 'buy' | 'sell', symbol: string, quantity: number) =>
    page.request.post(tradeCall.path, { headers, data: { side, symbol, quantity } })
  for (let cycle = 0; cycle < MOST_CYCLES; cycle += 1) {
    const answer = await page.request.get(playerStatsCall.path.replace('{id}', 'me'), { headers })
    const { cash, heat } = playerStatsCall.response.parse(await answer.json())
    if ((heat['manhattan'] ?? 0) >= HOT) return
    const told = await page.request.get(`${pricesCall.path}?borough=manhattan`)
    const quotes = pricesCall.response.parse(await told.json()).boroughs.manhattan
    const ask = quotes?.TAPES.ask ?? 0
    // The price climbs with every unit, and the fee comes on top.
    const quantity = Math.min(100, Math.floor((cash / ask) * 0.93))
    expect((await trade('buy', 'TAPES', quantity)).ok()).toBe(true)
    expect((await trade('sell', 'TAPES', quantity)).ok()).toBe(true)
  }
}
