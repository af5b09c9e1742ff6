import type { Chance } from '#src/lib/chance.ts'
import type { Database, Transaction } from './database.ts'
import { sqlState } from './sql-state.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 10

export interface RetryMeans {
  wait(milliseconds: number): Promise<void>
  chance: Chance
}

/**
 * Runs `work` in one transaction, again when PostgreSQL asks for it: after a serialization failure or a deadlock, which
 * have undone everything. Pauses double and are drawn by chance, so that two rivals do not meet again.
 * `work` may run several times: it must do nothing outside its transaction.
 */
export async function transact<result>(
  db: Database,
  work: (tx: Transaction) => Promise<result>,
  { wait, chance }: RetryMeans,
): Promise<result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (failure) {
      const state = sqlState(failure)
      const asksForRetry = state === SERIALIZATION_FAILURE || state === DEADLOCK
      if (!asksForRetry || attempt === ATTEMPTS) throw failure
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * chance())
    }
  }
}
