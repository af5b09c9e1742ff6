import {
  dueMerges,
  type PendingMerge,
  pendingMergesOf,
  removePendingMerge,
} from '../account/pending-merge-repository.ts'
import { identityOf, lockPlayers } from '../../platform/db/repositories/players.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/hashing.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { addNotice } from '../account/add-notice.ts'
import { noteCancelled } from '../account/pending-merges.ts'
import type { ServerContext } from '../../server-context.ts'
import { type Caller } from '../../platform/http/caller.ts'
import { acceptToken, authenticate } from './authenticate.ts'
import { checkMergeCaps } from './check-link-caps.ts'
import { mergePlayers } from './merge-players.ts'
import type { TokenLookup } from './token-lookup.ts'

/** Executes all merges that are due. A merge that fails is logged, and does not hold up the others. */
export async function executeDueMerges(server: ServerContext): Promise<void> {
  const due = await dueMerges(server.store.db, server.clock.now())
  for (const merge of due) {
    await executeMerge(server, merge).catch((failure: unknown) =>
      server.log.warn({ merge: merge.id, err: failure }, 'could not execute a merge'),
    )
  }
}

/** Resolves with the caller of a bearer key, after executing the caller's merge if it is due. Throws `invalid_key`. */
export async function authenticateAfterMerge(
  server: ServerContext,
  tokens: TokenLookup,
  secret: string,
): Promise<Caller> {
  const { db } = server.store
  const hash = sha256(secret)
  const found = await tokens.find(hash)
  const caller = await acceptToken(server, db, { hash, found })
  const dueAt = found?.mergeDueAt
  if (!dueAt || dueAt.getTime() > server.clock.now().getTime()) return caller
  await executeDueMergesOf(server, caller.playerId)
  return authenticate(server, db, secret)
}

/** Executes the merge of the player who holds an identity, if it is due. */
export async function executeDueMergeOf(server: ServerContext, subject: string): Promise<void> {
  const identity = await identityOf(server.store.db, subject)
  if (identity) await executeDueMergesOf(server, identity.playerId)
}

async function executeDueMergesOf(server: ServerContext, playerId: string): Promise<void> {
  const now = server.clock.now().getTime()
  for (const merge of await pendingMergesOf(server.store.db, [playerId])) {
    if (merge.dueAt.getTime() <= now) await executeMerge(server, merge)
  }
}

function executeMerge(server: ServerContext, merge: PendingMerge): Promise<void> {
  return server.store.transact(async (tx) => {
    // Removes the row first: of a merge and a concurrent cancellation, only one finds it and takes effect.
    if (!(await removePendingMerge(tx, merge.id))) return
    const { askedBy, keptId, droppedId } = merge
    const locked = await lockPlayers(tx, [keptId, droppedId])
    const [kept, dropped] = [locked.get(keptId), locked.get(droppedId)]
    if (!kept || !dropped) return
    if (!(await fitsCaps(tx, [keptId, droppedId]))) {
      await noteCancelled(server, tx, [keptId, droppedId])
      return
    }
    await mergePlayers(server, tx, { kept, dropped, askedBy })
    const about = [kept.streetName, dropped.streetName]
    await addNotice(server, tx, { players: [kept.id], kind: 'merged', about })
  })
}

/** Whether two locked players together are within the caps, also after what either has linked since the merge was asked. */
async function fitsCaps(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  try {
    await checkMergeCaps(tx, ids)
    return true
  } catch (failure) {
    if (failure instanceof RequestError) return false
    throw failure
  }
}
