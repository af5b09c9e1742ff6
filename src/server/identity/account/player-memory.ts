import { forgetAllCall, forgetCall, type memoryCall } from '#src/protocol/calls/memory.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import { type ForgetWords, forgottenBy } from '#src/rules/talk/forget.ts'
import type { Database } from '../../platform/db/database.ts'
import { formerIdsOf } from '../../platform/db/repositories/players.ts'
import { recollectionsByPlayer, recollectionsOf } from '../../write/recollection-repository.ts'
import type { Writes } from '../../write/sheet-repository.ts'
import type { PlayerWrite, PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import type { ServerContext } from '../../server-context.ts'

/** What forgetting needs. */
interface MemoryContext {
  readonly server: ServerContext
  readonly writer: PlayerWriter
}

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
  parts: MemoryContext,
  {
    caller,
    id,
    idempotencyKey: key,
  }: { caller: Actor; id: string; idempotencyKey: string | undefined },
): Promise<void> {
  const former = (await formerWords(parts, caller)).filter((each) =>
    [each.id, each.origin].includes(id),
  )
  const request = { caller, call: forgetCall, key, body: { id } }
  await forgetWords(parts.writer, { request, what: { id }, elsewhere: former })
}

/** Deletes everything that the sharks recall of the player's words. */
export async function forgetAll(
  parts: MemoryContext,
  { caller, idempotencyKey: key }: { caller: Actor; idempotencyKey: string | undefined },
): Promise<void> {
  const request = { caller, call: forgetAllCall, key, body: null }
  const elsewhere = await formerWords(parts, caller)
  await forgetWords(parts.writer, { request, what: 'all', elsewhere })
}

interface Forgetting extends Pick<ForgetWords, 'what'> {
  readonly request: PlayerWrite<null>['request']
  /** Words that are not on the player's sheet, and are deleted with those that are. */
  readonly elsewhere: readonly Recollection[]
}

/** Writes that words are forgotten, and deletes them. Throws `not_found` for an id that no shark recalls. */
export async function forgetWords(
  writer: PlayerWriter,
  { elsewhere, request, what }: Forgetting,
): Promise<void> {
  const command: ForgetWords = { kind: 'forget_words', what, isElsewhere: elsewhere.length > 0 }
  await writer.act({
    request,
    command,
    answer: () => null,
    rows: (written) => forgottenRows(written, command, elsewhere),
  })
}

/** Returns the rows of what a command deletes, on the sheet and elsewhere. */
export function forgottenRows(
  { before, now }: Pick<Written, 'before' | 'now'>,
  command: ForgetWords,
  elsewhere: readonly Recollection[],
): Partial<Pick<Writes, 'forgotten_words'>> {
  const { playerId: player_id } = before
  const forgotten = [...forgottenBy(before, command, now), ...elsewhere]
  if (forgotten.length === 0) return {}
  return { forgotten_words: forgotten.map(({ id }) => ({ player_id, id })) }
}

/** Resolves with the recollections of players who were merged into the caller. */
async function formerWords(
  { server: { store } }: MemoryContext,
  { playerId }: Actor,
): Promise<readonly Recollection[]> {
  const former = await formerIdsOf(store.db, playerId)
  if (former.length === 0) return []
  return [...(await recollectionsByPlayer(store.db, former)).values()].flat()
}
