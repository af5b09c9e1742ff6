import { beforeAll, test } from 'vitest'
import { buildClockedServer, earlyInMonth } from '#tests/support/clocked-server.ts'
import { createDatabase, ENGINES, openTestStore } from '#tests/support/database.ts'
import { checkBooks, GOOD_BOOKS } from '#tests/support/kill/check-books.ts'
import { runKills } from '#tests/support/kill/kill-run.ts'
import { timeLimit } from '../../tools/lib/time-limits.mjs'

/** Above the usual limit: servers start eight times. */
const LIMIT_MS = timeLimit(120)
/** A sample; tests/soak/kill.test.ts has the long run. */
const KILLS = 3
const PLAYERS = 3

let main = ''
beforeAll(async () => {
  main = await buildClockedServer()
})

// Both at once: the players spend most of the time listening.
test.concurrent.for(ENGINES)(
  'default: on %s, what was answered for survives kill -9',
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
  },
)
