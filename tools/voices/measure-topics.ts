import { aboutOf, SUBJECTS } from '#src/rules/sharks/hearing/about.ts'
import { likeliest, WEIGHTS_PER_KIND } from '#src/rules/sharks/hearing/classify.ts'
import { readMessage } from '#src/rules/sharks/hearing/message.ts'
import { unpackWeights } from '#src/rules/sharks/hearing/packed.ts'
import { SURE_ALONE } from '#src/rules/sharks/hearing/subject.ts'
import { hearingAt, type Utterance } from './corpus.ts'
import type { Rate } from './measure.ts'
import { packWeights } from './pack-weights.ts'
import { subjectLabelOf, trainTopics } from './train-topics.ts'
import { LEAST_TOPIC_WEIGHT } from './weights-file.ts'

/** How well the subjects of messages were found. */
export interface MeasuredTopics {
  /** Messages with a subject: how many have it as the likeliest one. */
  readonly subjects: Rate
  /** Messages for which some subject is sure: how many have it. */
  readonly sure: Rate
  /** Messages without a subject: how many were found to have none, or none that is sure. */
  readonly none: Rate
}

const FOLDS = 5

/** Measures the subjects in folds: each message is understood with weights that were learned from the other folds. */
export function crossValidateTopics(utterances: readonly Utterance[]): MeasuredTopics {
  const sums = { subjects: [0, 0], sure: [0, 0], none: [0, 0] }
  const count = (sum: number[], isRight: boolean) => {
    sum[0] = (sum[0] ?? 0) + (isRight ? 1 : 0)
    sum[1] = (sum[1] ?? 0) + 1
  }
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const learned = trainTopics(utterances.filter((_, index) => index % FOLDS !== fold))
    const packed = packWeights(learned, LEAST_TOPIC_WEIGHT)
    const weights = unpackWeights(packed, SUBJECTS.length * WEIGHTS_PER_KIND)
    for (const utterance of utterances.filter((_, index) => index % FOLDS === fold)) {
      const label = subjectLabelOf(utterance)
      if (label === null) continue
      const message = readMessage(utterance.text, hearingAt(utterance.at).now)
      const [found, likelihood] = likeliest(aboutOf(utterance.text, message, weights))
      const isSure = found !== 'none' && likelihood >= SURE_ALONE
      if (label === 'none') count(sums.none, !isSure)
      else count(sums.subjects, found === label)
      if (isSure) count(sums.sure, found === label)
    }
  }
  return { subjects: rateOf(sums.subjects), sure: rateOf(sums.sure), none: rateOf(sums.none) }
}

function rateOf([right = 0, all = 0]: readonly number[]): Rate {
  return { right, all }
}
