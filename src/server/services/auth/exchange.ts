import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import { answerOnce, recallAnswer, resultOf } from '../idempotency.ts'
import type { Means } from '../means.ts'
import { checkWalletMode } from './check-wallet-mode.ts'
import { openSession, type OpenSessionParameters } from './open-session.ts'
import type { Vouched } from './vouched.ts'

export interface ExchangeRequest extends Omit<OpenSessionParameters, 'vouched'> {
  readonly call: Endpoint
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** Checks the proof; nothing is used up by it. Throws the 401s. */
  readonly vouch: () => Promise<Vouched>
}

/** Opens a session for what an app around the page, or a wallet, vouches with. */
export async function exchange(means: Means, request: ExchangeRequest): Promise<SignInTokens> {
  const { call, body, idempotencyKey: key, vouch } = request
  const write = { caller: 'public', call, key, body }
  const earlier = await recallAnswer<SignInTokens>(means.store.db, write)
  if (earlier) return resultOf(earlier)
  let vouched: Vouched
  try {
    // Before the transaction: a chain may take seconds to answer, and the database must not wait for it.
    vouched = await vouch()
  } catch (failure) {
    // A racing duplicate may have used the proof up in the meantime: then its answer is ours.
    const answer = await recallAnswer<SignInTokens>(means.store.db, write)
    if (answer) return resultOf(answer)
    throw failure
  }
  checkWalletMode(means, vouched)
  return answerOnce(means, write, async (tx) => ({
    result: await openSession(means, tx, { ...request, vouched }),
  }))
}
