import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import type { Means } from '../means.ts'
import { carryOutDueMergeOf } from './carry-out-merges.ts'
import { checkWalletMode } from './check-wallet-mode.ts'
import { openSession, type OpenSessionParameters } from './open-session.ts'
import { proveOnce } from './prove-once.ts'
import type { Vouched } from './vouched.ts'

export interface ExchangeRequest extends Omit<OpenSessionParameters, 'vouched'> {
  readonly call: Endpoint
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** Checks the proof; nothing is used up by it. Throws the 401s. */
  readonly vouch: () => Promise<Vouched>
}

/** Opens a session for what an app around the page, or a wallet, vouches with. */
export function exchange(means: Means, request: ExchangeRequest): Promise<SignInTokens> {
  const { call, body, idempotencyKey: key } = request
  return proveOnce(
    means,
    { caller: 'public', call, key, body },
    {
      async vouch() {
        const vouched = await request.vouch()
        checkWalletMode(means, vouched)
        await carryOutDueMergeOf(means, vouched.subject)
        return vouched
      },
      effect: (tx, vouched) => openSession(means, tx, { ...request, vouched }),
    },
  )
}
