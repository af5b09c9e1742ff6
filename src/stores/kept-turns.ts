import * as z from 'zod/mini'
import { type KeptValues } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { turnActionsSchema } from '#src/protocol/calls/turn.ts'
import { STORED } from '#src/protocol/stored-values.ts'

const turnSchema = z.object({
  /** The key it was, or will be, sent under. */
  key: z.uuid(),
  /** When it was first to be sent, in milliseconds since 1970. */
  since: z.number(),
  actions: turnActionsSchema,
})
/** A turn that was on its way when its page ended. */
export type KeptTurn = z.input<typeof turnSchema>

const keptSchema = z.object({ wallet: z.string(), turns: z.array(turnSchema) })

/** What is on its way outlives the page: it was promised to go out by itself. */
export function keepTurns(kept: KeptValues, wallet: string, turns: readonly KeptTurn[]): void {
  if (turns.length === 0) kept.remove(STORED.openTurns)
  else kept.write(STORED.openTurns, JSON.stringify({ wallet, turns }))
}

/** What was on its way for a wallet's player; of others nothing. */
export function readTurns(kept: KeptValues, wallet: string): readonly KeptTurn[] {
  const read = keptSchema.safeParse(parseJson(kept.read(STORED.openTurns)))
  return read.success && read.data.wallet === wallet ? read.data.turns : []
}
