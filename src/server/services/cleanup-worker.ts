import { deleteAnswersBefore } from '../db/repositories/answers.ts'
import { deleteExpiredNonces } from '../db/repositories/nonces.ts'
import { deleteNoticesBefore } from '../db/repositories/notices.ts'
import { deleteOrdersBefore } from '../db/repositories/payment-orders.ts'
import { deleteEndedTokens } from '../db/repositories/sessions.ts'
import { API_KEY_IDLE_MS } from './auth/authenticate.ts'
import { executeDueMerges } from './auth/execute-due-merges.ts'
import type { ServerContext } from './server-context.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Clients retry a write for minutes; a day allows for a computer that was asleep in between. */
const ANSWER_RETENTION_MS = DAY_MS
/** World App may have made a payment that the page has not reported yet. It can be reported within this time. */
const ORDER_RETENTION_MS = 30 * DAY_MS
/** The same as the maximum age of a session. */
const NOTICE_RETENTION_MS = 90 * DAY_MS

/** Calls {@link cleanUp} every hour until `stopping` aborts. */
export async function runCleanupWorker(
  server: ServerContext,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await cleanUp(server).catch((failure: unknown) =>
      server.log.warn({ err: failure }, 'could not clean up the database'),
    )
    await server.clock.sleep(HOUR_MS, stopping)
  }
}

/** Executes due merges and deletes expired notices, answers, orders, nonces and tokens. */
export async function cleanUp(server: ServerContext): Promise<void> {
  const { store, clock } = server
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  await executeDueMerges(server)
  await deleteNoticesBefore(store.db, ago(NOTICE_RETENTION_MS))
  await deleteAnswersBefore(store.db, ago(ANSWER_RETENTION_MS))
  await deleteOrdersBefore(store.db, ago(ORDER_RETENTION_MS))
  await deleteExpiredNonces(store.db, ago(DAY_MS))
  // Used refresh tokens are kept until they would have expired, so that the use of a copy is detected.
  await deleteEndedTokens(store.db, { expiredBefore: ago(0), idleSince: ago(API_KEY_IDLE_MS) })
}
