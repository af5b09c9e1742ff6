import type { Means } from '../means.ts'
import { keepDebtorsUpToDate } from '../loans/keep-debtors-up-to-date.ts'
import type { MarketWatch } from './market-watch.ts'

/** How soon a step that failed is tried again. */
const RETRY_MS = 5_000

/**
 * Takes the city on at every tick, whether or not anybody looks: prices, news, boards, the end of a month; and with a
 * new day what has fallen due for debtors who stay away. Ends when `stopping` aborts.
 */
export async function keepMarket(
  means: Means,
  market: MarketWatch,
  stopping: AbortSignal,
): Promise<void> {
  const { clock, log } = means
  let day = ''
  while (!stopping.aborted) {
    let wait = RETRY_MS
    try {
      const { standsUntil } = await market.settle()
      day = await keepDebtorsUpToDate(means, day, stopping)
      wait = Math.max(0, standsUntil - clock.now().getTime())
    } catch (failure) {
      log.warn({ err: failure }, 'the market could not be taken on')
    }
    await clock.sleep(wait, stopping)
  }
}
