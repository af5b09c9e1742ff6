import { cellIndex } from '../market/goods.ts'
import { heatOfSale } from '../market/heat-of-sale.ts'
import { impactAt, NO_IMPACT } from '../market/impact.ts'
import { payOnLoan } from '../player/pay-on-loan.ts'
import { newMonth, type Sheet } from '../player/sheet.ts'
import { addTo, type Holding, holdingOf, takeOut, withHolding } from '../stash.ts'
import type { Traded, TradeEvent } from './event.ts'
import { tradeXp } from './fill.ts'

export function evolveTrade(sheet: Sheet, event: TradeEvent): Sheet {
  if (event.kind === 'traded') return afterFill(sheet, event)
  return payOnLoan(sheet, { loan: event.loan, cents: event.credited_cents })
}

function afterFill(sheet: Sheet, event: Traded): Sheet {
  const { symbol, quantity, gross_cents: gross, fee_cents: fee } = event
  const moved = withImpact(sheet, event)
  if (event.side === 'buy') {
    const holdings = addTo(sheet.holdings, { symbol, quantity, costCents: gross + fee })
    return countTrade({ ...moved, holdings }, event, 0)
  }
  const { left } = takeOut(holdingOf(sheet.holdings, symbol), quantity)
  const profitCents = profitOf(event, sheet.holdings)
  const heat = sheet.heat[event.borough] ?? { heat: 0, soldCents: 0 }
  const sold: Sheet = {
    ...moved,
    holdings: withHolding(sheet.holdings, left),
    heat: { ...sheet.heat, [event.borough]: heatOfSale(heat, gross) },
    dayProfits: { ...sheet.dayProfits, [symbol]: (sheet.dayProfits[symbol] ?? 0) + profitCents },
  }
  return countTrade(sold, event, profitCents)
}

/** Returns a sale's proceeds less the cost of its units, from the holdings before it. 0 for a purchase. In cents. */
export function profitOf(
  { side, symbol, quantity, gross_cents: gross, fee_cents: fee }: Traded,
  holdings: readonly Holding[],
): number {
  if (side === 'buy') return 0
  return gross - fee - takeOut(holdingOf(holdings, symbol), quantity).costCents
}

/** Adds the traded units to the player's impact. Drops the impacts of an earlier season. */
function withImpact(sheet: Sheet, event: Traded): Sheet {
  const { borough, symbol, season, side, quantity, tick } = event
  const cell = cellIndex(borough, symbol)
  const impacts = sheet.season === season ? sheet.impacts : {}
  const impact = impactAt(impacts[cell] ?? NO_IMPACT, cell, tick)
  const net = impact.net + (side === 'buy' ? quantity : -quantity)
  return { ...sheet, season, impacts: { ...impacts, [cell]: { ...impact, net } } }
}

function countTrade(sheet: Sheet, { at, symbol, gross_cents }: Traded, profitCents: number): Sheet {
  const month = at.slice(0, 7)
  const figures = sheet.month.month === month ? sheet.month : newMonth(month)
  const isBest = profitCents > figures.bestProfitCents
  return {
    ...sheet,
    xp: sheet.xp + tradeXp({ profitCents }),
    earnedCents: sheet.earnedCents + Math.max(0, profitCents),
    month: {
      ...figures,
      trades: figures.trades + 1,
      tradedCents: figures.tradedCents + gross_cents,
      bestProfitCents: Math.max(figures.bestProfitCents, profitCents),
      bestSymbol: isBest ? symbol : figures.bestSymbol,
    },
  }
}
