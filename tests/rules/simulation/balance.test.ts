import { describe, expect, test } from 'vitest'
import { BANDS, holds } from '#src/rules/simulation/balance/bands.ts'
import type { BotMonth } from '#src/rules/simulation/balance/bot-month.ts'
import { writeDiary } from '#src/rules/simulation/balance/diary.ts'
import { playSeed, type SeedResult } from '#src/rules/simulation/balance/play-seed.ts'
import { median, quantile } from '#src/rules/simulation/balance/quantiles.ts'
import { Sample } from '#src/rules/simulation/balance/sample.ts'
import {
  changeTraits,
  describeTraits,
  drawTraits,
  tryTraits,
} from '#src/rules/simulation/balance/search.ts'
import { EXPERT } from '#src/rules/simulation/policies/expert.ts'
import { POLICIES } from '#src/rules/simulation/policies/policies.ts'

const TASK = {
  seed: 'one',
  policies: ['casual', 'jobs only'],
  measuresIncome: false,
  playsCohort: false,
} as const

function aMonth(worths: readonly number[], changes: Partial<BotMonth> = {}): BotMonth {
  return {
    ...{ worths, cash: worths, kickedUp: [], isOpeningCleared: false, reputation: 0.5 },
    ...{ commands: 1, refused: 0, events: {} },
    ...changes,
  }
}

function aResult(changes: Partial<SeedResult>): SeedResult {
  return { seed: 'made up', months: {}, incomes: [], cohortCash: null, ...changes }
}

describe('playSeed', () => {
  test('plays only what was asked for, the same way twice', () => {
    const result = playSeed(TASK)
    expect(Object.keys(result.months)).toEqual(TASK.policies)
    expect(result).toMatchObject({ incomes: [], cohortCash: null })
    expect(playSeed(TASK)).toEqual(result)
  })

  test('measures incomes at reputations that stay as they are', () => {
    const { incomes } = playSeed({ ...TASK, policies: [], measuresIncome: true })
    expect(incomes.map(({ policy, reputation }) => `${policy} ${reputation}`)).toEqual([
      'casual 0.5',
      'expert 0.5',
      'casual 0.9',
      'expert 0.9',
    ])
    const [, low, , high] = incomes.map(({ centsADay }) => centsADay)
    expect(high).toBeGreaterThan(low ?? 0)
  })
})

describe('a sample', () => {
  const sample = new Sample([
    aResult({ months: { casual: aMonth([1, 100]) }, cohortCash: [100, 150, 180, 180] }),
    aResult({ months: { casual: aMonth([1, 300], { isOpeningCleared: true }) } }),
    aResult({
      months: { casual: aMonth([-5, 500]), expert: aMonth([900]) },
      cohortCash: [100, 250, 300, 300],
    }),
  ])

  test('takes medians, ratios and shares over its seeds', () => {
    expect(sample.worth('casual')).toBe(300)
    expect(sample.ratio('expert', 'casual')).toBe(3)
    expect(sample.share('casual', ({ worths }) => worths.some((cents) => cents < 0))).toBeCloseTo(
      1 / 3,
    )
  })

  test('adds the cash of its cities up before it compares months', () => {
    expect(sample.cashGrowth(2)).toBe(1)
    expect(sample.cashGrowth(4)).toBe(0)
  })

  test('takes the median of the incomes at one reputation', () => {
    const incomes = [10, 30, 20].map((centsADay) => ({
      ...({ policy: 'casual', reputation: 0.9, centsADay } as const),
    }))
    const measured = new Sample([
      aResult({ incomes: [...incomes, { policy: 'casual', reputation: 0.5, centsADay: 1 }] }),
    ])
    expect(measured.income('casual', 0.9)).toBe(20)
  })
})

test('a band holds on its limits and fails beyond them', () => {
  const band = { least: 5, most: 20 }
  expect([4, 5, 20, 21].map((value) => holds(band, value))).toEqual([false, true, true, false])
  expect(holds({ least: null, most: 3 }, -100)).toBe(true)
  expect(holds({ least: 3, most: null }, 2)).toBe(false)
})

test('finds casual players who fell below zero after the due day, and not before', () => {
  const band =
    BANDS.find(({ name }) => name === 'casual below zero after the due day') ??
    expect.fail('no band')
  const days = Array.from({ length: 30 }, () => 1)
  const early = aMonth(days.with(2, -1))
  const late = aMonth(days.with(20, -1))
  const measured = (month: BotMonth) =>
    band.measure(new Sample([aResult({ months: { casual: month } })]))
  expect([measured(early), measured(late)]).toEqual([0, 1])
})

test('quantiles are values of the list', () => {
  expect([0.05, 0.5, 0.95].map((share) => quantile([4, 1, 3, 2], share))).toEqual([1, 3, 4])
  expect(quantile([], 0.5)).toBe(0)
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0])
})

describe('the search', () => {
  test('draws and changes traits the same way for the same name', () => {
    expect(drawTraits('a')).toEqual(drawTraits('a'))
    expect(drawTraits('a')).not.toEqual(drawTraits('b'))
    const changed = changeTraits(EXPERT, 'c')
    expect(changed).toEqual(changeTraits(EXPERT, 'c'))
    expect(describeTraits(changed)).not.toBe('')
    expect(describeTraits(EXPERT)).toBe('')
  })

  test('reaches with the expert’s traits what the expert reaches', () => {
    const { months } = playSeed({ ...TASK, policies: ['expert'] })
    const medianCents = months.expert?.worths.at(-1)
    expect(tryTraits({ traits: EXPERT, seeds: [TASK.seed] })).toEqual({ medianCents, played: 1 })
  })

  test('gives poor traits up after one month', () => {
    const poor = { traits: EXPERT, seeds: [TASK.seed, 'two'], leastCents: Number.MAX_VALUE }
    expect(tryTraits(poor).played).toBe(1)
    expect(tryTraits({ ...poor, leastCents: 0 }).played).toBe(2)
  })
})

test('a diary has each day with its net worth, and the debts in words', () => {
  const lines = [...writeDiary(POLICIES['jobs, never pays'], 'diary')]
  const days = lines.filter((line) => /^Day \d+: worth -?\$[\d,.]+/.test(line))
  expect(days).toHaveLength(30)
  const text = lines.join('\n')
  expect(text).toMatch(/Arrived with \$4,000 owed to \w+, due 1985-06-08 00:00 UTC/)
  expect(text).toMatch(/Borrowed \$[\d,]+(?:\.\d+)? from \w+/)
  expect(text).toMatch(/Late with \w+, day 5, owned/)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})
