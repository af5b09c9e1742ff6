import type { Character } from '#src/protocol/characters.ts'
import type { Database } from '../../platform/db/database.ts'
import { conversationOf } from '../../write/conversation-repository.ts'
import type { TurnRow } from '../../write/turn-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { beginTurn, type TurnToBegin } from './begin-turn.ts'
import { isBusyError } from './busy.ts'
import type { ChatContext } from './chat-context.ts'
import { finishAbandonedTurnOf } from './finish-abandoned-turns.ts'
import { findOwnTurn, resumeReply } from './resume-reply.ts'
import type { RunningTurn } from './running-turns.ts'
import { streamReply } from './stream-reply.ts'

export interface TurnRequest extends TurnToBegin {
  /** The address of the request that a limit counts. */
  readonly address: string | undefined
  /** The conversation of the turn, which must belong to the player, and to `character` if that is given. */
  readonly conversation: { readonly id: string | undefined; readonly character?: Character }
}

/**
 * Begins a turn and streams its reply to the end, whether or not a client follows it. A player has one turn at a time: a
 * message of the player makes the grammar voice finish an unprompted reply at once, and is refused with `busy` during any
 * other reply. A repeated request returns the turn that it began, running or finished. Resolves with null if it begins none.
 */
export async function openTurn(
  chat: ChatContext,
  request: TurnRequest,
): Promise<RunningTurn | null> {
  const { turns } = chat
  const { playerId } = request
  const isMessage = request.said.kind === 'send_message'
  await turns.whenStoppedTurnsEnd()
  await checkConversation(chat.server.store.db, request)
  for (;;) {
    if (isMessage) await turns.finishUnprompted(playerId)
    try {
      return await tryOpen(chat, request)
    } catch (failure) {
      if (!isBusyError(failure)) throw failure
      // An unprompted reply has started in the meantime.
      if (isMessage && turns.isUnpromptedRunning(playerId)) continue
      if (await finishAbandonedTurnOf(chat, playerId)) throw failure
    }
  }
}

async function tryOpen(chat: ChatContext, request: TurnRequest): Promise<RunningTurn | null> {
  const { server, turns } = chat
  const { address, playerId, said } = request
  const turnId = server.ids.uuid()
  const unpromptedFor = said.kind === 'start_reply' ? playerId : undefined
  const running = turns.open(turnId, { unpromptedFor, address })
  let turn: TurnRow | null = null
  try {
    const begun = await beginTurn(chat, request, turnId)
    turn = begun && (await findOwnTurn(server.store.db, { playerId, turnId: begun.turn }))
  } finally {
    // A turn that was begun here is closed after its reply.
    if (turn?.id !== turnId) turns.close(turnId)
  }
  if (!turn) return null
  if (turn.id !== turnId) return resumeReply(chat, turn, playerId)
  const text = said.kind === 'send_message' ? said.text : ''
  void streamReply(chat, turn, { text, running }).finally(() => turns.close(turnId))
  return running
}

async function checkConversation(
  db: Database,
  { playerId, conversation: { id, character } }: Pick<TurnRequest, 'conversation' | 'playerId'>,
): Promise<void> {
  if (id === undefined) return
  const conversation = await conversationOf(db, id)
  const isOfCharacter = character === undefined || conversation?.character === character
  if (conversation?.playerId !== playerId || !isOfCharacter) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
}
