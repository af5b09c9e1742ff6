import { type Chance, pick } from '#src/lib/chance.ts'
import { BOROUGHS, GOODS, type GoodSymbol } from '../../market/goods.ts'
import { depthOf } from '../../market/impact.ts'
import { costOf, proceedsOf, quoteOf } from '../../market/quote.ts'
import { tradableGoods } from '../../market/tradable-goods.ts'
import type { Shark } from '../../sharks/decision.ts'
import { type Holding, unitsIn } from '../../stash.ts'
import { tradeFee } from '../../trade/fill.ts'
import type { Bot } from '../bot.ts'
import type { City } from '../city.ts'
import { borrow, isDueSoon, payBack } from '../loans.ts'
import { goTo, movesLeft, workJob } from '../moves.ts'
import type { Policy } from '../policy.ts'
import { growStash, trade } from '../trade.ts'

/** How a bot plays that knows only the prices of the borough it is in. */
export interface PeddlerOptions {
  /** Moves per session. */
  readonly moves: number
  /** The share of the cash that is spent on goods, 0..1. */
  readonly spends: number
  /** How often it works instead of travelling when it has no goods, 0..1. */
  readonly diligence: number
  /** The sharks it borrows from, how often it considers that in a session, and below which cash. */
  readonly borrowing: {
    readonly from: readonly Shark[]
    readonly chance: number
    readonly underCents: number
  }
  /** Whether it repays its loans. */
  readonly paysBack: boolean
}

/** A good is cheap below this share of its base price. */
const CHEAP = 0.95
/** The most units that it buys at once, as a share of the units that move x by 1. */
const DEPTH_SHARE = 0.1

export function makePeddler(
  { name, sessions, whenStopped }: Omit<Policy, 'play'>,
  options: PeddlerOptions,
): Policy {
  return {
    name,
    sessions,
    whenStopped,
    play(city, bot) {
      const chance = city.chance(`${name}|${city.tick}`)
      repayAndBorrow(city, bot, options, chance)
      for (let move = 0; move < options.moves && movesLeft(city, bot) > 0; move += 1) {
        sellWhatPays(city, bot, chance)
        buyWhatLooksCheap(city, bot, options)
        const stays = bot.holdings.length === 0 && chance() < options.diligence
        if (stays || !wander(city, bot, chance)) workJob(city, bot)
      }
      sellWhatPays(city, bot, chance)
      growStash(bot, 0.2)
    },
  }
}

function repayAndBorrow(
  city: City,
  bot: Bot,
  { borrowing, paysBack }: PeddlerOptions,
  chance: Chance,
): void {
  for (const loan of paysBack ? bot.loans : []) {
    payBack(city, bot, loan, isDueSoon(loan, city.now) ? 0 : loan.principalCents)
  }
  if (bot.cashCents >= borrowing.underCents || chance() >= borrowing.chance) return
  for (const shark of borrowing.from) borrow(city, bot, shark, Number.MAX_SAFE_INTEGER)
}

/** Sells goods at a profit, and sometimes at a loss. */
function sellWhatPays(city: City, bot: Bot, chance: Chance): void {
  for (const holding of bot.holdings) {
    const { symbol, quantity } = holding
    const sellsAnyway = chance() < 0.15
    if (sellsAnyway || bringsProfit(city, bot, holding)) {
      trade(city, bot, { side: 'sell', symbol, quantity })
    }
  }
}

function bringsProfit(city: City, bot: Bot, { symbol, quantity, costCents }: Holding): boolean {
  const gross = proceedsOf(city.market(bot.borough, symbol), quantity)
  return gross - tradeFee(gross) > costCents
}

function buyWhatLooksCheap(city: City, bot: Bot, { spends }: PeddlerOptions): void {
  const [best] = tradableGoods(bot.reputation)
    .map((symbol) => {
      const { askCents } = quoteOf(city.market(bot.borough, symbol))
      return { symbol, part: askCents / baseOf(symbol) }
    })
    .sort((one, other) => one.part - other.part)
  if (!best || best.part > CHEAP) return
  const { symbol } = best
  const market = city.market(bot.borough, symbol)
  const room = bot.stashCapacity - unitsIn(bot.holdings)
  const budget = Math.floor(bot.cashCents * spends)
  let quantity = Math.min(room, Math.ceil(depthOf(market.cell) * DEPTH_SHARE))
  while (quantity > 0 && costOf(market, quantity) * 1.02 > budget) quantity -= 1
  if (quantity > 0) trade(city, bot, { side: 'buy', symbol, quantity })
}

function wander(city: City, bot: Bot, chance: Chance): boolean {
  const places = BOROUGHS.filter(({ name }) => name !== bot.borough)
  return goTo(city, bot, pick(chance, places).name)
}

function baseOf(symbol: GoodSymbol): number {
  return GOODS.find((good) => good.symbol === symbol)?.baseCents ?? 1
}
