import { type MarketStore } from '#src/stores/market-store.ts'
import { type GuideStep } from './find-route.ts'

/** Fills in the market for a step of the guided deal: the tab, the good and the quantity. */
export function showStep(market: MarketStore, step: GuideStep): void {
  const { choicesChanged } = market.getState()
  if (step.kind === 'travel') return choicesChanged({ tab: 'travel' })
  // The quantity first: a change of it alone redraws nothing.
  choicesChanged({ quantity: String(step.quantity) })
  choicesChanged({ tab: 'trade', good: step.symbol })
}
