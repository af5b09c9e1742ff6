import { ERROR_STATUS } from '#src/protocol/errors.ts'
import type { Transaction } from '../platform/db/database.ts'
import { claimAnswer, fillAnswer } from './answers-repository.ts'
import { sqlState, UNIQUE_VIOLATION } from '../platform/db/sql-state.ts'
import {
  bodyHashOf,
  currentWrite,
  findFirstAnswer,
  type KeyedWrite,
  keyHashOf,
  type Outcome,
  resultOf,
  seal,
  type WriteRequest,
  writesBeforeMerge,
} from './sealed-answer.ts'
import type { ServerContext } from '../server-context.ts'

/** An attempt must be repeated if a concurrent write has stored a row with the same unique key first. */
const MAX_ATTEMPTS = 3

/**
 * Runs a write and stores its answer in the same transaction. Repeated calls with the same key and body, also
 * concurrent ones, get the first answer. Throws `idempotency_mismatch` for another body.
 */
export async function answerOnce<result>(
  server: ServerContext,
  request: WriteRequest,
  effect: (tx: Transaction) => Promise<Outcome<result>>,
): Promise<result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcome = await server.store.transact((tx) => runOnce(server, tx, request, effect))
      return resultOf(outcome)
    } catch (failure) {
      if (sqlState(failure) !== UNIQUE_VIOLATION || attempt === MAX_ATTEMPTS) throw failure
    }
  }
}

async function runOnce<result>(
  { clock }: ServerContext,
  tx: Transaction,
  request: WriteRequest,
  effect: (tx: Transaction) => Promise<Outcome<result>>,
): Promise<Outcome<result>> {
  if (request.key === undefined) return effect(tx)
  const known = currentWrite(request, request.key)
  const keyHash = keyHashOf(known)
  // Waits for a concurrent uncommitted claim, so that the answer that is read next is final.
  if (!(await claimAnswer(tx, claimOf(known, clock.now())))) {
    const stored = await findFirstAnswer<result>(tx, [known])
    if (stored) return stored
  }
  const before = await findFirstAnswer<result>(tx, await writesBeforeMerge(tx, known))
  const outcome = before ?? (await effect(tx))
  const status = 'result' in outcome ? 200 : ERROR_STATUS[outcome.failure.code]
  await fillAnswer(tx, keyHash, status, seal(known, outcome))
  return outcome
}

function claimOf(write: KeyedWrite, createdAt: Date): Parameters<typeof claimAnswer>[1] {
  const playerId = typeof write.caller === 'string' ? null : write.id
  return { keyHash: keyHashOf(write), playerId, bodyHash: bodyHashOf(write), createdAt }
}
