import { standingOffer } from './offers.ts'
import { ofToday } from './relation.ts'
import { finishTurn, type Reply } from './reply.ts'
import type { Situation, Turn } from './situation.ts'
import { dealRemembered, describeEvent, newsFor, rememberEvent } from './street-event.ts'

/**
 * Decides an unprompted reply about something that happened to the player. Returns null when there is nothing new, or
 * when the two have not met. The open offer is kept.
 */
export function bark(situation: Situation): Turn | null {
  const relation = ofToday(situation.relation, situation.shark, situation.now)
  const isNewDay = relation !== situation.relation
  const reply = relation.turns > 0 ? barkAt({ ...situation, relation }, isNewDay) : null
  return reply && finishTurn(situation, 'unknown', reply)
}

/** Returns a reply about the first event that is new to the shark, or null. On a new day its last loan comes first. */
export function barkAt(situation: Situation, isNewDay: boolean): Reply | null {
  const { events = [], relation, shark } = situation
  const deal = isNewDay ? dealRemembered(situation) : null
  const event = newsFor(relation, shark, deal ? [deal, ...events] : events)
  if (!event) return null
  const { tags, slots } = describeEvent(event)
  const offer = standingOffer(situation)
  return { act: 'bark', offer, tags, slots, relation: rememberEvent(relation, event) }
}
