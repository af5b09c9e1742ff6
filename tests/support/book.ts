import { sql } from 'drizzle-orm'
import { dayOf } from '#src/rules/calendar.ts'
import type { Entry } from '#src/rules/ledger.ts'
import { potPartOf } from '#src/rules/pot.ts'
import type { TestApp } from './app.ts'
import { asOwner } from './database.ts'

/** Books an entry of one player without an event, with the balances, the board and the pot that follow from it. */
export async function book(
  { server, clock }: TestApp,
  { playerId, entry, at = clock.now() }: { playerId: string; entry: Entry; at?: Date },
): Promise<void> {
  const { kind, cause, postings } = entry
  const id = server.ids.uuid()
  const [when, day] = [at.toISOString(), dayOf(at)]
  await asOwner(server.store).transact(async (tx) => {
    await tx.execute(
      sql`insert into entries (id, kind, cause, at) values (${id}, ${kind}, ${cause}, ${when})`,
    )
    for (const { account, amountCents } of postings) {
      await tx.execute(
        sql`insert into postings (entry_id, account, amount_cents) values (${id}, ${account}, ${amountCents})`,
      )
      if (!account.startsWith('player:')) continue
      await tx.execute(sql`
        insert into accounts (name, player_id, balance_cents) values (${account}, ${playerId}, ${amountCents})
        on conflict (name) do update set balance_cents = accounts.balance_cents + excluded.balance_cents`)
      await tx.execute(
        sql`update standings set money_cents = money_cents + ${amountCents} where player_id = ${playerId}`,
      )
    }
    const cents = potPartOf(entry)
    if (cents === 0) return
    await tx.execute(sql`
      insert into player_months (month, player_id, days, trades, traded_cents, best_profit_cents, contributed_cents)
      values (${day.slice(0, 7)}, ${playerId}, 0, 0, 0, 0, ${cents})
      on conflict (month, player_id) do update
        set contributed_cents = player_months.contributed_cents + excluded.contributed_cents`)
  })
}
