import { rollUpHouse } from '../../db/repositories/house-books.ts'
import type { Means } from '../means.ts'

/** Postings since the last rollup are summed at each read, so they must stay few. */
const PAUSE_MS = 5_000

/** Sums the house's postings into its totals, again and again. Ends when `stopping` aborts. */
export async function keepHouseBooks(
  { store, clock, log }: Pick<Means, 'store' | 'clock' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await store
      .transact(rollUpHouse)
      .catch((failure: unknown) => log.warn({ err: failure }, 'the house books were not rolled up'))
    await clock.sleep(PAUSE_MS, stopping)
  }
}
