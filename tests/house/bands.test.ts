import { expect, test } from 'vitest'
import { writeDiary } from '#src/rules/simulation/balance/diary.ts'
import { POLICIES } from '#src/rules/simulation/policies/policies.ts'
import { bundleSimulation, type Rules } from '../../tools/lib/balance/bundle.mjs'
import { DIARIES, diaryText } from '../../tools/lib/balance/diaries.mjs'
import { playSeeds } from '../../tools/lib/balance/play-seeds.mjs'
import { timeLimit } from '../../tools/lib/time-limits.mjs'
import { textOf } from './read-tables.ts'

test(
  'the economy stays in the bands that are cheap to measure, on 24 seeds',
  async () => {
    const bundle = await bundleSimulation()
    const rules: Rules = await import(/* @vite-ignore */ bundle)
    const { bands, policies } = rules.CHEAP
    const sample = await playSeeds(rules, bundle, { policies, isWhole: true })
    const broken = bands
      .map((band) => ({
        ...band,
        measured: band.measure(sample),
      }))
      .filter((band) => !rules.holds(band, band.measured))
    expect(broken).toEqual([])
  },
  timeLimit(600),
)

test.each(DIARIES)('$file is what npm run balance -- --diaries writes', (diary) => {
  expect(textOf(`docs/diaries/${diary.file}`)).toBe(diaryText({ POLICIES, writeDiary }, diary))
})
