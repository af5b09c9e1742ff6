import { chatTurnCall, regenerateTurnCall, stopTurnCall } from '#src/protocol/calls/chat-turns.ts'
import {
  chatCall,
  chatChoiceCall,
  chatHistoryCall,
  chatLimitsCall,
  chatTriggerCall,
  conversationChoiceCall,
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
import type { ChatMeans } from '../services/chat/open-turn.ts'
import { sayToShark } from '../services/chat/say.ts'
import { regenerateTurn } from '../services/chat/regenerate-turn.ts'
import { speakFirst } from '../services/chat/speak-first.ts'
import { takeChoice } from '../services/chat/take-choice.ts'
import { ownTurn, stopTurn, takeUpTurn } from '../services/chat/take-up-turn.ts'
import { cooldownOf, figuresOf } from '../services/players/figures.ts'

/** A message with all the context that a page sends along fits in this. */
const CHAT_LIMIT_BYTES = 32 * 1024

export function bindChatRoutes(door: Door, chat: ChatMeans & { readonly metrics: Metrics }): void {
  const { means, turns, metrics } = chat
  /** The turn as it was asked for: as a stream, or whole. */
  const tell = async (
    context: RequestContext,
    turn: RunningTurn,
    after = 0,
  ): Promise<Response | ResponseOf<typeof chatTurnCall>> => {
    if (wantsEventStream(context)) return streamTurn(context, means.clock, metrics, turn, after)
    // Nobody hears a plain answer's pauses.
    turn.hurry()
    return toAnswer(await turn.outcome)
  }

  bind(
    door,
    chatCall,
    async ({ body, caller, idempotencyKey, context }) => {
      const said = await sayToShark(chat, {
        caller,
        character: body.character,
        message: cleanMessage(body.message),
        conversationId: body.conversation_id,
        replyToken: body.reply_token,
        key: idempotencyKey ?? means.ids.uuid(),
      })
      if (said instanceof RunningTurn) return tell(context, said)
      return wantsEventStream(context)
        ? streamRefusal(context, means.clock, metrics, said)
        : { payment_required: said }
    },
    { bodyLimitBytes: CHAT_LIMIT_BYTES },
  )

  bind(door, chatTurnCall, async ({ params, query, caller, context }) => {
    const asked = { playerId: caller.playerId, turnId: params.turn_id }
    const turn = await ownTurn(means.store.db, asked)
    return tell(context, await takeUpTurn(means, turns, turn, caller.playerId), query.after)
  })

  bind(door, stopTurnCall, async ({ params, caller }) => {
    const asked = { playerId: caller.playerId, turnId: params.turn_id }
    const stopped = await stopTurn(means, turns, asked)
    return toAnswer(await stopped.outcome)
  })

  bind(door, regenerateTurnCall, async ({ params, caller, idempotencyKey, context }) => {
    const key = idempotencyKey ?? means.ids.uuid()
    const asked = { playerId: caller.playerId, turnId: params.turn_id, key }
    return tell(context, await regenerateTurn(means, turns, asked))
  })

  bind(door, chatChoiceCall, ({ body, caller, idempotencyKey }) =>
    takeChoice(means, { caller, body, idempotencyKey }),
  )

  bind(door, conversationChoiceCall, ({ params, body, caller, idempotencyKey }) => {
    const { choice_id, value } = body
    return takeChoice(means, {
      caller,
      body: { choice_id, value },
      conversationId: params.id,
      idempotencyKey,
    })
  })

  bind(door, chatTriggerCall, async ({ params, body, caller, idempotencyKey, context }) => {
    const turn = await speakFirst(chat, {
      caller,
      character: params.agent,
      conversationId: body.conversation_id,
      key: idempotencyKey ?? means.ids.uuid(),
    })
    return turn ? tell(context, turn) : { message: null }
  })

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

function streamRefusal(
  context: RequestContext,
  clock: Clock,
  metrics: Metrics,
  refusal: PaymentRequired,
): Response {
  const stream = openEventStream(context, clock, metrics.openStream())
  stream.send({ event: 'payment_required', data: refusal, id: 1 })
  stream.end()
  return stream.response
}

function streamTurn(
  context: RequestContext,
  clock: Clock,
  metrics: Metrics,
  turn: RunningTurn,
  after: number,
): Response {
  const closeCount = metrics.openStream()
  let unfollow = () => {}
  const stream = openEventStream(context, clock, () => {
    closeCount()
    unfollow()
  })
  unfollow = turn.follow((event) => {
    stream.send(event)
    if (event.event === 'done' || event.event === 'error') stream.end()
  }, after)
  return stream.response
}

function toAnswer(finished: FinishedTurn): ResponseOf<typeof chatTurnCall> {
  return {
    response: finished.message.content,
    message: finished.message,
    turn_id: finished.turnId,
    conversation_id: finished.conversationId,
    quick_replies: finished.quickReplies,
    state_delta: finished.stateDelta,
    mood: finished.mood,
  }
}
