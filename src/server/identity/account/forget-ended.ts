import { forgetAllCall } from '#src/protocol/calls/memory.ts'
import {
  deleteEndedRecollections,
  playersWithEndedRecollections,
} from '../../write/recollection-repository.ts'
import type { PlayerWriter } from '../../write/act.ts'
import type { ServerContext } from '../../server-context.ts'
import { forgetWords } from './player-memory.ts'

/**
 * Deletes the recollections that have ended. Those of a player who was merged into another are no part of a sheet. A player
 * whose write fails is left to the next call.
 */
export async function forgetEnded({
  server: { clock, log, store },
  writer,
}: {
  readonly server: ServerContext
  readonly writer: PlayerWriter
}): Promise<void> {
  const now = clock.now()
  for (const playerId of await playersWithEndedRecollections(store.db, now)) {
    const request = { caller: { playerId }, call: forgetAllCall, key: undefined, body: null }
    await forgetWords(writer, { request, what: 'ended', elsewhere: [] }).catch((failure: unknown) =>
      log.warn({ err: failure }, 'could not delete the ended recollections of a player'),
    )
  }
  await deleteEndedRecollections(store.db, now)
}
