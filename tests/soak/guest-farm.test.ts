import { expect, onTestFinished, test } from 'vitest'
import { monthlyPotCall } from '#src/protocol/calls/economy.ts'
import { startClockedServer } from '#tests/support/clocked-server.ts'
import { farmGuest } from '#tests/support/farm/farm-guest.ts'
import { figuresOf, playDay, pricesOf } from '#tests/support/farm/trader.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import {
  type AskedServer,
  askOver,
  type Guest,
  inLanes,
  linkGuest,
  openGuest,
  tryGuest,
} from '#tests/support/hostile/hostile-server.ts'

/** `npm run soak -- guest-farm --days D --guests G` sets these. */
const DAYS = Number(process.env['SOAK_DAYS'] ?? 30)
const GUESTS = Number(process.env['SOAK_GUESTS'] ?? 480)
const LANES = 4
/** New players that an address may make in an hour. */
const GUESTS_AN_ADDRESS = 20
/** Guests a day whose keys are linked to the player, which merges them. */
const LINKED_A_DAY = 2
const START = new Date('2026-09-01T12:01:00.000Z')
/** Where no chain answers: the pot is no demo. */
const NO_CHAIN = 'http://127.0.0.1:1'
/** The part of the net worth that a farm may add or take. */
const TOLERANCE = 0.01
/** The least net worth that the part is taken of, in dollars. */
const LEAST_WORTH = 2_000

test(`${GUESTS} guests a day around one player for ${DAYS} days add at most 1 % to the player's net worth`, async () => {
  const port = await findFreePort()
  const clocked = await startClockedServer(START, port, {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    OPTIMISM_RPC_URL: NO_CHAIN,
  })
  onTestFinished(() => clocked.stop())
  const statuses = new Map<number, number>()
  const server = askOver(clocked.origin, (status) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const main = await openGuest(server, '10.200.0.1')
  // The twin does the same as the main player at the same time, without guests.
  const twin = await openGuest(server, '10.200.0.2')
  const counts = { guests: 0, calls: 0, linked: 0 }
  for (let day = 0; day < DAYS; day += 1) {
    // The players play before the guests: a merge ends the one who has not played.
    await playDay(server, main)
    await playDay(server, twin)
    const before = await pricesOf(server, main)
    const farmed = await farmFor(server, main, day)
    counts.guests += farmed.guests
    counts.calls += farmed.calls
    counts.linked += farmed.linked
    const after = await pricesOf(server, main)
    if (after.tick === before.tick) expect(after.boroughs).toEqual(before.boroughs)
    await clocked.pass(1)
  }
  const [own, control] = [await figuresOf(server, main), await figuresOf(server, twin)]
  const added = own.net_worth - control.net_worth
  const part = added / Math.max(LEAST_WORTH, Math.abs(control.net_worth))
  const pot = await potOf(server, main)
  process.stdout.write(
    `${DAYS} days, ${counts.guests} guests, ${counts.calls} calls, ${counts.linked} linked: the player has ` +
      `$${own.net_worth}, the twin $${control.net_worth}, added ${(100 * part).toFixed(2)} %; the pot has $${pot}\n` +
      `answers by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`,
  )
  expect(counts.guests).toBe(GUESTS * DAYS)
  expect(counts.calls).toBeGreaterThan(GUESTS * DAYS)
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect(Math.abs(part)).toBeLessThanOrEqual(TOLERANCE)
  // Unproven players feed no pot, from which a proven one would be paid.
  expect(pot).toBe(0)
})

/** Lets the guests of a day work for a player. */
async function farmFor(
  server: AskedServer,
  main: Guest,
  day: number,
): Promise<{ guests: number; calls: number; linked: number }> {
  const counts = { guests: 0, calls: 0, linked: 0 }
  await inLanes(GUESTS, LANES, async (number) => {
    const address = Math.floor(number / GUESTS_AN_ADDRESS)
    const guest = await tryGuest(server, `10.${day % 200}.${address >> 8}.${address & 255}`)
    if (!guest) return
    counts.guests += 1
    const calls = await farmGuest(server, guest)
    counts.calls += calls
    if (number >= LINKED_A_DAY) return
    const status = await linkGuest(server, main, guest)
    counts.linked += status === 200 ? 1 : 0
  })
  return counts
}

async function potOf(server: AskedServer, { from, headers }: Guest): Promise<number> {
  const { json } = await server.ask('GET /api/v1/economy/monthly_pot', from, { headers })
  return monthlyPotCall.response.parse(json).current_pot
}
