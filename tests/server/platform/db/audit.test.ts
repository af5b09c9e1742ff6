import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import type { Transaction } from '#src/server/platform/db/database.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { auditRuns } from '#src/server/write/audit-runs.ts'
import { call, chipOf, createTestApp, say, signInAs, type TestPlayer } from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { trade } from '#tests/support/trades.ts'

/** Fills a database: a player borrows, trades, talks and travels. */
async function fillWithPlay(store: Store): Promise<TestPlayer> {
  const app = await createTestApp(store)
  const player = await signInAs(app)
  const offered = await say(app, player, 'I need a loan')
  const body = chipOf(offered, 'accept')
  await call(app, chatChoiceCall, { body, headers: player.headers })
  await say(app, player, 'My sister Rosa works at the hospital')
  await call(app, travelCall, { body: { borough: 'queens' }, headers: player.headers })
  await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 5 })
  await trade(app, player, { side: 'sell', symbol: 'SMOKES', quantity: 2 })
  return player
}

/** Runs work in a transaction and rolls it back. */
async function runAndRollBack<result>(
  store: Store,
  work: (tx: Transaction) => Promise<result>,
): Promise<result> {
  const done: result[] = []
  const rollback = new Error('rolled back by the test')
  const outcome = asOwner(store).db.transaction(async (tx) => {
    done.push(await work(tx))
    throw rollback
  })
  await expect(outcome).rejects.toBe(rollback)
  return done[0] ?? expect.fail('the work returned nothing')
}

