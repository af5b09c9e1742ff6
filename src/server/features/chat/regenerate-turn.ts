import { regenerateTurnCall } from '#src/protocol/calls/chat-turns.ts'
import type { TurnRow } from '../../write/turn-repository.ts'
import { busyError, isBusyError } from './busy.ts'
import type { ChatContext } from './chat-context.ts'
import { finishAbandonedTurnOf } from './finish-abandoned-turns.ts'
import type { RunningTurn } from './running-turns.ts'
import { failTurn, streamReply } from './stream-reply.ts'
import { findOwnTurn, resumeReply, type TurnReference } from './resume-reply.ts'
import { reopenedTurnRows } from './turn-rows.ts'

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
  chat: ChatContext,
  request: RegenerateRequest,
): Promise<RunningTurn> {
  const { server, turns } = chat
  const { playerId, turnId } = request
  const before = await findOwnTurn(server.store.db, request)
  if (before.decision.seed.endsWith(seedSuffix(request))) {
    return resumeReply(chat, before, playerId)
  }
  await turns.finishUnprompted(playerId)
  if (turns.get(turnId)) throw busyError()
  const running = turns.open(turnId, { address: request.address })
  try {
    const text = await reopen(chat, before, request)
    const turn = await findOwnTurn(server.store.db, request)
    void streamReply(chat, turn, { text, running }).finally(() => turns.close(turnId))
    return running
  } catch (failure) {
    failTurn(running, failure)
    turns.close(turnId)
    throw failure
  }
}

/** Opens a turn again, and resolves with the player's message. Finishes an abandoned turn of the player first. */
async function reopen(
  chat: ChatContext,
  turn: TurnRow,
  request: RegenerateRequest,
): Promise<string> {
  for (;;) {
    try {
      return await storeReopened(chat, turn, request)
    } catch (failure) {
      if (!isBusyError(failure)) throw failure
      if (await finishAbandonedTurnOf(chat, request.playerId)) throw failure
    }
  }
}

function storeReopened(
  { writer }: ChatContext,
  { id, decision: { shark } }: TurnRow,
  request: RegenerateRequest,
): Promise<string> {
  const { playerId } = request
  const command = { kind: 'reopen_turn', turn: id, shark } as const
  return writer.act({
    request: { caller: { playerId }, call: regenerateTurnCall, key: undefined, body: null },
    command,
    answer: (_, { talk }) => talk?.turn?.message ?? '',
    rows: (written) =>
      reopenedTurnRows(
        written,
        command,
        (seed) => `${seed.split(SEPARATOR)[0]}${seedSuffix(request)}`,
      ),
  })
}
