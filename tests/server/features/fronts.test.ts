import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { frontCall, frontsCall } from '#src/protocol/calls/fronts.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import type { BodyOf } from '#src/protocol/endpoint.ts'
import { cashAccount, transfer } from '#src/rules/ledger.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { settleDue } from '#src/server/features/loans/settle-due.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import {
  call,
  createTestApp,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { book } from '#tests/support/book.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { verifyRun } from '#tests/support/verify-run.ts'

const DAY_MS = 86_400_000
const BUY = { action: 'buy', front: 'newsstand' } as const
const TEND = { action: 'tend', front: 'newsstand', answer: 'a' } as const
const SELL = { action: 'sell', front: 'newsstand' } as const

/** Money from nowhere, through the books. */
function grant(app: TestApp, { id }: TestPlayer, dollars: number): Promise<void> {
  const entry = transfer('job_pay', randomUUID(), {
    from: 'house',
    to: cashAccount(id),
    amountCents: dollars * 100,
  })
  return book(app, { playerId: id, entry })
}

function act(app: TestApp, { headers }: TestPlayer, body: BodyOf<typeof frontCall>) {
  return call(app, frontCall, { body, headers })
}

const listed = (app: TestApp, { headers }: TestPlayer) => call(app, frontsCall, { headers })

const coded = (code: string) => expect.objectContaining({ code })

describeOnBothEngines('fronts', (openFreshStore) => {
  test('default: a front is bought, tended, paid for at midnight, and sold', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await grant(app, player, 6_000)
    expect(await listed(app, player)).toMatchObject({
      fronts: [],
      next: { front: 'newsstand', price: 6_000, resale: 4_800, is_large: true },
      percent: { tended: 2, idle: 0.8, running: 0.9, resale: 80, large: 60 },
      kicked_up: { tonight: 0, total: 0 },
    })

    const bought = await act(app, player, BUY)
    expect(bought).toMatchObject({ cash: 2_000, state_delta: { cash: 2_000, net_worth: 2_800 } })
    expect(bought.fronts.next).toMatchObject({ front: 'laundromat', price: 15_000 })
    const [owned] = bought.fronts.fronts
    expect(owned?.question.answers).toHaveLength(2)
    expect(owned).toMatchObject({ payout: { tended: 66, idle: -6 }, answered: null, earned: 0 })

    const tended = await act(app, player, TEND)
    expect(tended.fronts.fronts[0]?.answered).toEqual({ answer: 'a', text: tended.text })
    expect(tended.state_delta).toMatchObject({ moves_left: 5 })

    app.clock.advance(DAY_MS)
    expect(await stats(app, player)).toMatchObject({
      ...{ cash: 2_066, debt: 4_200, net_worth: 2_666 },
    })
    expect((await listed(app, player)).fronts[0]).toMatchObject({ earned: 66, answered: null })
    app.clock.advance(DAY_MS)
    const sold = await act(app, player, SELL)
    expect(sold).toMatchObject({ cash: 6_860, text: 'You sold the newsstand for $4,800.' })
    expect(sold.fronts.fronts).toEqual([])
    expect(await audit(store.db)).toEqual([])
  })

  test('takes an answer for a place that was sold and bought again on the same day', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await grant(app, player, 12_000)
    for (const step of [BUY, TEND, SELL, BUY, TEND]) {
      await act(app, player, step)
      app.clock.advance(1_000)
    }
    expect((await listed(app, player)).fronts[0]).toMatchObject({ answered: { answer: 'a' } })
  })

  test('repeats the answer to a repeated purchase, and takes the price once', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await grant(app, player, 6_000)
    const headers = { ...player.headers, 'Idempotency-Key': randomUUID() }
    const first = await call(app, frontCall, { body: BUY, headers })
    expect(await call(app, frontCall, { body: BUY, headers })).toEqual(first)
    expect(await stats(app, player)).toMatchObject({ cash: 2_000 })
  })

  test('refuses what cannot be bought, tended or sold', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const refusal = async (body: unknown) => {
      const answer = await send(app, 'POST /api/v1/player/fronts', {
        body,
        headers: player.headers,
      })
      return [answer.status, answer.json]
    }
    expect(await refusal(BUY)).toEqual([409, coded('short_of_cash')])
    expect(await refusal({ ...BUY, front: 'garage' })).toEqual([409, coded('not_for_sale')])
    expect(await refusal(TEND)).toEqual([404, coded('not_found')])
    expect(await refusal(SELL)).toEqual([404, coded('not_found')])
    expect(await refusal({ action: 'burn', front: 'newsstand' })).toEqual([
      422,
      coded('invalid_input'),
    ])
  })

  test('the boards, the figures and the audit count the same after nights of an absent player', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await grant(app, player, 24_000)
    await act(app, player, BUY)
    app.clock.advance(3 * DAY_MS)
    const { cash, debt, net_worth } = await stats(app, player)
    // Each night the newsstand costs $6, and 2 % go up of what is above $10,000 after the debt.
    expect({ cash, debt }).toEqual({ cash: 19_641.97, debt: 4_630.5 })
    expect(net_worth).toBeCloseTo(cash + 4_800 - debt, 2)
    const { market, server } = app
    await settleDue(
      { server, writer: new PlayerWriter(server, market) },
      '',
      new AbortController().signal,
    )
    expect(await stats(app, player)).toMatchObject({ cash, net_worth })
    const board = await call(app, leaderboardCall, { query: { timeframe: 'all' } })
    expect(board[0]).toMatchObject({ net_worth })
    expect(await audit(store.db)).toEqual([])
    const { events, verdict } = await verifyRun(app, player)
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['loan_taken', 'day_begun', 'front_bought'],
      ...['front_paid', 'kicked_up', 'interest_accrued'],
      ...['front_paid', 'kicked_up', 'interest_accrued'],
      ...['front_paid', 'kicked_up', 'interest_accrued'],
    ])
    expect(verdict).toMatchObject({ difference: null, replayed: true })
  })
})
