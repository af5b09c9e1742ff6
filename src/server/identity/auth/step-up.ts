import { stepUpCall } from '#src/protocol/calls/identity.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { setStepUp } from './session-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Site } from '../../platform/http/site.ts'
import { lockHolder } from './lock-holder.ts'
import { consumeProof } from './open-session.ts'
import { runProvenWrite } from './run-proven-write.ts'
import { openSessionOf } from './require-step-up.ts'
import { verifyWalletProof } from './verify-wallet-proof.ts'
import { verifyHostToken } from './verify-host-token.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** How long a step-up is valid. */
export const STEP_UP_MS = 5 * 60_000

export interface StepUpRequest {
  readonly caller: Caller
  readonly body: BodyOf<typeof stepUpCall>
  readonly idempotencyKey: string | undefined
  readonly site: Site
}

/**
 * Steps a session up. The body must prove one of the player's identities, with a nonce that was issued for the step-up
 * of this session. Throws the 401s, and `forbidden`.
 */
export function stepUp(
  server: ServerContext,
  { caller, body, idempotencyKey: key, site }: StepUpRequest,
): Promise<ResponseOf<typeof stepUpCall>> {
  const { sessionId } = caller
  // The caller is the session, not the player: a stored answer of one session must not be returned to another.
  const write = { caller: `session ${sessionId}`, call: stepUpCall, key, body }
  const use = { site, stepUpSessionId: sessionId }
  return runProvenWrite(server, write, {
    verify: () =>
      'provider' in body
        ? verifyHostToken(server, { ...body, ...use })
        : verifyWalletProof(server, body, use),
    effect: (tx, identity) => storeStepUp(server, tx, { caller, identity }),
  })
}

async function storeStepUp(
  server: ServerContext,
  tx: Transaction,
  { caller, identity }: { caller: Caller; identity: VerifiedIdentity },
): Promise<ResponseOf<typeof stepUpCall>> {
  const { holder } = await lockHolder(tx, identity.subject)
  const session = await openSessionOf(tx, caller.sessionId)
  if (!holder || holder.id !== session.playerId) {
    throw new RequestError('forbidden', AUTH_TEXTS.notYours)
  }
  await consumeProof(server, tx, identity)
  const endsAt = new Date(server.clock.now().getTime() + STEP_UP_MS)
  await setStepUp(tx, session.id, endsAt)
  return { ends_at: endsAt.toISOString() }
}
