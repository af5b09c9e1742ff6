import type { Decision } from './decision.ts'
import { triggerFor } from './triggers.ts'

/** A chip as the page takes it (the protocol's QuickReply, field by field). */
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
}

/** What a player may say when nothing is on the table (spec §9: the default message comes first). */
export const DEFAULT_CHIPS: readonly Chip[] = [
  "Hello, I'd like to talk.",
  'Need a loan',
  'Got work?',
  "What's the word?",
].map(spoken)

/** A talk that has begun needs no hello. */
const TALK_CHIPS = DEFAULT_CHIPS.slice(1)

/**
 * The chips under a decision. Those of an offer carry its id (the id the server stored the offer under) and move
 * things; a debt with nothing to offer, and plain talk, get chips that are only said aloud.
 */
export function chipsFor(decision: Decision, offerId: string | null): readonly Chip[] {
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

function spoken(title: string): Chip {
  return { title, payload: title }
}
