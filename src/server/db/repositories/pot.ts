import { and, asc, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import { newMonth } from '#src/rules/player/sheet.ts'
import type { Database, Transaction } from '../database.ts'
import { identities } from '../account-schema.ts'
import { playerMonths, potHistory, standings } from '../street-schema.ts'

export type PlayerMonth = typeof playerMonths.$inferSelect
export type PaidPot = typeof potHistory.$inferSelect

/** Returns an empty row of a player's month. */
const newRow = (playerId: string, month: string) => ({
  ...newMonth(month),
  playerId,
  lastContributionAt: null,
})

/** Adds a day at play to a player's month. */
export async function countPlayDay(db: Database, playerId: string, day: string): Promise<void> {
  await db
    .insert(playerMonths)
    .values({ ...newRow(playerId, day.slice(0, 7)), days: 1 })
    .onConflictDoUpdate({
      target: [playerMonths.month, playerMonths.playerId],
      set: { days: sql`${playerMonths.days} + 1` },
    })
}

/** Adds an amount that a player has paid into the pot to the player's month. */
export async function countContribution(
  db: Database,
  contribution: { month: string; playerId: string; cents: number; at: Date },
): Promise<void> {
  const { month, playerId, cents, at } = contribution
  await db
    .insert(playerMonths)
    .values({ ...newRow(playerId, month), contributedCents: cents, lastContributionAt: at })
    .onConflictDoUpdate({
      target: [playerMonths.month, playerMonths.playerId],
      set: {
        contributedCents: sql`${playerMonths.contributedCents} + ${cents}`,
        lastContributionAt: at,
      },
    })
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
 * have at least `fromDays` days at play, and an identity that is not a guest's key.
 */
export async function eligiblePlayers(
  db: Database,
  { month, fromDays }: { month: string; fromDays: number },
): Promise<string[]> {
  const rows = await db
    .select({ playerId: playerMonths.playerId })
    .from(playerMonths)
    .innerJoin(standings, eq(standings.playerId, playerMonths.playerId))
    .where(isEligible(month, fromDays))
    .orderBy(desc(standings.monthGainCents), asc(standings.joinedAt), asc(standings.playerId))
  return rows.map(({ playerId }) => playerId)
}

/** Resolves with the number of players that are eligible for a share of a month's pot so far. */
export async function countEligible(
  db: Database,
  { month, fromDays }: { month: string; fromDays: number },
): Promise<number> {
  const rows = await db
    .select({ players: sql<string>`count(*)` })
    .from(playerMonths)
    .where(isEligible(month, fromDays))
  return Number(rows[0]?.players)
}

function isEligible(month: string, fromDays: number): SQL | undefined {
  return and(
    eq(playerMonths.month, month),
    gte(playerMonths.days, fromDays),
    sql`exists (select 1 from ${identities} where ${identities.playerId} = ${playerMonths.playerId} and ${ne(identities.kind, 'burner')})`,
  )
}

export async function addPaidPot(tx: Transaction, pot: PaidPot): Promise<void> {
  await tx.insert(potHistory).values(pot)
}

/** Resolves with paid pots, the latest first. */
export async function paidPots(db: Database, limit: number): Promise<PaidPot[]> {
  return db.select().from(potHistory).orderBy(desc(potHistory.month)).limit(limit)
}
