import { type QuickReply } from '#src/protocol/chat.ts'
import { OFFER_TEXTS } from '#src/protocol/offer-texts.ts'
import { type ChatState, choiceOf } from '#src/stores/chat-store.ts'
import { termsText } from './chip-terms.ts'

type Talk = Pick<
  ChatState,
  'character' | 'historyLoaded' | 'loading' | 'loadingStep' | 'quickReplies'
>

/** Tells which chips are new, once each, when the reply that brought them has ended. */
export class ChipNews {
  #talk: {
    readonly character: ChatState['character']
    readonly known: ReadonlySet<string>
  } | null = null

  /**
   * Returns what to announce at `now`; null when no chip is new. The chips of a conversation that was just opened are not
   * new.
   */
  next(state: Talk, now: string): string | null {
    const { character, historyLoaded, loading, loadingStep, quickReplies } = state
    if (loading || loadingStep !== null || !historyLoaded) return null
    const before = this.#talk?.character === character ? this.#talk.known : null
    this.#talk = { character, known: new Set(quickReplies.map(keyOf)) }
    const added = before ? quickReplies.filter((chip) => !before.has(keyOf(chip))) : []
    return added.length === 0 ? null : OFFER_TEXTS.news(added.map((chip) => nameOf(chip, now)))
  }
}

/** A chip of another offer is another chip. */
function keyOf(chip: QuickReply): string {
  return JSON.stringify([chip.title, choiceOf(chip)?.id])
}

function nameOf(chip: QuickReply, now: string): string {
  const terms = termsText(chip, now)
  return terms === null ? chip.title : OFFER_TEXTS.ofChip(chip.title, terms)
}
