import { forgetAllCall } from '#src/protocol/calls/memory.ts'
import {
  deleteEndedRecollections,
  playersWithEndedRecollections,
} from '../../write/recollection-repository.ts'
import type { PlayerWriter } from '../../write/player-writer.ts'
import type { ServerContext } from '../../server-context.ts'
import { forgottenRows } from './player-memory.ts'

/** Deletes the recollections that have ended. Those of a player who was merged into another are no part of a sheet. */
export async function forgetEnded({
  server: { clock, store },
  writer,
}: {
  readonly server: ServerContext
  readonly writer: PlayerWriter
}): Promise<void> {
  const now = clock.now()
  const command = { kind: 'forget_words', what: 'ended', isElsewhere: false } as const
  for (const playerId of await playersWithEndedRecollections(store.db, now)) {
    await writer.act({
      request: { caller: { playerId }, call: forgetAllCall, key: undefined, body: null },
      command,
      answer: () => null,
      rows: (written) => forgottenRows(written, command, []),
    })
  }
  await deleteEndedRecollections(store.db, now)
}
