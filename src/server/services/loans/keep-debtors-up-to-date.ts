import { dayOf } from '#src/rules/calendar.ts'
import { debtorsAfter } from '../../db/repositories/loans.ts'
import type { Means } from '../means.ts'
import { lockUpToDate } from '../players/begin-act.ts'

const PAGE = 100

/**
 * With each new day carries out what has fallen due for everybody who owes, so that the boards know it of those who stay
 * away, too. Answers the day it was done for; on the same day it does nothing.
 */
export async function keepDebtorsUpToDate(
  means: Means,
  lastDay: string,
  stopping: AbortSignal,
): Promise<string> {
  const today = dayOf(means.clock.now())
  if (today === lastDay) return today
  let after: string | null = null
  do {
    const page: string[] = await debtorsAfter(means.store.db, after, PAGE)
    for (const playerId of page) {
      if (stopping.aborted) return lastDay
      await means.store.transact((tx) => lockUpToDate(means, tx, playerId))
    }
    after = page.length === PAGE ? (page.at(-1) ?? null) : null
  } while (after !== null)
  return today
}
