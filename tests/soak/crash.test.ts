import { expect, onTestFinished, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { buildServer } from '#tests/support/build-server.ts'
import { playOnTwoNodes } from '#tests/support/city/play-on-two-nodes.ts'
import { createDatabase, ENGINES, openTestStore } from '#tests/support/database.ts'
import { checkBooks, GOOD_BOOKS, storedFills } from '#tests/support/kill/check-books.ts'
import { runKills } from '#tests/support/kill/kill-run.ts'

/** `npm run soak -- crash --rounds N --seed S` sets these. Parts with different seeds add up. */
const KILLS = Number(process.env['SOAK_ROUNDS'] ?? 100)
const SEED = process.env['TEST_SEED'] ?? '1'
const CLIENTS = 16
/** A node is killed after at most this many further writes. */
const MOST_WRITES = 40
const PRINTED_KILLS = 10

test.each(ENGINES)(`on %s, ${KILLS} times kill -9 lose no acknowledged write`, async (engine) => {
  const { location, remove } = await createDatabase(engine)
  onTestFinished(remove)
  const main = await buildServer()
  const report = await runKills({
    main,
    location,
    kills: KILLS,
    players: 6,
    seed: `soak on ${engine} ${SEED}`,
    onKill: (kill) => printKills(engine, kill),
    onTestFinished,
  })

  const { visits, lost, killedAtStart, retries } = report
  process.stdout.write(
    `${engine}: ${KILLS} kills (and ${killedAtStart} during a start), ${visits.length} players, ` +
      `${visits.flatMap(({ answers }) => answers).length} messages answered, ` +
      `${visits.flatMap(({ fills }) => fills).length} trades, ` +
      `${visits.reduce((sum, { taken }) => sum + taken, 0)} offers taken, ` +
      `${retries} calls sent again, ${lost.length} lost\n`,
  )
  expect(lost).toEqual([])
  expect(report.exitCode).toBe(0)
  const store = await openTestStore(location)
  expect(await checkBooks(store.db)).toEqual(GOOD_BOOKS)
  expect(await storedFills(store.db)).toEqual(visits.flatMap(({ fills }) => fills).toSorted())
  await store.close()
})

test(`on two nodes, ${KILLS} times kill -9 lose and double no acknowledged write`, async () => {
  const { location, remove } = await createDatabase('postgres')
  onTestFinished(remove)
  const chance = chanceOf(`crashes of two nodes ${SEED}`)
  const written = await playOnTwoNodes({
    location,
    clients: CLIENTS,
    seed: `crashes ${SEED}`,
    async disturb({ acknowledged, kill9, startAgain }) {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const goal = acknowledged() + 1 + Math.floor(chance() * MOST_WRITES)
        await expect.poll(acknowledged, { timeout: 600_000 }).toBeGreaterThanOrEqual(goal)
        const node = chance() < 0.5 ? 0 : 1
        await kill9(node)
        await startAgain(node)
        printKills('two nodes', kill + 1)
      }
    },
  })
  expect(written).toBeGreaterThan(KILLS)
})

/** Prints how far a run is, so that a run that is stopped shows what it has done. */
function printKills(place: string, kill: number): void {
  if (kill % PRINTED_KILLS === 0) process.stdout.write(`${place}: ${kill} kills\n`)
}
