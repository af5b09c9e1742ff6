import * as z from 'zod/mini'
import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { turnActionsSchema } from '#src/protocol/calls/turn.ts'
import { STORED } from '#src/protocol/stored-values.ts'

const turnSchema = z.object({
  /** The key it was, or will be, sent under. */
  key: z.uuid(),
  /** When it was queued, in milliseconds since 1970. */
  since: z.number(),
  /** Of its player, lower-cased. */
  wallet: z.string(),
  actions: turnActionsSchema,
  /** The key that each of the actions goes out under where it has to go alone. */
  keys: z.array(z.uuid()),
})
/** A turn that was on its way when its page ended. */
export type KeptTurn = z.input<typeof turnSchema>

/**
 * What is on its way outlives the page: it was promised to go out by itself. `turns` take the place of those that the page
 * has kept before under the keys `own`; what other pages of the browser have kept stays.
 */
export function keepTurns(
  kept: ClientStorage,
  own: ReadonlySet<string>,
  turns: readonly KeptTurn[],
): void {
  const keys = new Set([...own, ...turns.map(({ key }) => key)])
  const all = [...readAll(kept).filter(({ key }) => !keys.has(key)), ...turns]
  if (all.length === 0) kept.remove(STORED.openTurns)
  else kept.write(STORED.openTurns, JSON.stringify(all))
}

/** What is on its way for a wallet's player, whichever page has kept it. */
export function readTurns(kept: ClientStorage, wallet: string): readonly KeptTurn[] {
  return readAll(kept).filter((turn) => turn.wallet === wallet)
}

function readAll(kept: ClientStorage): readonly KeptTurn[] {
  const read = z.array(turnSchema).safeParse(parseJson(kept.read(STORED.openTurns)))
  return read.success ? read.data : []
}
