import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OfferedFavour } from '#src/api/get-favours.ts'
import {
  MISSION_ID,
  MISSIONS,
  openMarket,
  SMALL_STASH,
  type TestMarket,
} from '#tests/support/market-server.ts'

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
})
afterEach(() => market.server.close())

const game = () => market.stores.game.getState()
const shown = () => market.stores.market.getState()
const posted = () => market.server.seen.filter(({ method }) => method === 'POST')

const TIP: OfferedFavour = {
  character: 'tommy',
  favor_type: 'tip',
  about: 'The next headline before it runs.',
  cooldown_ends_at: null,
  refusal: null,
  is_sold: false,
}

test('shows a larger stash at once and corrects it by the response', async () => {
  await market.controller.refresh()
  const requested = market.held('POST /api/v1/player/upgrade')
  const done = market.controller.upgrade({ capacity: 200, price: 500 })
  const answer = await requested
  expect(shown().stash?.capacity).toBe(200)
  expect(game().playerCash).toBe(1500)
  expect(shown().notice).toEqual({ kind: 'pending', text: 'Building…' })

  const stash = { ...SMALL_STASH, capacity: 200, next: { capacity: 400, price: 40_000 } }
  market.server.answer('GET /player/me/stats', { json: {} })
  answer({ cash: 1501, stash, state_delta: { cash: 1501 } })
  await done
  expect(game().playerCash).toBe(1501)
  expect(shown().stash).toEqual(stash)
  expect(shown().notice).toEqual({ kind: 'done', text: 'Your stash holds 200 units now.' })
  expect(posted()).toMatchObject([{ body: { stash: 200 } }])
})

test('undoes a refused upgrade and shows the reason', async () => {
  await market.controller.refresh()
  const requested = market.held('POST /api/v1/player/upgrade')
  const done = market.controller.upgrade({ capacity: 200, price: 500 })
  const answer = await requested
  const detail = 'A stash of 200 costs $500; you have $2.'
  answer({ detail, code: 'short_of_cash', request_id: '1' }, 409)
  await done
  expect(game().playerCash).toBe(2000)
  expect(shown().stash).toEqual(SMALL_STASH)
  expect(shown().notice).toEqual({ kind: 'failed', text: detail })
})

test('shows a mission as handed in before the server responds', async () => {
  shown().choicesChanged({ tab: 'jobs' })
  await market.controller.refresh()
  expect(shown().missions).toEqual(MISSIONS)
  const requested = market.held('POST /api/v1/turn')
  const [mission] = MISSIONS.missions
  if (!mission) return expect.fail('there is one')
  const done = market.controller.handIn(mission)
  const answer = await requested
  expect(game()).toMatchObject({ movesLeft: 4, playerCash: 2060 })
  expect(shown().missions?.missions[0]?.status).toBe('done')
  // A second press during the first is ignored.
  await market.controller.handIn(mission)
  await market.controller.work()
  const result = { action: 'daily_task', title: mission.title, cash: 60, text: 'Done.' }
  answer({ state_delta: { cash: 2060, moves_left: 4 }, results: [result] })
  await done
  expect(shown().notice).toEqual({ kind: 'done', text: 'Done.' })
  expect(posted()).toMatchObject([
    { body: { actions: [{ action: 'daily_task', details: { id: mission.id } }] } },
  ])
})

test('subtracts the moves of a job at once, and reads only the selected tab', async () => {
  await market.controller.refresh()
  expect(market.server.seen.some(({ url }) => url === '/player/missions')).toBe(false)
  shown().choicesChanged({ tab: 'jobs' })
  await market.controller.readTab()
  const requested = market.held('POST /api/v1/turn')
  const done = market.controller.work()
  const answer = await requested
  expect(game().movesLeft).toBe(4)
  const result = { action: 'job', title: 'Wash a car', cash: 61, text: 'Wash a car: $61.' }
  answer({ state_delta: { cash: 2061, moves_left: 4 }, results: [result] })
  await done
  expect(shown().notice?.text).toBe('Wash a car: $61.')
})

test('shows the text and cooldown of a favour, and buys another before the cooldown ends', async () => {
  await market.controller.refresh()
  const granted = {
    ...{ favor_type: 'tip', character: 'tommy', text: 'ICE shoots up.', new_balance: 2000 },
    cooldown_ends_at: '1970-01-02T05:12:00.000Z',
    state_delta: { moves_left: 4 },
  }
  market.server.answer('POST /player/favor', { json: granted })
  await market.controller.ask(TIP)
  expect(shown().notice?.text).toBe('ICE shoots up. Again in 1 d 5 h, Fri 2, 05:12 UTC.')
  const requested = market.held('POST /player/favor')
  const bought = market.controller.buy(TIP, 0.5)
  const answer = await requested
  // During a payment only another purchase of a favour is ignored.
  await market.controller.buy(TIP, 0.5)
  const result = { action: 'job', title: 'Wash a car', cash: 61, text: 'Wash a car: $61.' }
  market.server.answer('POST /api/v1/turn', {
    json: { state_delta: { cash: 2061, moves_left: 3 }, results: [result] },
  })
  await market.controller.work()
  expect(shown().notice?.text).toBe('Wash a car: $61.')
  answer(granted)
  await bought
  expect(shown().notice?.text).toBe('ICE shoots up. Again in 1 d 5 h, Fri 2, 05:12 UTC.')
  const favours = posted().filter(({ url }) => url === '/player/favor')
  expect(favours).toHaveLength(2)
  const [first, second] = favours.map(({ body }) => body)
  expect(first).toEqual({ character: 'tommy', favor_type: 'tip' })
  expect(second).toMatchObject({ tx_hash: expect.stringMatching(/^demo:[0-9a-f-]{36}$/) })
})

test.each([
  [38.5, 'Sold 10 SMOKES for $240. $38.50 more than they cost.'],
  [-12, 'Sold 10 SMOKES for $240. $12.00 less than they cost.'],
  [0, 'Sold 10 SMOKES for $240. Just what they cost.'],
])('compares a sale with its cost: %d dollars', async (profit, text) => {
  const fill = {
    ...{ id: MISSION_ID, side: 'sell', symbol: 'SMOKES', borough: 'manhattan', quantity: 10 },
    ...{ price: 24.2, gross: 242, fee: 2, total: 240, profit, tick: 1 },
  }
  market.server.answer('POST /api/v1/economy/trade', {
    json: { fill, cash: 2240, stash: SMALL_STASH, state_delta: { cash: 2240 } },
  })
  const estimate = { gross: 242, fee: 2, total: 240, impact: 0 }
  const order = { side: 'sell', symbol: 'SMOKES', quantity: 10, quotedPrice: 24, estimate } as const
  await market.controller.trade(order)
  expect(shown().notice).toEqual({ kind: 'done', text })
})
