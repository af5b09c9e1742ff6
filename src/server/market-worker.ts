import { PlayerWriter } from './write/act.ts'
import type { ServerContext } from './server-context.ts'
import { settleDue } from './features/loans/settle-due.ts'
import type { MarketWatch } from './read/market/market-watch.ts'

/** The delay before a failed step is retried. */
const RETRY_MS = 5_000

/**
 * Brings prices, news and boards up to date at every tick, ends a season whose month is over, and updates the loans of
 * all debtors once a day. Resolves when `stopping` aborts.
 */
export async function runMarketWorker(
  server: ServerContext,
  market: MarketWatch,
  stopping: AbortSignal,
): Promise<void> {
  const { clock, log } = server
  const writer = new PlayerWriter(server, market)
  let day = ''
  while (!stopping.aborted) {
    let wait = RETRY_MS
    try {
      const { nextTickAt } = await market.settle()
      day = await settleDue({ server, writer }, day, stopping)
      wait = Math.max(0, nextTickAt - clock.now().getTime())
    } catch (failure) {
      log.warn({ err: failure }, 'could not update the market')
    }
    await clock.sleep(wait, stopping)
  }
}
