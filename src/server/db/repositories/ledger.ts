import { inArray, sql } from 'drizzle-orm'
import type { AccountName, Posting } from '#src/rules/ledger.ts'
import type { Database, Transaction } from '../database.ts'
import { accounts, entries, postings } from '../schema.ts'

export interface BookedEntry {
  readonly id: string
  readonly kind: string
  readonly cause: string
  readonly at: Date
}

/** Adds an entry. Resolves with false if an entry of the same kind and cause exists. */
export async function addEntry(tx: Transaction, entry: BookedEntry): Promise<boolean> {
  const rows = await tx
    .insert(entries)
    .values(entry)
    .onConflictDoNothing({ target: [entries.kind, entries.cause] })
    .returning({ id: entries.id })
  return rows.length === 1
}

/**
 * Adds postings and updates the players' balances, in the order of the accounts to avoid deadlocks. The accounts
 * `house`, `pot` and `fees` have no stored balance.
 */
export async function addPostings(
  tx: Transaction,
  entryId: string,
  booked: readonly (Posting & { readonly playerId: string | null })[],
): Promise<void> {
  const ofPlayers = booked
    .filter(({ playerId }) => playerId !== null)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
  if (ofPlayers.length > 0) {
    await tx
      .insert(accounts)
      .values(
        ofPlayers.map(({ account, amountCents, playerId }) => ({
          name: account,
          playerId,
          balanceCents: amountCents,
        })),
      )
      .onConflictDoUpdate({
        target: accounts.name,
        set: { balanceCents: sql`${accounts.balanceCents} + excluded.balance_cents` },
      })
  }
  await tx
    .insert(postings)
    .values(booked.map(({ account, amountCents }) => ({ entryId, account, amountCents })))
}

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
