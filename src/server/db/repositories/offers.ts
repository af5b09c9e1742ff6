import { and, eq } from 'drizzle-orm'
import type { OfferTerms } from '#src/rules/sharks/decision.ts'
import type { Database } from '../database.ts'
import { offers } from '../schema.ts'

/** Resolves with the terms of an offer that is open; null when there is none. */
export async function openTermsOf(db: Database, offerId: string): Promise<OfferTerms | null> {
  const [offer] = await db
    .select({ terms: offers.terms })
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(offers.status, 'open')))
  return offer?.terms ?? null
}
