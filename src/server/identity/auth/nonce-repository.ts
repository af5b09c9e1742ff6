import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { nonces } from '../../platform/db/account-schema.ts'

export type Nonce = typeof nonces.$inferSelect

/** Adds a nonce. `stepUpSessionId` is absent for a sign-in or a link, `bindingHash` for all but a frame. */
export async function addNonce(
  db: Database,
  nonce: Omit<Nonce, 'usedAt' | 'stepUpSessionId' | 'bindingHash'> &
    Partial<Pick<Nonce, 'stepUpSessionId' | 'bindingHash'>>,
): Promise<void> {
  await db.insert(nonces).values(nonce)
}

export async function nonceOf(db: Database, nonce: string): Promise<Nonce | undefined> {
  const rows = await db.select().from(nonces).where(eq(nonces.nonce, nonce))
  return rows[0]
}

/**
 * Marks a nonce as used. Resolves with false if it is unknown, expired or used. Only one of several concurrent callers
 * gets true.
 */
export async function consumeNonce(db: Database, nonce: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(nonces)
    .set({ usedAt: now })
    .where(and(eq(nonces.nonce, nonce), isNull(nonces.usedAt), gt(nonces.expiresAt, now)))
    .returning({ nonce: nonces.nonce })
  return rows.length === 1
}

export async function deleteExpiredNonces(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(nonces).where(lt(nonces.expiresAt, expiredBefore))
}
