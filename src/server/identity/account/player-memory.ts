import { forgetAllCall, forgetCall, type memoryCall } from '#src/protocol/calls/memory.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import type { Database } from '../../platform/db/database.ts'
import { formerIdsOf } from '../../platform/db/repositories/players.ts'
import {
  deleteAllRecollections,
  deleteRecollections,
  recollectionsOf,
} from './recollection-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'

/** Resolves with the ids of a player and of those who were merged into the player. */
async function allIdsOf(db: Database, { playerId }: Actor): Promise<readonly string[]> {
  return [playerId, ...(await formerIdsOf(db, playerId))]
}

/**
 * Resolves with what the sharks recall of the player's words, the latest first. The words of players who were merged into
 * this one are listed, too; no shark quotes them.
 */
export async function listMemory(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  caller: Actor,
): Promise<ResponseOf<typeof memoryCall>> {
  const recollections = await recollectionsOf(
    store.db,
    await allIdsOf(store.db, caller),
    clock.now(),
  )
  return [...recollections].reverse().map((each) => ({
    id: each.id,
    character: each.shark,
    kind: each.kind,
    words: each.words,
    said_at: each.saidAt.toISOString(),
    ends_at: each.endsAt.toISOString(),
    hearsay_from: each.hearsayFrom,
  }))
}

/** Deletes a recollection of the player, with what was passed on of it. Throws `not_found`. */
export async function forget(
  server: ServerContext,
  {
    caller,
    id,
    idempotencyKey: key,
  }: { caller: Actor; id: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { playerId } = caller
  const write = { caller: { playerId }, call: forgetCall, key, body: { id } }
  await answerOnce(server, write, async (tx) => {
    if ((await deleteRecollections(tx, await allIdsOf(tx, caller), [id])) === 0) {
      throw new RequestError('not_found', 'Nobody remembers that.')
    }
    return { result: null }
  })
}

/** Deletes everything that the sharks recall of the player's words. */
export async function forgetAll(
  server: ServerContext,
  { caller, idempotencyKey: key }: { caller: Actor; idempotencyKey: string | undefined },
): Promise<void> {
  const { playerId } = caller
  const write = { caller: { playerId }, call: forgetAllCall, key, body: null }
  await answerOnce(server, write, async (tx) => {
    await deleteAllRecollections(tx, await allIdsOf(tx, caller))
    return { result: null }
  })
}
