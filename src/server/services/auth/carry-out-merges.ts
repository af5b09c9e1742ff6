import {
  dueMerges,
  type PendingMerge,
  pendingMergesOf,
  removePendingMerge,
} from '../../db/repositories/pending-merges.ts'
import { identityOf, lockPlayers } from '../../db/repositories/players.ts'
import { tellOf } from '../account/tell-of.ts'
import type { Means } from '../means.ts'
import { authenticate, type Caller, findCaller } from './authenticate.ts'
import { mergePlayers } from './merge-players.ts'

/** Carries out all merges that are due. */
export async function carryOutDueMerges(means: Means): Promise<void> {
  const due = await dueMerges(means.store.db, means.clock.now())
  for (const merge of due) await carryOut(means, merge)
}

/** Who holds a bearer key, after a merge of theirs that is due. Throws `invalid_key`. */
export async function authenticateUpToDate(means: Means, secret: string): Promise<Caller> {
  const { db } = means.store
  const { caller, mergeDueAt } = await findCaller(means, db, secret)
  if (!mergeDueAt || mergeDueAt.getTime() > means.clock.now().getTime()) return caller
  await carryOutDueOf(means, caller.playerId)
  return authenticate(means, db, secret)
}

/** Carries out the merge that is due for the player who holds an identity. */
export async function carryOutDueMergeOf(means: Means, subject: string): Promise<void> {
  const identity = await identityOf(means.store.db, subject)
  if (identity) await carryOutDueOf(means, identity.playerId)
}

async function carryOutDueOf(means: Means, playerId: string): Promise<void> {
  const now = means.clock.now().getTime()
  for (const merge of await pendingMergesOf(means.store.db, [playerId])) {
    if (merge.dueAt.getTime() <= now) await carryOut(means, merge)
  }
}

function carryOut(means: Means, merge: PendingMerge): Promise<void> {
  return means.store.transact(async (tx) => {
    // The row goes first: of a merge and its cancellation, exactly one finds it.
    if (!(await removePendingMerge(tx, merge.id))) return
    const { keptId, droppedId } = merge
    const locked = await lockPlayers(tx, [keptId, droppedId])
    const [kept, dropped] = [locked.get(keptId), locked.get(droppedId)]
    if (!kept || !dropped) return
    await mergePlayers(means, tx, { kept, dropped })
    const about = [kept.streetName, dropped.streetName]
    await tellOf(means, tx, { players: [kept.id], kind: 'merged', about })
  })
}
