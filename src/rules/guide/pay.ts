import { RULES } from '../config.ts'
import { cashAccount, type Entry, transfer } from '../ledger.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import type { Holding } from '../stash.ts'

/** The reward for the player's first trip with goods, paid once. It follows the trip at once. */
export interface GuidePaid extends EventBase {
  readonly kind: 'guide_paid'
  readonly cents: number
}

/** Returns the reward of a trip with the goods of the sheet, or none. */
export function payGuide(
  sheet: Pick<Sheet, 'holdings' | 'isGuidePaid'>,
  world: World,
): readonly GuidePaid[] {
  if (sheet.isGuidePaid || costOfGoods(sheet.holdings) <= RULES.guide.goodsCents) return []
  return [{ kind: 'guide_paid', ...stampOf(world), cents: RULES.guide.rewardCents }]
}

export function evolveGuide(sheet: Sheet): Sheet {
  return { ...sheet, isGuidePaid: true }
}

export function guideEntries(
  playerId: string,
  { cents: amountCents }: GuidePaid,
): readonly Entry[] {
  return [
    transfer('guide_reward', playerId, { from: 'house', to: cashAccount(playerId), amountCents }),
  ]
}

function costOfGoods(holdings: readonly Holding[]): number {
  return holdings.reduce((sum, { costCents }) => sum + costCents, 0)
}
