import { cashAccount } from '../../ledger.ts'
import type { Sheet } from '../../player/sheet.ts'
import { MONTH_DAYS } from '../play-month.ts'
import { makeCasual } from '../policies/casual.ts'
import { makeExpert } from '../policies/expert.ts'
import { POLICIES, type PolicyName } from '../policies/policies.ts'
import { RANDOM } from '../policies/random.ts'
import type { Policy } from '../policy.ts'
import { SeededCity } from '../seeded-city.ts'
import { type BotMonth, playBot } from './bot-month.ts'

/** What is played on a seed. */
export interface SeedTask {
  readonly seed: string
  readonly policies: readonly PolicyName[]
  /** Whether the income at frozen reputations is measured. */
  readonly measuresIncome: boolean
  /** Whether a city of ten players is played for four months. */
  readonly playsCohort: boolean
}

/** The gross income a day at a reputation that stays as it is, in cents. */
export interface Income {
  readonly policy: 'casual' | 'expert'
  readonly reputation: number
  readonly centsADay: number
}

export interface SeedResult {
  readonly seed: string
  readonly months: Readonly<Partial<Record<PolicyName, BotMonth>>>
  readonly incomes: readonly Income[]
  /** The cash of a city of ten players at the end of each of four months, in cents; null when it was not played. */
  readonly cohortCash: readonly number[] | null
}

/** Plays policies on a seed. Each player has the same city to itself. */
export function playSeed(task: SeedTask): SeedResult {
  const city = new SeededCity(task.seed)
  const months = task.policies.map((name) => [name, playBot(city, POLICIES[name])] as const)
  return {
    seed: task.seed,
    months: Object.fromEntries(months),
    incomes: task.measuresIncome ? REPUTATIONS.flatMap((at) => incomesAt(city, at)) : [],
    cohortCash: task.playsCohort ? cohortCash(city) : null,
  }
}

/** The reputations whose incomes are compared. */
export const REPUTATIONS = [0.5, 0.9] as const
/** What the measurement of incomes begins with, in cents, and the days that are measured. */
const INCOME_START_CENTS = 3_000_000
const INCOME_FROM_DAY = 20

function incomesAt(city: SeededCity, reputation: number): Income[] {
  const players = {
    casual: makeCasual({ borrows: 'never' }),
    expert: makeExpert({ borrows: 'never' }),
  }
  const start = (sheet: Sheet): Sheet => ({
    ...sheet,
    reputation,
    loans: [],
    balances: { [cashAccount(sheet.playerId)]: INCOME_START_CENTS },
  })
  return (['casual', 'expert'] as const).map((policy) => {
    const month = playBot(city, players[policy], { start, isReputationFrozen: true })
    const grossAt = (day: number): number =>
      (month.worths[day - 1] ?? 0) + (month.kickedUp[day - 1] ?? 0)
    const days = MONTH_DAYS - INCOME_FROM_DAY
    const centsADay = (grossAt(MONTH_DAYS) - grossAt(INCOME_FROM_DAY)) / days
    return { policy, reputation, centsADay }
  })
}

/** The players of a city, and how many there are of each. */
const CITIZENS: readonly { readonly policy: Policy; readonly count: number }[] = [
  { policy: POLICIES.expert, count: 1 },
  { policy: POLICIES.casual, count: 5 },
  { policy: POLICIES.strong, count: 1 },
  { policy: POLICIES.weak, count: 1 },
  { policy: RANDOM, count: 1 },
  { policy: POLICIES['casual, never pays'], count: 1 },
]
const COHORT_MONTHS = 4

function cohortCash(city: SeededCity): number[] {
  const sums = Array.from({ length: COHORT_MONTHS }, () => 0)
  for (const { policy, count } of CITIZENS) {
    const { cash } = playBot(city, policy, { days: COHORT_MONTHS * MONTH_DAYS })
    for (const month of sums.keys()) {
      const last = cash[(month + 1) * MONTH_DAYS - 1] ?? 0
      sums[month] = (sums[month] ?? 0) + count * last
    }
  }
  return sums
}
