import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { payments } from '../life-schema.ts'
import { identities } from '../account-schema.ts'

/** Kinds of identities whose address was proven by a signature. */
const PROVEN = ['wallet', 'burner', 'world'] as const

/** Adds a payment under the first unused reference. Resolves with that reference, or with null if none is unused. */
export async function addPayment(
  db: Database,
  payment: Omit<typeof payments.$inferInsert, 'reference'>,
  references: readonly string[],
): Promise<string | null> {
  if (await isHashUsed(db, references)) return null
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

/** Whether an older row used one of the transactions. The references of older rows are a hash without a payer. */
async function isHashUsed(db: Database, references: readonly string[]): Promise<boolean> {
  const hashes = references.map((reference) => reference.split(':')[0] ?? '')
  const rows = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(inArray(payments.reference, hashes))
    .limit(1)
  return rows.length > 0
}

/** Whether an address (lower-cased) is the proven wallet of any player. Keys of guests do not count. */
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

/** Resolves with a player's proven addresses, lower-cased. */
export async function walletsOf(db: Database, playerId: string): Promise<string[]> {
  const rows = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.playerId, playerId), inArray(identities.kind, [...PROVEN])))
  return rows.map(({ subject }) => subject.replace(/^world:/, ''))
}
