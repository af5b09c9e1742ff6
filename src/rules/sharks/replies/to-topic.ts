import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { rememberTopic } from '../relation.ts'
import { personIn } from '../recollections/people.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { triggerOf } from '../triggers.ts'
import { isAction, type TalkTopic, topicOf } from '../topics.ts'

/** Subjects that a question about who the shark is, or what it remembers, raises without being about them. */
const PART_OF_QUESTIONS: readonly TalkTopic[] = ['computers', 'trust', 'happiness']

/**
 * Replies to a message about a person in the player's life, or one that raises a subject of life or of the city. Returns null when it raises none, and in the first
 * turn, which is a greeting.
 */
export function replyToTopic(situation: Situation): Reply | null {
  if (situation.relation.turns === 0) return null
  const topic = topicOf(situation.text)
  return replyAboutPerson(situation, topic) ?? (topic && replyAbout(situation, topic))
}

/** Subjects that matter more than the person they happen to. */
const GRAVE: readonly (TalkTopic | null)[] = ['death', 'health', 'prison', 'crime']

/** Replies to a message about a person whom the shark does not know of: named, or with no other subject. */
function replyAboutPerson(situation: Situation, topic: TalkTopic | null): Reply | null {
  const person = personIn(situation.text)
  if (person === null || triggerOf(person) !== null || GRAVE.includes(topic)) return null
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
  if (situation.relation.turns === 0) return null
  const topic = topicOf(situation.text)
  return topic && !PART_OF_QUESTIONS.includes(topic) ? replyAbout(situation, topic) : null
}

/** Replies to something that the player does instead of saying anything: "*lights a cigarette*". */
export function replyToAction(situation: Situation): Reply | null {
  const { relation, text } = situation
  return relation.turns > 0 && isAction(text) ? replyAbout(situation, 'actions') : null
}

function replyAbout(situation: Situation, topic: TalkTopic): Reply {
  const { relation } = situation
  const tags: Tag[] = [`topic_${topic}`]
  if (relation.topics?.includes(topic)) tags.push('asked_before')
  const offer = standingOffer(situation)
  return { act: 'answer_topic', offer, tags, relation: rememberTopic(relation, topic) }
}
