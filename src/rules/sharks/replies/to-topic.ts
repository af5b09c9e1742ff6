import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { rememberTopic } from '../relation.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { isAction, type TalkTopic, topicOf } from '../topics.ts'

/** Subjects that a question about who the shark is, or what it remembers, raises without being about them. */
const PART_OF_QUESTIONS: readonly TalkTopic[] = ['computers', 'trust', 'happiness']

/**
 * Replies to a message that raises a subject of life or of the city. Returns null when it raises none, and in the first
 * turn, which is a greeting.
 */
export function replyToTopic(situation: Situation): Reply | null {
  if (situation.relation.turns === 0) return null
  const topic = topicOf(situation.text)
  return topic && replyAbout(situation, topic)
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
