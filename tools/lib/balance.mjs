import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { loadSource } from './load-source.mjs'

const SEEDS = 500
/** Seeds per city of ten people, which is played for four months. Enough for the median. */
const SEEDS_PER_CITY = 10

/** Plays the balance simulation on the given number of seeds and prints the figures with their bands. */
export function balance() {
  return runTool(async () => {
    await ensureInstalled()
    const seeds = seedsAsked(process.argv[2])
    const { loaded, close } = await loadSource('/src/rules/simulation/balance.ts')
    try {
      if (!report(loaded, seeds)) process.exitCode = 1
    } finally {
      await close()
    }
  })
}

/** @param {string | undefined} asked */
function seedsAsked(asked) {
  const seeds = asked === undefined ? SEEDS : Number(asked)
  if (Number.isInteger(seeds) && seeds > 0) return seeds
  throw new ToolError(`'${asked}' is not a number of seeds.`)
}

/**
 * @param {typeof import('../../src/rules/simulation/balance.ts')} rules
 * @param {number} seeds
 */
function report({ BANDS, measureBalance, median, moneyGrowth, monthEnds }, seeds) {
  const ends = []
  for (let seed = 1; seed <= seeds; seed += 1) {
    ends.push(...monthEnds(`balance ${seed}`))
    if (seed % 50 === 0) console.log(`${seed} of ${seeds} seeds played`)
  }
  const cities = Array.from({ length: Math.ceil(seeds / SEEDS_PER_CITY) }, (_, city) =>
    moneyGrowth(`city ${city + 1}`),
  )
  const { medianCents, insolvent, perfectToCasual, debtsAboveCap } = measureBalance(ends)
  for (const kind of Object.keys(medianCents)) {
    const worth = Math.round(Reflect.get(medianCents, kind) / 100).toLocaleString('en')
    const part = asPercent(Reflect.get(insolvent, kind))
    console.log(`${kind.padEnd(8)} median $${worth}, insolvent ${part}`)
  }
  const growth = median(cities)
  const bands = [
    band(
      'casual insolvent',
      insolvent.casual <= BANDS.casualInsolvent,
      asPercent(insolvent.casual),
      asPercent(BANDS.casualInsolvent),
    ),
    band(
      'perfect to casual',
      perfectToCasual <= BANDS.perfectToCasual,
      perfectToCasual.toFixed(1),
      `${BANDS.perfectToCasual}`,
    ),
    band('debts past their cap', debtsAboveCap === 0, `${debtsAboveCap}`, '0'),
    band(
      `money growth a month (median of ${cities.length} standing cities)`,
      growth <= BANDS.moneyGrowth,
      asPercent(growth),
      asPercent(BANDS.moneyGrowth),
    ),
  ]
  return bands.every(Boolean)
}

/**
 * Prints one band, and whether it holds.
 * @param {string} name
 * @param {boolean} holds
 * @param {string} measured
 * @param {string} most
 */
function band(name, holds, measured, most) {
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${measured} (at most ${most})`)
  return holds
}

/** @param {number} part */
function asPercent(part) {
  return `${(part * 100).toFixed(1)} %`
}
