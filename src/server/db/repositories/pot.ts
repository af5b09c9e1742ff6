import { and, asc, desc, eq, gt, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { PotSource } from '#src/rules/pot.ts'
import type { GoodSymbol } from '#src/rules/market/goods.ts'
import type { Database, Transaction } from '../database.ts'
import { identities } from '../account-schema.ts'
import { playDays, playerMonths, potHistory, potSources, standings } from '../street-schema.ts'

export type PlayerMonth = typeof playerMonths.$inferSelect
export type PaidPot = typeof potHistory.$inferSelect

const NEW_MONTH = {
  days: 0,
  trades: 0,
  tradedCents: 0,
  bestProfitCents: 0,
  bestSymbol: null,
  contributedCents: 0,
  lastContributionAt: null,
}

/** Notes that a player did something on a day; false where that was known. */
export async function addPlayDay(db: Database, playerId: string, day: string): Promise<boolean> {
  const rows = await db
    .insert(playDays)
    .values({ playerId, day })
    .onConflictDoNothing()
    .returning({ day: playDays.day })
  if (rows.length === 0) return false
  await db
    .insert(playerMonths)
    .values({ ...NEW_MONTH, month: day.slice(0, 7), playerId, days: 1 })
    .onConflictDoUpdate({
      target: [playerMonths.month, playerMonths.playerId],
      set: { days: sql`${playerMonths.days} + 1` },
    })
  return true
}

/** Counts a trade into its player's month. */
export async function countTrade(
  db: Database,
  trade: {
    month: string
    playerId: string
    symbol: GoodSymbol
    grossCents: number
    profitCents: number
  },
): Promise<void> {
  const { month, playerId, symbol, grossCents, profitCents } = trade
  const isBest = profitCents > 0
  await db
    .insert(playerMonths)
    .values({
      ...NEW_MONTH,
      month,
      playerId,
      trades: 1,
      tradedCents: grossCents,
      bestProfitCents: Math.max(0, profitCents),
      bestSymbol: isBest ? symbol : null,
    })
    .onConflictDoUpdate({
      target: [playerMonths.month, playerMonths.playerId],
      set: {
        trades: sql`${playerMonths.trades} + 1`,
        tradedCents: sql`${playerMonths.tradedCents} + ${grossCents}`,
        bestProfitCents: sql`greatest(${playerMonths.bestProfitCents}, ${profitCents}::bigint)`,
        bestSymbol: sql`case when ${playerMonths.bestProfitCents} < ${profitCents}::bigint then ${symbol} else ${playerMonths.bestSymbol} end`,
      },
    })
}

/** Counts what went into the pot: by its source, and on the account of whose doing it was. */
export async function countContribution(
  db: Database,
  part: { month: string; source: PotSource; playerId: string; cents: number; at: Date },
): Promise<void> {
  const { month, source, playerId, cents, at } = part
  await db
    .insert(playerMonths)
    .values({ ...NEW_MONTH, month, playerId, contributedCents: cents, lastContributionAt: at })
    .onConflictDoUpdate({
      target: [playerMonths.month, playerMonths.playerId],
      set: {
        contributedCents: sql`${playerMonths.contributedCents} + ${cents}`,
        lastContributionAt: at,
      },
    })
  await db
    .insert(potSources)
    .values({ month, source, cents })
    .onConflictDoUpdate({
      target: [potSources.month, potSources.source],
      set: { cents: sql`${potSources.cents} + ${cents}` },
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

/** What fed a month's pot, in cents by source. */
export async function sourcesOf(db: Database, month: string): Promise<Map<PotSource, number>> {
  const rows = await db.select().from(potSources).where(eq(potSources.month, month))
  return new Map(rows.map(({ source, cents }) => [source, cents]))
}

/** What has been fed in after a month, in cents: no part of its pot. */
export async function fedAfter(db: Database, month: string): Promise<number> {
  const rows = await db
    .select({ cents: sql<string>`coalesce(sum(${potSources.cents}), 0)` })
    .from(potSources)
    .where(gt(potSources.month, month))
  return Number(rows[0]?.cents)
}

/** Who takes part in a month's pot, the best first: on enough days at play, and with more than a burner to their name. */
export async function eligiblePlayers(
  db: Database,
  { month, fromDays }: { month: string; fromDays: number },
): Promise<string[]> {
  const rows = await db
    .select({ playerId: playerMonths.playerId })
    .from(playerMonths)
    .innerJoin(standings, eq(standings.playerId, playerMonths.playerId))
    .where(takesPart(month, fromDays))
    .orderBy(desc(standings.monthGainCents), asc(standings.joinedAt), asc(standings.playerId))
  return rows.map(({ playerId }) => playerId)
}

/** How many take part in a month's pot so far. */
export async function countEligible(
  db: Database,
  { month, fromDays }: { month: string; fromDays: number },
): Promise<number> {
  const rows = await db
    .select({ players: sql<string>`count(*)` })
    .from(playerMonths)
    .where(takesPart(month, fromDays))
  return Number(rows[0]?.players)
}

function takesPart(month: string, fromDays: number): SQL | undefined {
  return and(
    eq(playerMonths.month, month),
    gte(playerMonths.days, fromDays),
    sql`exists (select 1 from ${identities} where ${identities.playerId} = ${playerMonths.playerId} and ${ne(identities.kind, 'burner')})`,
  )
}

export async function addPaidPot(tx: Transaction, pot: PaidPot): Promise<void> {
  await tx.insert(potHistory).values(pot)
}

/** Pots that were paid out, the last first. */
export async function paidPots(db: Database, limit: number): Promise<PaidPot[]> {
  return db.select().from(potHistory).orderBy(desc(potHistory.month)).limit(limit)
}
