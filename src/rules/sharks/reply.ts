import { type Description, describeOffer, describeSituation, merge } from './describe.ts'
import type { Act, Decision, FavourDraft, Intent, OfferDraft, Relation } from './decision.ts'
import { bannedLines } from './relation.ts'
import { pitch } from './pitch.ts'
import { detailsOf } from './details.ts'
import type { Situation, Turn } from './situation.ts'
import type { Slot, Tag } from './tags.ts'
import type { TalkTopic } from './topics.ts'

/** What a shark does, before it is described for the voice. */
export interface Reply {
  readonly act: Act
  readonly offer?: OfferDraft | null
  readonly favour?: FavourDraft
  readonly tags?: readonly Tag[]
  readonly slots?: Readonly<Partial<Record<Slot, string>>>
  /** The subject that the reply speaks of; absent for none. */
  readonly topic?: TalkTopic
  /** The id of the recollection that the reply quotes; absent when it quotes none. */
  readonly quoted?: string
  /** The relation after the reply; unchanged when absent. */
  readonly relation?: Relation
}

/**
 * Makes the decision of a turn from a reply: adds the description of the situation and the offer, and counts the turn.
 * `situation.relation` must be the one before the turn.
 */
export function finishTurn(situation: Situation, intent: Intent, reply: Reply): Turn {
  const base = reply.relation ?? situation.relation
  const offer = reply.offer ?? null
  const pitched = pitch(base, reply.act, offer)
  const { act, topic } = reply
  const last = { act, ...(topic && { topic }) }
  const relation: Relation = { ...pitched.relation, last, turns: situation.relation.turns + 1 }
  const own: Description = {
    tags: [
      `intent_${intent}`,
      ...(reply.tags ?? []),
      ...(pitched.rests ? (['offer_rests'] as const) : []),
    ],
    slots: reply.slots ?? {},
  }
  const { tags, slots } = merge([
    describeSituation(situation, relation),
    describeOffer(offer, situation.now),
    detailsOf(reply, situation.text),
    own,
  ])
  const decision: Decision = {
    shark: situation.shark,
    intent,
    act: reply.act,
    mood: relation.mood,
    slots: { ...slots },
    tags,
    seed: situation.seed,
    offer,
    ...(reply.favour && { favour: reply.favour }),
    recentLines: bannedLines(relation),
  }
  return { decision, relation, ...(reply.quoted !== undefined && { quoted: reply.quoted }) }
}
