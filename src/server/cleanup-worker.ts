import { dayOf } from '#src/rules/calendar.ts'
import { deleteAnswersBefore } from './write/answers-repository.ts'
import { deleteExpiredNonces } from './identity/auth/nonce-repository.ts'
import { deleteNoticesBefore } from './identity/account/notice-repository.ts'
import { deleteExpiredOrders } from './write/payments/payment-order-repository.ts'
import { deleteLinkedNamesBefore } from './platform/db/repositories/linked-names.ts'
import { deleteEndedSessions, deleteEndedTokens } from './identity/auth/session-repository.ts'
import { deleteEndedSimulations } from './features/simulation/simulation-repository.ts'
import { deleteSettledSponsorships } from './write/payments/sponsorship-repository.ts'
import { deleteAddressTokensBefore } from './voices/token-repository.ts'
import type { PlayerWriter } from './write/act.ts'
import { forgetEnded } from './identity/account/forget-ended.ts'
import { API_KEY_IDLE_MS } from './identity/auth/authenticate.ts'
import { closeIdleGuests } from './identity/auth/close-idle-guests.ts'
import { executeDueMerges } from './identity/auth/execute-due-merges.ts'
import type { ServerContext } from './server-context.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Clients retry a write for minutes; a day allows for a computer that was asleep in between. */
const ANSWER_RETENTION_MS = DAY_MS
/** The same as the maximum age of a session. */
const NOTICE_RETENTION_MS = 90 * DAY_MS
/** A name is looked up again when it is a day old and needed. */
const NAME_RETENTION_MS = 30 * DAY_MS
const SIMULATION_RETENTION_MS = 7 * DAY_MS
const SPONSORSHIP_RETENTION_MS = 30 * DAY_MS

/** Calls {@link cleanUp} and {@link forgetEnded} every hour until `stopping` aborts. */
export async function runCleanupWorker(
  parts: { readonly server: ServerContext; readonly writer: PlayerWriter },
  stopping: AbortSignal,
): Promise<void> {
  const { server } = parts
  while (!stopping.aborted) {
    await cleanUp(server).catch((failure: unknown) =>
      server.log.warn({ err: failure }, 'could not clean up the database'),
    )
    await forgetEnded(parts).catch((failure: unknown) =>
      server.log.warn({ err: failure }, 'could not delete ended recollections'),
    )
    await server.clock.sleep(HOUR_MS, stopping)
  }
}

/**
 * Executes due merges, deletes what has expired or ended, and closes idle guests. The policy is written down in
 * docs/operations.md.
 */
export async function cleanUp(server: ServerContext): Promise<void> {
  const { store, clock } = server
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  await executeDueMerges(server)
  await deleteNoticesBefore(store.db, ago(NOTICE_RETENTION_MS))
  await deleteAnswersBefore(store.db, ago(ANSWER_RETENTION_MS))
  await deleteExpiredOrders(store.db, ago(0))
  await deleteExpiredNonces(store.db, ago(DAY_MS))
  // Used refresh tokens are kept until they would have expired, so that the use of a copy is detected.
  await deleteEndedTokens(store.db, { expiredBefore: ago(0), idleSince: ago(API_KEY_IDLE_MS) })
  await deleteEndedSessions(store.db, ago(DAY_MS))
  await deleteEndedSimulations(store.db, ago(SIMULATION_RETENTION_MS))
  await deleteSettledSponsorships(store.db, ago(SPONSORSHIP_RETENTION_MS))
  await deleteAddressTokensBefore(store.db, dayOf(clock.now()))
  await deleteLinkedNamesBefore(store.db, ago(NAME_RETENTION_MS))
  await closeIdleGuests(server)
}
