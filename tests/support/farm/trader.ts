import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { boroughCall, pricesCall } from '#src/protocol/calls/economy.ts'
import { loansCall } from '#src/protocol/calls/loans.ts'
import { playerStatsCall } from '#src/protocol/calls/player.ts'
import { BOROUGH_NAMES, type GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { encounterRisk } from '#src/rules/heat.ts'
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
/** The largest deal in dollars. Larger ones leave more heat than a day takes off. */
const LARGEST_DEAL = 2_500
const TRIPS_A_DAY = 2
/** The part of a price that fee and a move of it take. */
const COSTS = 0.03
/** Dollars that are kept when a debt is paid. */
const KEPT = 1_200

/** Reads as a player. Fails on any answer but 200. */
export async function read(
  server: AskedServer,
  { from, headers }: Guest,
  path: string,
): Promise<unknown> {
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

/**
 * Plays a day: some trips with the goods that gain most, each sold on arrival, and then what can be paid on the debt. A
 * trip without goods, where none gains, counts as play too: of two players who merge, one who has not played ends.
 */
export async function playDay(server: AskedServer, player: Guest): Promise<void> {
  for (let trip = 0; trip < TRIPS_A_DAY; trip += 1) {
    const { route, nearest } = await placesFrom(server, player)
    if (!route) {
      if (nearest) await done(server, player, 'POST /api/v1/player/travel', { borough: nearest })
      continue
    }
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

/**
 * Returns the route from here that gains most, null for none, and the borough with the lowest toll. Boroughs where the police
 * may stop the player are left out, so that chance decides nothing.
 */
async function placesFrom(
  server: AskedServer,
  player: Guest,
): Promise<{ readonly route: Route | null; readonly nearest: Borough | undefined }> {
  const { borough: here, cash, heat, reputation } = await figuresOf(server, player)
  const { boroughs } = await pricesOf(server, player)
  const place = await read(server, player, `/api/v1/economy/borough/${here}`)
  const { tolls } = boroughCall.response.parse(place)
  const isOpen = (name: Borough): boolean =>
    name !== here && (tolls[name] ?? 0) <= cash && encounterRisk(heat[name] ?? 0, name) === 0
  const open = BOROUGH_NAMES.filter(isOpen)
  const routes = open.flatMap((to) =>
    Object.entries(boroughs[to] ?? {}).flatMap(
      ([symbol, { bid, from_reputation: from }]): Route[] => {
        const ask = boroughs[here]?.[symbol as Symbol]?.ask ?? Number.POSITIVE_INFINITY
        if (from > reputation) return []
        const spent = Math.min(cash * 0.9, LARGEST_DEAL)
        const units = Math.min(UNITS, Math.floor(spent / Math.max(ask, bid)))
        const each = bid * (1 - COSTS) - ask * (1 + COSTS)
        const gain = units * each - (tolls[to] ?? 0)
        return [{ symbol: symbol as Symbol, to, units, gain }]
      },
    ),
  )
  const [best] = routes.toSorted((one, other) => other.gain - one.gain)
  const [nearest] = open.toSorted((one, other) => (tolls[one] ?? 0) - (tolls[other] ?? 0))
  return { route: best && best.units > 0 && best.gain > 0 ? best : null, nearest }
}

async function payDebt(server: AskedServer, player: Guest): Promise<void> {
  const { cash } = await figuresOf(server, player)
  const { loans } = loansCall.response.parse(await read(server, player, '/api/v1/loans'))
  const loan = loans.find(({ owed }) => owed > 0)
  const amount = Math.min(loan?.owed ?? 0, Math.floor(cash - KEPT))
  if (!loan || amount <= 0) return
  await done(server, player, `POST /api/v1/loans/${loan.id}/repay`, { amount })
}
