import { type Stores } from '#src/stores/stores.ts'
import { isGuided } from '../../kit/guide/read-guide.ts'
import { type Order } from './order.ts'
import { type OrderResult } from './send-order.ts'

/** Keeps the guided deal in step with an order: the reward is paid once, and a sale of everything ends the deal. */
export function followGuide(
  { game, settings }: Pick<Stores, 'game' | 'settings'>,
  order: Order,
  { reward, update }: OrderResult,
): 'ended' | 'goes on' {
  const wasGuided = isGuided({ game, settings })
  if (reward !== undefined) {
    game.getState().guideRewarded()
    if (wasGuided) settings.getState().guideChosen('taken')
  }
  const isSoldOut = order.kind === 'trade' && order.side === 'sell' && update.stash?.used === 0
  if (!wasGuided || !isSoldOut || game.getState().guideReward !== null) return 'goes on'
  settings.getState().guideChosen('closed')
  return 'ended'
}
