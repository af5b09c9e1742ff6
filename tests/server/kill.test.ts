import { beforeAll, test } from 'vitest'
import { buildClockedServer, earlyInMonth } from '#tests/support/clocked-server.ts'
import { createDatabase, ENGINES, openTestStore } from '#tests/support/database.ts'
import { checkBooks, GOOD_BOOKS, storedFills } from '#tests/support/kill/check-books.ts'
import { runKills } from '#tests/support/kill/kill-run.ts'
import { timeLimit } from '../../tools/lib/time-limits.mjs'

/** Above the default timeout, because servers start eight times. */
const LIMIT_MS = timeLimit(120)
/** A sample; tests/soak/crash.test.ts has the long run. */
const KILLS = 3
const PLAYERS = 3

let main = ''
beforeAll(async () => {
  main = await buildClockedServer()
})

// Both engines at once, because the players mostly wait for replies.
test.concurrent.for(ENGINES)(
  'on %s, every acknowledged write survives kill -9',
  { timeout: LIMIT_MS },
  async (engine, { expect, onTestFinished }) => {
    const { location, remove } = await createDatabase(engine)
    onTestFinished(remove)
    const report = await runKills({
      main,
      location,
      environment: earlyInMonth,
      onTestFinished,
      kills: KILLS,
      players: PLAYERS,
      seed: `sample on ${engine}`,
    })

    expect(report.lost).toEqual([])
    expect(report.visits.flatMap(({ answers }) => answers).length).toBeGreaterThan(10)
    expect(report.retries).toBeGreaterThan(0)
    expect(report.exitCode).toBe(0)
    const store = await openTestStore(location)
    onTestFinished(() => store.close())
    expect(await checkBooks(store.db)).toEqual(GOOD_BOOKS)
    const fills = report.visits.flatMap((visit) => visit.fills)
    expect(await storedFills(store.db)).toEqual(fills.toSorted())
  },
)
