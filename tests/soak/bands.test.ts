import { expect, test } from 'vitest'
import { bundleSimulation, type Rules } from '../../tools/lib/balance/bundle.mjs'
import { playSeeds } from '../../tools/lib/balance/play-seeds.mjs'

test('the economy stays in every band, on 500 seeds', async () => {
  const bundle = await bundleSimulation()
  const rules: Rules = await import(/* @vite-ignore */ bundle)
  const { BANDS, MEASURED, holds } = rules
  const sample = await playSeeds(rules, bundle, { seeds: 500, policies: MEASURED, isWhole: true })
  const broken = BANDS.map((band) => ({
    ...band,
    measured: band.measure(sample),
  })).filter((band) => !holds(band, band.measured))
  expect(broken).toEqual([])
})
