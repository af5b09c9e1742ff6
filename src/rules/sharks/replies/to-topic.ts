import { capitalize } from '#src/lib/capitalize.ts'
import type { Heard } from '../hear.ts'
import { plainText } from '../amounts/plain-text.ts'
import { standingOffer } from '../offers.ts'
import { rememberTopic } from '../relation.ts'
import { personIn } from '../recollections/people.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { triggerOf } from '../triggers.ts'
import { sayingOf } from '../sayings.ts'
import { askedNounOf, choiceIn, formOf, isQuestion } from '../questions.ts'
import type { StatementForm } from '../statements.ts'
import { subjectOf } from '../subject.ts'
import { isAction, type TalkTopic, topicOf } from '../topics.ts'
import { isLate } from '../../loans.ts'
import { nextLateDay, reckoned } from './figures.ts'

/** Subjects that a question about who the shark is, or what it remembers, raises without being about them. */
const PART_OF_QUESTIONS: readonly TalkTopic[] = ['computers', 'trust', 'happiness']

/**
 * Replies to a message about a person in the player's life, or one that raises a subject of life or of the city. Returns
 * null when it raises none.
 */
export function replyToTopic(situation: Situation): Reply | null {
  const topic = subjectOf(situation.text)
  return replyAboutPerson(situation, topic) ?? (topic && replyAboutTopic(situation, topic))
}

/** Subjects that matter more than the person they happen to. */
const GRAVE: readonly (TalkTopic | null)[] = ['death', 'health', 'prison', 'crime']

/** Replies to a message about a person whom the shark does not know of: named, or with no other subject. */
function replyAboutPerson(situation: Situation, topic: TalkTopic | null): Reply | null {
  const person = isQuestion(situation.text) ? null : personIn(situation.text)
  if (person === null || triggerOf(person) !== null || GRAVE.includes(topicOf(situation.text)))
    return null
  if (situation.recollections?.some(({ words }) => words === person)) return null
  const isSubject = topic === null || /\p{Lu}/u.test(person) || isWeddingOf(person, topic)
  if (!isSubject) return null
  return {
    act: 'answer_topic',
    offer: standingOffer(situation),
    tags: ['tells_person'],
    slots: { person },
  }
}

/** Whether another person than the player is married: lines about marriage are about the player's own. */
function isWeddingOf(person: string, topic: TalkTopic | null): boolean {
  return topic === 'marriage' && !/wife|husband|girlfriend|boyfriend/.test(person)
}

/** Replies to a question about the shark that raises a subject: "do you have friends?". Returns null for any other. */
export function replyToQuestion(situation: Situation, { intent }: Heard): Reply | null {
  if (intent !== 'ask_identity' && intent !== 'ask_memory') return null
  const topic = subjectOf(situation.text)
  return topic && !PART_OF_QUESTIONS.includes(topic) ? replyAboutTopic(situation, topic) : null
}

/** Replies to something that the player does instead of saying anything: "*lights a cigarette*". */
export function replyToAction(situation: Situation): Reply | null {
  const { relation, text } = situation
  return relation.turns > 0 && isAction(text) ? replyAboutTopic(situation, 'actions') : null
}

/** Kinds of messages whose figures matter more than a phrase in them. */
const BUSINESS: readonly Heard['intent'][] = ['ask_loan', 'counter', 'pay']
/** Kinds of messages that choose between terms, not between things. */
const FIGURED: readonly Heard['intent'][] = [
  ...BUSINESS,
  ...(['accept', 'decline', 'beg', 'ask_terms', 'ask_tip', 'trade', 'promise'] as const),
]
/** Subjects that are none without a debt. */
const ABOUT_DEBT: readonly TalkTopic[] = ['part_payment', 'goods_for_debt', 'work_off', 'spare_me']
/** Losses that a debtor gives as an excuse. */
const EXCUSES: readonly TalkTopic[] = ['robbed', 'seized']
/** Subjects that are business where the message was heard as such. */
const LEFT_TO_BUSINESS: Readonly<Partial<Record<TalkTopic, readonly Heard['intent'][]>>> = {
  cheaper: ['counter'],
  charm_discount: ['counter'],
  rate_shock: ['counter'],
  hard_times: ['ask_loan'],
  bad_news: ['excuse'],
}

