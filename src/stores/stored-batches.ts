import * as z from 'zod/mini'
import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { batchActionsSchema } from '#src/protocol/calls/batch.ts'
import { STORED } from '#src/protocol/stored-values.ts'

const batchSchema = z.object({
  /** The idempotency key of the batch. */
  key: z.uuid(),
  /** When it was queued, in ms since 1970. */
  since: z.number(),
  /** The player's address, lower-cased. */
  wallet: z.string(),
  actions: batchActionsSchema,
  /** The idempotency key of each action, for when it must be sent alone. */
  keys: z.array(z.uuid()),
})
/** A batch of actions that was not yet confirmed when its page ended. */
export type StoredBatch = z.input<typeof batchSchema>

/**
 * Stores batches, so that they are sent even after the page has ended. `batches` replace those that this page stored
 * before, whose keys are `ownKeys`; batches of other pages of the browser stay.
 */
export function storeBatches(
  storage: ClientStorage,
  ownKeys: ReadonlySet<string>,
  batches: readonly StoredBatch[],
): void {
  const keys = new Set([...ownKeys, ...batches.map(({ key }) => key)])
  const batchesToStore = [...readAll(storage).filter(({ key }) => !keys.has(key)), ...batches]
  if (batchesToStore.length === 0) storage.remove(STORED.openTurns)
  else storage.write(STORED.openTurns, JSON.stringify(batchesToStore))
}

/** Returns the stored batches of a wallet's player, from all pages of the browser. */
export function readBatches(storage: ClientStorage, wallet: string): readonly StoredBatch[] {
  return readAll(storage).filter((batch) => batch.wallet === wallet)
}

function readAll(storage: ClientStorage): readonly StoredBatch[] {
  const parsed = z.array(batchSchema).safeParse(parseJson(storage.read(STORED.openTurns)))
  return parsed.success ? parsed.data : []
}
