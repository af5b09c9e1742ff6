import type { Act } from '../decision.ts'
import { isLate } from '../../loans.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { lastSubject } from '../last-subject.ts'
import { bareAnswer, reactionByPhrase } from '../reactions/by-phrase.ts'
import type { LastKind, Reaction } from '../reactions/kinds.ts'
import { reactionOf } from '../reactions/reaction.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { withoutActions } from '../stage.ts'
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

/** Acts that ask for an answer about money: a yes or a no to them is no reaction. */
const ASKS: readonly Act[] = [...ABOUT_TERMS, 'short_of_cash', 'refuse_mercy', 'offer_favour']

/** Reactions that mean the debt, or ask for what there is more to say about, where the words can. */
const LEFT_TO_OTHERS: readonly Reaction[] = [
  'or_else',
  'since_when',
  'asks_then',
  'asks_when',
  'asks_advice',
  'asks_verdict',
  'changes_mind',
  'asks_back',
  'calms',
  'corrects',
]

/** Replies to a set phrase that can mean nothing but the last reply, before its words are compared with exchanges. */
export function replyToPhrase(situation: Situation, heard: Heard): Reply | null {
  const phrase = reactionByPhrase(withoutActions(situation.text))
  return phrase === null || LEFT_TO_OTHERS.includes(phrase)
    ? null
    : replyToReaction(situation, heard)
}

/** Replies to a message that takes up the shark's last reply: "why?", "says who". Returns null for any other. */
export function replyToReaction(situation: Situation, heard: Heard): Reply | null {
  const { last } = situation.relation
  if (last === undefined) return null
  const reaction = bare(situation) ?? reactionOf(situation.text, heard, situation.now)
  if (reaction === null || isAnswer(situation, reaction, heard)) return null
  return continued(situation, reaction) ?? answered(situation, reaction)
}

/** A yes or a no to something that was no question of money, where no loan is offered. */
function bare({ openOffer, relation, text }: Situation): Reaction | null {
  const { last } = relation
  if (openOffer?.terms.kind === 'loan' || !last || ASKS.includes(last.act)) return null
  return bareAnswer(withoutActions(text))
}

/** Words that can also answer an offer, or a question of money, and the answer that they can be. */
const ANSWERS: Readonly<Partial<Record<Reaction, readonly Heard['intent'][]>>> = {
  hums: ['accept', 'decline'],
  why_not: ['accept', 'decline'],
  agrees: ['accept'],
  yields: ['accept'],
  disagrees: ['decline'],
  says_no: ['decline'],
  changes_mind: ['decline'],
  half_answers: ['postpone', 'accept', 'decline'],
  dislikes: ['counter', 'decline'],
  moves_on: ['decline'],
}

/** Whether words answer the question of money that the shark asked. A mere yes or no to it always does. */
function isAnswer(
  { openOffer, relation, text }: Situation,
  reaction: Reaction,
  heard: Heard,
): boolean {
  const { last } = relation
  const isAsked = last !== undefined && ASKS.includes(last.act)
  if (isAsked && bareAnswer(withoutActions(text)) !== null) return true
  if (!isAsked && openOffer?.terms.kind !== 'loan') return false
  return ANSWERS[reaction]?.includes(heard.intent) ?? false
}

/** Continues what the shark spoke of, where the reaction asks for it. */
function continued(situation: Situation, reaction: Reaction): Reply | null {
  const { openLoan } = situation
  const { last } = situation.relation
  if (!last) return null
  const offer = standingOffer(situation)
  const isOfTerms = offer !== null && ABOUT_TERMS.includes(last.act)
  if (reaction === 'asks_back' && WELLBEING.includes(last.act))
    return replyAboutTopic(situation, 'wellbeing')
  if (REPEATS_TERMS.includes(reaction) && isOfTerms) return { act: 'answer_terms', offer }
  if (reaction === 'asks_when' && isOfTerms)
    return { act: 'answer_terms', offer, tags: ['asks_when'] }
  if (reaction === 'asks_advice' && offer && openLoan && isLate(openLoan))
    return { act: 'demand_payment', offer }
  if ((reaction === 'asks_why' || reaction === 'why_not') && last.act === 'refuse_loan')
    return offerLoan(situation, null)
  if (reaction === 'asks_more' && last.topic && !CLOSED.includes(last.topic))
    return replyAboutTopic(situation, last.topic)
  if (reaction === 'asks_more' && TOLD.includes(last.act))
    return { act: last.act, offer, tags: last.act === 'answer_joke' ? ['asks_joke'] : [] }
  return null
}

/** Reactions to terms that are answered with the figures. */
const REPEATS_TERMS: readonly Reaction[] = ['asks_again', 'asks_meaning', 'asks_simply']
/** Acts after which "and you?" asks how the shark is. */
const WELLBEING: readonly Act[] = ['greet', 'greet_back']
/** Reactions that are answered with what was said last. */
const REPEATED: readonly Reaction[] = ['asks_again', 'asks_meaning', 'not_as_said']

/** What the last reply was, by its act. */
const LAST_KINDS_OF_ACTS: Readonly<Partial<Record<Act, LastKind>>> = {
  offer_loan: 'terms',
  counter_offer: 'terms',
  hold_offer: 'terms',
  answer_terms: 'terms',
  remind_debt: 'terms',
  demand_payment: 'terms',
  short_of_cash: 'terms',
  refuse_loan: 'refusal',
  refuse_favour: 'refusal',
  refuse_mercy: 'refusal',
  answer_joke: 'joke',
  talk_work: 'tip',
  talk_street: 'tip',
  answer_trade: 'tip',
  answer_rules: 'rule',
}

function answered(situation: Situation, reaction: Reaction): Reply {
  const { relation } = situation
  const named = lastSubject(relation)
  const kind = relation.last && LAST_KINDS_OF_ACTS[relation.last.act]
  const tags: Tag[] = [`reacts_${reaction}`]
  if (kind) tags.push(`after_${kind}`)
  if (REPEATED.includes(reaction)) tags.push('repeats')
  else if (named !== null) tags.push('has_last_subject')
  return {
    act: 'answer_reaction',
    offer: standingOffer(situation),
    tags,
    ...(named && { slots: { lastSubject: named } }),
  }
}
