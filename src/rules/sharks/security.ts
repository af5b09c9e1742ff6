import { RULES, SHARK_POLICIES } from '../config.ts'
import { GOODS, type GoodSymbol } from '../market/goods.ts'
import { divideHalfEven } from '../money.ts'
import type { Pledged, Security, Shark } from './decision.ts'

/**
 * What a shark takes in addition to a signature for a sum: goods out of the debtor's stash, the dearest first, where those
 * reach; a part of the profit of every sale where they do not. Undefined where a signature is enough.
 */
export function securityFor(
  shark: Shark,
  principalCents: number,
  holdings: readonly Pledged[],
): Security | undefined {
  if (!SHARK_POLICIES[shark].wantsSecurity) return undefined
  const wantedCents = divideHalfEven(principalCents * RULES.pledge.worthPercent, 100)
  const pledge: Pledged[] = []
  let worthCents = 0
  for (const holding of dearestFirst(holdings)) {
    if (worthCents >= wantedCents) break
    const each = pawnCents(holding.symbol)
    const quantity = Math.min(holding.quantity, Math.ceil((wantedCents - worthCents) / each))
    const costCents = divideHalfEven(holding.costCents * quantity, holding.quantity)
    pledge.push({ symbol: holding.symbol, quantity, costCents })
    worthCents += quantity * each
  }
  return worthCents >= wantedCents ? { kind: 'goods', pledge, worthCents } : { kind: 'profit' }
}

/** Whether what was offered as a pledge is still held. */
export function isHeld(security: Security | undefined, holdings: readonly Pledged[]): boolean {
  if (security?.kind !== 'goods') return true
  return security.pledge.every(({ symbol, quantity }) =>
    holdings.some((held) => held.symbol === symbol && held.quantity >= quantity),
  )
}

/** What one unit counts for over the counter, in cents: season and borough do not matter to a drawer. */
function pawnCents(symbol: GoodSymbol): number {
  const base = GOODS.find((good) => good.symbol === symbol)?.baseCents ?? 0
  return Math.max(1, divideHalfEven(base * RULES.pledge.pawnPercent, 100))
}

function dearestFirst(holdings: readonly Pledged[]): readonly Pledged[] {
  return holdings
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => pawnCents(other.symbol) - pawnCents(one.symbol))
}
