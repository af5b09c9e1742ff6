import { type MarketState } from '#src/stores/market-store.ts'
import { type Stores } from '#src/stores/stores.ts'
import { type GuideStep, nextStep } from './find-route.ts'

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
  if (!isGuided(stores)) return null
  const { currentBorough: here, guideReward, ...game } = stores.game.getState()
  const { borough, prices, stash } = stores.market.getState()
  if (!borough || borough.name !== here || !prices || !stash || game.playerCash === null)
    return null
  const { movesLeft } = game
  const step = nextStep({
    ...{ prices, here, stash, movesLeft, tolls: borough.tolls, cash: game.playerCash },
    reputation: game.reputation,
  })
  return { step, reward: guideReward, movesLeft }
}

/** Whether the market shows where the player takes a step. */
export function isInPlace(
  step: GuideStep,
  { good, side, tab }: Pick<MarketState, 'good' | 'side' | 'tab'>,
): boolean {
  if (step.kind === 'travel') return tab === 'travel'
  return tab === 'trade' && good === step.symbol && side === step.kind
}
