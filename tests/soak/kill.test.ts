import { expect, onTestFinished, test } from 'vitest'
import { buildServer } from '#tests/support/build-server.ts'
import { createDatabase, ENGINES, openTestStore } from '#tests/support/database.ts'
import { checkBooks, GOOD_BOOKS } from '#tests/support/kill/check-books.ts'
import { runKills } from '#tests/support/kill/kill-run.ts'

const KILLS = 50

test.each(ENGINES)(`on %s, ${KILLS} times kill -9 lose no acknowledged write`, async (engine) => {
  const { location, remove } = await createDatabase(engine)
  onTestFinished(remove)
  const main = await buildServer()
  const report = await runKills({
    main,
    location,
    kills: KILLS,
    players: 6,
    seed: `soak on ${engine}`,
    onTestFinished,
  })

  const { visits, lost, killedAtStart, retries } = report
  process.stdout.write(
    `${engine}: ${KILLS} kills (and ${killedAtStart} during a start), ${visits.length} players, ` +
      `${visits.flatMap(({ answers }) => answers).length} messages answered, ` +
      `${visits.reduce((sum, { taken }) => sum + taken, 0)} offers taken, ` +
      `${retries} calls sent again, ${lost.length} lost\n`,
  )
  expect(lost).toEqual([])
  expect(report.exitCode).toBe(0)
  const store = await openTestStore(location)
  expect(await checkBooks(store.db)).toEqual(GOOD_BOOKS)
  await store.close()
})
