import type { Chance } from '#src/lib/chance.ts'
import type { Database, Transaction } from './database.ts'
import { sqlState } from './sql-state.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const MAX_ATTEMPTS = 5
const FIRST_PAUSE_MS = 10

export interface RetryOptions {
  wait(milliseconds: number): Promise<void>
  chance: Chance
}

/**
 * Runs `work` in one transaction, and again after a serialization failure or a deadlock, up to 5 times. The pauses
 * double and are random, so that two conflicting transactions do not start again at the same time. `work` must have no
 * effects outside of its transaction. Throws what `work` throws.
 */
export async function transact<result>(
  db: Database,
  work: (tx: Transaction) => Promise<result>,
  { wait, chance }: RetryOptions,
): Promise<result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (failure) {
      const state = sqlState(failure)
      const isRetryable = state === SERIALIZATION_FAILURE || state === DEADLOCK
      if (!isRetryable || attempt === MAX_ATTEMPTS) throw failure
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * chance())
    }
  }
}
