import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import type { ErrorCode } from '#src/protocol/errors.ts'
import type { Database } from '../platform/db/database.ts'
import { answersOf, type StoredAnswer } from './answers-repository.ts'
import { formerIdsOf } from '../platform/db/repositories/players.ts'
import { sha256 } from '../platform/hashing.ts'
import { RequestError } from '../platform/http/request-error.ts'

/**
 * The caller of a write: a player, in any session and also after a merge into another player; or a text that identifies
 * another kind of caller.
 */
export type WriteCaller = { readonly playerId: string } | string

/** A write that its caller may repeat. */
export interface WriteRequest {
  readonly caller: WriteCaller
  readonly call: Endpoint
  /** The Idempotency-Key. Without one every call is a new write. */
  readonly key: string | undefined
  readonly body: unknown
}

/** The outcome of a write: its result, or a failure that is stored because it had an effect. */
export type Outcome<result> =
  | { readonly result: result }
  | { readonly failure: { readonly code: ErrorCode; readonly detail: string } }

/** Resolves with the first answer to this write, if there was one. Throws `idempotency_mismatch` for another body. */
export async function findAnswer<result>(
  db: Database,
  request: WriteRequest,
): Promise<Outcome<result> | undefined> {
  if (request.key === undefined) return undefined
  const known = currentWrite(request, request.key)
  return findFirstAnswer(db, [known, ...(await writesBeforeMerge(db, known))])
}

/** Resolves with the first answer that is stored for one of these writes. Makes one query, however many they are. */
export async function findFirstAnswer<result>(
  db: Database,
  writes: readonly KeyedWrite[],
): Promise<Outcome<result> | undefined> {
  const stored = await answersOf(db, writes.map(keyHashOf))
  for (const write of writes) {
    const answer = stored.get(keyHashOf(write))
    if (answer) return unseal<result>(write, answer)
  }
  return undefined
}

/** Returns the result of an outcome, or throws its failure. */
export function resultOf<result>(outcome: Outcome<result>): result {
  if ('result' in outcome) return outcome.result
  throw new RequestError(outcome.failure.code, outcome.failure.detail)
}

/** A write with an Idempotency-Key, under the current or a former id of its caller. */
export interface KeyedWrite extends WriteRequest {
  readonly id: string
  readonly key: string
}

/** Returns the write under its caller's current id, under which its answer is stored. */
export function currentWrite(request: WriteRequest, key: string): KeyedWrite {
  const { caller } = request
  return { ...request, key, id: typeof caller === 'string' ? caller : caller.playerId }
}

/** Resolves with the same write under the ids of players that were merged into its caller. */
export async function writesBeforeMerge(db: Database, write: KeyedWrite): Promise<KeyedWrite[]> {
  if (typeof write.caller === 'string') return []
  const former = await formerIdsOf(db, write.caller.playerId)
  return former.map((id) => ({ ...write, id }))
}

/** Returns the hash under which an answer is stored: of caller, call and key. */
export function keyHashOf({ id, call, key }: KeyedWrite): string {
  return sha256(id, `${call.method} ${call.path}`, key)
}

/** Returns the hash that distinguishes writes under the same key. */
export function bodyHashOf({ body }: WriteRequest): string {
  return sha256(textOf(body))
}

/** Throws `idempotency_mismatch`. */
export function throwBodyMismatch(): never {
  throw new RequestError(
    'idempotency_mismatch',
    'This Idempotency-Key was used before for something else.',
  )
}

function textOf(body: unknown): string {
  return JSON.stringify(body ?? null)
}

/**
 * Answers contain API keys, so they are encrypted (AES-256-GCM). The encryption key is derived from the Idempotency-Key
 * and the body, of which the database has only hashes.
 */
function sealingKey(write: KeyedWrite): Buffer {
  const material = `${write.key}\n${write.id}\n${textOf(write.body)}`
  return Buffer.from(hkdfSync('sha256', material, keyHashOf(write), 'dcw answer', 32))
}

/** Encrypts an outcome. Only the same key and body can decrypt it. */
export function seal(write: KeyedWrite, outcome: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(write), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(outcome), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts a stored answer. Throws `idempotency_mismatch` for another body. */
export function unseal<result>(write: KeyedWrite, stored: StoredAnswer): Outcome<result> {
  if (stored.bodyHash !== bodyHashOf(write)) throwBodyMismatch()
  const bytes = Buffer.from(stored.sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(write), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  // The sealed text is an outcome of the same call.
  return JSON.parse(text.toString('utf8')) as Outcome<result>
}
