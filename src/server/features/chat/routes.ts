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
import { bind, type Router } from '../../platform/http/bind.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { openEventStream, wantsEventStream } from '../../platform/http/event-stream.ts'
import type { Metrics } from '../../platform/http/metrics.ts'
import type { RequestContext } from '../../platform/http/server-env.ts'
import type { Clock } from '../../platform/clock.ts'
import { cleanMessage } from './clean-message.ts'
import { readHistory } from './history.ts'
import type { FinishedTurn, RunningTurn } from './running-turns.ts'
import type { ChatContext } from './chat-context.ts'
import { sendMessage } from './send-message.ts'
import { regenerateTurn } from './regenerate-turn.ts'
import { startUnprompted } from './start-unprompted.ts'
import { takeChoice } from './take-choice.ts'
import { findOwnTurn, resumeReply, stopTurn } from './resume-reply.ts'
import { cooldownOf, figuresOf } from '../../read/player/figures.ts'

/** The body limit of a message with the context that the page sends. */
const CHAT_LIMIT_BYTES = 32 * 1024

export function bindChatRoutes(
  router: Router,
  chat: ChatContext & { readonly metrics: Metrics },
): void {
  const { server, metrics, writer } = chat
  const offers = { writer, ids: server.ids }
  const addressOf = (context: RequestContext) => clientAddress(context, server.config.TRUST_PROXY)
  /**
   * Answers with the events of a turn, without the first `after` tokens. When the request accepts no stream, answers
   * with the turn's result.
   */
  const answerTurn = async (
    context: RequestContext,
    turn: RunningTurn,
    after = 0,
  ): Promise<Response | ResponseOf<typeof chatTurnCall>> => {
    if (wantsEventStream(context)) return streamTurn(context, server.clock, metrics, turn, after)
    turn.skipPauses()
    return toTurnResponse(await turn.outcome)
  }

  bind(
    router,
    chatCall,
    async ({ body, caller, idempotencyKey, context }) => {
      const sent = await sendMessage(chat, {
        ...{ caller, address: addressOf(context) },
        character: body.character,
        message: cleanMessage(body.message),
        conversationId: body.conversation_id,
        replyToken: body.reply_token,
        key: idempotencyKey ?? server.ids.uuid(),
      })
      if (sent.kind === 'turn') return answerTurn(context, sent.turn)
      return wantsEventStream(context)
        ? streamPaymentRequired(context, server.clock, metrics, sent.price)
        : { payment_required: sent.price }
    },
    { bodyLimitBytes: CHAT_LIMIT_BYTES },
  )

  bind(router, chatTurnCall, async ({ params, query, caller, context }) => {
    const reference = { playerId: caller.playerId, turnId: params.turn_id }
    const turn = await findOwnTurn(server.store.db, reference)
    return answerTurn(context, await resumeReply(chat, turn, caller.playerId), query.after)
  })

  bind(router, stopTurnCall, async ({ params, caller }) => {
    const reference = { playerId: caller.playerId, turnId: params.turn_id }
    const stopped = await stopTurn(chat, reference)
    return toTurnResponse(await stopped.outcome)
  })

  bind(router, regenerateTurnCall, async ({ params, caller, idempotencyKey, context }) => {
    const key = idempotencyKey ?? server.ids.uuid()
    const reference = { playerId: caller.playerId, turnId: params.turn_id }
    const request = { ...reference, key, address: addressOf(context) }
    return answerTurn(context, await regenerateTurn(chat, request))
  })

  bind(router, chatChoiceCall, ({ body, caller, idempotencyKey }) =>
    takeChoice(offers, { caller, body, idempotencyKey }),
  )

  bind(router, conversationChoiceCall, ({ params, body, caller, idempotencyKey }) => {
    const { choice_id, value } = body
    return takeChoice(offers, {
      caller,
      body: { choice_id, value },
      conversationId: params.id,
      idempotencyKey,
    })
  })

  bind(router, chatTriggerCall, async ({ params, body, caller, idempotencyKey, context }) => {
    const turn = await startUnprompted(chat, {
      ...{ caller, address: addressOf(context) },
      character: params.agent,
      conversationId: body.conversation_id,
      key: idempotencyKey ?? server.ids.uuid(),
    })
    return turn ? answerTurn(context, turn) : { message: null }
  })

  bind(router, chatHistoryCall, ({ query, caller }) =>
    readHistory(chat, { playerId: caller.playerId, query }),
  )

  bind(router, chatLimitsCall, async ({ caller }) => {
    const figures = await figuresOf(server, caller.playerId)
    const cooldown = cooldownOf(figures, server.clock.now())
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

function streamPaymentRequired(
  context: RequestContext,
  clock: Clock,
  metrics: Metrics,
  payment: PaymentRequired,
): Response {
  const stream = openEventStream(context, clock, metrics.openStream())
  stream.send({ event: 'payment_required', data: payment, id: 1 })
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
  const endCount = metrics.openStream()
  let unsubscribe = () => {}
  const stream = openEventStream(context, clock, () => {
    endCount()
    unsubscribe()
  })
  unsubscribe = turn.subscribe((event) => {
    stream.send(event)
    if (event.event === 'done' || event.event === 'error') stream.end()
  }, after)
  return stream.response
}

function toTurnResponse(finished: FinishedTurn): ResponseOf<typeof chatTurnCall> {
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
