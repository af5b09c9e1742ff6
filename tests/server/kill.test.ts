import { expect, onTestFinished, test } from 'vitest'
import { buildServer } from '#tests/support/build-server.ts'
import { createDatabase, ENGINES, openTestStore } from '#tests/support/database.ts'
import { checkBooks, GOOD_BOOKS } from '#tests/support/kill/check-books.ts'
import { runKills } from '#tests/support/kill/kill-run.ts'

/** A sample; tests/soak/kill.test.ts has the long run. */
const KILLS = 3
const PLAYERS = 3

test.each(ENGINES)(
  'default: on %s, what was answered for survives kill -9',
  async (engine) => {
    const { location, remove } = await createDatabase(engine)
    onTestFinished(remove)
    const main = await buildServer()
    const report = await runKills({
      main,
      location,
      kills: KILLS,
      players: PLAYERS,
      seed: `sample on ${engine}`,
    })

    expect(report.lost).toEqual([])
    expect(report.visits.flatMap(({ answers }) => answers).length).toBeGreaterThan(10)
    expect(report.retries).toBeGreaterThan(0)
    expect(report.exitCode).toBe(0)
    const store = await openTestStore(location)
    expect(await checkBooks(store.db)).toEqual(GOOD_BOOKS)
    await store.close()
  },
  180_000,
)
