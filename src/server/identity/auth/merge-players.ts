import type { Transaction } from '../../platform/db/database.ts'
import { moveNotices } from '../account/notice-repository.ts'
import { moveOrders } from '../../write/payments/payment-order-repository.ts'
import { moveWatchedPayments } from '../../write/payments/payment-repository.ts'
import {
  addMerge,
  moveIdentities,
  type Player,
  setBetaFeatures,
} from '../../platform/db/repositories/players.ts'
import { moveSessions, revokeSessionsOf } from './session-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import { storeMerge } from '../../write/store-merge.ts'
import { currentSeason } from '../../read/season/seasons.ts'

/**
 * Merges two locked players. Identities, beta features, notices and purchases move to the kept player. The dropped
 * player's sessions and keys end, apart from the session that asked for the merge: a stolen key must not become a key
 * of the kept player. Cash, debts, goods, favours, conversations and the standing of the dropped player end, so that opening
 * grants of guests cannot be collected. Records the merge.
 */
export async function mergePlayers(
  server: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  { kept, dropped, askedBy }: { kept: Player; dropped: Player; askedBy: string },
): Promise<void> {
  const { clock, ids } = server
  const now = clock.now()
  const subjects = await moveIdentities(tx, dropped.id, kept.id)
  await revokeSessionsOf(tx, { playerId: dropped.id, exceptId: askedBy, now })
  await moveSessions(tx, dropped.id, kept.id)
  await moveOrders(tx, dropped.id, kept.id)
  await moveWatchedPayments(tx, dropped.id, kept.id)
  await moveNotices(tx, dropped.id, kept.id)
  await setBetaFeatures(tx, kept.id, [...new Set([...kept.betaFeatures, ...dropped.betaFeatures])])
  const players = { keptId: kept.id, droppedId: dropped.id }
  const season = await currentSeason(server, tx)
  const boughtInteractions = await storeMerge(tx, { ...players, season, now, newId: ids.uuid })
  await addMerge(tx, { id: ids.uuid(), ...players, subjects, boughtInteractions, at: now })
}
