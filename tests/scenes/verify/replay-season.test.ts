import { expect, test } from 'vitest'
import { replaySeason } from '#src/scenes/verify/replay-season.ts'
import { seasonChance } from '#src/server/platform/chance.ts'
import { playRuns } from '#tests/support/sheets.ts'

const RUNS = {
  ada: [
    { tick: 1, units: 20 },
    { tick: 3, units: -4 },
  ],
  bob: [{ tick: 2, units: 7 }],
}

/** The runs by the server's own chance. */
const play = (seed: string) => playRuns(RUNS, { seed, chanceAt: seasonChance(seed) })

test.each([
  '1985',
  'a seed longer than the sixty-four bytes of a block, so that it is hashed before',
])('replays in the page what the server has played from the seed %s', async (seed) => {
  const { season, source } = play(seed)
  expect(await replaySeason(season, source)).toEqual({
    difference: null,
    runs: 2,
    records: 5,
    replayed: true,
  })
})

test('names a run of another seed', async () => {
  const { season, source } = play('1985')
  const other = play('1986')
  const { difference } = await replaySeason(season, other.source)
  expect(difference).toMatchObject({ trader: 'ada', seq: 1 })
  expect((await replaySeason({ ...season, seed: '1986' }, source)).difference?.sentence).toBe(
    'The seed is not the one whose hash was published.',
  )
})
