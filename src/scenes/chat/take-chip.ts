import { isApiError } from '#src/api/api-error.ts'
import { takeChoice } from '#src/api/take-choice.ts'
import {
  type QuickReply,
  type StoryChoiceDetails,
  storyChoiceDetailsSchema,
} from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { QUICK_REPLY_DEBOUNCE_MS } from '#src/protocol/timing.ts'
import { RELOAD_CHIP } from '#src/stores/chat-store.ts'
import { type Complaints } from './complaints.ts'
import { type ConversationServices } from './conversation-services.ts'
import { type Speaking } from './speaking.ts'

interface Setup {
  readonly complaints: Complaints
  readonly say: Speaking['say']
  readonly reload: () => Promise<void>
}

/** Takes chips: presses closer than 300 ms count once, and one is taken at a time. */
export function createChipTaker(
  { api, stores, timers }: ConversationServices,
  { complaints, say, reload }: Setup,
): (chip: QuickReply) => Promise<void> {
  const chat = () => stores.chat.getState()
  /** A chip whose answer was lost is taken again under the same key: once, whatever the server has heard. */
  const keys = new WeakMap<QuickReply, string>()
  let isTaking = false
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
      complaints.tell(CHAT_TEXTS.youChose(details.title))
      await say(details.value, reply_token)
    } catch (failure) {
      // The offer stands, and its chip with it, as long as the server has not said otherwise.
      if (isApiError(failure, 'offer_closed')) chat().chipTaken(chip)
      complaints.explain(failure)
    }
  }

  const take = async (chip: QuickReply): Promise<void> => {
    const { payload } = chip
    if (chip === RELOAD_CHIP) return reload()
    if (typeof payload === 'string') return void (await say(payload))
    switch (payload.action) {
      case 'story_choice': {
        const details = storyChoiceDetailsSchema.safeParse(payload.details)
        await (details.success ? takeStoryChoice(chip, details.data) : say(chip.title))
        break
      }
      case 'buy_messages':
        complaints.tell(CHAT_TEXTS.purchaseFailed(CHAT_TEXTS.paymentsNotSetUp))
        break
      case 'daily_task': {
        const { id } = payload.details
        await say(typeof id === 'string' ? CHAT_TEXTS.task(id) : chip.title)
        break
      }
      case 'request_favor':
        await say(chip.title)
        break
    }
  }

  return async (chip) => {
    const { loading, loadingStep } = chat()
    const sinceLast = timers.now() - takenAt
    if (loading || loadingStep !== null || isTaking || sinceLast < QUICK_REPLY_DEBOUNCE_MS) return
    takenAt = timers.now()
    await take(chip)
  }
}
