import { eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { answers } from '../platform/db/schema.ts'

/**
 * Claims an idempotency key by storing an empty answer. Resolves with false if a committed transaction has claimed the
 * key.
 */
export async function claimAnswer(
  db: Database,
  claim: { keyHash: string; playerId: string | null; bodyHash: string; createdAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(answers)
    .values({ ...claim, status: 0, sealed: '' })
    .onConflictDoNothing()
    .returning({ keyHash: answers.keyHash })
  return rows.length === 1
}

/** Stores the answer of a claimed idempotency key: the HTTP status and the sealed response. */
export async function fillAnswer(
  db: Database,
  keyHash: string,
  status: number,
  sealed: string,
): Promise<void> {
  await db.update(answers).set({ status, sealed }).where(eq(answers.keyHash, keyHash))
}

/** A stored answer, with the hash of the request's body. */
export interface StoredAnswer {
  readonly bodyHash: string
  readonly sealed: string
}

/** Resolves with the stored answers of idempotency keys, by the hashes of the keys. */
export async function answersOf(
  db: Database,
  keyHashes: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswer>> {
  if (keyHashes.length === 0) return new Map()
  const { keyHash, bodyHash, sealed } = answers
  const rows = await db
    .select({ keyHash, bodyHash, sealed })
    .from(answers)
    .where(inArray(keyHash, [...keyHashes]))
  return new Map(rows.map((row) => [row.keyHash, row]))
}

export async function deleteAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.delete(answers).where(lt(answers.createdAt, before))
}
