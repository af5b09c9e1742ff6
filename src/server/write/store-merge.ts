import { tickIn } from '#src/rules/calendar.ts'
import { decideMerge } from '#src/rules/merging.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { Transaction } from '../platform/db/database.ts'
import type { Season } from '../platform/db/repositories/seasons.ts'
import type { Writes } from './sheet-repository.ts'
import { messageOfTurn, runningTurnOf } from './turn-repository.ts'
import { internalError } from '../platform/http/request-error.ts'
import { wordDecision } from '../voices/grammar/word-decision.ts'
import { closedTurnRow } from './closed-turn.ts'
import { loadLocked, storeAll } from './locked-players.ts'
import type { LoadedSheet } from './sheet-rows.ts'
import { toWrites } from './to-writes.ts'

interface Moment {
  readonly season: Season
  readonly now: Date
  readonly newId: () => string
}

export interface StoredMerge extends Moment {
  readonly keptId: string
  readonly droppedId: string
}

/**
 * Merges two locked players by one store over both runs: loads both sheets, decides, and stores the events of both. The
 * dropped player's bought messages move to the kept player; all else of that player ends. Other players can choose the
 * street name. Booked entries remain, and a running turn of the dropped player ends. Resolves with the number of moved messages.
 */
export async function storeMerge(tx: Transaction, merge: StoredMerge): Promise<number> {
  const { keptId, droppedId } = merge
  const [kept, dropped] = await loadLocked(tx, [keptId, droppedId], merge)
  if (!kept || !dropped) throw internalError([keptId, droppedId])
  const tick = tickOf(merge, [kept, dropped])
  const events = decideMerge(dropped.sheet, { now: merge.now, season: merge.season.id, tick })
  const closed = [{ player_id: droppedId, merged_into: keptId }]
  const closed_turns = await closedTurnRows(tx, droppedId, merge)
  await storeAll(tx, [
    writesOf(kept, events.kept, { ...merge, tick }),
    { ...writesOf(dropped, events.dropped, { ...merge, tick }), closed, closed_turns },
  ])
  return dropped.sheet.interactions.bought
}

/** Ends a locked player, whose bought messages end, too. The player is marked as merged into itself. */
export async function storeClose(
  tx: Transaction,
  close: Moment & { readonly playerId: string },
): Promise<void> {
  const { playerId } = close
  const [loaded] = await loadLocked(tx, [playerId], close)
  if (!loaded) throw internalError(playerId)
  const tick = tickOf(close, [loaded])
  const events = decideMerge(loaded.sheet, { now: close.now, season: close.season.id, tick })
  const closed = [{ player_id: playerId, merged_into: playerId }]
  const closed_turns = await closedTurnRows(tx, playerId, close)
  const writes = writesOf(loaded, events.dropped, { ...close, tick })
  await storeAll(tx, [{ ...writes, closed, closed_turns }])
}

/** Returns the row that ends the running turn of a player, with the reply of the grammar voice; none where there is none. */
async function closedTurnRows(
  tx: Transaction,
  playerId: string,
  { now, newId }: Moment,
): Promise<Writes['closed_turns']> {
  const turn = await runningTurnOf(tx, playerId)
  if (!turn) return []
  const reply = await messageOfTurn(tx, turn, 'assistant')
  const { decision, quickReplies } = turn
  return [
    closedTurnRow({
      ...{ playerId, turn, character: decision.shark, quickReplies, at: now },
      ...{ messageId: reply?.id ?? newId(), isReworded: reply !== undefined },
      text: wordDecision(decision).text,
    }),
  ]
}

/** Returns the writes of a player's events. The player's worth is unchanged, or the player leaves the boards. */
function writesOf(
  loaded: LoadedSheet,
  events: readonly PlayerEvent[],
  { now, newId, tick }: Moment & { readonly tick: number },
): Writes {
  return {
    ...toWrites({
      ...{ loaded, events, after: fold(loaded.sheet, events), now, tick, newId },
      ...{ goodsCents: 0, answer: null, payment: null, name: null, rows: {} },
    }),
    standings: [],
  }
}

/** Returns the tick of the write: not before the last one of a run, which a node with a later clock may have written. */
function tickOf({ season, now }: Moment, players: readonly LoadedSheet[]): number {
  return Math.max(tickIn(season.id, now), ...players.map(({ run }) => run.tick))
}
