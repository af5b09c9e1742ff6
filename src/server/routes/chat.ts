import {
  chatCall,
  chatChoiceCall,
  chatHistoryCall,
  chatLimitsCall,
} from '#src/protocol/calls/chat.ts'
import type { PaymentRequired } from '#src/protocol/chat.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { bind, type Door } from '../http/bind.ts'
import { openEventStream, wantsEventStream } from '../http/event-stream.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RequestContext } from '../http/server-env.ts'
import type { Clock } from '../clock.ts'
import { cleanMessage } from '../services/chat/clean-message.ts'
import { readHistory } from '../services/chat/history.ts'
import { type FinishedTurn, RunningTurn } from '../services/chat/running-turns.ts'
import { type ChatMeans, sayToShark } from '../services/chat/say.ts'
import { takeChoice } from '../services/chat/take-choice.ts'
import { cooldownOf, figuresOf } from '../services/players/figures.ts'

/** A message with all the context that a page sends along fits in this. */
const CHAT_LIMIT_BYTES = 32 * 1024

export function bindChatRoutes(door: Door, chat: ChatMeans & { readonly metrics: Metrics }): void {
  const { means, turns, metrics } = chat

  bind(
    door,
    chatCall,
    async ({ body, caller, idempotencyKey, context }) => {
      const said = await sayToShark(chat, {
        playerId: caller.playerId,
        character: body.character,
        message: cleanMessage(body.message),
        conversationId: body.conversation_id,
        replyToken: body.reply_token,
        key: idempotencyKey ?? means.ids.uuid(),
      })
      if (wantsEventStream(context)) return streamAnswer(context, means.clock, metrics, said)
      if (!(said instanceof RunningTurn)) return { payment_required: said }
      // Nobody hears a plain answer's pauses.
      said.hurry()
      return toAnswer(await said.outcome)
    },
    { bodyLimitBytes: CHAT_LIMIT_BYTES },
  )

  bind(door, chatChoiceCall, ({ body, caller, idempotencyKey }) =>
    takeChoice(means, { playerId: caller.playerId, body, idempotencyKey }),
  )

  bind(door, chatHistoryCall, ({ query, caller }) =>
    readHistory(means, turns, { playerId: caller.playerId, query }),
  )

  bind(door, chatLimitsCall, async ({ caller }) => {
    const figures = await figuresOf(means, caller.playerId)
    const cooldown = cooldownOf(figures, means.clock.now())
    return {
      daily_quota: figures.dailyQuota,
      dailyQuota: figures.dailyQuota,
      quota_left: figures.quotaLeft,
      quotaLeft: figures.quotaLeft,
      remaining: figures.quotaLeft,
      cooldown_ends_at: cooldown,
      cooldownEndsAt: cooldown,
    }
  })
}

function streamAnswer(
  context: RequestContext,
  clock: Clock,
  metrics: Metrics,
  said: RunningTurn | PaymentRequired,
): Response {
  const closeCount = metrics.openStream()
  if (!(said instanceof RunningTurn)) {
    const stream = openEventStream(context, clock, closeCount)
    stream.send({ event: 'payment_required', data: said, id: 1 })
    stream.end()
    return stream.response
  }
  let unfollow = () => {}
  const stream = openEventStream(context, clock, () => {
    closeCount()
    unfollow()
  })
  unfollow = said.follow((event) => {
    stream.send(event)
    if (event.event === 'done' || event.event === 'error') stream.end()
  })
  return stream.response
}

function toAnswer(finished: FinishedTurn): ResponseOf<typeof chatCall> {
  return {
    response: finished.message.content,
    message: finished.message,
    turn_id: finished.turnId,
    conversation_id: finished.conversationId,
    quick_replies: finished.quickReplies,
    state_delta: finished.stateDelta,
  }
}
