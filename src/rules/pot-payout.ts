import type { Entry } from './ledger.ts'
import type { EventBase } from './player/event.ts'
import { stampOf, type Stamped } from './player/world.ts'
import { potPayoutEntry } from './street-entries.ts'

/** A player's share of the pot of the season in which the event is. */
export interface PotPaid extends EventBase {
  readonly kind: 'pot_paid'
  /** The place among those who take part: 1, 2, 3 … */
  readonly rank: number
  readonly cents: number
}

/** Returns the event of a winner's share. `moment` is in the month whose pot it is. */
export function payShare(
  { rank, cents }: Pick<PotPaid, 'cents' | 'rank'>,
  moment: Stamped,
): readonly PotPaid[] {
  return [{ kind: 'pot_paid', ...stampOf(moment), rank, cents }]
}

export function payoutEntries(playerId: string, { season, cents }: PotPaid): readonly Entry[] {
  return [potPayoutEntry({ season, playerId, cents })]
}
