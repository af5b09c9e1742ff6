import { and, eq, gte } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { GoodSymbol } from '#src/rules/market/goods.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import type { Database } from '../../platform/db/database.ts'
import { dayProfits, missions } from '../../platform/db/life-schema.ts'
import { conversations, entries, postings, turns } from '../../platform/db/schema.ts'

export type MissionRow = typeof missions.$inferSelect

/** Resolves with a player's missions of a day, in their order. */
export async function missionsOf(
  db: Database,
  playerId: string,
  day: string,
): Promise<MissionRow[]> {
  return db
    .select()
    .from(missions)
    .where(and(eq(missions.playerId, playerId), eq(missions.day, day)))
    .orderBy(missions.place)
}

/** Resolves with a player's profit from each good on a day, in cents. */
export async function dayProfitsOf(
  db: Database,
  playerId: string,
  day: string,
): Promise<Map<GoodSymbol, number>> {
  const rows = await db
    .select()
    .from(dayProfits)
    .where(and(eq(dayProfits.playerId, playerId), eq(dayProfits.day, day)))
  return new Map(rows.map(({ symbol, profitCents }) => [symbol, profitCents]))
}

/** Whether a player has repaid a loan in cash, fully or in part, since an instant. */
export async function hasPaidSince(db: Database, playerId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: entries.id })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entryId))
    .where(
      and(
        eq(postings.account, cashAccount(playerId)),
        eq(entries.kind, 'loan_repayment'),
        gte(entries.at, since),
      ),
    )
    .limit(1)
  return rows.length === 1
}

/** Resolves with the sharks that a player has talked to since an instant. */
export async function talkedToSince(
  db: Database,
  playerId: string,
  since: Date,
): Promise<Character[]> {
  const rows = await db
    .selectDistinct({ character: conversations.character })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(and(eq(turns.playerId, playerId), gte(turns.createdAt, since)))
  return rows.map(({ character }) => character)
}
