import {
  dueMerges,
  type PendingMerge,
  pendingMergesOf,
  removePendingMerge,
} from '../../db/repositories/pending-merges.ts'
import { identityOf, lockPlayers } from '../../db/repositories/players.ts'
import { addNotice } from '../account/add-notice.ts'
import type { Means } from '../means.ts'
import { authenticate, type Caller, findCaller } from './authenticate.ts'
import { mergePlayers } from './merge-players.ts'

/** Executes all merges that are due. */
export async function executeDueMerges(means: Means): Promise<void> {
  const due = await dueMerges(means.store.db, means.clock.now())
  for (const merge of due) await executeMerge(means, merge)
}

/** Resolves with the caller of a bearer key, after executing the caller's merge if it is due. Throws `invalid_key`. */
export async function authenticateAfterMerge(means: Means, secret: string): Promise<Caller> {
  const { db } = means.store
  const { caller, mergeDueAt } = await findCaller(means, db, secret)
  if (!mergeDueAt || mergeDueAt.getTime() > means.clock.now().getTime()) return caller
  await executeDueMergesOf(means, caller.playerId)
  return authenticate(means, db, secret)
}

/** Executes the merge of the player who holds an identity, if it is due. */
export async function executeDueMergeOf(means: Means, subject: string): Promise<void> {
  const identity = await identityOf(means.store.db, subject)
  if (identity) await executeDueMergesOf(means, identity.playerId)
}

async function executeDueMergesOf(means: Means, playerId: string): Promise<void> {
  const now = means.clock.now().getTime()
  for (const merge of await pendingMergesOf(means.store.db, [playerId])) {
    if (merge.dueAt.getTime() <= now) await executeMerge(means, merge)
  }
}

function executeMerge(means: Means, merge: PendingMerge): Promise<void> {
  return means.store.transact(async (tx) => {
    // Removed first: of a merge and its cancellation, exactly one finds the row.
    if (!(await removePendingMerge(tx, merge.id))) return
    const { keptId, droppedId } = merge
    const locked = await lockPlayers(tx, [keptId, droppedId])
    const [kept, dropped] = [locked.get(keptId), locked.get(droppedId)]
    if (!kept || !dropped) return
    await mergePlayers(means, tx, { kept, dropped })
    const about = [kept.streetName, dropped.streetName]
    await addNotice(means, tx, { players: [kept.id], kind: 'merged', about })
  })
}
