import { type SignInTokens, signInCall } from '#src/protocol/calls/auth.ts'
import type { BodyOf } from '#src/protocol/endpoint.ts'
import type { Transaction } from '../../db/database.ts'
import { consumeNonce } from '../../db/repositories/nonces.ts'
import { identityOf } from '../../db/repositories/players.ts'
import { addSession } from '../../db/repositories/sessions.ts'
import { RequestError } from '../../http/request-error.ts'
import { answerOnce, recallAnswer, resultOf } from '../idempotency.ts'
import type { Means } from '../means.ts'
import { createPlayer } from '../players/create-player.ts'
import { checkProof, USED_NONCE_SENTENCE } from './check-proof.ts'
import type { Site } from './issue-nonce.ts'
import { issueApiKey, issueTokenPair } from './issue-tokens.ts'

export interface SignInRequest {
  readonly body: BodyOf<typeof signInCall>
  readonly idempotencyKey: string | undefined
  readonly site: Site
  /** Rations new players, because a guest may call itself a wallet; throws `rate_limited`. */
  readonly admitNewPlayer: () => Promise<void>
}

/** Proves a wallet and opens a session; the first time, makes its player with the opening grant. */
export async function signIn(means: Means, request: SignInRequest): Promise<SignInTokens> {
  const { body } = request
  checkWalletMode(means, body.sig_type)
  const write = { caller: 'public', call: signInCall, key: request.idempotencyKey, body }
  const earlier = await recallAnswer<SignInTokens>(means, write)
  if (earlier) return resultOf(earlier)
  let nonce: string
  try {
    // Before the transaction: a chain may take seconds to answer, and the database must not wait for it.
    nonce = (await checkProof(means, body, request.site)).nonce
  } catch (failure) {
    // A racing duplicate may have used the nonce up in the meantime: then its answer is ours.
    const answer = await recallAnswer<SignInTokens>(means, write)
    if (answer) return resultOf(answer)
    throw failure
  }
  return answerOnce(means, write, async (tx) => {
    if (!(await consumeNonce(tx, nonce, means.clock.now()))) {
      throw new RequestError('unknown_nonce', USED_NONCE_SENTENCE)
    }
    return { result: await openSession(means, tx, request) }
  })
}

function checkWalletMode({ config }: Means, sigType: SignInRequest['body']['sig_type']): void {
  const isBurner = sigType === 'burner'
  if (config.WALLET_MODE === 'live' && isBurner) {
    throw new RequestError('forbidden', 'This server takes real wallets only, no guests.')
  }
  if (config.WALLET_MODE === 'mock' && !isBurner) {
    throw new RequestError('forbidden', 'This server takes guests only, no real wallets.')
  }
}

async function openSession(
  means: Means,
  tx: Transaction,
  { body, admitNewPlayer }: SignInRequest,
): Promise<SignInTokens> {
  const known = await identityOf(tx, body.address)
  const kind = body.sig_type === 'burner' ? 'burner' : 'wallet'
  if (!known) await admitNewPlayer()
  const playerId =
    known?.playerId ?? (await createPlayer(means, tx, { address: body.address, kind }))
  const sessionId = means.ids.uuid()
  const createdAt = means.clock.now()
  await addSession(tx, { id: sessionId, playerId, wallet: body.address, createdAt })
  return {
    api_key: await issueApiKey(means, tx, sessionId),
    ...(await issueTokenPair(means, tx, sessionId)),
    wallet: body.address,
    player_id: playerId,
    is_new_player: !known,
  }
}
