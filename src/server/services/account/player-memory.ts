import { forgetAllCall, forgetCall, type memoryCall } from '#src/protocol/calls/memory.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import {
  deleteAllRecollections,
  deleteRecollections,
  recollectionsOf,
} from '../../db/repositories/recollections.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'

/** Resolves with what the sharks recall of the player's words, the latest first. */
export async function listMemory(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  { playerId }: Actor,
): Promise<ResponseOf<typeof memoryCall>> {
  const recollections = await recollectionsOf(store.db, playerId, clock.now())
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
    caller: { playerId },
    id,
    idempotencyKey: key,
  }: { caller: Actor; id: string; idempotencyKey: string | undefined },
): Promise<void> {
  const write = { caller: { playerId }, call: forgetCall, key, body: { id } }
  await answerOnce(server, write, async (tx) => {
    if ((await deleteRecollections(tx, playerId, [id])) === 0) {
      throw new RequestError('not_found', 'Nobody remembers that.')
    }
    return { result: null }
  })
}

/** Deletes everything that the sharks recall of the player's words. */
export async function forgetAll(
  server: ServerContext,
  {
    caller: { playerId },
    idempotencyKey: key,
  }: { caller: Actor; idempotencyKey: string | undefined },
): Promise<void> {
  const write = { caller: { playerId }, call: forgetAllCall, key, body: null }
  await answerOnce(server, write, async (tx) => {
    await deleteAllRecollections(tx, playerId)
    return { result: null }
  })
}
