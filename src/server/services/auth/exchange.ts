import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import type { Means } from '../means.ts'
import { executeDueMergeOf } from './execute-due-merges.ts'
import { checkWalletMode } from './check-wallet-mode.ts'
import { openSession, type OpenSessionParameters } from './open-session.ts'
import { runProvenWrite } from './run-proven-write.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

export interface ExchangeRequest extends Omit<OpenSessionParameters, 'identity'> {
  readonly call: Endpoint
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** Verifies the proof without consuming it. Throws the 401s. */
  readonly verify: () => Promise<VerifiedIdentity>
}

/** Opens a session for an identity that a host's token or a wallet's signature proves. */
export function exchange(means: Means, request: ExchangeRequest): Promise<SignInTokens> {
  const { call, body, idempotencyKey: key } = request
  return runProvenWrite(
    means,
    { caller: 'public', call, key, body },
    {
      async verify() {
        const identity = await request.verify()
        checkWalletMode(means, identity)
        await executeDueMergeOf(means, identity.subject)
        return identity
      },
      effect: (tx, identity) => openSession(means, tx, { ...request, identity }),
    },
  )
}
