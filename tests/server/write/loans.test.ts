import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { takeChoice } from '#src/server/features/chat/take-choice.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import {
  type Answered,
  call,
  chipOf,
  createTestApp,
  expectBalancedBooks,
  history,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { interruptedWriter } from '#tests/support/interrupted-writer.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { verifyRun } from '#tests/support/verify-run.ts'

const DAY_MS = 86_400_000

/** Asks vinnie for a loan and takes the offer. */
async function borrow(app: TestApp, player: TestPlayer): Promise<void> {
  const body = chipOf(await say(app, player, 'I need a loan'), 'accept')
  await call(app, chatChoiceCall, { body, headers: player.headers })
}

async function onlyLoan(app: TestApp, { headers }: TestPlayer) {
  const { loans } = await call(app, loansCall, { headers })
  const loan = loans.find(({ is_opening: isOpening }) => !isOpening)
  return loan ?? expect.fail('nothing is owed')
}

/** Reads what a player sees of their loans. */
function whatIsShown(app: TestApp, player: TestPlayer) {
  return Promise.all([history(app, player), onlyLoan(app, player), stats(app, player)])
}

describeOnBothEngines('loans', (openFreshStore) => {
  test('shows what has fallen due before a write stores it, and the same afterwards', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    app.clock.advance(3.5 * DAY_MS)
    const stored = () =>
      store.db.execute(sql`select accrued_cents::int, late_day_seen from loans
        where not is_opening`)
    const before = await whatIsShown(app, player)
    expect((await stored()).rows).toEqual([{ accrued_cents: 5_000, late_day_seen: 0 }])
    await new PlayerWriter(app.server, app.market).catchUp(player.id)
    expect((await stored()).rows).toEqual([{ accrued_cents: 23_205, late_day_seen: 1 }])
    const after = await whatIsShown(app, player)
    expect(after).toEqual(before)
    await expectBalancedBooks(store)
  })

  test('shows what a shark tells whom the player has not talked to', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const { headers } = player
    await call(app, favourCall, {
      body: { favor_type: 'cash_advance', character: 'tommy' },
      headers,
    })
    app.clock.advance(7.5 * DAY_MS)
    const before = await history(app, player)
    const tommys = before.filter(({ character }) => character === 'tommy')
    expect(tommys).toMatchObject([{ messages: [{ role: 'assistant' }, { role: 'system' }] }])
    await new PlayerWriter(app.server, app.market).catchUp(player.id)
    expect((await history(app, player)).filter(({ character }) => character === 'tommy')).toEqual(
      tommys,
    )
  })

  test('writes loans as events that the season’s seed recomputes', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    app.clock.advance(4 * DAY_MS)
    const { id } = await onlyLoan(app, player)
    await call(app, repayCall, { params: { id }, body: { amount: 100 }, headers: player.headers })
    const { events, verdict } = await verifyRun(app, player)
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['loan_taken', 'day_begun', 'streak_counted', 'turn_opened'],
      ...['option_taken', 'loan_taken', 'interest_accrued', 'relation_moved'],
      // The loan and the opening debt, four times, and the first late day of the loan.
      ...['interest_accrued', 'interest_accrued', 'interest_accrued', 'interest_accrued'],
      ...['interest_accrued', 'interest_accrued', 'loan_day_late', 'interest_accrued'],
      ...['interest_accrued', 'day_begun'],
      ...['loan_repaid', 'relation_moved'],
    ])
    expect(verdict).toMatchObject({ difference: null, replayed: true, records: events.length })
  })

  test('are lent once when an option is taken on two nodes, also between load and store', async () => {
    const store = await openFreshStore()
    const [one, other] = [await createTestApp(store), await createTestApp(store)]
    const player = await signInAs(one)
    const { choice_id, value } = chipOf(await say(one, player, 'I need a loan'), 'accept')
    const body = { choice_id, value }
    const take = (app: TestApp) =>
      send(app, `POST ${chatChoiceCall.path}`, { body, headers: player.headers })
    const answers: Answered[] = []
    const writer = interruptedWriter(one, async () => {
      answers.push(...(await Promise.all([take(one), take(other), take(other)])))
    })
    const caller = { playerId: player.id }
    await expect(
      takeChoice({ writer, ids: one.server.ids }, { caller, body, idempotencyKey: undefined }),
    ).rejects.toMatchObject({ code: 'offer_closed' })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await stats(one, player)).toMatchObject({ cash: 2_500, debt: 4_550 })
    await expectBalancedBooks(store)
  })

  test('are not lent by a process that ends between load and store', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const body = chipOf(await say(app, player, 'I need a loan'), 'accept')
    const crash = new Error('the process ended here')
    const writer = interruptedWriter(app, () => Promise.reject(crash))
    const asked = { caller: { playerId: player.id }, body, idempotencyKey: undefined }
    await expect(takeChoice({ writer, ids: app.server.ids }, asked)).rejects.toBe(crash)
    expect(await stats(app, player)).toMatchObject({ cash: 2_000, debt: 4_000 })
    await call(app, chatChoiceCall, { body, headers: player.headers })
    expect(await stats(app, player)).toMatchObject({ cash: 2_500, debt: 4_550 })
    await expectBalancedBooks(store)
  })

  test('accrue interest once when two nodes write after a night', async () => {
    const store = await openFreshStore()
    const clock = createManualClock()
    const one = await createTestApp(store, { clock })
    const other = await createTestApp(store, { clock })
    const player = await signInAs(one)
    await borrow(one, player)
    clock.advance(2 * DAY_MS)
    const { id } = await onlyLoan(one, player)
    const pay = (app: TestApp) =>
      call(app, repayCall, { params: { id }, body: { amount: 50 }, headers: player.headers })
    await Promise.all([pay(one), pay(other), pay(other), pay(one)])
    expect(await onlyLoan(other, player)).toMatchObject({ owed: 465.5, repaid: 200 })
    const { rows } = await store.db.execute(
      sql`select count(*)::int as n from events where body like '{"kind":"interest_accrued"%'`,
    )
    expect(rows).toEqual([{ n: 5 }])
    await expectBalancedBooks(store)
  })
})
