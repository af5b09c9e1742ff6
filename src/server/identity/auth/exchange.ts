import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import type { ServerContext } from '../../server-context.ts'
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
export function exchange(server: ServerContext, request: ExchangeRequest): Promise<SignInTokens> {
  const { call, body, idempotencyKey: key } = request
  return runProvenWrite(
    server,
    { caller: 'public', call, key, body },
    {
      async verify() {
        const identity = await request.verify()
        checkWalletMode(server, identity)
        await executeDueMergeOf(server, identity.subject)
        return identity
      },
      effect: (tx, identity) => openSession(server, tx, { ...request, identity }),
    },
  )
}
