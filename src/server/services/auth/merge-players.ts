import type { Transaction } from '../../db/database.ts'
import { moveNotices } from '../../db/repositories/notices.ts'
import { moveOrders } from '../../db/repositories/payment-orders.ts'
import {
  addMerge,
  moveIdentities,
  type Player,
  updatePlayer,
} from '../../db/repositories/players.ts'
import { moveSessions } from '../../db/repositories/sessions.ts'
import type { ServerContext } from '../server-context.ts'
import { closePlayer } from './close-player.ts'

/**
 * Merges two locked players. Identities, sessions with their keys, beta features, notices and purchases move to the
 * kept player. Cash, debts, goods, favours, conversations and the standing of the dropped player end, so that opening
 * grants of guests cannot be collected. Records the merge.
 */
export async function mergePlayers(
  { clock, ids }: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  { kept, dropped }: { kept: Player; dropped: Player },
): Promise<void> {
  const subjects = await moveIdentities(tx, dropped.id, kept.id)
  await moveSessions(tx, dropped.id, kept.id)
  await moveOrders(tx, dropped.id, kept.id)
  await moveNotices(tx, dropped.id, kept.id)
  const { boughtInteractions } = dropped
  await updatePlayer(tx, kept.id, {
    boughtInteractions: kept.boughtInteractions + boughtInteractions,
    betaFeatures: [...new Set([...kept.betaFeatures, ...dropped.betaFeatures])],
  })
  await closePlayer({ clock, ids }, tx, { playerId: dropped.id, mergedInto: kept.id })
  const merge = { keptId: kept.id, droppedId: dropped.id, subjects, boughtInteractions }
  await addMerge(tx, { id: ids.uuid(), ...merge, at: clock.now() })
}
