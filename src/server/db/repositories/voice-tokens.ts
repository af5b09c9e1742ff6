import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { dailyUsage } from '../schema.ts'

export async function voiceTokensOn(db: Database, playerId: string, day: string): Promise<number> {
  const rows = await db
    .select({ spent: dailyUsage.voiceTokens })
    .from(dailyUsage)
    .where(and(eq(dailyUsage.playerId, playerId), eq(dailyUsage.day, day)))
  return rows[0]?.spent ?? 0
}

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
