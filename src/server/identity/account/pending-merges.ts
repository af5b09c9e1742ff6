import { cancelMergeCall, type PendingMerge } from '#src/protocol/calls/identity.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  addPendingMerge,
  pendingMergeOf,
  pendingMergesOf,
  removePendingMerge,
} from './pending-merge-repository.ts'
import { type Player, playerOf } from '../../platform/db/repositories/players.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { addNotice } from './add-notice.ts'

/** How long a merge of two players with progress waits. Both can cancel it until then. */
export const MERGE_WAIT_MS = 24 * 60 * 60_000

/** The players of a merge. Both must be locked. */
interface MergePair {
  readonly kept: Player
  readonly dropped: Player
  /** The session that asks. */
  readonly askedBy: string
}

/** Adds a pending merge with notices for both players. Throws `merge_pending` if either has one already. */
export async function requestMerge(
  server: ServerContext,
  tx: Transaction,
  { kept, dropped, askedBy }: MergePair,
): Promise<PendingMerge> {
  const players = [kept.id, dropped.id]
  if ((await pendingMergesOf(tx, players)).length > 0) {
    throw new RequestError(
      'merge_pending',
      'One of the two players waits for a merge already. Cancel that one first.',
    )
  }
  const askedAt = server.clock.now()
  const dueAt = new Date(askedAt.getTime() + MERGE_WAIT_MS)
  const times = { askedAt, dueAt }
  const id = server.ids.uuid()
  await addPendingMerge(tx, { id, keptId: kept.id, droppedId: dropped.id, askedBy, ...times })
  const about = [kept.streetName, dropped.streetName]
  await addNotice(server, tx, { players, kind: 'merge_asked', about })
  return toPendingMerge({ id, ...times }, about)
}

/** Resolves with the player's pending merges. */
export async function listMerges(
  { store }: Pick<ServerContext, 'store'>,
  { playerId }: Actor,
): Promise<PendingMerge[]> {
  const rows = await pendingMergesOf(store.db, [playerId])
  const merges: PendingMerge[] = []
  for (const row of rows) {
    const names = await Promise.all([row.keptId, row.droppedId].map((id) => playerOf(store.db, id)))
    merges.push(
      toPendingMerge(
        row,
        names.map((player) => player?.streetName ?? ''),
      ),
    )
  }
  return merges
}

/** Cancels a merge for either of its players, with notices for both. Throws `not_found`. */
export async function cancelMerge(
  server: ServerContext,
  {
    caller,
    id,
    idempotencyKey: key,
  }: { caller: Actor; id: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { playerId } = caller
  const write = { caller: { playerId }, call: cancelMergeCall, key, body: { id } }
  await answerOnce(server, write, async (tx) => {
    const merge = await pendingMergeOf(tx, id)
    const players = merge ? [merge.keptId, merge.droppedId] : []
    if (!players.includes(playerId) || !(await removePendingMerge(tx, id))) {
      throw new RequestError('not_found', 'There is no such merge.')
    }
    await noteCancelled(server, tx, players)
    return { result: null }
  })
}

/**
 * Cancels the pending merges of a player, with notices for both players. Must be called before the player is locked: the
 * execution of a merge takes the same order.
 */
export async function cancelMergesOf(
  server: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  playerId: string,
): Promise<void> {
  for (const { id, keptId, droppedId } of await pendingMergesOf(tx, [playerId])) {
    if (await removePendingMerge(tx, id)) await noteCancelled(server, tx, [keptId, droppedId])
  }
}

/** Adds the notices of a cancelled merge for the kept and the dropped player. */
export async function noteCancelled(
  server: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  players: readonly string[],
): Promise<void> {
  const about: string[] = []
  for (const each of players) about.push((await playerOf(tx, each))?.streetName ?? '')
  await addNotice(server, tx, { players, kind: 'merge_cancelled', about })
}

function toPendingMerge(
  { id, askedAt, dueAt }: { id: string; askedAt: Date; dueAt: Date },
  [kept = '', dropped = '']: readonly string[],
): PendingMerge {
  return { id, kept, dropped, asked_at: askedAt.toISOString(), due_at: dueAt.toISOString() }
}
