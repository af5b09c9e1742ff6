import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecap } from '#src/scenes/confirmation/read-recap.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { openMarket, type TestMarket } from '#tests/support/market-server.ts'

const RECAP = {
  month: '2026-11',
  rank: 3,
  gain: 1234,
  net_worth: 3234,
  pot_share: 0,
  days_played: 1,
  trades: 12,
  traded: 20_000,
  best_trade: { symbol: 'ICE', profit: 500 },
}

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
  const session = { wallet: '0x1', playerId: 'ada', guest: true, returning: true }
  market.stores.session.getState().signedIn(session)
})
afterEach(() => market.server.close())

const requestCount = () => market.server.seen.length
function read(instant = '2026-12-02T10:00:00.000Z', isLeft = false) {
  const { client } = createTestClient(market.server.origin)
  const { stores } = market
  const services = { api: client, stores, instant: () => instant, log: () => undefined }
  return readRecap(services, () => isLeft)
}

test('shows each month once', async () => {
  market.server.answer('GET /api/v1/player/recap', { json: RECAP })
  expect(await read()).toMatchObject({
    title: 'NOVEMBER 2026',
    lines: [
      'You came in at 3: $1,234 made, $3,234 to your name.',
      'The pot paid you nothing.',
      '12 trades on 1 day, $20,000 in all.',
      'Your best: $500 on ICE.',
    ],
  })
  expect(await read()).toBeNull()
  expect(requestCount()).toBe(1)
  expect(await read('2027-01-01T00:00:00.000Z')).toBeNull()
  market.server.answer('GET /api/v1/player/recap', { json: { ...RECAP, month: '2026-12' } })
  expect(await read('2027-01-02T00:00:00.000Z')).toMatchObject({ title: 'DECEMBER 2026' })
})

test('shows a month that becomes available late on another day', async () => {
  market.server.answer('GET /api/v1/player/recap', { json: { ...RECAP, month: '2026-10' } })
  expect(await read('2026-12-01T00:00:01.000Z')).toMatchObject({ title: 'OCTOBER 2026' })
  market.server.answer('GET /api/v1/player/recap', { json: RECAP })
  expect(await read('2026-12-01T00:20:00.000Z')).toBeNull()
  expect(await read()).toMatchObject({ title: 'NOVEMBER 2026' })
})

test('shows a recap next time when the screen was left before it arrived', async () => {
  market.server.answer('GET /api/v1/player/recap', { json: RECAP })
  expect(await read(undefined, true)).toBeNull()
  expect(await read()).not.toBeNull()
})

test('shows nothing in the first month, and asks once a day', async () => {
  market.server.answer('GET /api/v1/player/recap', { json: null })
  expect(await read()).toBeNull()
  expect(await read()).toBeNull()
  expect(requestCount()).toBe(1)
})

test('asks again after a failure', async () => {
  market.server.answer('GET /api/v1/player/recap', { status: 500, json: {} })
  expect(await read()).toBeNull()
  market.server.answer('GET /api/v1/player/recap', { json: { ...RECAP, pot_share: 7 } })
  expect((await read())?.lines).toContain('The pot paid you $7.')
})
