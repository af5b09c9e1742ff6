import { type Chance, pick } from '#src/lib/chance.ts'
import { BOROUGHS, GOODS, type GoodSymbol } from '../../market/goods.ts'
import { costOf, proceedsOf, quoteOf } from '../../market/quote.ts'
import { tradableGoods } from '../../market/window.ts'
import type { Shark } from '../../sharks/decision.ts'
import { type Holding, unitsIn } from '../../stash.ts'
import { tradeFee } from '../../trade/fill.ts'
import type { Bot } from '../bot.ts'
import type { City } from '../city.ts'
import { borrow, isDueSoon, payBack } from '../loans.ts'
import { goTo, movesLeft, workJob } from '../moves.ts'
import type { Policy } from '../policy.ts'
import { growStash, trade } from '../trade.ts'

/** How somebody trades who sees only the prices where they stand. */
export interface PeddlerManner {
  /** Moves it spends each time it comes by. */
  readonly moves: number
  /** The part of the cash that goes into goods, 0..1. */
  readonly spends: number
  /** How often it works instead of wandering on with nothing to sell, 0..1. */
  readonly diligence: number
  /** Whom it borrows from, how often it thinks of it, and below which cash. */
  readonly borrowing: {
    readonly from: readonly Shark[]
    readonly chance: number
    readonly underCents: number
  }
  /** Whether it pays back at all. */
  readonly paysBack: boolean
}

/** Below this part of its base price a good looks cheap. */
const CHEAP = 0.95
/** How deep into a cell it buys: a tenth of what would move the price to its double. */
const BITE = 0.1

export function makePeddler(
  { name, sessions, whenStopped }: Omit<Policy, 'play'>,
  manner: PeddlerManner,
): Policy {
  return {
    name,
    sessions,
    whenStopped,
    play(city, bot) {
      const chance = city.chance(`${name}|${city.tick}`)
      keepBooks(city, bot, manner, chance)
      for (let move = 0; move < manner.moves && movesLeft(city, bot) > 0; move += 1) {
        sellWhatPays(city, bot, chance)
        buyWhatLooksCheap(city, bot, manner)
        const stays = bot.holdings.length === 0 && chance() < manner.diligence
        if (stays || !wander(city, bot, chance)) workJob(city, bot)
      }
      sellWhatPays(city, bot, chance)
      growStash(bot, 0.2)
    },
  }
}

function keepBooks(
  city: City,
  bot: Bot,
  { borrowing, paysBack }: PeddlerManner,
  chance: Chance,
): void {
  for (const loan of paysBack ? bot.loans : []) {
    payBack(city, bot, loan, isDueSoon(loan, city.now) ? 0 : loan.principalCents)
  }
  if (bot.cashCents >= borrowing.underCents || chance() >= borrowing.chance) return
  for (const shark of borrowing.from) borrow(city, bot, shark, Number.MAX_SAFE_INTEGER)
}

/** Sells what brings more than it cost, and now and then what does not. */
function sellWhatPays(city: City, bot: Bot, chance: Chance): void {
  for (const holding of bot.holdings) {
    const { symbol, quantity } = holding
    const isTiredOfIt = chance() < 0.15
    if (isTiredOfIt || bringsProfit(city, bot, holding)) {
      trade(city, bot, { side: 'sell', symbol, quantity })
    }
  }
}

function bringsProfit(city: City, bot: Bot, { symbol, quantity, costCents }: Holding): boolean {
  const gross = proceedsOf(city.market(bot.borough, symbol), quantity)
  return gross - tradeFee(gross) > costCents
}

function buyWhatLooksCheap(city: City, bot: Bot, { spends }: PeddlerManner): void {
  const [best] = tradableGoods(bot.reputation)
    .map((symbol) => {
      const { askCents } = quoteOf(city.market(bot.borough, symbol))
      return { symbol, part: askCents / baseOf(symbol) }
    })
    .sort((one, other) => one.part - other.part)
  if (!best || best.part > CHEAP) return
  const { symbol } = best
  const market = city.market(bot.borough, symbol)
  const good = GOODS.find((known) => known.symbol === symbol)
  const room = bot.stashCapacity - unitsIn(bot.holdings)
  const purse = Math.floor(bot.cashCents * spends)
  let quantity = Math.min(room, Math.ceil((good?.weight ?? 1) * 40 * BITE))
  while (quantity > 0 && costOf(market, quantity) * 1.02 > purse) quantity -= 1
  if (quantity > 0) trade(city, bot, { side: 'buy', symbol, quantity })
}

function wander(city: City, bot: Bot, chance: Chance): boolean {
  const places = BOROUGHS.filter(({ name }) => name !== bot.borough)
  return goTo(city, bot, pick(chance, places).name)
}

function baseOf(symbol: GoodSymbol): number {
  return GOODS.find((good) => good.symbol === symbol)?.baseCents ?? 1
}
