import { and, eq, gt } from 'drizzle-orm'
import type { OfferTerms } from '#src/rules/sharks/decision.ts'
import type { Database } from '../../platform/db/database.ts'
import { offers } from '../../platform/db/schema.ts'

/** A player's offer at an instant. */
export interface OfferOfPlayer {
  readonly id: string
  readonly playerId: string
  readonly now: Date
}

/** Resolves with the terms of a player's offer that can be taken now; null when there is none. */
export async function openTermsOf(
  db: Database,
  { id, playerId, now }: OfferOfPlayer,
): Promise<OfferTerms | null> {
  const [offer] = await db
    .select({ terms: offers.terms })
    .from(offers)
    .where(
      and(
        eq(offers.id, id),
        eq(offers.playerId, playerId),
        eq(offers.status, 'open'),
        gt(offers.expiresAt, now),
      ),
    )
  return offer?.terms ?? null
}
