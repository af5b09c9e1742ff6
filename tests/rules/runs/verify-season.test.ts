import { describe, expect, test } from 'vitest'
import { type RunRecord } from '#src/rules/runs/run.ts'
import { type SeasonSource, verifySeason } from '#src/rules/runs/verify-season.ts'
import { fc } from '#tests/support/property.ts'
import { chanceFor, playRuns, sha256, sourceOf } from '#tests/support/sheets.ts'

const MEANS = { sha256, chanceOf: chanceFor }
const RUNS = {
  ada: [
    { tick: 1, units: 20 },
    { tick: 1, units: -5 },
    { tick: 90, units: -15 },
  ],
  bob: [{ tick: 4, units: 7 }],
}

async function recordsOf(source: SeasonSource, trader: string): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  for await (const record of source.events(trader)) records.push(record)
  return records
}

/** Returns the season with a changed record of ada's and the hashes that match it. */
async function forged(seq: number, change: (body: string) => string) {
  const { season, source } = playRuns(RUNS)
  const [first, ...rest] = await recordsOf(source, 'ada')
  let hash = sha256(`${season.seed_hash}\nada`)
  const ada = [first ?? expect.fail(), ...rest].map((record) => {
    const body = record.seq === seq ? change(record.body) : record.body
    hash = sha256(`${hash}\n${body}`)
    return { seq: record.seq, body, hash }
  })
  const runs = new Map([
    ['ada', ada],
    ['bob', await recordsOf(source, 'bob')],
  ])
  return { season, source: sourceOf(runs, season.seed_hash) }
}

describe('verifySeason', () => {
  test('finds no difference in runs that the deciders played', async () => {
    const { season, source } = playRuns(RUNS)
    // Four trades, and the beginning of three days at play.
    expect(await verifySeason(season, source, MEANS)).toEqual({
      difference: null,
      runs: 2,
      records: 7,
      replayed: true,
    })
  })

  test('checks only the chains while the seed is secret', async () => {
    const { season, source } = playRuns(RUNS)
    const running = { id: season.id, seed_hash: season.seed_hash }
    expect(await verifySeason(running, source, MEANS)).toMatchObject({
      difference: null,
      replayed: false,
    })
  })

  test('rejects a seed that does not match the published hash', async () => {
    const { season, source } = playRuns(RUNS)
    const { difference } = await verifySeason({ ...season, seed: '1986' }, source, MEANS)
    expect(difference?.sentence).toBe('The seed is not the one whose hash was published.')
  })

  test.each([
    ['a quantity', 2, ['"quantity":20', '"quantity":21'], /^21 SMOKES in manhattan come to \d+/],
    ['a price', 3, [/"gross_cents":\d+/, '"gross_cents":1'], /, not to 1 and \d+\.$/],
    ['a fee', 2, [/"fee_cents":\d+/, '"fee_cents":0'], /not to \d+ and 0\.$/],
    ['an unknown good', 2, ['SMOKES', 'GOLD'], 'The trade cannot be read.'],
    ['an endless quantity', 2, ['"quantity":20', '"quantity":9e15'], 'The trade cannot be read.'],
    ['a tick', 3, ['"tick":1', '"tick":0'], 'The record is of tick 0, after one of tick 1.'],
    [
      'a season',
      2,
      ['"season":"2026-09"', '"season":"2026-08"'],
      'The record is of the season 2026-08.',
    ],
  ] as const)('names the record of %s that was changed', async (_, seq, change, sentence) => {
    const [from, to] = change
    const { season, source } = await forged(seq, (body) => body.replace(from, to))
    const { difference } = await verifySeason(season, source, MEANS)
    expect(difference).toMatchObject({ trader: 'ada', seq })
    expect(difference?.sentence).toMatch(sentence)
  })

  test('names a missing record, and one with a wrong hash', async () => {
    const { season, source } = playRuns(RUNS)
    const ada = await recordsOf(source, 'ada')
    const seen = (records: readonly RunRecord[]) =>
      verifySeason(
        season,
        {
          ...source,
          events: async function* () {
            yield* records
          },
        },
        MEANS,
      )
    expect((await seen(ada.filter(({ seq }) => seq !== 2))).difference).toEqual({
      trader: 'ada',
      seq: 3,
      sentence: 'Record 2 is missing.',
    })
    const changed = ada.map((record) =>
      record.seq === 2 ? { ...record, body: record.body.replace('buy', 'sell') } : record,
    )
    expect((await seen(changed)).difference).toEqual({
      trader: 'ada',
      seq: 2,
      sentence: 'The hash is not that of the record and the hash before it.',
    })
  })

  test('finds a shortened run and a missing run by the roots', async () => {
    const { season, source } = playRuns(RUNS)
    const cut = (await recordsOf(source, 'ada')).slice(0, -1)
    const events = async function* (trader: string) {
      yield* trader === 'ada' ? cut : await recordsOf(source, trader)
    }
    expect((await verifySeason(season, { ...source, events }, MEANS)).difference).toEqual({
      trader: null,
      seq: 90,
      sentence: 'The root is not that of the runs.',
    })
    const runs = async function* () {
      yield { trader: 'ada' }
    }
    expect((await verifySeason(season, { ...source, runs }, MEANS)).difference).toMatchObject({
      trader: null,
      seq: 4,
    })
  })

  test('finds a root that is not chained to the one before', async () => {
    const { season, source } = playRuns(RUNS)
    const roots = async function* () {
      for await (const root of source.roots()) {
        yield root.tick === 4 ? { ...root, chain: sha256('x') } : root
      }
    }
    const running = { id: season.id, seed_hash: season.seed_hash }
    expect((await verifySeason(running, { ...source, roots }, MEANS)).difference).toEqual({
      trader: null,
      seq: 4,
      sentence: 'The root is not chained to the one before.',
    })
  })

  test('recomputes every price that a player can get', async () => {
    const trade = fc.record({ tick: fc.nat(11), units: fc.integer({ min: 1, max: 30 }) })
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.array(trade, { maxLength: 20 }), async (seed, trades) => {
        const inOrder = trades.toSorted((one, other) => one.tick - other.tick)
        const { season, source } = playRuns({ ada: inOrder }, { seed })
        expect((await verifySeason(season, source, MEANS)).difference).toBeNull()
      }),
      { numRuns: 25 },
    )
  })
})
