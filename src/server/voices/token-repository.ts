import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { addressTokens } from '../platform/db/budget-schema.ts'
import type { Database } from '../platform/db/database.ts'
import { dailyUsage } from '../platform/db/schema.ts'

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

/** Resolves with the tokens that were used for addresses on a day, by address. Addresses without any are missing. */
export async function addressTokensOn(
  db: Database,
  addresses: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map()
  const { address, tokens } = addressTokens
  const rows = await db
    .select({ address, tokens })
    .from(addressTokens)
    .where(and(inArray(address, [...addresses]), eq(addressTokens.day, day)))
  return new Map(rows.map((row) => [row.address, row.tokens]))
}

/** Adds tokens to each of some addresses on a day. */
export async function addAddressTokens(
  db: Database,
  addresses: readonly string[],
  { day, tokens }: { day: string; tokens: number },
): Promise<void> {
  if (addresses.length === 0) return
  await db
    .insert(addressTokens)
    .values(addresses.map((address) => ({ address, day, tokens })))
    .onConflictDoUpdate({
      target: [addressTokens.address, addressTokens.day],
      set: { tokens: sql`${addressTokens.tokens} + ${tokens}` },
    })
}

export async function deleteAddressTokensBefore(db: Database, day: string): Promise<void> {
  await db.delete(addressTokens).where(lt(addressTokens.day, day))
}
