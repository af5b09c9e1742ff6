import type { Refusal } from '../decider.ts'
import type { EncounterOpened } from '../encounters/event.ts'
import { cashAccount, potPartOfRepayment } from '../ledger.ts'
import { cellIndex } from '../market/goods.ts'
import { impactAt, NO_IMPACT } from '../market/impact.ts'
import type { CellMarket } from '../market/quote.ts'
import { fold } from '../player/evolve.ts'
import type { Sheet } from '../player/sheet.ts'
import { cellOf, stampOf, type World } from '../player/world.ts'
import type { Trade } from './command.ts'
import type { SaleShared, TradeEvent } from './event.ts'
import { type Fill, type Refusal as TradeRefusal, settleTrade } from './fill.ts'
import { sharesOfSale } from './sale-shares.ts'
import { isFurtherSale, watchSale } from './watch-sale.ts'

/** Decides a trade: the fill, the shares of a sale that sharks take, and whether the police watch it. */
export function decideTrade(
  sheet: Sheet,
  command: Trade,
  world: World,
): readonly (TradeEvent | EncounterOpened)[] | Refusal<TradeRefusal['refused']> {
  const { borough, holdings, reputation, stashCapacity } = sheet
  const cashCents = sheet.balances[cashAccount(sheet.playerId)] ?? 0
  const market = marketOf(sheet, cellIndex(borough, command.symbol), world)
  const fill = settleTrade(market, { cashCents, reputation, stashCapacity, holdings }, command)
  if ('refused' in fill) return fill
  const { side, symbol, quantity } = fill
  const traded: TradeEvent = {
    kind: 'traded',
    ...stampOf(world),
    id: command.id,
    borough,
    symbol,
    side,
    quantity,
    gross_cents: fill.grossCents,
    fee_cents: fill.feeCents,
    ...(sheet.isOutsidePot && { outsidePot: true }),
  }
  if (side === 'buy') return [traded]
  const sold = [traded, ...sharesOf(sheet, command.id, fill, world)]
  if (!isFurtherSale(sheet, symbol, world)) return sold
  return [...sold, ...watchSale(fold(sheet, sold), traded, world)]
}

/** Returns a market cell with the city's price and the impact of the player's own trades. */
export function marketOf(
  { impacts, season }: Pick<Sheet, 'impacts' | 'season'>,
  cell: number,
  world: World,
): CellMarket {
  const own = season === world.season ? impacts[cell] : undefined
  return { cell, ...cellOf(world, cell), impact: impactAt(own ?? NO_IMPACT, cell, world.tick) }
}

function sharesOf(sheet: Sheet, sale: string, fill: Fill, world: World): readonly SaleShared[] {
  const { cashCents: proceedsCents, profitCents } = fill
  const unpaid = sheet.loans.filter(({ status }) => status !== 'paid')
  const shares = sharesOfSale({ proceedsCents, profitCents }, unpaid)
  return shares.flatMap(({ loanId, kind, amountCents, creditedCents }) => {
    const loan = unpaid.find(({ id }) => id === loanId)
    if (!loan) return []
    return {
      kind: 'sale_shared',
      ...stampOf(world),
      sale,
      loan: loanId,
      shark: loan.shark,
      share: kind,
      cents: amountCents,
      credited_cents: creditedCents,
      pot_cents: sheet.isOutsidePot ? 0 : potPartOfRepayment(loan, creditedCents),
    } as const
  })
}
