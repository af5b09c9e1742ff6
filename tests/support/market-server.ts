import { createMemoryStorage } from './storages.ts'
import { type ServerResponse } from 'node:http'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Missions } from '#src/api/get-missions.ts'
import { BOROUGH_NAMES, GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'
import {
  createMarketController,
  type MarketController,
} from '#src/scenes/market/market-controller.ts'
import { type Stores } from '#src/stores/stores.ts'
import { createActionQueue } from '#src/stores/action-queue.ts'
import { aPlayersStats } from './a-player.ts'
import { createTestClient } from './api-client.ts'
import { createDemoPayments } from './demo-payments.ts'
import { type ProtocolServer, startProtocolServer } from './protocol-server.ts'
import { createManualTimers, type ManualTimers } from './manual-timers.ts'
import { createTestLine, type TestLine } from './test-line.ts'
import { createTestStores } from './test-stores.ts'

const QUOTE = { price: 10, ask: 10.2, bid: 9.8, change_24h: 0, depth: 400, from_reputation: 0 }
const QUOTES = Object.fromEntries(GOOD_SYMBOLS.map((symbol) => [symbol, QUOTE]))
const AT = '2026-11-21T12:00:00.000Z'
export const MISSION_ID = '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'

export const SMALL_STASH: Stash = {
  capacity: 100,
  used: 0,
  next: { capacity: 200, price: 500 },
  goods: [],
}

export const MISSIONS: Missions = {
  day: '2026-11-21',
  moves_left: 5,
  missions: [
    {
      id: MISSION_ID,
      kind: 'talk',
      title: 'Ask Vinnie what the street says',
      progress: { done: 1, need: 1 },
      borough: null,
      symbol: null,
      status: 'ready',
      cost: 1,
      reward: 60,
      reputation: 0.01,
      xp: 50,
    },
  ],
  job: { cost: 1, pay_min: 60, pay_max: 180 },
}

/** A market controller with a real server, whose responses the test controls. */
export interface TestMarket {
  readonly server: ProtocolServer
  readonly stores: Stores
  readonly storage: ClientStorage
  readonly timers: ManualTimers
  /** What the page thinks of the line. */
  readonly line: TestLine
  readonly controller: MarketController
  /** Holds the next request to `METHOD /path`. Resolves with a function that responds to it. */
  held(route: string): Promise<(json: unknown, status?: number) => void>
}

export async function openMarket(): Promise<TestMarket> {
  const server = await startProtocolServer()
  const stores = createTestStores()
  const boroughs = Object.fromEntries(BOROUGH_NAMES.map((name) => [name, QUOTES]))
  const market = { tick: 1, as_of: AT, next_tick: AT, spread: 0.03, fee: 0.01, boroughs }
  const borough = { name: 'manhattan', label: 'Manhattan', police: 0.9, tolls: {}, tick: 1 }
  server.answer('GET /player/me/stats', { json: aPlayersStats() })
  server.answer('GET /api/v1/economy/prices', { json: market })
  server.answer('GET /api/v1/economy/history', { json: [[1, 10]] })
  server.answer('GET /api/v1/economy/borough/manhattan', {
    json: { ...borough, market_index: 1, cheap: [], dear: [], prices: QUOTES, news: [] },
  })
  server.answer('GET /api/v1/player/wallet', {
    json: {
      ...{ address: '0x', chain_id: 8453, usd: 2000, usdc: 0, eth: 0, boss: 0, nfts: [] },
      stash: SMALL_STASH,
    },
  })
  server.answer('GET /player/missions', { json: MISSIONS })
  const page = createTestClient(server.origin)
  const { client } = page
  const parts = { api: client, log: () => undefined }
  const timers = createManualTimers()
  timers.follow(page, server)
  const actionQueue = createActionQueue({
    ...{ ...parts, stores, timers, storage: createMemoryStorage().storage, now: timers.now },
  })
  const storage = createMemoryStorage().storage
  const line = createTestLine()
  const controller = createMarketController({
    ...{ ...parts, actionQueue, storage, stores, timers },
    network: line.network,
    instant: () => new Date(timers.now()).toISOString(),
    payments: createDemoPayments(client, timers),
  })
  return {
    ...{ controller, line, server, storage, stores, timers },
    held: (route) =>
      new Promise((resolve) => {
        server.answer(route, (_, response) => resolve(answerWith(response)))
      }),
  }
}

function answerWith(response: ServerResponse): (json: unknown, status?: number) => void {
  return (json, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(json))
  }
}
