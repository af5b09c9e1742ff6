import { chatCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import type { PaymentRequired } from '#src/protocol/chat.ts'
import { RULES } from '#src/rules/config.ts'
import { sha256 } from '../../platform/hashing.ts'
import type { Actor } from '../../platform/http/caller.ts'
import type { ChatContext } from './chat-context.ts'
import { openTurn } from './open-turn.ts'
import type { RunningTurn } from './running-turns.ts'

/** A message of a player to a shark. */
export interface MessageRequest {
  readonly caller: Actor
  /** The address that a limit counts; undefined for a request from this machine. */
  readonly address: string | undefined
  readonly character: Character
  /** Cleaned (see `cleanMessage`). */
  readonly message: string
  readonly conversationId: string | undefined
  readonly replyToken: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/** A turn, or what more messages cost. */
export type SentMessage =
  | { readonly kind: 'turn'; readonly turn: RunningTurn }
  | { readonly kind: 'payment_required'; readonly price: PaymentRequired }

const PRICE: PaymentRequired = {
  price: RULES.interactions.bought.priceUsdc,
  currency: 'USDC',
  messages: RULES.interactions.bought.messages,
}

/**
 * Sends a message to a shark. Resolves with the price of more messages when the player has none left, and again under the
 * same key after messages were bought.
 */
export async function sendMessage(
  chat: ChatContext,
  { address, caller, character, conversationId, key, message, replyToken }: MessageRequest,
): Promise<SentMessage> {
  // The conversation is no part of the body: a page may learn its id before a retry.
  const body = { character, message, replyToken: replyToken ?? null }
  const turn = await openTurn(chat, {
    ...{ address, playerId: caller.playerId, write: { call: chatCall, key, body } },
    conversation: { id: conversationId },
    said: {
      ...{ kind: 'send_message', shark: character, text: message },
      replyToken: replyToken === undefined ? null : sha256(replyToken),
    },
  })
  return turn ? { kind: 'turn', turn } : { kind: 'payment_required', price: PRICE }
}
