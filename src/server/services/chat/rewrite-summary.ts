import { SUMMARY_EVERY } from '#src/rules/sharks/summary.ts'
import { lastMessages } from '../../db/repositories/conversations.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import { messageOfTurn, type TurnRow } from '../../db/repositories/turns.ts'
import type { Means } from '../means.ts'
import { sumsUp } from './finish-turn.ts'

/**
 * Where a turn has summed the talk up and a model is there, has it write the summary anew from what the engine noted.
 * `before` is what was remembered before the turn. The engine's own stays where the model fails, or something else was
 * noted meanwhile. Never rejects: nobody waits for it.
 */
export async function rewriteSummary(
  means: Means,
  turn: TurnRow,
  before: string | undefined,
): Promise<void> {
  const { log, store, sumUpTalk } = means
  const { conversationId, playerId } = turn
  const { shark } = turn.decision
  if (!sumUpTalk) return
  try {
    const said = await messageOfTurn(store.db, turn, 'assistant')
    if (!said || !sumsUp(said)) return
    const facts = (await relationOf(store.db, playerId, shark))?.summary
    if (facts === undefined) return
    const history = await lastMessages(store.db, conversationId, SUMMARY_EVERY)
    const summary = await sumUpTalk({
      ...{ playerId, shark, facts, history },
      ...(before !== undefined && { before }),
    })
    await store.transact(async (tx) => {
      await lockPlayer(tx, playerId)
      const relation = await relationOf(tx, playerId, shark)
      if (relation?.summary !== facts) return
      await saveRelation(tx, playerId, shark, { ...relation, summary })
    })
  } catch (failure) {
    log.warn({ turn: turn.id, err: failure }, 'the model did not sum up')
  }
}
