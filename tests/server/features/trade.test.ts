import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pricesCall } from '#src/protocol/calls/economy.ts'
import { cashAccount, transfer } from '#src/rules/ledger.ts'
import { houseBalance, rollUpHouse } from '#src/server/read/pot/house-books-repository.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { book } from '#tests/support/book.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { trade, tryTrade } from '#tests/support/trades.ts'

/** Money from nowhere, through the books. */
function grant(app: TestApp, { id }: TestPlayer, amountCents: number): Promise<void> {
  const entry = transfer('job_pay', randomUUID(), {
    from: 'house',
    to: cashAccount(id),
    amountCents,
  })
  return book(app, { playerId: id, entry })
}

const SMOKES = { side: 'buy', symbol: 'SMOKES', quantity: 10 } as const

describeOnBothEngines('the desk', (openFreshStore, _, describeOnce) => {
  describe('a trade', () => {
    test('default: money, goods, price, pot and net worth move together', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const bought = await trade(app, player, SMOKES)
      const { fill, cash, stash, state_delta } = bought
      expect(fill).toMatchObject({ side: 'buy', borough: 'manhattan', quantity: 10, tick: 36 })
      expect(fill.fee).toBe(Math.ceil(fill.gross) / 100)
      expect(fill.total).toBeCloseTo(-(fill.gross + fill.fee), 2)
      expect(cash).toBeCloseTo(2000 + fill.total, 2)
      expect(stash).toMatchObject({
        capacity: 100,
        used: 10,
        goods: [{ symbol: 'SMOKES', quantity: 10 }],
      })
      const after = await stats(app, player)
      expect(after).toMatchObject({ cash, xp: 0, net_worth: state_delta.net_worth })
      // The opening debt counts against the cash and the goods.
      expect(after.net_worth).toBeGreaterThan(cash - 4000)

      const sold = await trade(app, player, { ...SMOKES, side: 'sell', quantity: 4 })
      expect(sold.fill.profit).toBeLessThan(0)
      expect(sold.stash.used).toBe(6)
      expect(await stats(app, player)).toMatchObject({ cash: sold.cash, xp: 0 })
      const fees = Math.round((fill.fee + sold.fill.fee) * 100)
      const pot = Math.floor(fill.gross) + Math.floor(sold.fill.gross) + 500
      expect(await houseBalance(store.db, 'fees')).toBe(fees)
      expect(await houseBalance(store.db, 'pot')).toBe(pot)
      await store.transact(rollUpHouse)
      expect(await houseBalance(store.db, 'fees')).toBe(fees)
      await expectBalancedBooks(store)
    })

    test('behavior: the same key is one trade and one answer; with another body it is refused', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const key = randomUUID()
      const answers = await Promise.all([1, 2, 3].map(() => trade(app, player, SMOKES, key)))
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
      expect((await stats(app, player)).cash).toBe(answers[0]?.cash)
      expect(await tryTrade(app, player, { ...SMOKES, quantity: 11 }, key)).toMatchObject({
        status: 422,
        json: { code: 'idempotency_mismatch' },
      })
      await expectBalancedBooks(store)
    })

    test('behavior: two tabs sell the same ten at once: ten are sold', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await trade(app, player, SMOKES)
      const sale = { ...SMOKES, side: 'sell', quantity: 6 }
      const answers = await Promise.all([1, 2, 3, 4].map(() => tryTrade(app, player, sale)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.json).toMatchObject({
        code: 'short_of_goods',
        detail: 'You hold 4 SMOKES, not 6.',
      })
      await expectBalancedBooks(store)
    })

    test('moves the price for the trader alone, and the price recovers', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const [ada, bob] = [await signInAs(app), await signInAs(app)]
      const priceFor = async (player: TestPlayer) => {
        const { boroughs } = await call(app, pricesCall, { headers: player.headers })
        return boroughs.manhattan?.SMOKES.price ?? expect.fail()
      }
      const before = await priceFor(ada)
      const first = await trade(app, ada, { ...SMOKES, quantity: 20 })
      const [moved, untouched] = [await priceFor(ada), await priceFor(bob)]
      expect(moved / before).toBeCloseTo(Math.exp((20 * 24) / 90_000), 3)
      expect(untouched).toBe(before)
      expect((await call(app, pricesCall)).boroughs.manhattan?.SMOKES.price).toBe(before)
      const second = await trade(app, bob, { ...SMOKES, quantity: 20 })
      expect(second.fill.price).toBe(first.fill.price)

      app.clock.advance(72 * 20 * 60_000)
      expect(Math.abs((await priceFor(ada)) / (await priceFor(bob)) - 1)).toBeLessThan(
        moved / before - 1,
      )
    })
  })

  describeOnce('bad input', () => {
    test.each([
      ['below zero', { quantity: -1 }, 422, 'A quantity is a whole number from 1 to 10,000.'],
      ['zero', { quantity: 0 }, 422, 'A quantity is a whole number from 1 to 10,000.'],
      ['a part', { quantity: 1.5 }, 422, 'A quantity is a whole number from 1 to 10,000.'],
      ['enormous', { quantity: 1e300 }, 422, 'A quantity is a whole number from 1 to 10,000.'],
      [
        'no number',
        { quantity: Number.NaN },
        422,
        'A quantity is a whole number from 1 to 10,000.',
      ],
      ['a text', { quantity: '5' }, 422, 'A quantity is a whole number from 1 to 10,000.'],
      ['no quantity', { quantity: undefined }, 422, 'The field "quantity" is missing.'],
      ['an unknown side', { side: 'steal' }, 422, 'A trade is to buy or to sell.'],
      [
        'an unknown good',
        { symbol: 'GOLD' },
        422,
        'The goods are SMOKES, TAPES, BOOZE, THREADS, PARTS, BOARDS, ICE, BONDS.',
      ],
      [
        'what is not unlocked',
        { symbol: 'ICE' },
        403,
        'Nobody sells you ICE below reputation 0.8.',
      ],
      [
        'more than the stash holds',
        { quantity: 101 },
        409,
        'The stash has room for 100 more, not for 101.',
      ],
      ['more than is held', { side: 'sell' }, 409, 'You hold 0 SMOKES, not 1.'],
      [
        'a stale price',
        { quoted_price: 0.01 },
        409,
        /^The price has moved: SMOKES in Manhattan is at \$[\d.]+ now\.$/,
      ],
      [
        'a price below zero',
        { quoted_price: -3 },
        422,
        'A quoted price is an amount of dollars above 0.',
      ],
    ] as const)('error: %s', async (_, changes, status, sentence) => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const answer = await tryTrade(app, player, { ...SMOKES, quantity: 1, ...changes })
      expect(answer).toMatchObject({
        status,
        json: { detail: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) },
      })
      expect((await stats(app, player)).cash).toBe(2000)
      await expectBalancedBooks(store)
    })

    test('error: without a key', async () => {
      const app = await createTestApp(await openFreshStore())
      expect(await send(app, 'POST /api/v1/economy/trade', { body: SMOKES })).toMatchObject({
        status: 401,
        json: { code: 'no_api_key' },
      })
    })
  })

  test('error: more than the cash', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const answer = await tryTrade(app, player, { ...SMOKES, symbol: 'BOOZE', quantity: 90 })
    expect(answer).toMatchObject({ status: 409, json: { code: 'short_of_cash' } })
  })

  describe('time', () => {
    const MONTH_END = new Date('2026-09-30T23:59:59.000Z')

    test('behavior: a clock that jumps back finds the market where it was', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await trade(app, player, SMOKES)
      app.clock.advance(-50 * 60 * 60_000)
      const later = await trade(app, player, SMOKES)
      expect(later.fill.tick).toBe(36)
      const restarted = await createTestApp(store, { clock: app.clock })
      expect((await trade(restarted, player, SMOKES)).fill.tick).toBe(36)
      await expectBalancedBooks(store)
    })

    test('behavior: a month that ends during a trade: it is made in the new one', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      app.clock.setTo(MONTH_END)
      const player = await signInAs(app)
      expect((await trade(app, player, SMOKES)).fill.tick).toBe(2159)
      const rival = await createTestApp(store)
      rival.clock.setTo(new Date('2026-10-01T00:00:01.000Z'))
      // Another node has ended the month before this one has looked at its clock.
      await send(rival, 'GET /api/v1/economy/ticker')
      expect((await trade(app, player, { ...SMOKES, side: 'sell' })).fill.tick).toBe(0)
      await expectBalancedBooks(store)
    })
  })

  describe('an upgrade', () => {
    const upgrade = (
      app: Parameters<typeof send>[0],
      player: { headers: object },
      stash: unknown,
    ) =>
      send(app, 'POST /api/v1/player/upgrade', { body: { stash }, headers: { ...player.headers } })

    test('default: a larger stash, size after size', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await grant(app, player, 30_000_000)
      for (const [size, cash, next] of [
        [200, 299_000, { capacity: 400, price: 20_000 }],
        [400, 279_000, { capacity: 800, price: 100_000 }],
        [800, 179_000, null],
      ]) {
        const { status, json } = await upgrade(app, player, size)
        expect({ status, json }).toMatchObject({
          status: 200,
          json: { cash, stash: { capacity: size, used: 0, next }, state_delta: { cash } },
        })
      }
      expect(await upgrade(app, player, 1600)).toMatchObject({
        status: 409,
        json: { code: 'not_for_sale', detail: 'A stash does not get any larger.' },
      })
      await expectBalancedBooks(store)
    })

    describeOnce('refused', () => {
      test('error: what it costs, what comes next, what it is', async () => {
        const app = await createTestApp(await openFreshStore())
        const player = await signInAs(app)
        expect(await upgrade(app, player, 200)).toMatchObject({
          status: 409,
          json: { detail: 'A stash of 200 costs $3,000; you have $2,000.' },
        })
        expect(await upgrade(app, player, 400)).toMatchObject({
          status: 409,
          json: { detail: 'The next size of your stash is 200 units.' },
        })
        expect(await upgrade(app, player, 'big')).toMatchObject({ status: 422 })
      })
    })
  })
})
