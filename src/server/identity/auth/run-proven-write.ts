import type { Transaction } from '../../platform/db/database.ts'
import { type Evidence, saveEvidence } from '../../platform/db/repositories/evidence.ts'
import { findAnswer, resultOf, type WriteRequest } from '../../write/sealed-answer.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { findEvidence } from './find-evidence.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

export interface ProvenWrite<result> {
  /** Verifies the proof without consuming it. Throws the 401s. */
  readonly verify: () => Promise<VerifiedIdentity>
  readonly effect: (tx: Transaction, identity: VerifiedIdentity) => Promise<result>
}

/**
 * Runs a write that needs a proof of an identity, and stores what the chains say about the identity. The proof is
 * verified outside of the transaction. A repeated call gets the first answer.
 */
export async function runProvenWrite<result>(
  server: ServerContext,
  write: WriteRequest,
  { verify, effect }: ProvenWrite<result>,
): Promise<result> {
  const earlier = await findAnswer<result>(server.store.db, write)
  if (earlier) return resultOf(earlier)
  let identity: VerifiedIdentity
  let evidence: readonly Evidence[]
  try {
    // Before the transaction, because a chain may take seconds to respond.
    identity = await verify()
    evidence = await findEvidence(server, identity)
  } catch (failure) {
    // A concurrent call with the same key may have consumed the proof; then this call returns that answer.
    const answer = await findAnswer<result>(server.store.db, write)
    if (answer) return resultOf(answer)
    throw failure
  }
  return answerOnce(server, write, async (tx) => {
    const result = await effect(tx, identity)
    await saveEvidence(tx, identity.subject, evidence)
    return { result }
  })
}
