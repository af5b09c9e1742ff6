import { type Page } from '@playwright/test'

/** The server's response about a player's last month. */
const RECAP = {
  month: '2026-10',
  rank: 3,
  gain: 1_250,
  net_worth: 3_250,
  pot_share: 40,
  days_played: 6,
  trades: 12,
  traded: 9_000,
  best_trade: { symbol: 'TAPES', profit: 300 },
}

/** Makes the page receive the recap of a month that has ended. */
export async function endLastMonth(page: Page): Promise<void> {
  await page.route('**/player/recap*', (route) => route.fulfill({ json: RECAP }))
}
