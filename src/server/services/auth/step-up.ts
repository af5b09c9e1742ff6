import { stepUpCall } from '#src/protocol/calls/identity.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Transaction } from '../../db/database.ts'
import { setStepUp } from '../../db/repositories/sessions.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import type { Caller } from './authenticate.ts'
import type { Site } from './issue-nonce.ts'
import { lockHolder } from './lock-holder.ts'
import { useUp } from './open-session.ts'
import { proveOnce } from './prove-once.ts'
import { openSessionOf } from './require-step-up.ts'
import { vouchByWallet } from './vouch-by-wallet.ts'
import { vouch } from './vouch.ts'
import type { Vouched } from './vouched.ts'

/** How long a step-up holds. */
export const STEP_UP_MS = 5 * 60_000

export interface StepUpRequest {
  readonly caller: Caller
  readonly body: BodyOf<typeof stepUpCall>
  readonly idempotencyKey: string | undefined
  readonly site: Site
}

/**
 * Proves afresh, for one session, that its holder is the player: by an identity that is linked, over a nonce that was
 * issued for the step-up of this session. Throws the 401s, and `forbidden`.
 */
export function stepUp(
  means: Means,
  { caller, body, idempotencyKey: key, site }: StepUpRequest,
): Promise<ResponseOf<typeof stepUpCall>> {
  const { sessionId } = caller
  // By session: the first answer of one must not be taken for a step-up of another.
  const write = { caller: `session ${sessionId}`, call: stepUpCall, key, body }
  const use = { site, stepUpSessionId: sessionId }
  return proveOnce(means, write, {
    vouch: () =>
      'provider' in body ? vouch(means, { ...body, ...use }) : vouchByWallet(means, body, use),
    effect: (tx, vouched) => open(means, tx, { caller, vouched }),
  })
}

async function open(
  means: Means,
  tx: Transaction,
  { caller, vouched }: { caller: Caller; vouched: Vouched },
): Promise<ResponseOf<typeof stepUpCall>> {
  const { holder } = await lockHolder(tx, vouched.subject)
  const session = await openSessionOf(tx, caller.sessionId)
  if (!holder || holder.id !== session.playerId) {
    throw new RequestError('forbidden', AUTH_TEXTS.notYours)
  }
  await useUp(means, tx, vouched)
  const endsAt = new Date(means.clock.now().getTime() + STEP_UP_MS)
  await setStepUp(tx, session.id, endsAt)
  return { ends_at: endsAt.toISOString() }
}
