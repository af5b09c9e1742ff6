import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/db/database.ts'

/** The differences in the ledger and the tables next to it. Every figure must be 0. */
export interface BooksReport {
  /** The sum of all postings in cents. */
  readonly sum: number
  /** Entries whose postings do not sum to zero. */
  readonly unbalanced: number
  /** Accounts whose balance is not the sum of their postings. */
  readonly wrongBalances: number
  /** Players without an opening grant, or with two. */
  readonly wrongGrants: number
  /** Loans that the ledger did not book exactly once: an opening debt as owed, any other loan as paid out. */
  readonly wrongLoans: number
  /** Conversations whose messages have gaps or a wrong count. */
  readonly gaps: number
}

/** Checks the database by queries, without the server. */
export async function checkBooks(db: Database): Promise<BooksReport> {
  const count = async (query: ReturnType<typeof sql>): Promise<number> =>
    Number((await db.execute(query)).rows[0]?.['n'])
  return {
    sum: await count(sql`select coalesce(sum(amount_cents), 0) as n from postings`),
    unbalanced: await count(sql`
      select count(*) as n from (
        select entry_id from postings group by entry_id having sum(amount_cents) <> 0) wrong`),
    wrongBalances: await count(sql`
      select count(*) as n from accounts
      left join (select account, sum(amount_cents) as total from postings group by account) booked
        on booked.account = accounts.name
      where accounts.balance_cents <> coalesce(booked.total, 0)`),
    wrongGrants: await count(sql`
      select count(*) as n from players where 1 <> (
        select count(*) from entries where cause = players.id::text and kind = 'opening_grant')`),
    wrongLoans: await count(sql`
      select count(*) as n from loans where 1 <> (
        select count(*) from entries where cause = loans.id::text
          and kind = case when loans.is_opening then 'opening_debt' else 'loan_paid_out' end)`),
    gaps: await count(sql`
      select count(*) as n from conversations where last_seq <> (
        select count(*) from messages where conversation_id = conversations.id)`),
  }
}

/** Resolves with the ids of all trades in the runs, in order. */
export async function storedFills(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select body::json ->> 'id' as id from events where body::json ->> 'kind' = 'traded' order by 1`)
  return rows.map(({ id }) => id)
}

/** The result of {@link checkBooks} for correct books. */
export const GOOD_BOOKS: BooksReport = {
  sum: 0,
  unbalanced: 0,
  wrongBalances: 0,
  wrongGrants: 0,
  wrongLoans: 0,
  gaps: 0,
}
