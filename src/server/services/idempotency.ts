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
  for (const id of await callerIdsOf(db, request)) {
    const known: KnownWrite = { ...request, caller: id, key: request.key }
    const stored = await answerOf(db, keyHashOf(known))
    if (stored) return unseal<result>(known, stored)
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
  const before = await recallAnswer<result>(tx, request)
  if (before) return before
  // A rival's uncommitted claim makes this wait, so that what is read next is final.
  if (!(await claimAnswer(tx, { keyHash, bodyHash, createdAt: clock.now() }))) {
    const stored = await answerOf(tx, keyHash)
    if (stored) return unseal<result>(known, stored)
  }
  const outcome = await effect(tx)
  const status = 'result' in outcome ? 200 : ERROR_STATUS[outcome.failure.code]
  await fillAnswer(tx, keyHash, status, seal(known, outcome))
  return outcome
}

/** A write by one id of its caller's. */
type KnownWrite = WriteRequest & { readonly caller: string; readonly key: string }

function knownNow(request: WriteRequest, key: string): KnownWrite {
  const { caller } = request
  return { ...request, key, caller: typeof caller === 'string' ? caller : caller.playerId }
}

/** Every id that the caller has gone by, the one of today first. */
async function callerIdsOf(db: Database, { caller }: WriteRequest): Promise<string[]> {
  if (typeof caller === 'string') return [caller]
  return [caller.playerId, ...(await formerIdsOf(db, caller.playerId))]
}

/** Under what a write may be known, as hashes: the first is what it is to be kept under. */
export async function keyHashesOf(
  db: Database,
  write: WriteRequest & { readonly key: string },
): Promise<[string, ...string[]]> {
  const [id = '', ...former] = await callerIdsOf(db, write)
  const hashBy = (caller: string): string => keyHashOf({ ...write, caller })
  return [hashBy(id), ...former.map(hashBy)]
}

/** A key alone would not tell callers and calls apart. */
function keyHashOf({ caller, call, key }: KnownWrite): string {
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
function sealingKey(write: KnownWrite): Buffer {
  const material = `${write.key}\n${write.caller}\n${textOf(write.body)}`
  return Buffer.from(hkdfSync('sha256', material, keyHashOf(write), 'dcw answer', 32))
}

function seal(write: KnownWrite, outcome: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(write), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(outcome), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal<result>(
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
