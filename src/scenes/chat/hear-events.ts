import { ApiError } from '#src/api/api-error.ts'
import { graphemesOf } from '#src/lib/text-layout.ts'
import {
  type ChatEvent,
  type Message,
  type PaymentRequired,
  type QuickReply,
} from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { SIMULATED_STREAM } from '#src/protocol/timing.ts'
import { type ConversationServices } from './conversation.ts'

export interface Hearing {
  /** Why there was no answer, where the server wants something first; null after an answer. */
  readonly refusal: string | null
}

interface Heard {
  /** The line that grows in the talk. */
  readonly answerId: string
  readonly signal: AbortSignal
}

/** Lets a turn's events into the stores, in their order. Throws what the stream throws. */
export async function hearEvents(
  services: ConversationServices,
  events: AsyncIterable<ChatEvent>,
  { answerId, signal }: Heard,
): Promise<Hearing> {
  const chat = () => services.stores.chat.getState()
  for await (const { event, data } of events) {
    switch (event) {
      case 'turn':
        chat().conversationNamed(data.conversation_id)
        break
      case 'token':
        chat().tokenArrived(answerId, data.text)
        break
      case 'chips':
        chat().chipsOffered(data.quick_replies)
        break
      case 'delta':
        services.stores.game.getState().applyDelta(data.state_delta)
        break
      case 'payment_required':
        chat().chipsOffered([buyChip(data)])
        return { refusal: CHAT_TEXTS.quotaSpent(data.messages, data.price, data.currency) }
      case 'error':
        throw new ApiError('http', data.detail)
      case 'done':
        await finishLine(services, data.message, { answerId, signal })
        break
    }
  }
  return { refusal: null }
}

/** An answer that came whole is spoken 3 characters every 50 ms (spec §9), unless motion is not wanted. */
async function finishLine(
  { api, stores, timers }: ConversationServices,
  message: Message,
  { answerId, signal }: Heard,
): Promise<void> {
  const chat = () => stores.chat.getState()
  const hasGrown = chat().messages.some((line) => line.id === answerId)
  if (!hasGrown && !stores.settings.getState().reducedMotion) {
    const { characters, everyMs } = SIMULATED_STREAM
    const text = graphemesOf(message.content)
    const beganAt = timers.now()
    // By the clock, not by the turns of this loop: a slow page speaks no slower.
    for (let said = 0; said < text.length && !signal.aborted; ) {
      const onTime = (Math.floor((timers.now() - beganAt) / everyMs) + 1) * characters
      const due = Math.max(said + characters, onTime)
      chat().tokenArrived(answerId, text.slice(said, due).join(''))
      said = due
      await api.sleep(everyMs, signal)
    }
  }
  chat().lineFinished(answerId, message)
}

function buyChip({ price, currency, messages }: PaymentRequired): QuickReply {
  return {
    title: CHAT_TEXTS.buyMessages(messages),
    payload: { action: 'buy_messages', details: { price, currency, messages } },
  }
}
