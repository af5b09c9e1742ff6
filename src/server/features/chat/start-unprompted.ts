import { chatTriggerCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { isBusyError } from './busy.ts'
import type { ChatContext } from './chat-context.ts'
import { openTurn } from './open-turn.ts'
import type { RunningTurn } from './running-turns.ts'

interface TriggerRequest {
  readonly caller: Actor
  /** The address that a limit counts; undefined for a request from this machine. */
  readonly address: string | undefined
  readonly character: Character
  readonly conversationId: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/**
 * Starts a reply without a message, about an event of the player that the shark has not mentioned yet. Resolves with
 * null when there is no such event, or while another reply is running. It takes no interaction.
 */
export async function startUnprompted(
  chat: ChatContext,
  { address, caller: { playerId }, character, conversationId, key }: TriggerRequest,
): Promise<RunningTurn | null> {
  try {
    return await openTurn(chat, {
      ...{ address, playerId, write: { call: chatTriggerCall, key, body: { character } } },
      conversation: { id: conversationId, character },
      said: { kind: 'start_reply', shark: character },
    })
  } catch (failure) {
    if (isBusyError(failure)) return null
    throw failure
  }
}
