import { sayingOf } from '../sayings.ts'
import { TALK_TOPICS, type TalkTopic, topicOf } from '../topics.ts'
import { type Classifier, likelihoods, type Weights, WEIGHTS_PER_KIND } from './classify.ts'
import { type Features, subjectFeaturesOf } from './features.ts'
import type { Message } from './message.ts'
import { unpackWeights } from './packed.ts'
import { PACKED_TOPIC_WEIGHTS } from './topic-weights.ts'

/** A subject that the classifier tells apart: one that the sharks have lines about, or none of them. */
export type Subject = TalkTopic | 'none'

/** The subjects in the order of their weights. */
export const SUBJECTS: readonly Subject[] = [...TALK_TOPICS, 'none']

/** How likely each subject is that of a message. */
export type About = ReadonlyMap<Subject, number>

const LEARNED: Classifier<Subject> = {
  kinds: SUBJECTS,
  weights: unpackWeights(PACKED_TOPIC_WEIGHTS, SUBJECTS.length * WEIGHTS_PER_KIND),
}

/** Returns how likely each subject is that of a message. */
export function aboutOf(text: string, message: Message, weights?: Weights): About {
  const classifier = weights ? { ...LEARNED, weights } : LEARNED
  return likelihoods(classifier, subjectFeatures(text, message))
}

/** Returns the features of a message, with the subjects that its words and its phrases raise. */
export function subjectFeatures(text: string, message: Message): Features {
  const word = topicOf(text)
  const phrase = sayingOf(text)
  return subjectFeaturesOf(message.words, [
    ...(word ? [`t ${word}`] : []),
    ...(phrase ? [`s ${phrase}`] : []),
  ])
}
