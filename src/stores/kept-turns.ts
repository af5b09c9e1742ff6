import * as z from 'zod/mini'
import { type KeptValues } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { turnActionsSchema } from '#src/protocol/calls/turn.ts'
import { STORED } from '#src/protocol/stored-values.ts'

const turnSchema = z.object({
  /** The idempotency key of the batch. */
  key: z.uuid(),
  /** When it was queued, in ms since 1970. */
  since: z.number(),
  /** The player's address, lower-cased. */
  wallet: z.string(),
  actions: turnActionsSchema,
  /** The idempotency key of each action, for when it must be sent alone. */
  keys: z.array(z.uuid()),
})
/** A batch of actions that was not yet confirmed when its page ended. */
export type KeptTurn = z.input<typeof turnSchema>

/**
 * Stores batches, so that they are sent even after the page has ended. `batches` replace those that this page stored
 * before, whose keys are `own`; batches of other pages of the browser stay.
 */
export function keepTurns(
  kept: KeptValues,
  own: ReadonlySet<string>,
  turns: readonly KeptTurn[],
): void {
  const keys = new Set([...own, ...turns.map(({ key }) => key)])
  const all = [...readAll(kept).filter(({ key }) => !keys.has(key)), ...turns]
  if (all.length === 0) kept.remove(STORED.openTurns)
  else kept.write(STORED.openTurns, JSON.stringify(all))
}

/** Returns the stored batches of a wallet's player, from all pages of the browser. */
export function readTurns(kept: KeptValues, wallet: string): readonly KeptTurn[] {
  return readAll(kept).filter((turn) => turn.wallet === wallet)
}

function readAll(kept: KeptValues): readonly KeptTurn[] {
  const read = z.array(turnSchema).safeParse(parseJson(kept.read(STORED.openTurns)))
  return read.success ? read.data : []
}
