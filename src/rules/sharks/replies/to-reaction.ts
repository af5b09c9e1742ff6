import type { Act } from '../decision.ts'
import { isLate } from '../../loans.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { lastSubject } from '../last-subject.ts'
import { type Reaction, reactionOf } from '../reactions.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { TalkTopic } from '../topics.ts'
import { offerLoan } from './about-loan.ts'
import { replyAboutTopic } from './to-topic.ts'

/** Acts about terms. To a player who does not understand them the figures are repeated. */
const ABOUT_TERMS: readonly Act[] = [
  'offer_loan',
  'counter_offer',
  'hold_offer',
  'answer_terms',
  'remind_debt',
  'demand_payment',
]
/** Acts of which there is more to say when the player asks for more. */
const TOLD: readonly Act[] = ['answer_joke', 'talk_street', 'talk_work', 'answer_rules']

/** Subjects of which there is no more to tell. */
const CLOSED: readonly TalkTopic[] = [
  'own_name',
  'gift',
  'may_i',
  'may_sit',
  'may_smoke',
  'looks',
  'actions',
  'reckoning',
  'spare_me',
]

/** Replies to a message that takes up the shark's last reply: "why?", "says who". Returns null for any other. */
export function replyToReaction(situation: Situation, { intent }: Heard): Reply | null {
  const { relation, text } = situation
  const { last } = relation
  if (last === undefined) return null
  const reaction = reactionOf(text)
  if (reaction === null) return null
  if (reaction === 'hums' && (intent === 'accept' || intent === 'decline')) return null
  return continued(situation, reaction) ?? answered(situation, reaction)
}

/** Continues what the shark spoke of, where the reaction asks for it. */
function continued(situation: Situation, reaction: Reaction): Reply | null {
  const { openLoan } = situation
  const { last } = situation.relation
  const offer = standingOffer(situation)
  if (reaction === 'asks_back') return replyAboutTopic(situation, 'wellbeing')
  if (reaction === 'asks_meaning' && offer && last && ABOUT_TERMS.includes(last.act))
    return { act: 'answer_terms', offer }
  if (reaction === 'asks_advice' && offer && openLoan && isLate(openLoan))
    return { act: 'demand_payment', offer }
  if ((reaction === 'asks_why' || reaction === 'why_not') && last?.act === 'refuse_loan')
    return offerLoan(situation, null)
  const follows = reaction === 'asks_more' || reaction === 'asks_how'
  if (follows && last?.topic && !CLOSED.includes(last.topic))
    return replyAboutTopic(situation, last.topic)
  if (reaction === 'asks_more' && last && TOLD.includes(last.act))
    return { act: last.act, offer, tags: last.act === 'answer_joke' ? ['asks_joke'] : [] }
  return null
}

function answered(situation: Situation, reaction: Reaction): Reply {
  const named = lastSubject(situation.relation)
  return {
    act: 'answer_reaction',
    offer: standingOffer(situation),
    tags: [`reacts_${reaction}`, ...(named ? (['has_last_subject'] as const) : [])],
    ...(named && { slots: { lastSubject: named } }),
  }
}
