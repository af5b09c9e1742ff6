import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { Database } from '../database.ts'
import { offers, replyTokens } from '../schema.ts'

export type OfferRow = typeof offers.$inferSelect
export type ReplyToken = typeof replyTokens.$inferSelect

export async function addOffer(db: Database, offer: OfferRow): Promise<void> {
  await db.insert(offers).values(offer)
}

export async function offerOf(db: Database, id: string): Promise<OfferRow | undefined> {
  const rows = await db.select().from(offers).where(eq(offers.id, id))
  return rows[0]
}

/** Finds the latest open offer of a shark to a player that has not expired at `now`. */
export async function openOfferOf(
  db: Database,
  { playerId, character, now }: { playerId: string; character: Character; now: Date },
): Promise<OfferRow | undefined> {
  const rows = await db
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.playerId, playerId),
        eq(offers.character, character),
        eq(offers.status, 'open'),
        gt(offers.expiresAt, now),
      ),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(1)
  return rows[0]
}

/** Lapses all open offers of a shark to a player, because only one may be open. */
export async function expireOffers(
  db: Database,
  playerId: string,
  character: Character,
): Promise<void> {
  await db
    .update(offers)
    .set({ status: 'lapsed' })
    .where(
      and(
        eq(offers.playerId, playerId),
        eq(offers.character, character),
        eq(offers.status, 'open'),
      ),
    )
}

/** Changes the terms of an open offer. */
export async function changeTerms(
  db: Database,
  id: string,
  terms: OfferRow['terms'],
): Promise<void> {
  await db
    .update(offers)
    .set({ terms })
    .where(and(eq(offers.id, id), eq(offers.status, 'open')))
}

/** Marks a player's reply token as used. Resolves with undefined if the player has no such token, or has used it. */
export async function consumeReplyToken(
  db: Database,
  { hash, playerId, now }: { hash: string; playerId: string; now: Date },
): Promise<ReplyToken | undefined> {
  const rows = await db
    .update(replyTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(replyTokens.hash, hash),
        eq(replyTokens.playerId, playerId),
        isNull(replyTokens.usedAt),
      ),
    )
    .returning()
  return rows[0]
}
