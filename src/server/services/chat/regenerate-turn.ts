import { bannedLines } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import { lastMessages } from '../../db/repositories/conversations.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import { messageOfTurn, reopenTurn, type TurnRow } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { makeRoom, stillSpeaking } from './make-room.ts'
import type { RunningTurn, RunningTurns } from './running-turns.ts'
import { cutShort, speakTurn } from './speak-turn.ts'
import { ownTurn, takeUpTurn, type TurnAsked } from './take-up-turn.ts'

interface Regenerate extends TurnAsked {
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/** Parts the seed of a decision from the key under which it was worded anew: the same key finds its own wording. */
const AGAIN = '|again|'
const mark = ({ key }: Regenerate): string => `${AGAIN}${key}`

/**
 * Has the last answer of a conversation worded anew. The decision stays as it is, figures and offer with it; what
 * changes is the seed of the wording, and that the lines said before may not come. It takes no interaction.
 */
export async function regenerateTurn(
  means: Means,
  turns: RunningTurns,
  asked: Regenerate,
): Promise<RunningTurn> {
  const before = await ownTurn(means.store.db, asked)
  if (before.decision.seed.endsWith(mark(asked))) {
    return takeUpTurn(means, turns, before, asked.playerId)
  }
  await turns.unaskedSaid(asked.playerId)
  if (turns.get(asked.turnId)) throw stillSpeaking()
  const running = turns.open(asked.turnId)
  try {
    const { turn, said } = await means.store.transact((tx) => reopen(means, tx, turns, asked))
    void speakTurn(means, turn, said, running).finally(() => turns.close(turn.id))
    return running
  } catch (failure) {
    cutShort(running, failure)
    turns.close(asked.turnId)
    throw failure
  }
}

async function reopen(
  means: Means,
  tx: Transaction,
  turns: RunningTurns,
  asked: Regenerate,
): Promise<{ turn: TurnRow; said: string }> {
  const player = await lockPlayer(tx, asked.playerId)
  if (!player) throw new RequestError('not_found', 'This player is not known here.')
  const turn = await ownTurn(tx, asked)
  if (turn.state === 'running') throw stillSpeaking()
  if (!(await makeRoom(means, tx, player, turns))) throw stillSpeaking()
  const [last] = await lastMessages(tx, turn.conversationId, 1)
  // The talks of who was merged away have ended with them.
  const isOwn = turn.playerId === player.id
  if (!isOwn || last?.role !== 'assistant' || last.turnId !== turn.id) {
    throw new RequestError('turn_over', 'Only the last answer can be worded anew.')
  }
  const { decision } = turn
  const relation = await relationOf(tx, player.id, decision.shark)
  const again: TurnRow['decision'] = {
    ...decision,
    seed: `${decision.seed.split(AGAIN)[0]}${mark(asked)}`,
    recentLines: relation ? bannedLines(relation) : decision.recentLines,
  }
  await reopenTurn(tx, turn.id, again)
  const said = await messageOfTurn(tx, turn, 'user')
  return { turn: { ...turn, state: 'running', decision: again }, said: said?.content ?? '' }
}
