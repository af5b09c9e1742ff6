import type { Favour } from '../favours/favours.ts'
import type { Decision, FavourDraft, Shark } from './decision.ts'
import { triggerFor } from './triggers.ts'

/** A chip, with the fields of the protocol's QuickReply. */
export interface Chip {
  readonly title: string
  readonly payload:
    | string
    | {
        readonly action: 'story_choice'
        readonly details: {
          readonly choice_id: string
          readonly value: 'accept' | 'decline' | 'negotiate'
          readonly title: string
        }
      }
    | {
        readonly action: 'request_favor'
        readonly details: {
          readonly favor_type: Favour
          readonly character: Shark
          /** In USDC; absent where it is free. */
          readonly price?: number
        }
      }
}

/** The chips of a conversation without an open offer. The default message comes first. */
export const DEFAULT_CHIPS: readonly Chip[] = [
  "Hello, I'd like to talk.",
  'Need a loan',
  'Got work?',
  "What's the word?",
].map(spoken)

/** The chips of a conversation that has begun: the default ones without the greeting. */
const TALK_CHIPS = DEFAULT_CHIPS.slice(1)

/**
 * Returns the chips below a decision. The chips of an offer carry `offerId`, under which the server has stored it:
 * taking one executes it. The chips of a debt without an offer, and of plain talk, only send their title as a message.
 */
export function chipsFor(decision: Decision, offerId: string | null): readonly Chip[] {
  if (decision.favour) return favourChips(decision.shark, decision.favour)
  if (decision.offer && offerId !== null) {
    return decision.offer.options.map(({ title, value }) => ({
      title,
      payload: { action: 'story_choice', details: { choice_id: offerId, value, title } },
    }))
  }
  const trigger = triggerFor(decision)
  if (trigger === 'extortion_deadline') return ['Pay 10k', 'Beg for mercy'].map(spoken)
  if (trigger === 'debt') return ['Pay debt', 'Ask for extension', 'Decline payment'].map(spoken)
  return TALK_CHIPS
}

/** Returns the chips of a favour. The title shows the price when the favour is bought before its cooldown's end. */
function favourChips(shark: Shark, { favour, sooner }: FavourDraft): readonly Chip[] {
  const details = {
    favor_type: favour,
    character: shark,
    ...(sooner !== null && { price: sooner }),
  }
  const title = sooner === null ? 'Request favor' : `Request favor (${sooner.toFixed(2)} USDC)`
  return [
    { title, payload: { action: 'request_favor', details } },
    { title: 'Decline favor', payload: 'No, thanks.' },
  ]
}

function spoken(title: string): Chip {
  return { title, payload: title }
}
