import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Session, sessionOf } from './session-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import type { Caller } from '../../platform/http/caller.ts'

/**
 * Resolves with the caller's session. Throws `step_up_required` without a valid step-up, and `invalid_key` if the
 * session was revoked.
 */
export async function requireStepUp(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Database,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<Session> {
  const session = await openSessionOf(db, sessionId)
  const endsAt = session.stepUpEndsAt?.getTime() ?? 0
  if (endsAt <= clock.now().getTime()) {
    throw new RequestError('step_up_required', AUTH_TEXTS.stepUpRequired)
  }
  return session
}

/** Resolves with a session. Throws `invalid_key` if it was revoked after its key was checked. */
export async function openSessionOf(db: Database, sessionId: string): Promise<Session> {
  const session = await sessionOf(db, sessionId)
  if (!session || session.revokedAt) throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
  return session
}
