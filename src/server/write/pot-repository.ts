import { and, asc, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/database.ts'
import { players } from '../platform/db/schema.ts'
import { playerMonths, potHistory, standings } from '../platform/db/street-schema.ts'
import { isProven, type Judgement } from '../platform/db/repositories/evidence.ts'

export type PlayerMonth = typeof playerMonths.$inferSelect
export type PaidPot = typeof potHistory.$inferSelect

/** Who has a share of a month's pot. */
export interface PotEligibility {
  readonly month: string
  /** The minimum number of days at play. */
  readonly fromDays: number
  /** When evidence counts; null in a demo, where all players take part. */
  readonly provenAt: Judgement | null
}

export async function monthOf(
  db: Database,
  month: string,
  playerId: string,
): Promise<PlayerMonth | undefined> {
  const rows = await db
    .select()
    .from(playerMonths)
    .where(and(eq(playerMonths.month, month), eq(playerMonths.playerId, playerId)))
  return rows[0]
}

/**
 * Resolves with the players who are eligible for a share of a month's pot, the highest gain of the month first. They
 * have at least `fromDays` days at play and, except in a demo, are proven.
 */
export async function eligiblePlayers(
  db: Database,
  eligibility: PotEligibility,
): Promise<string[]> {
  const rows = await db
    .select({ playerId: playerMonths.playerId })
    .from(playerMonths)
    .innerJoin(standings, eq(standings.playerId, playerMonths.playerId))
    .innerJoin(players, eq(players.id, playerMonths.playerId))
    .where(and(isEligible(eligibility), isNull(players.mergedInto)))
    .orderBy(desc(standings.monthGainCents), asc(standings.joinedAt), asc(standings.playerId))
  return rows.map(({ playerId }) => playerId)
}

/** Resolves with the number of players that are eligible for a share of a month's pot so far. */
export async function countEligible(db: Database, eligibility: PotEligibility): Promise<number> {
  const rows = await db
    .select({ players: sql<string>`count(*)` })
    .from(playerMonths)
    .where(isEligible(eligibility))
  return Number(rows[0]?.players)
}

function isEligible({ month, fromDays, provenAt }: PotEligibility): SQL | undefined {
  return and(
    eq(playerMonths.month, month),
    gte(playerMonths.days, fromDays),
    provenAt ? isProven(playerMonths.playerId, provenAt) : undefined,
  )
}

export async function addPaidPot(tx: Transaction, pot: PaidPot): Promise<void> {
  await tx.insert(potHistory).values(pot)
}

/** Resolves with paid pots, the latest first. */
export async function paidPots(db: Database, limit: number): Promise<PaidPot[]> {
  return db.select().from(potHistory).orderBy(desc(potHistory.month)).limit(limit)
}
