import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '#src/protocol/errors.ts'
import type { Database, Transaction } from '../db/database.ts'
import { answerOf, claimAnswer, fillAnswer } from '../db/repositories/answers.ts'
import { formerIdsOf } from '../db/repositories/players.ts'
import { sqlState } from '../db/sql-state.ts'
import { sha256 } from '../hashing.ts'
import { RequestError } from '../http/request-error.ts'
import type { Means } from './means.ts'

const UNIQUE_VIOLATION = '23505'
/** A rival that was first makes us look again; more than this is no race but a fault. */
const ATTEMPTS = 3

/**
 * Who a write is of: a player, from whatever session and although they were merged into another before it came again; or
 * whatever else tells callers apart.
 */
export type WriteCaller = { readonly playerId: string } | string

/** One write as its caller may repeat it. */
export interface WriteRequest {
  readonly caller: WriteCaller
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
  db: Database,
  request: WriteRequest,
): Promise<Outcome<result> | undefined> {
  if (request.key === undefined) return undefined
  const known = knownNow(request, request.key)
  return recallFirst(db, [known, ...(await knownBefore(db, known))])
}

/** The first answer that stands under one of these. */
export async function recallFirst<result>(
  db: Database,
  writes: readonly KnownWrite[],
): Promise<Outcome<result> | undefined> {
  for (const write of writes) {
    const stored = await answerOf(db, keyHashOf(write))
    if (stored) return unseal<result>(write, stored)
  }
  return undefined
}

/** Keeps the first answer to a write, in the transaction of its effect. */
export async function keepAnswer<result>(
  { clock }: Pick<Means, 'clock'>,
  tx: Transaction,
  request: WriteRequest,
  outcome: Outcome<result>,
): Promise<void> {
  if (request.key === undefined) return
  const known = knownNow(request, request.key)
  const keyHash = keyHashOf(known)
  await claimAnswer(tx, { keyHash, bodyHash: bodyHashOf(request), createdAt: clock.now() })
  await fillAnswer(tx, keyHash, 200, seal(known, outcome))
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
  const known = knownNow(request, request.key)
  const keyHash = keyHashOf(known)
  const bodyHash = bodyHashOf(request)
  // A rival's uncommitted claim makes this wait, so that what is read next is final.
  if (!(await claimAnswer(tx, { keyHash, bodyHash, createdAt: clock.now() }))) {
    const stored = await answerOf(tx, keyHash)
    if (stored) return unseal<result>(known, stored)
  }
  const before = await recallFirst<result>(tx, await knownBefore(tx, known))
  const outcome = before ?? (await effect(tx))
  const status = 'result' in outcome ? 200 : ERROR_STATUS[outcome.failure.code]
  await fillAnswer(tx, keyHash, status, seal(known, outcome))
  return outcome
}

/** A write under one id of its caller's. */
export interface KnownWrite extends WriteRequest {
  readonly id: string
  readonly key: string
}

/** A write under what its caller is called today: what it is kept under. */
export function knownNow(request: WriteRequest, key: string): KnownWrite {
  const { caller } = request
  return { ...request, key, id: typeof caller === 'string' ? caller : caller.playerId }
}

/** The same write under whatever else its caller has been called. */
export async function knownBefore(db: Database, write: KnownWrite): Promise<KnownWrite[]> {
  if (typeof write.caller === 'string') return []
  const former = await formerIdsOf(db, write.caller.playerId)
  return former.map((id) => ({ ...write, id }))
}

/** A key alone would not tell callers and calls apart. */
export function keyHashOf({ id, call, key }: KnownWrite): string {
  return sha256(id, `${call.method} ${call.path}`, key)
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
function sealingKey(write: KnownWrite): Buffer {
  const material = `${write.key}\n${write.id}\n${textOf(write.body)}`
  return Buffer.from(hkdfSync('sha256', material, keyHashOf(write), 'dcw answer', 32))
}

/** Seals an outcome so that only the same key and body open it. */
export function seal(write: KnownWrite, outcome: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(write), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(outcome), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Opens a stored answer. Throws `idempotency_mismatch` for another body. */
export function unseal<result>(
  write: KnownWrite,
  stored: { bodyHash: string; sealed: string },
): Outcome<result> {
  if (stored.bodyHash !== bodyHashOf(write)) refuseOtherBody()
  const bytes = Buffer.from(stored.sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(write), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  // What was sealed here was an outcome of this very call.
  return JSON.parse(text.toString('utf8')) as Outcome<result>
}
