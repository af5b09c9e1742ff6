import { type Chance, pick } from '#src/lib/chance.ts'
import { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/lib/names.ts'
import { RULES } from '#src/rules/config.ts'
import type { Mission, MissionTask } from '#src/rules/missions/mission.ts'
import type { OfferTerms, Shark } from '#src/rules/sharks/decision.ts'
import type { CityOffer, Newcomer } from './city-store.ts'

/** The loan that each shark offers. */
const LOANS: readonly (readonly [Shark, OfferTerms])[] = [
  ['vinnie', { kind: 'loan', principalCents: 20_000, dailyRate: 0.1, days: 1 }],
  ['tommy', { kind: 'loan', principalCents: 50_000, dailyRate: 0.03, days: 2 }],
  [
    'carmela',
    {
      ...{ kind: 'loan', principalCents: 50_000, dailyRate: 0.05, days: 2 },
      security: { kind: 'profit' },
    },
  ],
  // Big Boss gives errands.
  ['bigboss', { kind: 'loan', principalCents: 1_000_000, dailyRate: 0.04, days: 3 }],
]
const LOANS_OF_EACH = 2

export interface DrawNewcomersParameters {
  readonly players: number
  /** The days. They have missions for every second one, and can draw those of the others. */
  readonly days: readonly string[]
  readonly at: Date
  readonly chance: Chance
  readonly newId: () => string
}

/** Draws players: some of them rich, some of them wanted by the police, and all with missions. */
export function drawNewcomers(parameters: DrawNewcomersParameters): readonly Newcomer[] {
  const { players, days, at, chance, newId } = parameters
  return Array.from({ length: players }, () => ({
    ...{ id: newId(), at },
    extraCents: chance() < 0.4 ? 20_000_000 : 0,
    trust: { vinnie: 20, tommy: 5, carmela: -5, bigboss: 0 },
    // Big Boss lends to players of such a reputation.
    reputation: chance() < 0.4 ? 0.9 : RULES.start.reputation,
    heat: chance() < 0.5 ? 7 : 0,
    missions: days
      .filter((_, place) => place % 2 === 0)
      .map((day) => ({ ...{ id: newId(), day, place: 0, mission: drawMission(chance) } })),
    offers: drawOffers(newId),
  }))
}

/** Returns loans of each shark, and for each of them an offer to pay it and one to have more time. */
function drawOffers(newId: () => string): readonly CityOffer[] {
  return Array.from({ length: LOANS_OF_EACH }, () => LOANS)
    .flat()
    .flatMap(([shark, terms]) => {
      // A loan has the id of its offer.
      const loanId = newId()
      return [
        { id: loanId, shark, terms },
        { id: newId(), shark, terms: { kind: 'repay', loanId, amountCents: 1_000_000 } },
        { id: newId(), shark, terms: { kind: 'mercy', loanId, days: 1 } },
      ]
    })
}

function drawMission(chance: Chance): Mission {
  const symbol = pick(chance, GOOD_SYMBOLS.slice(0, 2))
  const task: MissionTask =
    chance() < 0.5
      ? { kind: 'deliver', symbol, quantity: 3, borough: pick(chance, BOROUGH_NAMES) }
      : { kind: 'profit', symbol, profitCents: 100 }
  return { task, title: 'A favour', moves: 1, rewardCents: 6_000, reputation: 0.01, xp: 50 }
}
