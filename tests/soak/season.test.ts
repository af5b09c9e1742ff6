import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { loansCall } from '#src/protocol/calls/loans.ts'
import { startClockedServer } from '#tests/support/clocked-server.ts'
import { playDay, read, write } from '#tests/support/farm/trader.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import {
  type AskedServer,
  askOver,
  type Guest,
  openGuest,
} from '#tests/support/hostile/hostile-server.ts'
import { place } from '../../tools/lib/places.mjs'

const START = new Date('2026-09-01T12:01:00.000Z')
const SEASON = '2026-09'
const SEASON_DAYS = 30
const run = promisify(execFile)

test('npm run verify replays a season of a trader and of a debtor who climbs the ladder of lateness', async () => {
  const port = await findFreePort()
  const clocked = await startClockedServer(START, port, {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
  })
  onTestFinished(() => clocked.stop())
  const server = askOver(clocked.origin, () => undefined)
  const trader = await openGuest(server, '10.200.0.1')
  const debtor = await openGuest(server, '10.200.0.2')
  const lateDays: number[] = []
  for (let day = 0; day < SEASON_DAYS; day += 1) {
    await playDay(server, trader)
    await work(server, debtor)
    lateDays.push(await lateDayOf(server, debtor))
    await clocked.pass(1)
  }
  // Due after 7 days, with 12 hours of grace: each read is 24 hours after the one before it.
  expect(lateDays.slice(0, 13)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5])
  // The first write of October ends the season.
  await playDay(server, trader)
  const { stdout } = await run(process.execPath, [
    place('tools/verify.mjs'),
    SEASON,
    clocked.origin,
  ])
  expect(stdout).toMatch(/^Season 2026-09 is correct: 2 runs, \d{3} records match its seed\.$/m)
})

/** Works a job. Who is owned may have no move left. */
async function work(server: AskedServer, player: Guest): Promise<void> {
  const { status } = await write(server, player, {
    route: 'POST /api/v1/turn',
    body: { actions: [{ action: 'job' }] },
  })
  expect([200, 409]).toContain(status)
}

/** Returns the late day of the opening debt; −1 once it is paid. */
async function lateDayOf(server: AskedServer, player: Guest): Promise<number> {
  const { loans } = loansCall.response.parse(await read(server, player, '/api/v1/loans'))
  return loans[0]?.late_day ?? -1
}
