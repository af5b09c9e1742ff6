import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { EvidenceKind } from '#src/protocol/evidence.ts'
import { evidence, identities } from '../account-schema.ts'
import type { Database, Transaction } from '../database.ts'

/** A season, and the instant at which evidence is judged. */
export interface Judgement {
  readonly seasonStart: Date
  readonly at: Date
}

export interface Evidence {
  readonly kind: EvidenceKind
  /** The earliest instant at which it is known to have held. */
  readonly at: Date
  /** Null for evidence that does not end. Evidence that has ended by `at` is deleted. */
  readonly endsAt: Date | null
}

/** Stores what is known about an identity. Keeps the earlier instant of evidence that is known already. */
export async function saveEvidence(
  tx: Transaction,
  subject: string,
  found: readonly Evidence[],
): Promise<void> {
  for (const { kind, at, endsAt } of found) {
    if (endsAt && endsAt <= at) {
      await removeEvidence(tx, subject, [kind])
      continue
    }
    await tx
      .insert(evidence)
      .values({ subject, kind, at, endsAt })
      .onConflictDoUpdate({
        target: [evidence.subject, evidence.kind, evidence.about],
        set: { at: sql`least(${evidence.at}, excluded.at)`, endsAt },
      })
  }
}

/** Removes evidence of some kinds about an identity. */
export async function removeEvidence(
  tx: Transaction,
  subject: string,
  kinds: readonly EvidenceKind[],
): Promise<void> {
  await tx
    .delete(evidence)
    .where(and(eq(evidence.subject, subject), inArray(evidence.kind, [...kinds])))
}

/** Resolves with the kinds of evidence that count, by subject of a player's identities. */
export async function evidenceOfPlayer(
  db: Database,
  playerId: string,
  judgement: Judgement,
): Promise<ReadonlyMap<string, readonly EvidenceKind[]>> {
  const rows = await db
    .selectDistinct({ subject: evidence.subject, kind: evidence.kind })
    .from(evidence)
    .innerJoin(identities, eq(identities.subject, evidence.subject))
    .where(and(eq(identities.playerId, playerId), counts(judgement)))
    .orderBy(evidence.subject, evidence.kind)
  const bySubject = new Map<string, EvidenceKind[]>()
  for (const { subject, kind } of rows) {
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), kind])
  }
  return bySubject
}

/** Whether evidence of this kind about an identity counts. */
export async function hasEvidence(
  db: Database,
  { subject, kind }: { subject: string; kind: EvidenceKind },
  judgement: Judgement,
): Promise<boolean> {
  const rows = await db
    .select({ kind: evidence.kind })
    .from(evidence)
    .where(and(eq(evidence.subject, subject), eq(evidence.kind, kind), counts(judgement)))
    .limit(1)
  return rows.length === 1
}

/** Returns the condition that a player has evidence that counts. */
export function isProven(playerId: PgColumn, judgement: Judgement): SQL<boolean> {
  const { seasonStart, at } = judgement
  return sql<boolean>`is_proven(${playerId}, ${seasonStart.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`
}

function counts({ seasonStart, at }: Judgement): SQL {
  return sql`evidence_counts(${evidence}, ${seasonStart.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`
}
