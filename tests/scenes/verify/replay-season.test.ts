import { expect, test } from 'vitest'
import { type TapeRecord } from '#src/rules/market/tape.ts'
import { replaySeason } from '#src/scenes/verify/replay-season.ts'
import { marketChance } from '#src/server/services/market/market-chance.ts'
import { makeTape } from '#tests/support/season-tape.ts'

const TRADES = [
  { tick: 1, cell: 3, units: 20 },
  { tick: 4, cell: 40, units: 7 },
]

async function* read(records: readonly TapeRecord[]): AsyncGenerator<TapeRecord> {
  yield* records
}

/** Makes a tape with the server's own random numbers. */
function makeSeason(seed: string) {
  const { seedHash, records } = makeTape(seed, {
    ticks: 6,
    trades: TRADES,
    chanceAt: marketChance(seed),
  })
  return { season: { seed, seed_hash: seedHash }, records }
}

test.each([
  '1985',
  'a seed longer than the sixty-four bytes of a block, so that it is hashed before',
])("replays the server's season in the page, from the seed %s", async (seed) => {
  const { season, records } = makeSeason(seed)
  expect(await replaySeason(season, read(records))).toEqual({
    difference: null,
    records: 8,
    replayed: true,
  })
})

test('names a changed record, a missing record and a wrong seed', async () => {
  const { season, records } = makeSeason('1985')
  const changed = records.map((record) =>
    record.seq === 3
      ? { ...record, body: record.body.replace('"quantity":20', '"quantity":2') }
      : record,
  )
  expect((await replaySeason(season, read(changed))).difference).toMatchObject({ seq: 3 })
  const cut = records.filter(({ seq }) => seq !== 5)
  expect((await replaySeason(season, read(cut))).difference).toEqual({
    seq: 6,
    sentence: 'Record 5 is missing.',
  })
  const other = await replaySeason({ ...season, seed: '1986' }, read(records))
  expect(other.difference?.sentence).toBe('The seed is not the one whose hash was published.')
  const running = await replaySeason({ seed_hash: season.seed_hash }, read(records))
  expect(running).toEqual({ difference: null, records: 8, replayed: false })
})
