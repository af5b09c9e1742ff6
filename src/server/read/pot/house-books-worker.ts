import { rollUpHouse } from './house-books-repository.ts'
import type { ServerContext } from '../../server-context.ts'

/** Time between rollups. Reads add up the postings since the last one, so it must be short. */
const INTERVAL_MS = 5_000

/** Rolls postings of house accounts up into their totals, every 5 s until `stopping` aborts. */
export async function runHouseBooksWorker(
  { store, clock, log }: Pick<ServerContext, 'store' | 'clock' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await store
      .transact(rollUpHouse)
      .catch((failure: unknown) =>
        log.warn({ err: failure }, 'could not roll up the house accounts'),
      )
    await clock.sleep(INTERVAL_MS, stopping)
  }
}
