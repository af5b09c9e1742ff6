import { boroughCall, pricesCall } from '#src/protocol/calls/economy.ts'
import { BOROUGH_NAMES, type BoroughName, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { estimateFill } from '#src/scenes/kit/estimate-fill.ts'
import { type GoodSymbol } from '#src/stores/market-store.ts'
import { type ClockedServer } from '../../support/clocked-server.ts'

/** A purchase in the current borough and a sale in another. */
interface Deal {
  readonly symbol: GoodSymbol
  readonly quantity: number
  readonly to: BoroughName
  /** Dollars, after fees, impact and the toll. */
  readonly profit: number
}

/** The goods that a new player may trade. */
const TRADABLE = GOOD_SYMBOLS.slice(0, 4)
const STASH = 100
/** A sale from this amount adds heat and asks for a confirmation. */
const BIG_SALE = 5_000

/**
 * Returns the most profitable deal at the public prices that spends more than half of the cash and adds no heat;
 * undefined when there is none.
 */
async function bestDeal(
  origin: string,
  { from, cash }: { from: BoroughName; cash: number },
): Promise<Deal | undefined> {
  const prices = pricesCall.response.parse(await readJson(`${origin}${pricesCall.path}`))
  const path = boroughCall.path.replace('{name}', from)
  const { tolls } = boroughCall.response.parse(await readJson(`${origin}${path}`))
  const deals: Deal[] = []
  for (const to of BOROUGH_NAMES) {
    for (const symbol of TRADABLE) {
      const [ask, bid] = [prices.boroughs[from]?.[symbol], prices.boroughs[to]?.[symbol]]
      const toll = tolls[to]
      if (!ask || !bid || toll === undefined) continue
      for (let quantity = 1; quantity <= STASH; quantity += 1) {
        const spent = -estimateFill({ ...prices, quote: ask }, 'buy', quantity).total
        if (spent + toll > cash) break
        const brought = estimateFill({ ...prices, quote: bid }, 'sell', quantity).total
        if (spent <= cash / 2 || brought >= BIG_SALE) continue
        deals.push({ symbol, quantity, to, profit: brought - spent - toll })
      }
    }
  }
  return deals.sort((a, b) => b.profit - a.profit)[0]
}

const TICK_DAYS = 20 / (24 * 60)

/** Moves the clock by ticks until a deal from Manhattan brings `worth` dollars or more. */
export async function waitForDeal(
  game: ClockedServer,
  { cash, worth }: { readonly cash: number; readonly worth: number },
): Promise<Deal> {
  for (;;) {
    const deal = await bestDeal(game.origin, { from: 'manhattan', cash })
    if (deal && deal.profit >= worth) return deal
    await game.pass(TICK_DAYS)
  }
}

async function readJson(address: string): Promise<unknown> {
  return (await fetch(address)).json()
}
