import { type MarketState } from '#src/stores/market-store.ts'
import { type Stores } from '#src/stores/stores.ts'
import { type GuideStep, nextStep, type Street } from './find-route.ts'

/** What the screens show of the guided deal. */
export interface GuideView {
  /** Null when nothing pays for the way. */
  readonly step: GuideStep | null
  /** What the first trip with goods will bring on top, in dollars; null when it has. */
  readonly reward: number | null
  readonly movesLeft: number
}

/** Whether the player is guided: until the reward is paid, and then as long as the player wants. */
export function isGuided({ game, settings }: Pick<Stores, 'game' | 'settings'>): boolean {
  const { guide } = settings.getState()
  return guide === 'taken' || (guide === 'open' && game.getState().guideReward !== null)
}

/** Returns the guided deal as it stands; null when the player is not guided or the prices are not known. */
export function readGuide(stores: Pick<Stores, 'game' | 'market' | 'settings'>): GuideView | null {
  const street = isGuided(stores) ? knownStreet(stores) : null
  if (!street) return null
  const { guideReward } = stores.game.getState()
  return { step: nextStep(street), reward: guideReward, movesLeft: street.movesLeft }
}

/** Returns what the player sees of the street; null until prices, tolls, stash and cash are known. */
export function knownStreet({ game, market }: Pick<Stores, 'game' | 'market'>): Street | null {
  const { currentBorough: here, movesLeft, playerCash: cash, reputation } = game.getState()
  const { borough, prices, stash } = market.getState()
  if (!borough || borough.name !== here || !prices || !stash || cash === null) return null
  return { prices, here, stash, movesLeft, tolls: borough.tolls, cash, reputation }
}

/** Whether the market shows where the player takes a step. */
export function isInPlace(
  step: GuideStep,
  { good, tab }: Pick<MarketState, 'good' | 'tab'>,
): boolean {
  if (step.kind === 'travel') return tab === 'travel'
  return tab === 'trade' && good === step.symbol
}
