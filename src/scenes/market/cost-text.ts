import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'

/** Returns what an action costs in moves, and how many are left when that is too few. */
export function costText(cost: number, movesLeft: number): string {
  return movesLeft < cost ? MARKET_TEXTS.costsTooMany(cost, movesLeft) : MARKET_TEXTS.costs(cost)
}
