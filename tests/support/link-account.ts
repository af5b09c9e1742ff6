import type { PrivateKeyAccount } from 'viem/accounts'
import { linkCall } from '#src/protocol/calls/link.ts'
import type { BodyInput, ResponseOf } from '#src/protocol/endpoint.ts'
import { call, proofOf, type TestApp, type TestPlayer } from './app.ts'
import { stepUp } from './step-up.ts'

export interface LinkOptions {
  /** Links a wallet instead of a guest's key. */
  readonly isWallet?: boolean
  /** The player to keep of two with progress. */
  readonly keep?: BodyInput<typeof linkCall>['keep']
}

/** Steps the player's session up and links an account to the player. */
export async function linkAccount(
  app: Pick<TestApp, 'app'>,
  player: TestPlayer,
  account: PrivateKeyAccount,
  { isWallet = false, keep }: LinkOptions = {},
): Promise<ResponseOf<typeof linkCall>> {
  await stepUp(app, player)
  const signed = await proofOf(app, account)
  const proof = { ...signed, sig_type: isWallet ? ('eoa' as const) : ('burner' as const) }
  const body = { proof, ...(keep && { keep }) }
  return call(app, linkCall, { headers: player.headers, body })
}
