import { RULES } from '../../config.ts'
import { levelOf } from '../../level.ts'
import type { Shark } from '../../sharks/decision.ts'
import type { Bot } from '../bot.ts'
import type { City } from '../city.ts'
import { bestHop } from '../hop.ts'
import { borrow, isDueSoon, payBack } from '../loans.ts'
import { goTo, movesLeft, workJob } from '../moves.ts'
import { growStash, trade } from '../trade.ts'
import type { Policy } from '../policy.ts'

/** How somebody who knows the whole city trades. */
export interface TraderManner {
  /** The part of the cash that goes into one hop, 0..1. */
  readonly spends: number
  /** The least that a hop's goods must be worth more elsewhere. */
  readonly leastEdge: number
  /** Whom it borrows from while it is small; null borrows nothing. */
  readonly borrowsFrom: Shark | null
}

/** Carries goods to where they are dearest, from where it stands, a hop each time; works where nothing pays. */
export function makeTrader(
  { name, sessions, whenStopped }: Omit<Policy, 'play'>,
  manner: TraderManner,
): Policy {
  return {
    name,
    sessions,
    whenStopped,
    play(city, bot) {
      keepBooks(city, bot, manner)
      sellAll(city, bot)
      if (movesLeft(city, bot) === 0) return
      const hop = bestHop(city, bot, manner)
      if (!hop || hop.profitCents < averagePay(bot)) return void workJob(city, bot)
      for (const { symbol, quantity } of hop.cargo) {
        trade(city, bot, { side: 'buy', symbol, quantity })
      }
      goTo(city, bot, hop.to)
      sellAll(city, bot)
      growStash(bot, 0.3)
    },
  }
}

function keepBooks(city: City, bot: Bot, { borrowsFrom }: TraderManner): void {
  for (const loan of bot.loans) {
    if (isDueSoon(loan, city.now)) payBack(city, bot, loan, 0)
  }
  const isSmall = bot.cashCents < 5 * RULES.start.cashCents
  if (borrowsFrom && isSmall && bot.loans.length === 0) {
    borrow(city, bot, borrowsFrom, bot.cashCents)
  }
}

function sellAll(city: City, bot: Bot): void {
  for (const { symbol, quantity } of bot.holdings)
    trade(city, bot, { side: 'sell', symbol, quantity })
}

function averagePay({ xp }: Bot): number {
  return ((RULES.jobs.leastCents + RULES.jobs.mostCents) / 2) * Math.sqrt(levelOf(xp))
}
