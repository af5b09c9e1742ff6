import { dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import type { Heat } from '../heat.ts'
import { type Loan, owedOf } from '../loans.ts'
import { type BoroughName, GOODS } from '../market/goods.ts'
import type { Activity } from '../quota.ts'
import type { ReputationGained } from '../reputation.ts'
import type { Shark } from '../sharks/decision.ts'
import { sumOfWorth } from '../player/worth.ts'
import type { Holding } from '../stash.ts'
import type { EncounterChoice } from '../encounters/encounter.ts'
import type { City } from './city.ts'

/** A simulated player with the figures of a real one. The functions of this folder change it. */
export interface Bot {
  readonly name: string
  /** Its choice in every encounter. */
  readonly whenStopped: EncounterChoice
  cashCents: number
  holdings: readonly Holding[]
  borough: BoroughName
  heat: Heat
  /** Sold in each borough since the last step of heat, in cents. */
  sold: Readonly<Partial<Record<BoroughName, number>>>
  reputation: number
  reputationGained: ReputationGained
  xp: number
  earnedCents: number
  stashCapacity: number
  activity: Activity
  movesMade: number
  loans: readonly Loan[]
  lastLoanAt: Readonly<Partial<Record<Shark, Date>>>
  /** All cents that were ever borrowed. */
  borrowedCents: number
}

/** Returns a bot with the figures of a new player. */
export function newBot(name: string, whenStopped: EncounterChoice, now: Date): Bot {
  return {
    name,
    whenStopped,
    cashCents: RULES.start.cashCents,
    holdings: [],
    borough: RULES.start.borough,
    heat: {},
    sold: {},
    reputation: RULES.start.reputation,
    reputationGained: { day: null, by: 0 },
    xp: RULES.start.xp,
    earnedCents: 0,
    stashCapacity: RULES.stash.capacity,
    activity: {
      streak: RULES.start.streak,
      lastActiveDay: null,
      moves: RULES.start.moves,
      movesDay: dayOf(now),
    },
    movesMade: 0,
    loans: [],
    lastLoanAt: {},
    borrowedCents: 0,
  }
}

export function debtOf(bot: Bot): number {
  return bot.loans.reduce((sum, loan) => sum + owedOf(loan), 0)
}

export function worthOf(bot: Bot, city: City): number {
  return sumOfWorth({
    moneyCents: bot.cashCents - debtOf(bot),
    goodsCents: stashWorth(bot.holdings, city.bids()),
    frontsCents: 0,
  })
}

function stashWorth(holdings: readonly Holding[], bids: readonly number[]): number {
  return holdings.reduce((sum, { symbol, quantity }) => {
    const good = GOODS.findIndex((known) => known.symbol === symbol)
    return sum + quantity * (bids[good] ?? 0)
  }, 0)
}
