import { deleteAnswersBefore } from '../db/repositories/answers.ts'
import { deleteExpiredNonces } from '../db/repositories/nonces.ts'
import { deleteNoticesBefore } from '../db/repositories/notices.ts'
import { deleteOrdersBefore } from '../db/repositories/payment-orders.ts'
import { deleteEndedTokens } from '../db/repositories/sessions.ts'
import { API_KEY_IDLE_MS } from './auth/authenticate.ts'
import { executeDueMerges } from './auth/execute-due-merges.ts'
import type { Means } from './means.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** A client repeats a write for minutes; a day leaves room for a lid that was closed. */
const ANSWERS_KEPT_MS = DAY_MS
/** A payment that was made is shown by a page that opens again, whenever that is. */
const ORDERS_KEPT_MS = 30 * DAY_MS
/** Read or not: as long as a session can last. */
const NOTICES_KEPT_MS = 90 * DAY_MS

/**
 * Every hour carries out the merges that are due and drops what nobody can use any more; ends when `stopping` aborts.
 */
export async function keepTidy(means: Means, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await tidyUp(means).catch((failure: unknown) =>
      means.log.warn({ err: failure }, 'tidying up failed'),
    )
    await means.clock.sleep(HOUR_MS, stopping)
  }
}

export async function tidyUp(means: Means): Promise<void> {
  const { store, clock } = means
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  await executeDueMerges(means)
  await deleteNoticesBefore(store.db, ago(NOTICES_KEPT_MS))
  await deleteAnswersBefore(store.db, ago(ANSWERS_KEPT_MS))
  await deleteOrdersBefore(store.db, ago(ORDERS_KEPT_MS))
  await deleteExpiredNonces(store.db, ago(DAY_MS))
  // A used refresh token must be known as long as it would have lived, so that a copy of it is noticed.
  await deleteEndedTokens(store.db, { expiredBefore: ago(0), idleSince: ago(API_KEY_IDLE_MS) })
}
