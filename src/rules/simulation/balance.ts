import { PLAYERS, type PlayerKind } from './policies/policies.ts'
import { type Bot, debtOf, newBot } from './bot.ts'
import { City, SeasonMarket } from './city.ts'
import { RULES } from '../config.ts'
import { MONTH_DAYS, playDay, playIn } from './play-month.ts'
import type { Policy } from './policy.ts'

/** The end of a month for one kind of player on one seed. Money in cents. */
export interface MonthEnd {
  readonly kind: PlayerKind
  readonly netWorthCents: number
  readonly debtCents: number
  /** The cap of all loans that were taken: no debt may exceed it. */
  readonly capCents: number
}

/** Plays a month with each kind of player on one seed. Each is alone with the same market. */
export function monthEnds(seed: string): readonly MonthEnd[] {
  const market = new SeasonMarket(seed)
  const kinds = Object.keys(PLAYERS) as PlayerKind[]
  return kinds.map((kind) => {
    const days = [...playIn(market, PLAYERS[kind], MONTH_DAYS)]
    const last = days[days.length - 1]
    return {
      kind,
      netWorthCents: last?.netWorthCents ?? 0,
      debtCents: last ? debtOf(last.bot) : 0,
      capCents: RULES.loans.capTimes * (last?.bot.borrowedCents ?? 0),
    }
  })
}

/** The figures of the economy, measured over some seeds. */
export interface Balance {
  readonly medianCents: Readonly<Record<PlayerKind, number>>
  /** The share of months that end with a net worth below zero, 0..1. */
  readonly insolvent: Readonly<Record<PlayerKind, number>>
  readonly perfectToCasual: number
  /** The number of months in which a debt exceeded its cap. */
  readonly debtsAboveCap: number
}

export const BANDS = {
  casualInsolvent: 0.5,
  perfectToCasual: 150,
  moneyGrowth: 0.4,
} as const

export function measureBalance(ends: readonly MonthEnd[]): Balance {
  const worths = (kind: PlayerKind) =>
    ends.filter((end) => end.kind === kind).map(({ netWorthCents }) => netWorthCents)
  const medianOf = (kind: PlayerKind) => median(worths(kind))
  const insolventOf = (kind: PlayerKind) => {
    const all = worths(kind)
    return all.filter((cents) => cents < 0).length / Math.max(1, all.length)
  }
  return {
    medianCents: forEachKind(medianOf),
    insolvent: forEachKind(insolventOf),
    perfectToCasual: medianOf('perfect') / Math.max(1, medianOf('casual')),
    debtsAboveCap: ends.filter(({ debtCents, capCents }) => debtCents > capCents).length,
  }
}

/** The kinds of players of a simulated city, mostly casual. */
const CITIZENS: readonly PlayerKind[] = [
  'perfect',
  'casual',
  'casual',
  'casual',
  'casual',
  'casual',
  'casual',
  'random',
  'random',
  'debtor',
]
/** Months that a city plays before its money is measured: a new city grows faster. */
const WARM_UP_MONTHS = 3

/**
 * Returns how much the cash of a city grows in a month, as a share. Its players share one market for three months, and the
 * fourth is measured.
 */
export function moneyGrowth(seed: string): number {
  const city = new City(new SeasonMarket(seed))
  const people = CITIZENS.map((kind, index) => {
    const policy: Policy = { ...PLAYERS[kind], name: `${kind} ${index}` }
    return { policy, bot: newBot(policy.name, policy.whenStopped, city.now) }
  })
  const warmUpDays = WARM_UP_MONTHS * MONTH_DAYS
  let before = 0
  for (let day = 1; day <= warmUpDays + MONTH_DAYS; day += 1) {
    playDay(city, people, day)
    if (day === warmUpDays) before = cashOf(people)
  }
  return cashOf(people) / Math.max(1, before) - 1
}

function cashOf(people: readonly { readonly bot: Bot }[]): number {
  return people.reduce((sum, { bot }) => sum + bot.cashCents, 0)
}

function forEachKind(measure: (kind: PlayerKind) => number): Record<PlayerKind, number> {
  return {
    perfect: measure('perfect'),
    casual: measure('casual'),
    random: measure('random'),
    debtor: measure('debtor'),
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
