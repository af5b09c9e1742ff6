import type { SIGNATURE_TYPES } from '#src/protocol/calls/auth.ts'
import type { Means } from '../means.ts'
import { checkProof, type ProofUse, type SignedMessage } from './check-proof.ts'
import type { Vouched } from './vouched.ts'

/** Holds a wallet's signed text to the nonce that was issued for it. Throws the 401s. */
export async function vouchByWallet(
  means: Means,
  signed: SignedMessage & { readonly sig_type?: (typeof SIGNATURE_TYPES)[number] },
  use: ProofUse,
): Promise<Vouched> {
  const { nonce } = await checkProof(means, signed, use)
  const { address, sig_type } = signed
  const kind = sig_type === 'burner' ? 'burner' : 'wallet'
  return { kind, subject: address, type: 'eoa', address, nonce }
}
