import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { walletCall } from '#src/protocol/calls/player-street.ts'
import type { Character } from '#src/protocol/characters.ts'
import { divideHalfEven } from '#src/rules/money.ts'
import {
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
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { trade } from '#tests/support/trades.ts'
import { setStash } from '#tests/support/holdings.ts'

const DAY_MS = 86_400_000

/** Asks for a loan and takes the offer. */
async function borrow(
  app: TestApp,
  player: TestPlayer,
  character: Character = 'vinnie',
  words = 'I need a loan',
) {
  if (character === 'carmela') {
    await asOwner(app.server.store).db.execute(
      sql`update players set reputation = 1 where id = ${player.id}`,
    )
  }
  const offered = await say(app, player, words, { body: { character } })
  await call(app, chatChoiceCall, {
    body: { ...chipOf(offered, 'accept'), agent_name: character },
    headers: player.headers,
  })
  return offered
}

/** Reads the loans apart from the opening debt. */
async function loans(app: TestApp, player: TestPlayer) {
  const { loans: all } = await call(app, loansCall, { headers: player.headers })
  return all.filter(({ is_opening: isOpening }) => !isOpening)
}

async function onlyLoan(app: TestApp, player: TestPlayer) {
  const [loan] = await loans(app, player)
  return loan ?? expect.fail('nothing is owed')
}

/** Sells twenty SMOKES that have cost almost nothing. */
async function sellSmokes(app: TestApp, player: TestPlayer) {
  const smokes = { symbol: 'SMOKES', quantity: 20 } as const
  await setStash(asOwner(app.server.store).db, { playerId: player.id, ...smokes, costCents: 100 })
  return trade(app, player, { side: 'sell', ...smokes })
}

function tryToPay(app: TestApp, { headers }: TestPlayer, id: string, amount: unknown) {
  return send(app, `POST /api/v1/loans/${id}/repay`, { body: { amount }, headers })
}

describeOnBothEngines('loans', (openFreshStore, _, describeOnce) => {
  test('counts each of four payments at the same time', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    const { id, owed } = await onlyLoan(app, player)
    const paid = await Promise.all([1, 2, 3, 4].map((amount) => tryToPay(app, player, id, amount)))
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await onlyLoan(app, player)).toMatchObject({ owed: owed - 10, repaid: 10 })
    await expectBalancedBooks(store)
  })

  test('shows a slip, takes a part payment and the rest', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    const slip = await onlyLoan(app, player)
    expect(slip).toMatchObject({
      shark: 'vinnie',
      kind: 'loan',
      principal: 500,
      rate: 0.1,
      owed: 550,
      owed_tomorrow: 550,
      owed_when_due: 665.5,
      days_left: 3,
      late_day: 0,
      next_step: { day: 1, step: 'word_travels' },
      status: 'open',
      collateral: null,
      is_opening: false,
      can_beg: true,
      errand: null,
    })
    const part = await call(app, repayCall, {
      params: { id: slip.id },
      body: { amount: 100.5 },
      headers: player.headers,
    })
    expect(part).toMatchObject({ loan: { owed: 449.5, repaid: 100.5 }, cash: 2399.5 })
    const rest = await call(app, repayCall, {
      params: { id: slip.id },
      body: { amount: 449.5 },
      headers: player.headers,
    })
    expect(rest).toMatchObject({
      loan: { owed: 0, status: 'paid' },
      cash: 1950,
      state_delta: { debt: 4000, reputation: 0.5 },
    })
    expect(await onlyLoan(app, player)).toMatchObject({ status: 'paid', owed: 0 })
    await expectBalancedBooks(store)
  })

  test('takes no more than is owed from ten payments at the same time', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    const { id } = await onlyLoan(app, player)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tryToPay(app, player, id, 150)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await onlyLoan(app, player)).toMatchObject({ owed: 100 })
    await expectBalancedBooks(store)
  })

  test('runs the ladder: word, heat, goods, cash, and then the debtor is owned', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    const goods = { playerId: player.id, quantity: 10, costCents: 50_000 } as const
    await setStash(asOwner(store).db, { ...goods, symbol: 'SMOKES' })

    app.clock.advance(3.5 * DAY_MS)
    // What the lender tells is in the history before any other call.
    const [talk] = await history(app, player)
    expect(talk?.messages.at(-1)).toMatchObject({
      role: 'system',
      content: expect.stringMatching(/^\*NEXT: HEAT \+2 .* UTC\*$/),
    })
    expect(await onlyLoan(app, player)).toMatchObject({
      ...{ status: 'late', late_day: 1, next_step: { day: 2, step: 'heat_and_skim' } },
    })
    app.clock.advance(DAY_MS)
    expect(await stats(app, player)).toMatchObject({ heat: { manhattan: 2 }, reputation: 0.4 })
    app.clock.advance(DAY_MS)
    const { stash } = await call(app, walletCall, { headers: player.headers })
    expect(stash.goods).toMatchObject([{ symbol: 'SMOKES', quantity: 7 }])
    app.clock.advance(DAY_MS)
    expect((await loans(app, player)).filter(({ status }) => status !== 'paid')).toEqual([])
    await expectBalancedBooks(store)
  })

  test('tells of each late day that one write stores', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    app.clock.advance(5 * DAY_MS)
    const { id } = await onlyLoan(app, player)
    const before = await history(app, player)
    expect(await tryToPay(app, player, id, 5)).toMatchObject({ status: 200 })
    const [talk] = await history(app, player)
    const steps = talk?.messages.filter(({ content }) => content.startsWith('*NEXT: '))
    expect(steps).toHaveLength(2)
    expect(await history(app, player)).toEqual(before)
  })

  test('skims a quarter of each late sale, of which three quarters count', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player)
    app.clock.advance(5 * DAY_MS)
    const { owed } = await onlyLoan(app, player)
    const { cash } = await stats(app, player)
    const sold = await sellSmokes(app, player)
    const skim = divideHalfEven(Math.round(sold.fill.total * 100) * 25, 100) / 100
    expect(sold.cash).toBeCloseTo(cash + sold.fill.total - skim, 2)
    expect((await onlyLoan(app, player)).owed).toBeCloseTo(owed - skim * 0.75, 1)
    await expectBalancedBooks(store)
  })

  test("names Carmela's collateral and takes it", async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const offered = await borrow(app, player, 'carmela')
    expect(offered.response).toContain(
      'While it runs, 20% of the profit on every sale comes to me.',
    )
    expect(await onlyLoan(app, player)).toMatchObject({
      collateral: { kind: 'profit', part: 0.2 },
    })
    const sold = await sellSmokes(app, player)
    const share = Math.round(sold.fill.profit * 20) / 100
    expect(sold.cash).toBeCloseTo(3000 + sold.fill.total - share, 2)
    expect(await stats(app, player)).toMatchObject({ cash: sold.cash, debt: 5050 })
    await expectBalancedBooks(store)
  })

  test('moves a pledge out of the stash and returns it with the last payment', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const tapes = { playerId: player.id, symbol: 'TAPES', quantity: 10, costCents: 70_000 } as const
    await setStash(asOwner(store).db, tapes)
    const held = async () => {
      const { rows } = await store.db.execute(sql`select quantity, cost_cents from stash`)
      return rows.map((row) => [Number(row.quantity), Number(row.cost_cents)])
    }
    const offered = await borrow(app, player, 'carmela', 'lend me $1,000')
    expect(offered.response).toContain('Your 8 tapes stay in my safe until that day.')
    expect(await held()).toEqual([[2, 14_000]])
    const { id, owed } = await onlyLoan(app, player)
    await call(app, repayCall, { params: { id }, body: { amount: owed }, headers: player.headers })
    expect(await held()).toEqual([[10, 70_000]])
  })

  test('sells a late pledge and books the proceeds on the loan', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const tapes = { playerId: player.id, symbol: 'TAPES', quantity: 8, costCents: 70_000 } as const
    await setStash(asOwner(store).db, tapes)
    await borrow(app, player, 'carmela', 'lend me $1,000')
    app.clock.advance(6.5 * DAY_MS)
    // $1,000 and seven days of 5 %, less eight tapes at $63.
    expect(await onlyLoan(app, player)).toMatchObject({ owed: 903.09, collateral: null })
    await expectBalancedBooks(store)
  })

  test("spreads word of a payment with another shark's money within two days", async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await borrow(app, player, 'carmela')
    await borrow(app, player, 'vinnie')
    await asOwner(store).db.execute(sql`
      update accounts set balance_cents = 150000 where name = ${`player:${player.id}:cash`}`)
    const vinnies = (await loans(app, player)).find(({ shark }) => shark === 'vinnie')
    await call(app, repayCall, {
      params: { id: vinnies?.id ?? '' },
      body: { amount: 550 },
      headers: player.headers,
    })
    const trust = async () => {
      const { rows } = await store.db.execute(
        sql`select (relation->>'trust')::int as trust from relations where character = 'carmela'`,
      )
      return Number(rows[0]?.trust)
    }
    const before = await trust()
    await say(app, player, 'hello', { body: { character: 'carmela' } })
    expect(await trust()).toBe(before)
    app.clock.advance(2 * DAY_MS)
    await say(app, player, 'hello', { body: { character: 'carmela' } })
    expect(await trust()).toBe(before - 8)
    await say(app, player, 'hello', { body: { character: 'carmela' } })
    expect(await trust()).toBe(before - 8)
  })

  describeOnce('refusals', () => {
    test('refuses amounts above the debt or the cash, and invalid ones', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const stranger = await signInAs(app)
      await borrow(app, player)
      const { id } = await onlyLoan(app, player)
      expect(await tryToPay(app, player, id, 550.01)).toMatchObject({
        status: 422,
        json: { detail: 'You owe $550, not more.' },
      })
      for (const amount of [0, -5, 0.001, 1e300, '100', null, undefined, [5]]) {
        expect(await tryToPay(app, player, id, amount)).toMatchObject({
          status: 422,
          json: { code: 'invalid_input' },
        })
      }
      expect(await tryToPay(app, stranger, id, 5)).toMatchObject({ status: 404 })
      expect(await tryToPay(app, player, randomUUID(), 5)).toMatchObject({ status: 404 })
      expect(await tryToPay(app, player, 'mine', 5)).toMatchObject({ status: 422 })
      await asOwner(store).db.execute(sql`
        update accounts set balance_cents = 300 where name = ${`player:${player.id}:cash`}`)
      expect(await tryToPay(app, player, id, 3.01)).toMatchObject({
        status: 409,
        json: { code: 'short_of_cash' },
      })
    })
  })
})
