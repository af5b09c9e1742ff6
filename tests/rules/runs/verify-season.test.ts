import { describe, expect, test } from 'vitest'
import { RunReplay } from '#src/rules/runs/replay-run.ts'
import { emptyRun, extendRun, type RunRecord } from '#src/rules/runs/run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import { type SeasonSource, verifySeason } from '#src/rules/runs/verify-season.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import { fc } from '#tests/support/property.ts'
import {
  aPoliceEncounter,
  aSheet,
  aWorld,
  execute,
  chanceFor,
  playRuns,
  type RunStep,
  SEASON,
  sha256,
  sourceOf,
  TRADER,
} from '#tests/support/sheets.ts'

const MEANS = { sha256, chanceOf: chanceFor }
const RUNS: { readonly ada: RunStep[]; readonly bob: RunStep[] } = {
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

/** Returns the season with some of ada's records changed or removed, and with matching hashes. */
async function changedSeason(
  change: (body: string, seq: number) => string | null,
  steps = RUNS.ada,
) {
  const { season, source } = playRuns({ ...RUNS, ada: steps })
  const bodies = (await recordsOf(source, 'ada'))
    .map(({ body, seq }) => change(body, seq))
    .filter((body) => body !== null)
  let hash = sha256(`${season.seed_hash}\nada`)
  const ada = bodies.map((body, index) => {
    hash = sha256(`${hash}\n${body}`)
    return { seq: index + 1, body, hash }
  })
  const runs = new Map([
    ['ada', ada],
    ['bob', await recordsOf(source, 'bob')],
  ])
  return { season, source: sourceOf(runs, season.seed_hash) }
}

describe('verifySeason', () => {
  test('finds no difference in runs of the deciders', async () => {
    const { season, source } = playRuns(RUNS)
    // Four trades, the first events of three days at play, and the share of a night.
    expect(await verifySeason(season, source, MEANS)).toEqual({
      difference: null,
      runs: 2,
      records: 8,
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
    ['a huge quantity', 2, ['"quantity":20', '"quantity":9e15'], 'The trade cannot be read.'],
    ['a tick', 3, ['"tick":1', '"tick":0'], 'The record is of tick 0, after one of tick 1.'],
    [
      'a season',
      2,
      ['"season":"2026-09"', '"season":"2026-08"'],
      'The record is of the season 2026-08.',
    ],
  ] as const)('names the record of %s that was changed', async (_, seq, change, sentence) => {
    const [from, to] = change
    const { season, source } = await changedSeason((body, place) =>
      place === seq ? body.replace(from, to) : body,
    )
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

  test('finds a root that is not chained to the previous one', async () => {
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

  test('recomputes every price of a trade', async () => {
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

/** Four trips between hot boroughs. */
const TRIPS: RunStep[] = (['brooklyn', 'manhattan', 'brooklyn', 'manhattan'] as const).map(
  (to, index) => ({ tick: index, to, choice: index % 2 ? 'pay' : 'run' }),
)

describe('verifySeason with trips, encounters and jobs', () => {
  test('finds no difference in runs of the deciders', async () => {
    const { season, source } = playRuns({ ada: TRIPS })
    expect((await verifySeason(season, source, MEANS)).difference).toBeNull()
    const kinds = (await recordsOf(source, 'ada')).map(
      ({ body }) => /"kind":"(\w+)"/.exec(body)?.[1],
    )
    // The changes below need an encounter after the first trip, and a trip without one.
    expect(kinds.slice(2, 6)).toEqual([
      'move_spent',
      'travelled',
      'encounter_opened',
      'encounter_settled',
    ])
    expect(kinds.filter((kind) => kind === 'travelled')).toHaveLength(4)
  })

  test.each([
    ['a toll', 'travelled', [/"toll_cents":\d+/, '"toll_cents":1'], /is 2000 cents, not 1\.$/],
    ['a draw on arrival', 'travelled', [/"draw":[\d.]+/, '"draw":1'], /draws 0\.\d+, not 1\.$/],
    ['heat', 'travelled', ['"heat":7', '"heat":0'], 'The encounter follows no such trip.'],
    [
      'a borough',
      'encounter_opened',
      ['brooklyn', 'queens'],
      'The encounter follows no such trip.',
    ],
    [
      'a destination',
      'travelled',
      ['"to":"brooklyn"', '"to":"gotham"'],
      'The trip cannot be read.',
    ],
    ['a move', 'move_spent', ['"move":1', '"move":2'], 'The trip is move 1, after move 2.'],
    ['a choice', 'encounter_settled', ['run', 'talk'], /^The choice talk draws 0\.\d+, not 0/],
    [
      'an outcome',
      'encounter_settled',
      [/"heat_by":1/, '"heat_by":-7'],
      'The choice run ends in another way.',
    ],
    ['an id', 'encounter_settled', [/"id":"\w+"/, '"id":"x"'], 'No such encounter is open.'],
    ['a type', 'encounter_settled', [/"move":1/, '"move":"1"'], 'The encounter cannot be read.'],
  ] as const)('names the record of %s that was changed', async (_, kind, [from, to], sentence) => {
    let isChanged = false
    const { season, source } = await changedSeason((body) => {
      if (isChanged || !body.includes(`"kind":"${kind}"`)) return body
      isChanged = true
      return body.replace(from, to)
    }, TRIPS)
    const { difference } = await verifySeason(season, source, MEANS)
    expect(difference?.trader).toBe('ada')
    expect(difference?.sentence).toMatch(sentence)
  })

  test.each([
    ['encounter_opened', 'The encounter in brooklyn is missing.'],
    ['encounter_settled', 'The encounter is not settled.'],
    ['move_spent', 'The trip is move 1, after move 0.'],
  ])('names the record after a removed %s', async (kind, sentence) => {
    const { season, source } = await changedSeason(
      (body) => (body.includes(`"kind":"${kind}"`) ? null : body),
      TRIPS,
    )
    expect((await verifySeason(season, source, MEANS)).difference?.sentence).toBe(sentence)
  })

  test.each([
    ['pay', [/"pay_cents":\d+/, '"pay_cents":1'], /^The job of move 1 pays \d+ cents, not 1\.$/],
    ['level', ['"level":1', '"level":9'], /^The job of move 1 pays \d+ cents, not \d+\.$/],
    ['move', ['"move":1,"level"', '"move":null,"level"'], 'The job cannot be read.'],
  ] as const)('names the job whose %s was changed', async (_, [from, to], sentence) => {
    const jobs: RunStep[] = [{ tick: 1, job: true }]
    const played = playRuns({ ada: jobs })
    expect((await verifySeason(played.season, played.source, MEANS)).difference).toBeNull()
    const { season, source } = await changedSeason((body) => body.replace(from, to), jobs)
    expect((await verifySeason(season, source, MEANS)).difference?.sentence).toMatch(sentence)
  })

  test('accepts an encounter of the previous season only as the first record', () => {
    const chance = chanceFor('1985')
    const settle = { kind: 'settle_encounter', choice: 'run' } as const
    const { events } = execute(aSheet({ encounter: aPoliceEncounter() }), settle, aWorld(1))
    const revealed = { prices: new SeasonPrices(marketChance(chance), SEASON), chance }
    const season = { id: SEASON, seedHash: sha256('1985'), revealed }
    const start = emptyRun({ seedHash: sha256('1985'), trader: TRADER }, sha256)
    const sentences = (records: readonly RunRecord[]) => {
      const replay = new RunReplay(season, TRADER, sha256)
      return records.map((record) => replay.take(record))
    }
    expect(sentences(extendRun(start, events, sha256))).toEqual([null])
    expect(sentences(extendRun(start, [...events, ...events], sha256))).toEqual([
      null,
      'No such encounter is open.',
    ])
  })

  test('names a trip that does not start in the borough of the previous one', async () => {
    let trips = 0
    const { season, source } = await changedSeason((body) => {
      if (body.includes('"kind":"travelled"')) trips += 1
      return trips === 2 ? body.replace('"from":"brooklyn"', '"from":"queens"') : body
    }, TRIPS)
    expect((await verifySeason(season, source, MEANS)).difference?.sentence).toBe(
      'The trip begins in queens, and the trader is in brooklyn.',
    )
  })
})
