import { type Entry, repaymentEntry } from '../ledger.ts'
import { profitShare } from '../life-entries.ts'
import { potPartOfTrade } from '../pot.ts'
import { tradeEntry } from '../street-entries.ts'
import type { TradeEvent } from './event.ts'

export function tradeEntries(playerId: string, event: TradeEvent): readonly Entry[] {
  if (event.kind === 'traded') {
    const { id: tradeId, gross_cents: grossCents, fee_cents: feeCents } = event
    const cashCents = event.side === 'buy' ? -grossCents - feeCents : grossCents - feeCents
    const potCents = event.outsidePot ? 0 : potPartOfTrade(grossCents)
    return [tradeEntry({ playerId, tradeId }, { cashCents, feeCents, potCents })]
  }
  if (event.kind === 'sale_watched') return []
  const { sale, loan, shark, cents: amountCents, pot_cents: potCents } = event
  const cause = `${sale}|${loan}`
  if (event.share === 'profit') return [profitShare({ playerId, cause, amountCents })]
  const keptCents = amountCents - event.credited_cents
  return [repaymentEntry({ playerId, shark, cause, amountCents, potCents, keptCents })]
}