/**
 * Replies to a phrase that raises a subject: "my buddy sent me". Returns null for any other message, for one that names
 * figures of business, and for talk about cheaper terms while a loan can be haggled over.
 */
export function replyToSaying(situation: Situation, heard: Heard): Reply | null {
  const { intent, cents, rate } = heard
  const figures = reckoned(situation)
  if (figures) return { ...replyAboutTopic(situation, 'reckoning'), slots: figures }
  const choice = replyToChoice(situation, heard)
  if (choice) return choice
  const saying = sayingOf(situation.text)
  if (saying === null || intent === 'insult' || intent === 'threat') return null
  const isNamed = cents !== null || rate !== null
  if (BUSINESS.includes(intent) && isNamed && saying !== 'comparing') return null
  if (LEFT_TO_BUSINESS[saying]?.includes(intent)) return null
  const { openLoan } = situation
  if (ABOUT_DEBT.includes(saying) && openLoan === null) return null
  const isFavour = intent === 'ask_favour' && situation.favours !== undefined
  if (saying === 'lie_low' && isFavour && !(openLoan && isLate(openLoan))) return null
  if (saying === 'spare_me' && openLoan) {
    return { ...replyAboutTopic(situation, saying), slots: nextLateDay(openLoan, situation.now) }
  }
  const reply = replyAboutTopic(situation, saying)
  return intent === 'excuse' && EXCUSES.includes(saying)
    ? { ...reply, act: 'answer_excuse' }
    : reply
}

/** Replies to a question that names two things with one of them: "pizza or pasta?". Null for any other message. */
function replyToChoice(situation: Situation, { intent }: Heard): Reply | null {
  const chosen = choiceIn(situation.text)
  if (chosen === null || FIGURED.includes(intent)) return null
  const Chosen = capitalize(chosen)
  return {
    act: 'answer_topic',
    offer: standingOffer(situation),
    tags: ['form_choice'],
    slots: { chosen, Chosen },
  }
}

/**
 * Replies to a question that raises no known subject by the noun that it is about, else with an answer to its form. Null for
 * any other message.
 */
export function replyToForm(situation: Situation): Reply | null {
  const form = formOf(situation.text)
  if (form === null) return null
  const noun = askedNounOf(situation.text)
  if (noun !== null) {
    const offer = standingOffer(situation)
    const slots = { noun, Noun: capitalize(noun) }
    return { act: 'answer_topic', offer, tags: ['form_noun'], slots }
  }
  return { act: 'answer_topic', offer: standingOffer(situation), tags: [`form_${form}`] }
}

/** Replies to a message that asks nothing and raises no known subject by its form. */
export function replyToStatement(situation: Situation, form: StatementForm): Reply {
  return { act: 'answer_topic', offer: standingOffer(situation), tags: [`says_${form}`] }
}

const ASKS_SHARK =
  /^(?:(?:so|and|hey|but) )?(?:(?:have|do|did|are|were|can|what do|what about|you|u|ya|got|u got|you got) .*\b(?:you|u|ya|ever|your)\b|ever\b|any \w+\?|(?:you|u|ya) \w+\?)/

/** Replies about a subject, and remembers that the player has raised it. */
export function replyAboutTopic(situation: Situation, topic: TalkTopic): Reply {
  const { relation } = situation
  const tags: Tag[] = [`topic_${topic}`]
  const isContinued = relation.last?.topic === topic
  if (relation.topics?.includes(topic) && !isContinued) tags.push('asked_before')
  if (ASKS_SHARK.test(plainText(situation.text))) tags.push('asks_shark')
  const offer = standingOffer(situation)
  return { act: 'answer_topic', offer, tags, topic, relation: rememberTopic(relation, topic) }
}
