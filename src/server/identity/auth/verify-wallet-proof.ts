import type { SIGNATURE_TYPES } from '#src/protocol/calls/auth.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkProof, type ProofUse, type SignedMessage } from './check-proof.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** Verifies a wallet's signed text against its issued nonce. Does not consume the nonce. Throws the 401s. */
export async function verifyWalletProof(
  server: ServerContext,
  signed: SignedMessage & { readonly sig_type?: (typeof SIGNATURE_TYPES)[number] },
  use: ProofUse,
): Promise<VerifiedIdentity> {
  const { nonce } = await checkProof(server, signed, use)
  const { address, sig_type } = signed
  const kind = sig_type === 'burner' ? 'burner' : 'wallet'
  return { kind, subject: address, type: 'eoa', address, nonce }
}
