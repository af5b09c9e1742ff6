import { sql } from 'drizzle-orm'
import type { Store } from '#src/server/platform/db/store.ts'

/** Adds the events and entries of a player who has traded that often. */
export async function lengthenRun(
  store: Store,
  { playerId, at }: { playerId: string; at: Date },
  events: number,
): Promise<void> {
  const season = at.toISOString().slice(0, 7)
  await store.db.execute(sql`
    insert into events (player_id, season_id, seq, tick, body, hash)
    select ${playerId}::uuid, ${season}, 1000000 + n, 0, '{"kind":"traded"}', repeat('0', 64)
    from generate_series(1, ${events}::int) n`)
  await store.db.execute(sql`
    with added as (
      insert into entries (id, kind, cause, at)
      select gen_random_uuid(), 'trade', gen_random_uuid()::text, ${at.toISOString()}::timestamptz
      from generate_series(1, ${events}::int) returning id
    )
    insert into postings (entry_id, account, amount_cents)
    select id, 'player:' || ${playerId} || ':cash', 0 from added`)
  await store.db.execute(sql`analyze`)
}

/** What other players have left behind: events, and the same number of postings. */
export interface History {
  /** When they played. */
  readonly at: Date
  readonly events: number
}

/**
 * Adds the events of a thousand players that do not exist, and entries of two postings each, from a house account to
 * one of them. References are not checked, because they are valid by construction; indexes grow as in real use.
 */
export async function fillHistory(store: Store, { at, events }: History): Promise<void> {
  const season = at.toISOString().slice(0, 7)
  await store.transact(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      insert into events (player_id, season_id, seq, tick, body, hash)
      select md5('stranger:' || n % 1000)::uuid, ${season}, 1 + n / 1000, n % 200, '{"kind":"traded"}', repeat('0', 64)
      from generate_series(0, ${events}::int - 1) n`)
    await tx.execute(sql`
      insert into accounts (name, player_id, balance_cents)
      select 'stranger:' || n, null, 0 from generate_series(0, 999) n on conflict do nothing`)
    await tx.execute(sql`
      with added as (
        insert into entries (id, kind, cause, at)
        select gen_random_uuid(), 'job_pay', gen_random_uuid()::text, now() from generate_series(1, ${events / 2}::int)
        returning id
      ), numbered as (select id, row_number() over () as n from added)
      insert into postings (entry_id, account, amount_cents)
      select id, 'house', -100 from numbered
      union all select id, 'stranger:' || n % 1000, 100 from numbered`)
    await tx.execute(sql`
      update accounts set balance_cents = booked.cents
      from (select account, sum(amount_cents) as cents from postings group by account) booked
      where booked.account = accounts.name`)
  })
  await store.db.execute(sql`analyze`)
}
