import { expect, test } from 'vitest'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { countedIds } from '#tests/support/counted-ids.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { type CityOptions, type CityReport, playCity } from '#tests/support/seeded-city/city.ts'
import { NO_DATABASE } from '#tests/support/seeded-city/city-server.ts'
import { COMMANDS } from '#tests/support/seeded-city/commands.ts'
import { MemoryCity } from '#tests/support/seeded-city/memory-city.ts'
import { sqlCity } from '#tests/support/seeded-city/sql-city.ts'
import { timeLimit } from '../../../tools/lib/time-limits.mjs'

/** The seed of the run, so that the printed seed repeats the city. */
const SEED = Number(process.env['TEST_SEED'] ?? 1)
const LARGE: CityOptions = { seed: SEED, acts: 20_000, players: 300, checkEvery: 1_000 }
const SMALL: CityOptions = { seed: SEED, acts: 300, players: 30, checkEvery: 150 }
/** An act on an engine takes much longer than in memory. The soak plays more of them. */
const ON_ENGINE: CityOptions = { seed: SEED, acts: 2_000, players: 60, checkEvery: 500 }

/** Events of which a city has dozens: of lending, of what falls due by time, of payments and of missions. */
const REACHED: PlayerEvent['kind'][] = [
  ...(['loan_taken', 'advance_lent', 'interest_accrued', 'loan_repaid', 'loan_day_late'] as const),
  ...(['loan_cleared', 'errand_given', 'errand_missed'] as const),
  ...(['messages_bought', 'payment_voided', 'missions_drawn'] as const),
  ...(['front_bought', 'front_tended', 'front_paid', 'front_sold', 'kicked_up'] as const),
]

function playInMemory(options: CityOptions): Promise<CityReport> {
  return playCity(new MemoryCity(), NO_DATABASE, options)
}

test(
  'keeps every answer and no other effect in a city of 20,000 acts with faults',
  async () => {
    const { acts, crashes, events, kinds, refusals } = await playInMemory(LARGE)
    expect(acts).toBe(LARGE.acts)
    expect(crashes).toBeGreaterThan(0)
    expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
    expect(Object.keys(events)).toEqual(expect.arrayContaining(REACHED))
    expect(refusals).toMatchObject({ encounter_open: expect.any(Number) })
  },
  timeLimit(120),
)

test('repeats a city under the same seed, and not under another', async () => {
  const first = await playInMemory(SMALL)
  expect(await playInMemory(SMALL)).toEqual(first)
  expect((await playInMemory({ ...SMALL, seed: SEED + 1 })).digest).not.toBe(first.digest)
})

describeOnBothEngines('a city with faults', (openFreshStore) => {
  test(
    'keeps every answer and no other effect in 2,000 acts, and goes as in memory',
    async () => {
      const store = await openFreshStore()
      const ids = countedIds({ head: '0c17c17c', salt: 'city' })
      const report = await playCity(sqlCity(store, ids.uuid), store, ON_ENGINE)
      expect(report).toEqual(await playInMemory(ON_ENGINE))
    },
    timeLimit(120),
  )
})
