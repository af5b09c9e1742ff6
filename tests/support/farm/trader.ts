import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { boroughCall, pricesCall } from '#src/protocol/calls/economy.ts'
import { loansCall } from '#src/protocol/calls/loans.ts'
import { playerStatsCall } from '#src/protocol/calls/player.ts'
import type { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import type { Answered } from '../app.ts'
import type { AskedServer, Guest } from '../hostile/hostile-server.ts'

type Symbol = (typeof GOOD_SYMBOLS)[number]
type Borough = (typeof BOROUGH_NAMES)[number]

/** What one deal carries, and where to. */
interface Route {
  readonly symbol: Symbol
  readonly to: Borough
  readonly units: number
  readonly gain: number
}

const UNITS = 90
/** A deal of this many dollars leaves too little heat for an encounter, so that chance decides nothing. */
const LARGEST_DEAL = 2_500
const TRIPS_A_DAY = 2
/** The part of a price that fee and a move of it take. */
const COSTS = 0.03
/** Dollars that are kept when a debt is paid. */
const KEPT = 1_200

/** Reads as a player. Fails on any answer but 200. */
async function read(server: AskedServer, { from, headers }: Guest, path: string): Promise<unknown> {
  const { status, json } = await server.ask(`GET ${path}`, from, { headers })
  expect({ path, status }).toEqual({ path, status: 200 })
  return json
}

/** Writes as a player, once. Returns the answer, also when it is a refusal. */
export function write(
  server: AskedServer,
  { from, headers }: Guest,
  { route, body }: { readonly route: string; readonly body: object },
): Promise<Answered> {
  const keyed = { ...headers, 'idempotency-key': randomUUID() }
  return server.ask(route, from, { body, headers: keyed })
}

export async function figuresOf(server: AskedServer, player: Guest) {
  return playerStatsCall.response.parse(await read(server, player, '/player/me/stats'))
}

/** Returns the prices as a player sees them. */
export async function pricesOf(server: AskedServer, player: Guest) {
  return pricesCall.response.parse(await read(server, player, '/api/v1/economy/prices'))
}

/** Plays a day: some trips with the goods that gain most, each sold on arrival, and then what can be paid on the debt. */
export async function playDay(server: AskedServer, player: Guest): Promise<void> {
  for (let trip = 0; trip < TRIPS_A_DAY; trip += 1) {
    const route = await bestRoute(server, player)
    if (!route) continue
    const { symbol, to, units: quantity } = route
    await done(server, player, 'POST /api/v1/economy/trade', { side: 'buy', symbol, quantity })
    await done(server, player, 'POST /api/v1/player/travel', { borough: to })
    await done(server, player, 'POST /api/v1/economy/trade', { side: 'sell', symbol, quantity })
  }
  await payDebt(server, player)
}

async function done(
  server: AskedServer,
  player: Guest,
  route: string,
  body: object,
): Promise<void> {
  const { status, json } = await write(server, player, { route, body })
  expect({ route, status, json }).toMatchObject({ status: 200 })
}

async function bestRoute(server: AskedServer, player: Guest): Promise<Route | null> {
  const { borough: here, cash, reputation } = await figuresOf(server, player)
  const { boroughs } = await pricesOf(server, player)
  const place = await read(server, player, `/api/v1/economy/borough/${here}`)
  const { tolls } = boroughCall.response.parse(place)
  const routes = Object.entries(boroughs).flatMap(([name, goods]) =>
    Object.entries(goods).flatMap(([symbol, { bid, from_reputation: from }]): Route[] => {
      const ask = boroughs[here]?.[symbol as Symbol]?.ask ?? Number.POSITIVE_INFINITY
      if (name === here || from > reputation) return []
      const spent = Math.min(cash * 0.9, LARGEST_DEAL)
      const units = Math.min(UNITS, Math.floor(spent / Math.max(ask, bid)))
      const each = bid * (1 - COSTS) - ask * (1 + COSTS)
      const gain = units * each - (tolls[name as Borough] ?? 0)
      return [{ symbol: symbol as Symbol, to: name as Borough, units, gain }]
    }),
  )
  const [best] = routes.toSorted((one, other) => other.gain - one.gain)
  return best && best.units > 0 && best.gain > 0 ? best : null
}

async function payDebt(server: AskedServer, player: Guest): Promise<void> {
  const { cash } = await figuresOf(server, player)
  const { loans } = loansCall.response.parse(await read(server, player, '/api/v1/loans'))
  const loan = loans.find(({ owed }) => owed > 0)
  const amount = Math.min(loan?.owed ?? 0, Math.floor(cash - KEPT))
  if (!loan || amount <= 0) return
  await done(server, player, `POST /api/v1/loans/${loan.id}/repay`, { amount })
}
