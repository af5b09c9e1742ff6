import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '#src/server/platform/db/store.ts'
import {
  createTestApp,
  expectBalancedBooks,
  send,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { fc } from '#tests/support/property.ts'

/** Requests that a player or an attacker may send, valid and invalid. */
const BOROUGHS = ['manhattan', 'brooklyn', 'queens', 'bronx', 'staten_island', 'jersey', 'atlantis']
const amounts = fc.oneof(
  fc.integer({ min: -50, max: 3_000 }),
  fc.constantFrom(0.01, 0.001, 1e9, 1e300),
)
const requests = fc.oneof(
  fc.record({
    route: fc.constant('POST /api/v1/player/travel'),
    body: fc.record({ borough: fc.constantFrom(...BOROUGHS) }),
  }),
  fc.record({
    route: fc.constant('POST /api/v1/economy/trade'),
    body: fc.record({
      side: fc.constantFrom('buy', 'sell', 'steal'),
      symbol: fc.constantFrom('SMOKES', 'TAPES', 'BOOZE', 'THREADS', 'BONDS', 'GOLD'),
      quantity: fc.oneof(fc.integer({ min: -3, max: 40 }), fc.constantFrom(0.5, 1e12)),
    }),
  }),
  fc.record({
    route: fc.constant('POST /api/v1/turn'),
    body: fc.record({
      actions: fc.array(
        fc.constantFrom(
          { action: 'job' },
          { action: 'request_favor', details: { favor_type: 'cash_advance', character: 'tommy' } },
          { action: 'request_favor', details: { favor_type: 'extension' } },
        ),
        { maxLength: 3 },
      ),
    }),
  }),
  fc.record({
    route: fc.constant('POST /player/favor'),
    body: fc.record({
      favor_type: fc.constantFrom('cash_advance', 'tip', 'protection', 'extension'),
      character: fc.constantFrom('vinnie', 'carmela'),
    }),
  }),
  fc.record({
    route: fc.constant('POST /api/v1/player/encounter'),
    body: fc.record({ choice: fc.constantFrom('pay', 'run', 'fight', 'talk', 'pray') }),
  }),
  fc.record({ route: fc.constant('borrow'), body: fc.record({}) }),
  fc.record({ route: fc.constant('repay'), body: fc.record({ amount: amounts }) }),
  fc.record({
    route: fc.constant('wait'),
    body: fc.record({ hours: fc.integer({ min: 1, max: 60 }) }),
  }),
)
type Request = { readonly route: string; readonly body: unknown }

/** Sends a request twice under one key: the second must change nothing. */
async function attempt(app: TestApp, player: TestPlayer, request: Request): Promise<void> {
  if (request.route === 'wait') {
    return app.clock.advance((request.body as { hours: number }).hours * 3_600_000)
  }
  const { route, body } = await asCall(app, player, request)
  const headers = { ...player.headers, 'idempotency-key': randomUUID() }
  const first = await send(app, route, { body, headers })
  expect(first.status).toBeLessThan(500)
  if (first.status === 200) {
    expect((await send(app, route, { body, headers })).json).toEqual(first.json)
  } else {
    expect(first.json).toMatchObject({ detail: expect.stringMatching(/\w.*[.!)]$|exhausted$/) })
  }
}

async function asCall(
  app: TestApp,
  player: TestPlayer,
  { route, body }: Request,
): Promise<Request> {
  const { headers } = player
  if (route === 'borrow') {
    const message = { message: 'I need a loan', character: 'vinnie' }
    const said = await send(app, 'POST /api/v1/chat', { body: message, headers })
    const chips = (said.json as { quick_replies?: { payload: unknown }[] }).quick_replies ?? []
    const payload = chips.map((chip) => chip.payload).find((one) => typeof one === 'object')
    const details = (payload as { details?: { choice_id: string } } | undefined)?.details
    const choice = { choice_id: details?.choice_id ?? randomUUID(), value: 'accept' }
    return { route: 'POST /chat/choice', body: choice }
  }
  if (route !== 'repay') return { route, body }
  const { json } = await send(app, 'GET /api/v1/loans', { headers })
  const id = (json as { loans: { id: string }[] }).loans[0]?.id ?? randomUUID()
  return { route: `POST /api/v1/loans/${id}/repay`, body }
}

/** Checks what must hold for a database after any requests. */
async function expectSoundPlayer({ db }: Store, playerId: string): Promise<void> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select
      (select balance_cents from accounts where name = ${`player:${playerId}:cash`}) as cash,
      (select coalesce(min(quantity), 0) from stash) as least,
      (select moves from players where id = ${playerId}) as moves,
      (select count(*) from loans where principal_cents + accrued_cents > 3 * principal_cents) as capped,
      (select coalesce(sum(principal_cents + accrued_cents - repaid_cents), 0) from loans) as owed,
      (select -coalesce(sum(balance_cents), 0) from accounts where name like ${`player:${playerId}:debt:%`}) as debt,
      (select count(*) from entries where kind in ('travel_toll', 'job_pay')) as moved,
      (select moves_made from players where id = ${playerId}) as made`)
  const [row] = rows
  expect(Number(row?.['cash'])).toBeGreaterThanOrEqual(0)
  expect(Number(row?.['least'])).toBeGreaterThanOrEqual(0)
  expect(Number(row?.['moves'])).toBeGreaterThanOrEqual(0)
  expect(Number(row?.['capped'])).toBe(0)
  expect(Number(row?.['owed'])).toBe(Number(row?.['debt']))
  expect(Number(row?.['moved'])).toBeLessThanOrEqual(Number(row?.['made']))
}

describeOnBothEngines('random sequences of requests', (openFreshStore) => {
  test('keep books, cash, stash, limits and moves consistent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 12, maxLength: 24 }), async (sent) => {
        const store = await openFreshStore()
        const app = await createTestApp(store)
        const player = await signInAs(app)
        for (const request of sent) await attempt(app, player, request)
        await expectBalancedBooks(store)
        await expectSoundPlayer(store, player.id)
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })
})
