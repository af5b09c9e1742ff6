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

/** Parameters of a simulated trader, who knows all prices of the city. */
export interface TraderOptions {
  /** The share of the cash that is spent on one hop, 0 to 1. A hop is a trip that carries goods to sell. */
  readonly spends: number
  /** The minimum gain of a good that is carried on a hop, after spread and fees. */
  readonly leastEdge: number
  /** The shark that the bot borrows from while it has little cash, or null. */
  readonly borrowsFrom: Shark | null
}

/** Creates a policy that makes the most profitable hop in each session, or works a job if that pays more. */
export function makeTrader(
  { name, sessions, whenStopped }: Omit<Policy, 'play'>,
  options: TraderOptions,
): Policy {
  return {
    name,
    sessions,
    whenStopped,
    play(city, bot) {
      repayAndBorrow(city, bot, options)
      sellAll(city, bot)
      if (movesLeft(city, bot) === 0) return
      const hop = bestHop(city, bot, options)
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

function repayAndBorrow(city: City, bot: Bot, { borrowsFrom }: TraderOptions): void {
  for (const loan of bot.loans) {
    if (isDueSoon(loan, city.now)) payBack(city, bot, loan, 0)
  }
  const hasLittleCash = bot.cashCents < 5 * RULES.start.cashCents
  if (borrowsFrom && hasLittleCash && bot.loans.length === 0) {
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
