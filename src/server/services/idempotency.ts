import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '#src/protocol/errors.ts'
import type { Transaction } from '../db/database.ts'
import { answerOf, claimAnswer, fillAnswer } from '../db/repositories/answers.ts'
import { sqlState } from '../db/sql-state.ts'
import { sha256 } from '../hashing.ts'
import { RequestError } from '../http/request-error.ts'
import type { Means } from './means.ts'

const UNIQUE_VIOLATION = '23505'
/** A rival that was first makes us look again; more than this is no race but a fault. */
const ATTEMPTS = 3

/** One write as its caller may repeat it. */
export interface WriteRequest {
  /** A session's id, or a hash of whatever else tells callers apart: not a player's, who may be merged into another before the write comes again. */
  readonly caller: string
  readonly call: Endpoint
  /** The Idempotency-Key; undefined counts as new. */
  readonly key: string | undefined
  readonly body: unknown
}

/** What a write answers: its result, or a failure that has an effect of its own and must be kept. */
export type Outcome<result> =
  | { readonly result: result }
  | { readonly failure: { readonly code: ErrorCode; readonly detail: string } }

/** The first answer to this write, if there was one. Throws `idempotency_mismatch` for another body. */
export async function recallAnswer<result>(
  { store }: Means,
  request: WriteRequest,
): Promise<Outcome<result> | undefined> {
  if (request.key === undefined) return undefined
  const stored = await answerOf(store.db, keyHashOf(request, request.key))
  return stored && unseal<result>(request, request.key, stored)
}

/** The same within a transaction whose caller keeps racers apart. */
export async function recallAnswerIn<result>(
  tx: Transaction,
  request: WriteRequest,
): Promise<Outcome<result> | undefined> {
  if (request.key === undefined) return undefined
  const stored = await answerOf(tx, keyHashOf(request, request.key))
  return stored && unseal<result>(request, request.key, stored)
}

/** Keeps the first answer to a write, in the transaction of its effect. */
export async function keepAnswer<result>(
  { clock }: Pick<Means, 'clock'>,
  tx: Transaction,
  request: WriteRequest,
  outcome: Outcome<result>,
): Promise<void> {
  if (request.key === undefined) return
  const keyHash = keyHashOf(request, request.key)
  const bodyHash = bodyHashOf(request)
  await claimAnswer(tx, { keyHash, bodyHash, createdAt: clock.now() })
  await fillAnswer(tx, keyHash, 200, seal(request, request.key, outcome))
}

/**
 * Runs a write in one transaction and keeps its answer there: the effect and the memory of it stand or fall together.
 * The same key and body give the first answer again, also to duplicates that race.
 */
export async function answerOnce<result>(
  means: Means,
  request: WriteRequest,
  effect: (tx: Transaction) => Promise<Outcome<result>>,
): Promise<result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcome = await means.store.transact((tx) => runOnce(means, tx, request, effect))
      return resultOf(outcome)
    } catch (failure) {
      if (sqlState(failure) !== UNIQUE_VIOLATION || attempt === ATTEMPTS) throw failure
    }
  }
}

/** The result, or its failure thrown. */
export function resultOf<result>(outcome: Outcome<result>): result {
  if ('result' in outcome) return outcome.result
  throw new RequestError(outcome.failure.code, outcome.failure.detail)
}

async function runOnce<result>(
  { clock }: Means,
  tx: Transaction,
  request: WriteRequest,
  effect: (tx: Transaction) => Promise<Outcome<result>>,
): Promise<Outcome<result>> {
  if (request.key === undefined) return effect(tx)
  const keyHash = keyHashOf(request, request.key)
  // A rival's uncommitted claim makes this wait, so that what is read next is final.
  const isFirst = await claimAnswer(tx, {
    keyHash,
    bodyHash: bodyHashOf(request),
    createdAt: clock.now(),
  })
  if (!isFirst) {
    const stored = await answerOf(tx, keyHash)
    if (stored) return unseal<result>(request, request.key, stored)
  }
  const outcome = await effect(tx)
  const status = 'result' in outcome ? 200 : ERROR_STATUS[outcome.failure.code]
  await fillAnswer(tx, keyHash, status, seal(request, request.key, outcome))
  return outcome
}

/** Under what a write is known: its key alone would not tell callers and calls apart. */
export function keyHashOf({ caller, call }: WriteRequest, key: string): string {
  return sha256(caller, `${call.method} ${call.path}`, key)
}

/** What tells a write from another under the same key. */
export function bodyHashOf({ body }: WriteRequest): string {
  return sha256(textOf(body))
}

/** Throws `idempotency_mismatch`. */
export function refuseOtherBody(): never {
  throw new RequestError(
    'idempotency_mismatch',
    'This Idempotency-Key was used before for something else.',
  )
}

function textOf(body: unknown): string {
  return JSON.stringify(body ?? null)
}

/**
 * Answers hold api keys, so they are sealed (AES-256-GCM) under a key that only the sender of the same key and body
 * can make again: of its parts the database knows hashes alone.
 */
function sealingKey(request: WriteRequest, key: string): Buffer {
  const material = `${key}\n${request.caller}\n${textOf(request.body)}`
  return Buffer.from(hkdfSync('sha256', material, keyHashOf(request, key), 'dcw answer', 32))
}

function seal(request: WriteRequest, key: string, outcome: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(request, key), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(outcome), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal<result>(
  request: WriteRequest,
  key: string,
  stored: { bodyHash: string; sealed: string },
): Outcome<result> {
  if (stored.bodyHash !== bodyHashOf(request)) refuseOtherBody()
  const bytes = Buffer.from(stored.sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(request, key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  // What was sealed here was an outcome of this very call.
  return JSON.parse(text.toString('utf8')) as Outcome<result>
}
