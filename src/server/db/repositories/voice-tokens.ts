import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { dailyUsage } from '../schema.ts'

/** Resolves with the tokens of a language model that were used for a player on a day. */
export async function voiceTokensOn(db: Database, playerId: string, day: string): Promise<number> {
  const rows = await db
    .select({ spent: dailyUsage.voiceTokens })
    .from(dailyUsage)
    .where(and(eq(dailyUsage.playerId, playerId), eq(dailyUsage.day, day)))
  return rows[0]?.spent ?? 0
}

/** Resolves with the tokens of a language model that were used for all players on a day. */
export async function voiceTokensOfAll(db: Database, day: string): Promise<number> {
  const rows = await db
    .select({ spent: sql<string>`coalesce(sum(${dailyUsage.voiceTokens}), 0)` })
    .from(dailyUsage)
    .where(eq(dailyUsage.day, day))
  return Number(rows[0]?.spent ?? 0)
}

export async function addVoiceTokens(
  db: Database,
  { playerId, day, tokens }: { playerId: string; day: string; tokens: number },
): Promise<void> {
  await db
    .insert(dailyUsage)
    .values({ playerId, day, interactions: 0, voiceTokens: tokens })
    .onConflictDoUpdate({
      target: [dailyUsage.playerId, dailyUsage.day],
      set: { voiceTokens: sql`${dailyUsage.voiceTokens} + ${tokens}` },
    })
}
