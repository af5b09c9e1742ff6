import { BUSINESS_KINDS } from '../hearing/kinds.ts'
import { likelihoods, likeliest, WEIGHTS_PER_KIND } from '../hearing/classify.ts'
import { readMessage } from '../hearing/message.ts'
import { unpackWeights } from '../hearing/packed.ts'
import type { Heard } from '../hear.ts'
import { sayingOf } from '../sayings.ts'
import { formOf } from '../questions.ts'
import { withoutActions } from '../stage.ts'
import { subjectOf } from '../subject.ts'
import { reactionByPhrase } from './by-phrase.ts'
import { type Reaction, REACTION_KINDS } from './kinds.ts'
import { PACKED_WEIGHTS } from './weights.ts'

const CLASSIFIER = {
  kinds: REACTION_KINDS,
  weights: unpackWeights(PACKED_WEIGHTS, REACTION_KINDS.length * WEIGHTS_PER_KIND),
}
/** The most words of a message that only takes up the last reply. */
const MOST_WORDS = 14
/** The least likelihood of a reaction, and of one in a message that was heard as something else. */
const SURE = 0.45
const SURE_AGAINST_HEARING = 0.6
/** The likelihood from which on a kind of message was heard surely. */
const SURE_OF_KIND = 0.5
/** Kinds of messages that are reactions as often as not. */
const VAGUE: readonly Heard['intent'][] = ['unknown', 'ask_identity', 'ask_memory', 'joke']

/**
 * Returns how a message takes up the last reply, or null when it says something of its own. A set phrase is the one
 * of its name; any other message is one where the classifier is sure of it and no business was heard.
 */
export function reactionOf(text: string, heard: Heard, now: Date): Reaction | null {
  const spoken = withoutActions(text)
  const phrase = reactionByPhrase(spoken)
  if (phrase !== null) return phrase
  const { intent, likelihood, cents } = heard
  if (cents !== null || spoken.split(' ').length > MOST_WORDS || intent === 'ask_rules') return null
  if (BUSINESS_KINDS.includes(intent) && likelihood >= SURE_OF_KIND) return null
  if (sayingOf(spoken) !== null || subjectOf(spoken) !== null) return null
  const { features } = readMessage(spoken, now)
  const [kind, sure] = likeliest(likelihoods(CLASSIFIER, features, REACTION_KINDS))
  const isPlain = VAGUE.includes(intent) && !hasForm(spoken)
  const isSure = sure >= (isPlain ? SURE : SURE_AGAINST_HEARING)
  return kind === 'none' || !isSure ? null : kind
}

/** Whether a message is a question of some words, which can be answered by its form. */
function hasForm(spoken: string): boolean {
  return spoken.split(' ').length >= LEAST_WORDS_OF_QUESTION && formOf(spoken) !== null
}

const LEAST_WORDS_OF_QUESTION = 4
