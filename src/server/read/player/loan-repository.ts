import { and, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { loans } from '../../platform/db/schema.ts'

export type LoanRow = typeof loans.$inferSelect

/** Resolves with a player's unpaid loans, the oldest first. */
export async function unpaidLoansOf(db: Database, playerId: string): Promise<LoanRow[]> {
  return db
    .select()
    .from(loans)
    .where(and(eq(loans.playerId, playerId), ne(loans.status, 'paid')))
    .orderBy(loans.takenAt, loans.id)
}

/** Resolves with a player's paid loans, the last taken first. */
export async function paidLoansOf(
  db: Database,
  playerId: string,
  limit: number,
): Promise<LoanRow[]> {
  return db
    .select()
    .from(loans)
    .where(and(eq(loans.playerId, playerId), eq(loans.status, 'paid')))
    .orderBy(desc(loans.takenAt), desc(loans.id))
    .limit(limit)
}
