import { inArray } from 'drizzle-orm'
import type { AccountName } from '#src/rules/ledger.ts'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema.ts'

/** Resolves with balances of players' accounts in cents. An account without postings is absent. */
export async function balancesOf(
  db: Database,
  names: readonly AccountName[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ name: accounts.name, cents: accounts.balanceCents })
    .from(accounts)
    .where(inArray(accounts.name, [...names]))
  return new Map(rows.map(({ name, cents }) => [name, cents]))
}
