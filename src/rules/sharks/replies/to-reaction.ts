import type { Act } from '../decision.ts'
import { isLate } from '../../loans.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { lastSubject } from '../last-subject.ts'
import type { Reaction } from '../reactions/kinds.ts'
import { reactionOf } from '../reactions/reaction.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
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

/** Acts that ask for an answer about money: a no to them is no reaction. */
const ASKS: readonly Act[] = [...ABOUT_TERMS, 'short_of_cash', 'refuse_mercy', 'offer_favour']

/** Replies to a message that takes up the shark's last reply: "why?", "says who". Returns null for any other. */
export function replyToReaction(situation: Situation, heard: Heard): Reply | null {
  const { last } = situation.relation
  if (last === undefined) return null
  const reaction = reactionOf(situation.text, heard, situation.now)
  if (reaction === null) return declined(situation, heard)
  if (isAnswer(reaction, heard)) return null
  return continued(situation, reaction) ?? answered(situation, reaction)
}

/** Words that can also answer an offer. */
function isAnswer(reaction: Reaction, { intent }: Heard): boolean {
  const answers: readonly Reaction[] = ['hums', 'agrees', 'yields', 'disagrees', 'why_not']
  return answers.includes(reaction) && (intent === 'accept' || intent === 'decline')
}

/** A no to something that was no question of money disagrees with it. */
function declined(situation: Situation, { intent }: Heard): Reply | null {
  const { last } = situation.relation
  const isOpen = situation.openOffer?.terms.kind === 'loan' || last === undefined
  const isShort = situation.text.split(' ').length <= MOST_WORDS_OF_NO
  if (intent !== 'decline' || isOpen || !isShort || ASKS.includes(last.act)) return null
  return answered(situation, 'disagrees')
}

const MOST_WORDS_OF_NO = 3

/** Continues what the shark spoke of, where the reaction asks for it. */
function continued(situation: Situation, reaction: Reaction): Reply | null {
  const { openLoan } = situation
  const { last } = situation.relation
  const offer = standingOffer(situation)
  const isRepeat = reaction === 'asks_again' || reaction === 'asks_meaning'
  if (reaction === 'asks_back' && last && WELLBEING.includes(last.act))
    return replyAboutTopic(situation, 'wellbeing')
  if (isRepeat && offer && last && ABOUT_TERMS.includes(last.act))
    return { act: 'answer_terms', offer }
  if (reaction === 'asks_advice' && offer && openLoan && isLate(openLoan))
    return { act: 'demand_payment', offer }
  if ((reaction === 'asks_why' || reaction === 'why_not') && last?.act === 'refuse_loan')
    return offerLoan(situation, null)
  if (reaction === 'asks_more' && last?.topic && !CLOSED.includes(last.topic))
    return replyAboutTopic(situation, last.topic)
  if (reaction === 'asks_more' && last && TOLD.includes(last.act))
    return { act: last.act, offer, tags: last.act === 'answer_joke' ? ['asks_joke'] : [] }
  return null
}

/** Acts after which "and you?" asks how the shark is. */
const WELLBEING: readonly Act[] = ['greet', 'greet_back']
/** Reactions that are answered with what was said last. */
const REPEATED: readonly Reaction[] = ['asks_again', 'asks_meaning', 'not_as_said']

function answered(situation: Situation, reaction: Reaction): Reply {
  const named = lastSubject(situation.relation)
  const tags: Tag[] = [`reacts_${reaction}`]
  if (REPEATED.includes(reaction)) tags.push('repeats')
  else if (named !== null) tags.push('has_last_subject')
  return {
    act: 'answer_reaction',
    offer: standingOffer(situation),
    tags,
    ...(named && { slots: { lastSubject: named } }),
  }
}
