import type { Act, OfferDraft, Relation } from './decision.ts'

/** Acts that answer talk. Only these can leave an open offer unmentioned. */
const TALK: readonly Act[] = [
  'greet',
  'greet_back',
  'talk_work',
  'talk_street',
  'bark',
  'answer_threat',
  'answer_insult',
  'answer_thanks',
  'answer_postpone',
  'answer_trade',
  'answer_rules',
  'answer_memory',
  'answer_identity',
  'answer_gossip',
  'answer_apology',
  'answer_promise',
  'answer_excuse',
  'answer_compliment',
  'answer_joke',
  'answer_reaction',
  'answer_topic',
  'recall',
  'farewell',
  'did_not_follow',
]
/** An open offer is mentioned in every fourth reply at most. */
const REPLIES_BETWEEN = 4

/**
 * Returns whether an open offer is left unmentioned in the reply, and the relation with the turn of the last mention.
 * The demand to pay a late loan is always made.
 */
export function pitch(
  relation: Relation,
  act: Act,
  offer: OfferDraft | null,
): { readonly relation: Relation; readonly rests: boolean } {
  if (!offer) return { relation, rests: false }
  const isUrgent = offer.options.some(({ title }) => title === 'Beg for mercy')
  const { pitchedAt, turns } = relation
  const isRecent = pitchedAt !== undefined && turns - pitchedAt < REPLIES_BETWEEN
  if (TALK.includes(act) && isRecent && !isUrgent) return { relation, rests: true }
  return { relation: { ...relation, pitchedAt: turns }, rests: false }
}
