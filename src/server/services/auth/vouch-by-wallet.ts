import type { signInCall } from '#src/protocol/calls/auth.ts'
import type { BodyOf } from '#src/protocol/endpoint.ts'
import type { Means } from '../means.ts'
import { checkProof } from './check-proof.ts'
import type { Site } from './issue-nonce.ts'
import type { Vouched } from './vouched.ts'

/** Holds a wallet's signed text to the nonce that was issued for it. Throws the 401s. */
export async function vouchByWallet(
  means: Means,
  body: BodyOf<typeof signInCall>,
  site: Site,
): Promise<Vouched> {
  const { nonce } = await checkProof(means, body, site)
  const { address, sig_type } = body
  const kind = sig_type === 'burner' ? 'burner' : 'wallet'
  return { kind, subject: address, type: 'eoa', address, nonce }
}
