import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { tradableGoods, unlockedFrom } from '#src/rules/market/tradable-goods.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { type MarketState } from '#src/stores/market-store.ts'
import { dollarsAndCents } from '../kit/money.ts'
import { quantityHeld } from './estimate-fill.ts'
import { type TradeOrder } from './market-controller.ts'

interface Situation {
  readonly state: Pick<MarketState, 'stash'>
  readonly game: Pick<GameState, 'playerCash' | 'reputation'>
}

/** Returns why the server would refuse an order, as a sentence; null when it would not, or when it is unknown. */
export function refuseOrder(order: TradeOrder, situation: Situation): string | null {
  return order.side === 'buy' ? refusePurchase(order, situation) : refuseSale(order, situation)
}

function refusePurchase(
  { symbol, quantity, estimate }: TradeOrder,
  { state: { stash }, game: { playerCash, reputation } }: Situation,
): string | null {
  const { locked, noRoom, noCash } = MARKET_TEXTS.refused
  if (!tradableGoods(reputation).includes(symbol)) {
    return locked(symbol, String(unlockedFrom(symbol)), reputation.toFixed(2))
  }
  if (stash && quantity > stash.capacity - stash.used) {
    return noRoom(Math.max(0, stash.capacity - stash.used))
  }
  const cost = -estimate.total
  if (playerCash === null || cost <= playerCash) return null
  return noCash(dollarsAndCents(cost), dollarsAndCents(playerCash))
}

function refuseSale(
  { symbol, quantity }: TradeOrder,
  { state: { stash } }: Situation,
): string | null {
  if (!stash) return null
  const held = quantityHeld(stash, symbol)
  return quantity > held ? MARKET_TEXTS.refused.notHeld(held, symbol) : null
}
