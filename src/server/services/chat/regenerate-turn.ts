import { bannedLines } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import { lastMessages } from '../../db/repositories/conversations.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import { messageOfTurn, reopenTurn, type TurnRow } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { busyError, endAbandonedTurn } from './end-abandoned-turn.ts'
import type { RunningTurn, RunningTurns } from './running-turns.ts'
import { failTurn, streamReply } from './stream-reply.ts'
import { findOwnTurn, resumeReply, type TurnReference } from './resume-reply.ts'
import { leaseFrom } from './turn-lease.ts'

interface RegenerateRequest extends TurnReference {
  /** The address that a limit counts; undefined for a request from this machine. */
  readonly address: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/** Separates a decision's seed from the key of the request that regenerated it. A retry finds its own key there. */
const SEPARATOR = '|again|'
const seedSuffix = ({ key }: RegenerateRequest): string => `${SEPARATOR}${key}`

/**
 * Regenerates the last reply of a conversation. The decision keeps its figures and its offer; the seed of the wording
 * changes, and recent lines are excluded. It takes no interaction. Throws `busy`, `not_found` or `turn_over`.
 */
export async function regenerateTurn(
  server: ServerContext,
  turns: RunningTurns,
  request: RegenerateRequest,
): Promise<RunningTurn> {
  const before = await findOwnTurn(server.store.db, request)
  if (before.decision.seed.endsWith(seedSuffix(request))) {
    return resumeReply(server, turns, before, request.playerId)
  }
  await turns.finishUnprompted(request.playerId)
  if (turns.get(request.turnId)) throw busyError()
  const running = turns.open(request.turnId, { address: request.address })
  try {
    const { turn, message } = await server.store.transact((tx) =>
      reopen(server, tx, turns, request),
    )
    void streamReply(server, turn, message, running).finally(() => turns.close(turn.id))
    return running
  } catch (failure) {
    failTurn(running, failure)
    turns.close(request.turnId)
    throw failure
  }
}

async function reopen(
  server: ServerContext,
  tx: Transaction,
  turns: RunningTurns,
  request: RegenerateRequest,
): Promise<{ turn: TurnRow; message: string }> {
  const player = await lockPlayer(tx, request.playerId)
  if (!player) throw new RequestError('not_found', 'This player is not known here.')
  const turn = await findOwnTurn(tx, request)
  if (turn.state === 'running') throw busyError()
  if (!(await endAbandonedTurn(server, tx, player, turns))) throw busyError()
  const [last] = await lastMessages(tx, turn.conversationId, 1)
  // Conversations of a player who was merged into another one have ended.
  const isOwn = turn.playerId === player.id
  if (!isOwn || last?.role !== 'assistant' || last.turnId !== turn.id) {
    throw new RequestError('turn_over', 'Only the last answer can be worded anew.')
  }
  const { decision } = turn
  const relation = await relationOf(tx, player.id, decision.shark)
  const regenerated: TurnRow['decision'] = {
    ...decision,
    seed: `${decision.seed.split(SEPARATOR)[0]}${seedSuffix(request)}`,
    recentLines: relation ? bannedLines(relation) : decision.recentLines,
  }
  const runningUntil = leaseFrom(server.clock.now())
  await reopenTurn(tx, turn.id, { decision: regenerated, runningUntil })
  const message = await messageOfTurn(tx, turn, 'user')
  return {
    turn: { ...turn, state: 'running', runningUntil, decision: regenerated },
    message: message?.content ?? '',
  }
}