describeOnBothEngines('the audit', (openFreshStore) => {
  let store: Store
  beforeAll(async () => {
    store = await openFreshStore()
    await fillWithPlay(store)
  })

  test('finds nothing after normal play', async () => {
    expect(await audit(store.db)).toEqual([])
    expect(await auditRuns(store.db)).toEqual([])
  })

  test.each([
    ['stash', sql`update stash set quantity = quantity + 1`, 'holdings'],
    ['reputation', sql`update players set reputation = 0.91`, 'reputation'],
    ['trust', sql`update relations set relation = relation || '{"trust": 99}'`, 'relations'],
    ['count of messages', sql`update daily_usage set interactions = 0`, 'interactions'],
    [
      'deal that a shark has recorded, which is gone,',
      sql`update relations set relation = relation #- '{facts,lastDeal}'`,
      'relations',
    ],
    [
      'deal that a shark has recorded',
      sql`update relations set relation = jsonb_set(relation, '{facts,lastDeal}', '"the $9"')`,
      'relations',
    ],
    [
      'betrayal that a shark has recorded',
      sql`update relations set relation = jsonb_set(relation, '{facts,worstBetrayal}', '"it"')`,
      'relations',
    ],
    ['heat', sql`insert into heat select id, 'bronx', 6.5 from players`, 'heat'],
    ['money', sql`update accounts set balance_cents = 1 where name like '%:cash'`, 'balances'],
  ])('finds the player whose %s differs from the run', async (_, damage, field) => {
    const findings = await runAndRollBack(store, async (tx) => {
      await tx.execute(damage)
      return auditRuns(tx)
    })
    expect(findings).toEqual([
      {
        row: expect.stringMatching(/^players /),
        sentence: expect.stringContaining(`The run and the tables differ in ${field}: `),
      },
    ])
  })

  test.each([
    [
      'gone',
      sql`delete from recollections where hearsay_from is null`,
      [/the one marked \S+ is missing/],
    ],
    [
      'changed',
      sql`update recollections set words = 'your aunt Rosa' where hearsay_from is null`,
      [/no event tells of/, /the one marked \S+ is missing/],
    ],
    [
      'forged',
      sql`insert into recollections
        select gen_random_uuid(), player_id, character, 'lie', 'you were broke', due_at, said_at, known_from, ends_at
        from recollections where hearsay_from is null`,
      [/no event tells of/],
    ],
  ])('finds a recollection that is %s, and tells no words of it', async (_, damage, sentences) => {
    const findings = await runAndRollBack(store, async (tx) => {
      await tx.execute(damage)
      return auditRuns(tx)
    })
    expect(findings.map(({ sentence }) => sentence)).toEqual(
      sentences.map((sentence) => expect.stringMatching(sentence)),
    )
    expect(findings.map(({ sentence }) => sentence).join()).not.toMatch(/Rosa|broke/)
  })

  test.each([
    [
      'a merged player who still has money',
      sql`update players set merged_into = id`,
      [/^players .*: The player was merged or deleted, and still has money/],
    ],
    [
      'a changed posting',
      sql`update postings set amount_cents = amount_cents + 1 where account = 'fees'`,
      [/^entries .*: The entry trade \(.*\) sums to 1 cents, not to 0\.$/],
    ],
    [
      'a changed balance',
      sql`update accounts set balance_cents = balance_cents - 7 where name like 'player:%:cash'`,
      [/^accounts player:.*:cash: The account holds \d+ cents, and its postings sum to \d+\.$/],
    ],
    [
      'a wrong total of a rollup',
      sql`insert into house_totals values ('2026-09', 'fees', 'trade', 7)`,
      [/^house_totals 2026-09 fees: The totals hold \d+ cents, and the postings sum to \d+\.$/],
    ],
    [
      'a purchase of messages without an event',
      sql`insert into payments (reference, id, player_id, bought, usdc, at)
        select 'demo', gen_random_uuid(), id, 'messages', 1, now() from players`,
      [/^payments .*: Messages were bought in a run without a payment, or the other way round\.$/],
    ],
    [
      'a payment that has vanished without an event',
      sql`insert into payments (reference, id, player_id, bought, usdc, at, state)
        select 'demo', gen_random_uuid(), id, 'favour', 0.5, now(), 'vanished' from players`,
      [
        /^payments .*: A payment has vanished in a run but not in its row, or the other way round\.$/,
      ],
    ],
    [
      'less than no bought messages',
      sql`update players set bought_interactions = -1`,
      [/^players .*: The player has -1 bought messages\.$/],
    ],
    [
      'a posting without an entry',
      sql`insert into postings values (gen_random_uuid(), 'house', 0)`,
      [/^postings .*: The posting belongs to no entry\.$/],
    ],
    [
      'interest without an entry',
      sql`update loans set accrued_cents = accrued_cents + 500 where not is_opening`,
      [
        /^loans .*: The loan has accrued 5500 cents, and the books hold 5000 of interest\.$/,
        /^accounts player:.*:debt:vinnie: The loans owe 455500 cents, and the account has -455000\.$/,
      ],
    ],
    [
      'a loan beyond its cap',
      sql`update loans set accrued_cents = 50001 where not is_opening`,
      [/^loans .*: The loan owes 100001 cents, beyond 2 times its principal\.$/],
    ],
    [
      'a loan that differs from its run',
      sql`update loans set repaid_cents = 1 where not is_opening`,
      [
        /^loans .*: The loan counts 50000 cents lent, 5000 accrued and 1 repaid, and the runs 50000, 5000 and 0\.$/,
      ],
    ],
    [
      'a debt without a loan',
      sql`delete from loans`,
      [
        /^accounts player:.*:debt:vinnie: The account owes 455000 cents, and there is no loan of it\.$/,
      ],
    ],
    [
      'a paid loan that owes',
      sql`update loans set status = 'paid' where not is_opening`,
      [/^loans .*: The loan is paid and owes 55000 cents\.$/],
    ],
    [
      'a negative stash',
      sql`update stash set quantity = -1`,
      [/^stash .* SMOKES: The stash holds -1 units that cost \d+ cents\.$/],
    ],
    [
      'wrong money on the board',
      sql`update standings set money_cents = money_cents + 1`,
      [/^standings .*: The board counts -?\d+ cents of money, and the accounts hold -?\d+\.$/],
    ],
    [
      'wrong goods on the board',
      sql`update standings set goods_cents = goods_cents + 1`,
      [/^standings .*: The board counts \d+ cents of goods, and the stash is worth \d+\.$/],
    ],
    [
      'wrong fronts on the board',
      sql`update standings set fronts_cents = 1`,
      [/^standings .*: The board counts 1 cents of fronts, and they would bring 0\.$/],
    ],
    [
      'a front that is not on the board',
      sql`update players set fronts = '[{"front":"newsstand"}]'`,
      [/^standings .*: The board counts 0 cents of fronts, and they would bring 480000\.$/],
    ],
    [
      'a share that is in no run',
      sql`update players set kicked_up_cents = 5`,
      [/^players .*: Shares of 5 cents have gone up, and the runs have 0\.$/],
    ],
    [
      'a wrong contribution to the pot',
      sql`update player_months set contributed_cents = contributed_cents + 1`,
      [
        /^player_months 2026-09: The pot was fed \d+ cents, and the players have contributed \d+\.$/,
      ],
    ],
    [
      'a changed event of a run',
      sql`update events set body = body || ' ' where body like '%"traded"%'`,
      [/^events 2026-09 .* \d+: The event is not chained to the previous one\.$/],
    ],
    [
      'a missing event of a run',
      sql`delete from events where body like '%"traded"%'`,
      [
        /^runs 2026-09 .*: The run is recorded to end at event \d+, and ends at \d+\.$/,
        /^events .*: A trade is missing in the runs or in the ledger\.$/,
      ],
    ],
    [
      'a toll without a trip',
      sql`insert into entries select gen_random_uuid(), 'travel_toll', 'x', now()`,
      [/^events x: A run has a trip that the books have not, or the other way round\.$/],
    ],
    [
      'an encounter that ended outside of the run',
      sql`insert into encounters (id, player_id, kind, borough, price_cents, opened_at, settled_at, choice)
        select gen_random_uuid(), id, 'police', 'queens', 1, now(), now(), 'pay' from players`,
      [/^encounters .*: The encounter has ended in another way than in the run\.$/],
    ],
    [
      'a root',
      sql`insert into season_roots values ('2026-09', 1, 'root', 'chain')`,
      [/^season_roots 2026-09 1: The root is not chained to the previous one\.$/],
    ],
    [
      'an entry without postings',
      sql`insert into entries select gen_random_uuid(), 'opening_grant', 'x', now()`,
      [/^entries .*: The entry opening_grant \(x\) sums to 0 cents, not to 0\.$/],
    ],
  ] as const)('finds the row of %s', async (_, damage, expected) => {
    const findings = await runAndRollBack(store, async (tx) => {
      await tx.execute(damage)
      return audit(tx)
    })
    const named = findings.map(({ row, sentence }) => `${row}: ${sentence}`)
    for (const pattern of expected) expect(named).toContainEqual(expect.stringMatching(pattern))
  })
})
