import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { payments } from '../life-schema.ts'
import { identities } from '../account-schema.ts'

/** Identities whose address has signed. */
const PROVEN = ['wallet', 'burner', 'world'] as const

/** Notes what the first of some references that has bought nothing yet buys; null where each bought something before. */
export async function addPayment(
  db: Database,
  payment: Omit<typeof payments.$inferInsert, 'reference'>,
  references: readonly string[],
): Promise<string | null> {
  if (await isNotedWhole(db, references)) return null
  for (const reference of references) {
    const rows = await db
      .insert(payments)
      .values({ ...payment, reference })
      .onConflictDoNothing()
      .returning({ reference: payments.reference })
    if (rows.length === 1) return reference
  }
  return null
}

/** Before payers of one transaction were told apart, it was noted by its hash alone. */
async function isNotedWhole(db: Database, references: readonly string[]): Promise<boolean> {
  const hashes = references.map((reference) => reference.split(':')[0] ?? '')
  const rows = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(inArray(payments.reference, hashes))
    .limit(1)
  return rows.length > 0
}

/** Whether an address (lower-cased) is one that a player has proven, and no guest's. */
export async function isPlayersWallet(db: Database, address: string): Promise<boolean> {
  const subjects = [address, `world:${address}`]
  const rows = await db
    .select({ id: identities.id })
    .from(identities)
    .where(
      and(inArray(identities.subject, subjects), inArray(identities.kind, ['wallet', 'world'])),
    )
    .limit(1)
  return rows.length === 1
}

/** The addresses a player has proven, lower-cased. */
export async function walletsOf(db: Database, playerId: string): Promise<string[]> {
  const rows = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.playerId, playerId), inArray(identities.kind, [...PROVEN])))
  return rows.map(({ subject }) => subject.replace(/^world:/, ''))
}
