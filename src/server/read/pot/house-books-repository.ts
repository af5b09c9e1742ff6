import { sql } from 'drizzle-orm'
import type { HOUSE_ACCOUNTS } from '#src/rules/ledger.ts'
import { POT_SOURCE_OF, type PotSource } from '#src/rules/pot.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'

export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** Resolves with the balance of an account of the game in cents, from the entries of the months up to `upToMonth`. */
export async function houseBalance(
  db: Database,
  account: HouseAccount,
  { upToMonth }: { upToMonth: string } = { upToMonth: '9999-12' },
): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(sum(cents), 0) as cents from house_books
    where account = ${account} and month <= ${upToMonth}`)
  return Number(rows[0]?.cents)
}

/** Resolves with what was paid into a month's pot, in cents by source. */
export async function potSourcesOf(db: Database, month: string): Promise<Map<PotSource, number>> {
  const { rows } = await db.execute<{ kind: string; cents: string }>(sql`
    select kind, sum(cents) as cents from house_books
    where account = 'pot' and month = ${month} and cents > 0 group by kind`)
  const sources: Readonly<Record<string, PotSource>> = POT_SOURCE_OF
  return new Map(
    rows.flatMap(({ kind, cents }) => {
      const source = sources[kind]
      return source ? [[source, Number(cents)] as const] : []
    }),
  )
}

/**
 * Adds the postings of finished transactions on the game's accounts to the totals. One node at a time runs it; the others
 * return at once. Transactions become visible out of order: only those older than every running transaction are counted.
 */
export async function rollUpHouse(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`insert into rollups (name, up_to) values ('house', '0') on conflict do nothing`,
  )
  const { rows } = await tx.execute<{ up_to: string }>(sql`
    select up_to::text from rollups where name = 'house' for update skip locked`)
  const since = rows[0]?.up_to
  if (since === undefined) return
  await tx.execute(sql`
    with finished as materialized (
      select pg_snapshot_xmin(pg_current_snapshot()) as up_to
    ), summed as (
      select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month, p.account, e.kind, sum(p.amount_cents) as cents
      from finished, postings p join entries e on e.id = p.entry_id
      where p.account in ('fees', 'house', 'pot')
        and p.transaction >= ${since}::xid8 and p.transaction < finished.up_to
      group by 1, 2, 3
    ), added as (
      insert into house_totals (month, account, kind, cents) select month, account, kind, cents from summed
      on conflict (month, account, kind) do update set cents = house_totals.cents + excluded.cents
    )
    update rollups set up_to = finished.up_to from finished
    where name = 'house' and exists (select 1 from summed)`)
}
