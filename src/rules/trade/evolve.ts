import { tickNumber } from '../calendar.ts'
import { RULES } from '../config.ts'
import { heatOfSale, moveHeat } from '../heat.ts'
import { cellIndex } from '../market/goods.ts'
import { impactAt, NO_IMPACT } from '../market/impact.ts'
import { payOnLoan } from '../player/pay-on-loan.ts'
import { newMonth, type Sheet, type Stay } from '../player/sheet.ts'
import { addTo, type Holding, holdingOf, takeOut, withHolding } from '../stash.ts'
import type { Traded, TradeEvent } from './event.ts'

export function evolveTrade(sheet: Sheet, event: TradeEvent): Sheet {
  if (event.kind === 'traded') return afterFill(sheet, event)
  if (event.kind === 'sale_watched') {
    return { ...sheet, heat: { ...sheet.heat, [event.borough]: event.heat } }
  }
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
  const heat = moveHeat(sheet.heat[event.borough] ?? 0, heatOfSale(gross))
  const stay = afterSale(sheet.stay, event)
  const sold: Sheet = {
    ...moved,
    holdings: withHolding(sheet.holdings, left),
    heat: { ...sheet.heat, [event.borough]: heat },
    stay,
    dayProfits: { ...sheet.dayProfits, [symbol]: (sheet.dayProfits[symbol] ?? 0) + profitCents },
  }
  return countTrade(profitCents > 0 ? endTrip(sold) : sold, event, profitCents)
}

function afterSale(stay: Stay, { season, symbol, tick }: Traded): Stay {
  const soldIn = tickNumber(season, tick)
  const goods = stay.soldIn === soldIn ? stay.soldGoods : {}
  return { ...stay, soldIn, soldGoods: { ...goods, [symbol]: (goods[symbol] ?? 0) + 1 } }
}

/** Counts the trip whose goods were sold with a profit. The first such sale after an arrival brings the xp. */
function endTrip(sheet: Sheet): Sheet {
  const { stay, tripsToday, xp } = sheet
  if (!stay.isTripOpen) return sheet
  const ended = { ...sheet, stay: { ...stay, isTripOpen: false } }
  if (tripsToday >= RULES.xp.tripsADay) return ended
  return { ...ended, tripsToday: tripsToday + 1, xp: xp + RULES.xp.trip }
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
