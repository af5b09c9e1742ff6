import { RULES, SHARK_POLICIES } from '../config.ts'
import { GOODS, type GoodSymbol } from '../market/goods.ts'
import { divideHalfEven } from '../money.ts'
import type { Pledged, Security, Shark } from './decision.ts'

/**
 * Returns the security that a shark wants for a sum: goods of the debtor's stash, the dearest first, if they are worth
 * enough, else a share of the profit of each sale. Returns undefined when the shark wants none.
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

/** Whether the player still holds the goods of a pledge. True when no goods are pledged. */
export function isHeld(security: Security | undefined, holdings: readonly Pledged[]): boolean {
  if (security?.kind !== 'goods') return true
  return security.pledge.every(({ symbol, quantity }) =>
    holdings.some((held) => held.symbol === symbol && held.quantity >= quantity),
  )
}

/** Returns what one unit counts for as a pledge, in cents. It does not depend on season or borough. */
function pawnCents(symbol: GoodSymbol): number {
  const base = GOODS.find((good) => good.symbol === symbol)?.baseCents ?? 0
  return Math.max(1, divideHalfEven(base * RULES.pledge.pawnPercent, 100))
}

function dearestFirst(holdings: readonly Pledged[]): readonly Pledged[] {
  return holdings
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => pawnCents(other.symbol) - pawnCents(one.symbol))
}
