import { type Chance, chanceOf, pick } from '#src/lib/chance.ts'
import { SHARKS } from '#src/lib/names.ts'
import { ENCOUNTER_CHOICES } from '../../encounters/encounter.ts'
import { GOODS } from '../../market/goods.ts'
import { EXPERT, type ExpertTraits, makeExpert } from '../policies/expert.ts'
import { SeededCity } from '../seeded-city.ts'
import { playBot } from './bot-month.ts'
import { median } from './quantiles.ts'
import { endOf } from './sample.ts'

/** The looks a day that the search tries. */
const LOOKS = [1, 2, 3, 5, 8, 24, 72]
const TICKS = 72

/** How each trait is drawn again. */
const DRAWS: { readonly [trait in keyof ExpertTraits]?: (chance: Chance) => ExpertTraits[trait] } =
  {
    looks: (chance) => looksOf(pick(chance, LOOKS), Math.floor(chance() * TICKS)),
    movesALook: (chance) => pick(chance, [null, 1, 2, 3, 5, 10]),
    borrows: (chance) => pick(chance, ['earning', 'earning', 'all', 'never']),
    sharks: (chance) => SHARKS.filter(() => chance() < 0.7),
    caution: (chance) => 0.2 + 2.5 * chance(),
    hopsADay: (chance) => 1 + 6 * chance(),
    forReputation: (chance) => SHARKS.filter(() => chance() < 0.5),
    borrowsPart: (chance) => pick(chance, [1, 1, 0.75, 0.5, 0.25]),
    paysUntilDay: (chance) => pick(chance, [10_000, 10_000, 10_000, 0, 5, 10, 15, 20, 23, 26, 28]),
    paysAhead: (chance) => pick(chance, [null, null, 24, 12, 4, 1, 0, -6, -11]),
    clearsAt: (chance) => 1 + 3 * chance(),
    foresight: (chance) => chance(),
    margin: (chance) => 0.06 * chance(),
    pickiness: (chance) => pick(chance, [1, 2, 4, 8, 12, 20, 35, 50]),
    doesMissions: (chance) => chance() < 0.5,
    scalps: (chance) => chance() < 0.3,
    scalpsFrom: (chance) => 0.05 + 0.25 * chance(),
    goods: (chance) => {
      if (chance() < 0.6) return null
      return GOODS.map(({ symbol }) => symbol).filter(() => chance() < 0.6)
    },
    growsAt: (chance) => pick(chance, [0, 0.1, 0.25, 0.5, 0.8]),
    buysFrontsAt: (chance) => pick(chance, [0, 0.3, 0.55, 0.8, 1]),
    asksAdvances: (chance) => chance() < 0.3,
    whenStopped: (chance) => pick(chance, ENCOUNTER_CHOICES),
  }

function looksOf(count: number, first: number): number[] {
  const every = Math.floor(TICKS / count)
  const ticks = Array.from({ length: count }, (_, index) => (first + index * every) % TICKS)
  return ticks.toSorted((one, other) => one - other)
}

/** Returns traits drawn at random. */
export function drawTraits(seed: string): ExpertTraits {
  return redraw(EXPERT, Object.keys(DRAWS) as (keyof ExpertTraits)[], chanceOf(seed))
}

/** Returns traits of which one to three are drawn again. */
export function changeTraits(traits: ExpertTraits, seed: string): ExpertTraits {
  const chance = chanceOf(seed)
  const names = Object.keys(DRAWS) as (keyof ExpertTraits)[]
  const changed = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(chance, names))
  return redraw(traits, changed, chance)
}

function redraw(
  traits: ExpertTraits,
  names: readonly (keyof ExpertTraits)[],
  chance: Chance,
): ExpertTraits {
  const drawn = names.map((name) => [name, DRAWS[name]?.(chance)] as const)
  return { ...traits, ...Object.fromEntries(drawn) }
}

/** The cities of the seeds that were tried. Each is walked once. */
const cities = new Map<string, SeededCity>()

export interface Trial {
  readonly traits: ExpertTraits
  readonly seeds: readonly string[]
  /** Traits that reach less than this on the first seed are not tried on the others, in cents. */
  readonly leastCents?: number
}

/** Returns the median net worth that traits reach at the end of a month, in cents, and how many months were played. */
export function tryTraits({ traits, seeds, leastCents = -Infinity }: Trial): {
  readonly medianCents: number
  readonly played: number
} {
  const policy = makeExpert(traits)
  const ends: number[] = []
  for (const seed of seeds) {
    const city = cities.get(seed) ?? new SeededCity(seed)
    cities.set(seed, city)
    ends.push(endOf(playBot(city, policy)))
    if ((ends[0] ?? 0) < leastCents) break
  }
  return { medianCents: median(ends), played: ends.length }
}

/** Returns the traits that differ from the expert's, as text. */
export function describeTraits(traits: ExpertTraits): string {
  const names = Object.keys(DRAWS) as (keyof ExpertTraits)[]
  return names
    .filter((name) => JSON.stringify(traits[name]) !== JSON.stringify(EXPERT[name]))
    .map((name) => {
      const value = name === 'looks' ? `${traits.looks.length} a day` : JSON.stringify(traits[name])
      return `${name} ${value}`
    })
    .join(', ')
}
