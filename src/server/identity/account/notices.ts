import { type Notice, MAX_NOTICES, readNoticesCall } from '#src/protocol/calls/identity.ts'
import { markNoticesRead, unreadNoticesOf } from './notice-repository.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'

/** Resolves with the player's unread notices. */
export async function unreadNotices(
  { store }: Pick<ServerContext, 'store'>,
  { playerId }: Actor,
): Promise<Notice[]> {
  const rows = await unreadNoticesOf(store.db, { playerId, limit: MAX_NOTICES })
  return rows.map(({ id, kind, about, at }) => ({
    ...{ id, kind, about },
    at: at.toISOString(),
  }))
}

/** Marks notices of the player as read. */
export async function readNotices(
  server: ServerContext,
  {
    caller: { playerId },
    ids,
    idempotencyKey: key,
  }: { caller: Actor; ids: readonly string[]; idempotencyKey: string | undefined },
): Promise<void> {
  const write = { caller: { playerId }, call: readNoticesCall, key, body: { ids } }
  await answerOnce(server, write, async (tx) => {
    await markNoticesRead(tx, { ids, playerId, now: server.clock.now() })
    return { result: null }
  })
}
