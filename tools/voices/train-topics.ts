import { type Subject, subjectFeatures, SUBJECTS } from '#src/rules/sharks/hearing/about.ts'
import type { Weights } from '#src/rules/sharks/hearing/classify.ts'
import { readMessage } from '#src/rules/sharks/hearing/message.ts'
import { sayingOf } from '#src/rules/sharks/sayings.ts'
import { TOPIC_WORDS, topicOf } from '#src/rules/sharks/topics.ts'
import { hearingAt, type Utterance } from './corpus.ts'
import { type Example, learn } from './learn.ts'

/** One of six messages without a subject is learned: there are many more of them than of any subject. */
const NONE_OF = 6

/** Learns the subjects of labelled messages. The same messages give the same weights. */
export function trainTopics(utterances: readonly Utterance[]): Weights {
  const labelled = utterances.flatMap((utterance) => {
    const subject = subjectLabelOf(utterance)
    return subject === null ? [] : [exampleOf(utterance.text, subject)]
  })
  const words = TOPIC_WORDS.flatMap(([topic, list]) => list.map((word) => exampleOf(word, topic)))
  const kept = labelled.filter(({ kind }, index) => kind !== 'none' || index % NONE_OF === 0)
  return learn(SUBJECTS, [...kept, ...words], 'train the subjects')
}

/**
 * The subject that a message is labelled with. A message without that label has none when it is about business and raises no
 * subject by its words, else null: it teaches nothing.
 */
export function subjectLabelOf({ text, intent, topic }: Utterance): Subject | null {
  if (topic !== undefined) return topic ?? 'none'
  const isTalk = intent === 'small_talk' || intent === 'off_topic' || intent === 'unknown'
  return isTalk || sayingOf(text) !== null || topicOf(text) !== null ? null : 'none'
}

function exampleOf(text: string, kind: Subject): Example<Subject> {
  const message = readMessage(text, hearingAt(undefined).now)
  return { features: subjectFeatures(text, message), legal: SUBJECTS, kind }
}
