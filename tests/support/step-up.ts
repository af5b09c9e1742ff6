import type { PrivateKeyAccount } from 'viem/accounts'
import { nonceCall } from '#src/protocol/calls/auth.ts'
import { stepUpCall } from '#src/protocol/calls/identity.ts'
import type { BodyInput } from '#src/protocol/endpoint.ts'
import { call, type TestApp, type TestPlayer } from './app.ts'

type App = Pick<TestApp, 'app'>

/**
 * Requests a nonce with the player's key and signs it, by default with the player's account. Resolves with the body for
 * /auth/step-up.
 */
export async function stepUpProof(
  app: App,
  { account, headers }: Pick<TestPlayer, 'account' | 'headers'>,
  signer: PrivateKeyAccount = account,
): Promise<BodyInput<typeof stepUpCall>> {
  const query = { address: signer.address, chain_id: 8453, purpose: 'step-up' } as const
  const { nonce, message } = await call(app, nonceCall, { query, headers })
  const signature = await signer.signMessage({ message })
  return { address: signer.address, message, signature, nonce }
}

/** Steps the player's session up. */
export async function stepUp(
  app: App,
  player: Pick<TestPlayer, 'account' | 'headers'>,
): Promise<void> {
  await call(app, stepUpCall, { headers: player.headers, body: await stepUpProof(app, player) })
}
