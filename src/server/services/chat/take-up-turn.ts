import type { Database } from '../../db/database.ts'
import { formerIdsOf } from '../../db/repositories/players.ts'
import { type TurnRow, turnById } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import { paceSpeech } from '../../voices/grammar/pace.ts'
import type { Means } from '../means.ts'
import { finishLeftTurn, saidInTurn } from './finish-turn.ts'
import { RunningTurn, type RunningTurns } from './running-turns.ts'
import { announce, describeFinished } from './speak-turn.ts'

export interface TurnAsked {
  readonly playerId: string
  readonly turnId: string
}

/** A turn of this player's, or of one who was merged into them. Throws `not_found`, for somebody else's too. */
export async function ownTurn(db: Database, { playerId, turnId }: TurnAsked): Promise<TurnRow> {
  const turn = await turnById(db, turnId)
  if (turn?.playerId === playerId) return turn
  if (turn && (await formerIdsOf(db, playerId)).includes(turn.playerId)) return turn
  throw new RequestError('not_found', 'There is no such turn.')
}

/**
 * The turn as it is being spoken here; else told once more, finished first if it was left behind. `playerId` is whose
 * figures are told with it: whoever began it may have been merged into another since.
 */
export async function takeUpTurn(
  means: Means,
  turns: RunningTurns,
  turn: TurnRow,
  playerId: string = turn.playerId,
): Promise<RunningTurn> {
  return turns.get(turn.id) ?? replay(means, turn, playerId)
}

async function replay(means: Means, turn: TurnRow, playerId: string): Promise<RunningTurn> {
  const message = await means.store.transact((tx) =>
    turn.state === 'running' ? finishLeftTurn(means, tx, turn) : saidInTurn(tx, turn),
  )
  const told = new RunningTurn()
  told.emit({ event: 'turn', data: { turn_id: turn.id, conversation_id: turn.conversationId } })
  // In the pieces in which it was spoken: who has heard some of them asks for the rest.
  for (const { text } of paceSpeech(message.character, message.content)) {
    told.emit({ event: 'token', data: { text } })
  }
  announce(told, await describeFinished(means, { ...turn, playerId }, message))
  return told
}

/** Ends a turn that is being spoken, and resolves when what was said is kept. One that is over stays as it is. */
export async function stopTurn(
  means: Means,
  turns: RunningTurns,
  asked: TurnAsked,
): Promise<RunningTurn> {
  const turn = await ownTurn(means.store.db, asked)
  turns.get(turn.id)?.stop()
  return takeUpTurn(means, turns, turn, asked.playerId)
}
