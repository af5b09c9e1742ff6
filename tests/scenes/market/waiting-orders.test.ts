import { afterEach, beforeEach, expect, test } from 'vitest'
import { STORED } from '#src/protocol/stored-values.ts'
import { BATCH_AGE_MS, BATCH_RETRY_MS } from '#src/protocol/timing.ts'
import {
  MISSION_ID,
  openMarket,
  SMALL_STASH,
  type TestMarket,
} from '#tests/support/market-server.ts'

const TRADE = '/api/v1/economy/trade'
const WALLET = '0x1234567890abcdef1234567890abcdef12345678'
const BOUGHT_STASH = {
  ...SMALL_STASH,
  used: 5,
  goods: [{ symbol: 'SMOKES', quantity: 5, average_cost: 10.2 }],
}
const FILL = {
  ...{ id: MISSION_ID, side: 'buy', symbol: 'SMOKES', borough: 'manhattan', quantity: 5 },
  ...{ price: 10, gross: 50, fee: 1, total: -51, profit: 0, tick: 1 },
}
const BOUGHT = { fill: FILL, cash: 1949, stash: BOUGHT_STASH, state_delta: { cash: 1949 } }
const ORDER = {
  side: 'buy',
  symbol: 'SMOKES',
  quantity: 5,
  quotedPrice: 10.2,
  estimate: { gross: 51, fee: 1, total: -52, impact: 0 },
} as const

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
  const session = { wallet: WALLET, playerId: MISSION_ID, guest: true, returning: false }
  market.stores.session.getState().signedIn(session)
  await market.controller.refresh()
})
afterEach(() => market.server.close())

const shown = () => market.stores.market.getState()
const cash = () => market.stores.game.getState().playerCash
const trades = () => market.server.seen.filter(({ url }) => url === TRADE)

test('keeps a trade pressed offline, changes no figure, and sends it when the line is back', async () => {
  market.line.set(false)
  await market.controller.trade(ORDER)
  expect(shown().waiting).toEqual(['buy 5 SMOKES'])
  expect(cash()).toBe(2000)
  expect(shown().stash).toEqual(SMALL_STASH)
  expect(trades()).toEqual([])

  market.server.answer(`POST ${TRADE}`, { json: BOUGHT })
  market.server.answer('GET /player/me/stats', { json: {} })
  market.line.set(true)
  await expect.poll(() => shown().outcome).not.toBeNull()
  expect(shown().outcome).toEqual({ kind: 'done', text: 'Bought 5 SMOKES for $51.' })
  expect(shown().waiting).toEqual([])
  expect(cash()).toBe(1949)
  expect(shown().stash).toEqual(BOUGHT_STASH)
  expect(market.storage.read(STORED.openOrders)).toBeNull()
})

test('takes back a trade that the server refuses when the line is back', async () => {
  market.line.set(false)
  await market.controller.trade(ORDER)
  const detail = 'SMOKES cost more now.'
  market.server.answer(`POST ${TRADE}`, {
    status: 409,
    json: { detail, code: 'stale_price', request_id: '1' },
  })
  market.line.set(true)
  await expect.poll(() => shown().outcome).not.toBeNull()
  expect(shown().outcome).toEqual({
    kind: 'failed',
    text: 'Taken back: buy 5 SMOKES. SMOKES cost more now.',
  })
  expect(cash()).toBe(2000)
  expect(shown().waiting).toEqual([])
})

test('sends a trade whose answer was lost again under the same key', async () => {
  for (const call of [`POST ${TRADE}`, 'GET /player/me/stats'])
    market.server.answer(call, (_, response) => response.destroy())
  await market.controller.trade(ORDER)
  expect(shown().waiting).toEqual(['buy 5 SMOKES'])
  expect(cash()).toBe(2000)
  expect(shown().notice).toBeNull()

  market.server.answer(`POST ${TRADE}`, { json: BOUGHT })
  await market.timers.pass(BATCH_RETRY_MS)
  expect(shown().outcome?.text).toBe('Bought 5 SMOKES for $51.')
  const keys = new Set(trades().map(({ headers }) => headers['idempotency-key']))
  expect(keys.size).toBe(1)
})

test('sends what waits in its sequence, and what is pressed meanwhile last', async () => {
  market.line.set(false)
  await market.controller.trade(ORDER)
  await market.controller.upgrade({ capacity: 200, price: 500 })
  expect(shown().waiting).toEqual(['buy 5 SMOKES', 'a stash of 200'])
  const requested = market.held(`POST ${TRADE}`)
  market.line.set(true)
  const answer = await requested
  await market.controller.travel('jersey')
  expect(shown().waiting).toEqual(['buy 5 SMOKES', 'a stash of 200', 'go to JERSEY'])
  answer(BOUGHT)
  await expect.poll(() => shown().waiting).toEqual([])
  const posted = market.server.seen.filter(({ method }) => method === 'POST')
  expect(posted.map(({ url }) => url)).toEqual([
    TRADE,
    '/api/v1/player/upgrade',
    '/api/v1/player/travel',
  ])
})

test('takes back an order that was never sent when the line was down for too long', async () => {
  market.line.set(false)
  await market.controller.trade(ORDER)
  await market.timers.pass(BATCH_AGE_MS)
  market.line.set(true)
  expect(shown().outcome).toEqual({
    kind: 'failed',
    text: 'Taken back: buy 5 SMOKES. The line was down for too long.',
  })
  expect(trades()).toEqual([])
})

test('sends what an earlier page has stored, and drops it when the player signs out', async () => {
  market.line.set(false)
  await market.controller.trade(ORDER)
  const stored = market.storage.read(STORED.openOrders) ?? ''
  const { wallet } = market.stores.session.getState()
  market.stores.session.getState().signedOut()
  expect(shown().waiting).toEqual([])
  expect(market.storage.read(STORED.openOrders)).toBeNull()

  market.storage.write(STORED.openOrders, stored)
  const session = { wallet, playerId: MISSION_ID, guest: true, returning: true }
  market.stores.session.getState().signedIn(session)
  expect(shown().waiting).toEqual(['buy 5 SMOKES'])
})

test('takes back the reward of a mission that waits for the line', async () => {
  shown().choicesChanged({ tab: 'jobs' })
  await market.controller.refresh()
  const [mission] = shown().missions?.missions ?? []
  if (!mission) return expect.fail('there is one')
  market.server.answer('POST /api/v1/turn', (_, response) => response.destroy())
  await market.controller.handIn(mission)
  expect(shown().notice?.text).toBe(
    'The line is down: this is queued, and goes out again by itself.',
  )
  expect(cash()).toBe(2000)
  expect(shown().missions?.missions[0]?.status).toBe('ready')
})
