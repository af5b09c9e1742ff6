import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { answers } from '../schema.ts'

/**
 * Claims an idempotency key by storing an empty answer. Resolves with false if a committed transaction has claimed the
 * key.
 */
export async function claimAnswer(
  db: Database,
  claim: { keyHash: string; bodyHash: string; createdAt: Date },
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

/** Returns the stored answer of an idempotency key, with the hash of the request's body. */
export async function answerOf(
  db: Database,
  keyHash: string,
): Promise<{ bodyHash: string; sealed: string } | undefined> {
  const rows = await db
    .select({ bodyHash: answers.bodyHash, sealed: answers.sealed })
    .from(answers)
    .where(eq(answers.keyHash, keyHash))
  return rows[0]
}

export async function deleteAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.delete(answers).where(lt(answers.createdAt, before))
}
