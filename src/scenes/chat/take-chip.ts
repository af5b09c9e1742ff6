import { isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { askFavour, favourLabel } from '#src/api/ask-favour.ts'
import { buyMessages } from '#src/api/buy-messages.ts'
import { takeChoice } from '#src/api/take-choice.ts'
import { BaseError, describeFailure } from '#src/lib/errors.ts'
import {
  type DailyTaskDetails,
  type QuickReply,
  type StoryChoiceDetails,
  dailyTaskDetailsSchema,
  favourDetailsSchema,
  storyChoiceDetailsSchema,
} from '#src/protocol/chat.ts'
import { CALL_TEXTS, CHAT_TEXTS } from '#src/protocol/messages.ts'
import { QUICK_REPLY_DEBOUNCE_MS } from '#src/protocol/timing.ts'
import { DEFAULT_QUICK_REPLIES, RELOAD_CHIP } from '#src/stores/chat-store.ts'
import { spellInstant } from '../kit/instant.ts'
import { type SystemMessages } from './system-messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { type Messaging } from './messaging.ts'

/** The price of 10 messages in USDC. */
const MESSAGES_USDC = 1

interface Setup {
  readonly systemMessages: SystemMessages
  readonly send: Messaging['send']
  readonly reload: () => Promise<void>
}

/** Returns a function that takes a chip. Presses less than 300 ms apart count once, and one chip is taken at a time. */
export function createChipHandler(
  { api, stores, payments, timers, actionQueue }: ConversationServices,
  { systemMessages, send, reload }: Setup,
): (chip: QuickReply) => Promise<void> {
  const chat = () => stores.chat.getState()
  /** The idempotency keys of chips. A chip whose response was lost is taken again under the same key. */
  const keys = new WeakMap<QuickReply, string>()
  let isTaking = false
  let paying: QuickReply | null = null
  let takenAt = Number.NEGATIVE_INFINITY

  const takeStoryChoice = async (chip: QuickReply, details: StoryChoiceDetails): Promise<void> => {
    const { conversationId, character } = chat()
    const key = keys.get(chip) ?? api.newKey()
    keys.set(chip, key)
    const choice = {
      agent_name: character,
      choice_id: details.choice_id,
      value: details.value,
      ...(conversationId !== null && { conversation_id: conversationId }),
    }
    try {
      isTaking = true
      const { state_delta, reply_token } = await takeChoice(api, choice, key).finally(() => {
        isTaking = false
      })
      chat().choiceRecorded({ id: details.choice_id, value: details.value })
      chat().chipTaken(chip)
      stores.game.getState().applyDelta(state_delta)
      systemMessages.show(CHAT_TEXTS.youChose(details.title))
      await send(details.value, reply_token)
    } catch (failure) {
      // The offer and its chip stay, unless the server says that the offer is closed.
      if (isApiError(failure, 'offer_closed')) chat().chipTaken(chip)
      systemMessages.showFailure(failure)
    }
  }

  const attempt = async (
    chip: QuickReply,
    execute: () => Promise<void>,
    failed: (reason: string) => string,
  ): Promise<void> => {
    try {
      await execute()
      chat().chipTaken(chip)
    } catch (failure) {
      if (isAuthFailure(failure)) return systemMessages.loseSession()
      systemMessages.show(
        failed(failure instanceof BaseError ? failure.message : CALL_TEXTS.unknown),
      )
    }
  }
  const runExclusively: typeof attempt = async (...parameters) => {
    isTaking = true
    await attempt(...parameters).finally(() => {
      isTaking = false
    })
  }
  /** The player may take long to confirm a payment in the wallet; the conversation continues meanwhile. */
  const payFor: typeof attempt = async (chip, ...parameters) => {
    paying = chip
    await attempt(chip, ...parameters).finally(() => {
      paying = null
    })
  }
  const buy = (chip: QuickReply): Promise<void> =>
    payFor(
      chip,
      async () => {
        const bought = await payments.pay(
          { usdc: priceOf(chip), what: 'messages' },
          (reference, key) => buyMessages(api, reference, key),
        )
        stores.game.getState().applyDelta(bought.state_delta)
        systemMessages.show(CHAT_TEXTS.purchased(bought.added_messages, bought.quota_left))
        if (chat().quickReplies.includes(chip)) chat().chipsOffered(DEFAULT_QUICK_REPLIES)
      },
      CHAT_TEXTS.purchaseFailed,
    )
  const askForFavour = async (chip: QuickReply): Promise<void> => {
    const details = favourDetailsSchema.safeParse(
      typeof chip.payload === 'string' ? null : chip.payload.details,
    )
    if (!details.success) return void (await send(chip.title))
    const { price, ...favour } = details.data
    const execute = price === undefined ? runExclusively : payFor
    await execute(
      chip,
      async () => {
        if (price !== undefined && (await payments.isDemo())) systemMessages.show(CHAT_TEXTS.demo)
        const granted =
          price === undefined
            ? await askFavour(api, favour)
            : await payments.pay({ usdc: price, what: favourLabel(favour) }, (tx_hash, key) =>
                askFavour(api, { ...favour, tx_hash }, key),
              )
        stores.game.getState().applyDelta(granted.state_delta)
        systemMessages.show(CHAT_TEXTS.favourGranted(spellInstant(granted.cooldown_ends_at)))
        systemMessages.show(granted.text)
      },
      CHAT_TEXTS.favourFailed,
    )
  }

  /** Subtracts the cost from the moves and queues the action before the message is sent. */
  const queueTask = (chip: QuickReply, { id, cost }: DailyTaskDetails): void => {
    const { movesLeft } = stores.game.getState()
    const done = actionQueue.add(
      { action: 'daily_task', details: { id } },
      {
        optimisticDelta: { moves_left: Math.max(0, movesLeft - cost) },
        onLate: ({ text }) => systemMessages.show(text),
      },
    )
    chat().chipTaken(chip)
    done.then(systemMessages.show, (failure: unknown) => {
      if (isAuthFailure(failure)) systemMessages.loseSession()
      else systemMessages.show(describeFailure(failure))
    })
  }

  const take = async (chip: QuickReply): Promise<void> => {
    const { payload } = chip
    if (chip === RELOAD_CHIP) return reload()
    if (typeof payload === 'string') return void (await send(payload))
    switch (payload.action) {
      case 'story_choice': {
        const details = storyChoiceDetailsSchema.safeParse(payload.details)
        await (details.success ? takeStoryChoice(chip, details.data) : send(chip.title))
        break
      }
      case 'buy_messages':
        await buy(chip)
        break
      case 'daily_task': {
        const details = dailyTaskDetailsSchema.safeParse(payload.details)
        if (details.success) queueTask(chip, details.data)
        await send(details.success ? CHAT_TEXTS.task(details.data.id) : chip.title)
        break
      }
      case 'request_favor':
        await askForFavour(chip)
        break
    }
  }

  return async (chip) => {
    const { loading, loadingStep } = chat()
    const sinceLast = timers.now() - takenAt
    if (chip === paying) return
    if (loading || loadingStep !== null || isTaking || sinceLast < QUICK_REPLY_DEBOUNCE_MS) return
    takenAt = timers.now()
    await take(chip)
  }
}

/** Returns the price of a chip in USDC. */
function priceOf({ payload }: QuickReply): number {
  const price = typeof payload === 'string' ? undefined : payload.details['price']
  return typeof price === 'number' ? price : MESSAGES_USDC
}
