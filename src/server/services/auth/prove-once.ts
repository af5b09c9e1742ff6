import type { Transaction } from '../../db/database.ts'
import { answerOnce, recallAnswer, resultOf, type WriteRequest } from '../idempotency.ts'
import type { Means } from '../means.ts'
import type { Vouched } from './vouched.ts'

export interface ProvenWrite<result> {
  /** Checks the proof; nothing is used up by it. Throws the 401s. */
  readonly vouch: () => Promise<Vouched>
  readonly effect: (tx: Transaction, vouched: Vouched) => Promise<result>
}

/** A write that begins with a proof: the proof is checked outside of the transaction, and a repeat gets the first answer. */
export async function proveOnce<result>(
  means: Means,
  write: WriteRequest,
  { vouch, effect }: ProvenWrite<result>,
): Promise<result> {
  const earlier = await recallAnswer<result>(means.store.db, write)
  if (earlier) return resultOf(earlier)
  let vouched: Vouched
  try {
    // Before the transaction: a chain may take seconds to answer, and the database must not wait for it.
    vouched = await vouch()
  } catch (failure) {
    // A racing duplicate may have used the proof up in the meantime: then its answer is ours.
    const answer = await recallAnswer<result>(means.store.db, write)
    if (answer) return resultOf(answer)
    throw failure
  }
  return answerOnce(means, write, async (tx) => ({ result: await effect(tx, vouched) }))
}
