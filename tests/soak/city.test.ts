import { expect, onTestFinished, test } from 'vitest'
import { countedIds } from '#tests/support/counted-ids.ts'
import { createDatabase, ENGINES, openTestStore } from '#tests/support/database.ts'
import { type CityReport, playCity } from '#tests/support/seeded-city/city.ts'
import { NO_DATABASE } from '#tests/support/seeded-city/city-server.ts'
import { MemoryCity } from '#tests/support/seeded-city/memory-city.ts'
import { sqlCity } from '#tests/support/seeded-city/sql-city.ts'

/** `npm run soak -- city --seed N --seeds K --acts A --engine-acts E` sets these. */
const FIRST_SEED = Number(process.env['TEST_SEED'] ?? 1)
const SEEDS = Number(process.env['SOAK_SEEDS'] ?? 4)
const ACTS = Number(process.env['SOAK_ACTS'] ?? 20_000)
/** An act on an engine takes five to ten times as long as in memory. */
const ACTS_ON_ENGINE = Number(process.env['SOAK_ENGINE_ACTS'] ?? Math.max(1, Math.floor(ACTS / 10)))

const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index)

test.each(seeds)('keeps every answer in a city in memory, seed %i', async (seed) => {
  const size = { seed, acts: ACTS, players: 300, checkEvery: 1_000 }
  const report = await playCity(new MemoryCity(), NO_DATABASE, size)
  print('memory', seed, report)
  expect(report.acts).toBe(ACTS)
})

test.each(ENGINES)('keeps every answer in a city on %s', async (engine) => {
  const { location, remove } = await createDatabase(engine)
  onTestFinished(remove)
  const store = await openTestStore(location)
  onTestFinished(() => store.close())
  const { uuid } = countedIds({ head: '0c17c17c', salt: 'city' })
  const size = { seed: FIRST_SEED, acts: ACTS_ON_ENGINE, players: 200, checkEvery: 1_000 }
  const report = await playCity(sqlCity(store, uuid), store, size)
  print(engine, FIRST_SEED, report)
  expect(report.acts).toBe(ACTS_ON_ENGINE)
})

function print(place: string, seed: number, report: CityReport): void {
  const { acts, stored, crashes, digest, refusals } = report
  const busy = refusals['unavailable'] ?? 0
  const counts = `${acts} acts, ${stored} stored, ${crashes} crashes, ${busy} answers of 503`
  process.stdout.write(`${place}, seed ${seed}: ${counts}, ${digest.slice(0, 12)}\n`)
}
