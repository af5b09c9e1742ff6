import { plainText } from '../amounts/plain-text.ts'
import type { Heard } from '../hear.ts'
import { sayingOf } from '../sayings.ts'
import { isAction, type TalkTopic, topicOf } from '../topics.ts'
import { likeliest } from './classify.ts'

/** From this likelihood on a learned subject counts though no phrase fits. */
export const SURE_ALONE = 0.8
/** From this likelihood on it counts against a phrase of another one. */
const SURE_AGAINST_PHRASE = 0.9
/** From this likelihood on a learned subject counts in talk, where no word raises one, and against a word. */
const SURE_IN_TALK = 0.35
const SURE_AGAINST_WORD = 0.5
/** Below this likelihood a subject that a word raises is none: the word is not what the message is about. */
const LEAST_OF_WORD = 0.08
/** A word decides the subject of a message of at most four words. */
const SHORT = 4
/** An intent of at least this likelihood is not given up for a learned subject. */
const SURE_OF_INTENT = 0.7

/** Intents that talk about a subject is often mistaken for. */
const MISTAKEN: readonly Heard['intent'][] = [
  'unknown',
  'compliment',
  'joke',
  'apology',
  'ask_identity',
  'ask_memory',
  'ask_rules',
  'ask_work',
  'ask_tip',
  'trade',
  'excuse',
  'postpone',
  'promise',
  'decline',
  'accept',
  'farewell',
  'insult',
  'threat',
  'gossip',
]

/** Returns the subject that a phrase raises or that is surely learned, or null. */
export function sureSubject(text: string, heard: Heard): TalkTopic | null {
  const [learned, likelihood] = likeliest(heard.about)
  const phrase = sayingOf(text)
  if (phrase !== null) {
    const isOther = learned !== 'none' && likelihood >= SURE_AGAINST_PHRASE
    return isOther ? learned : phrase
  }
  if (heard.talk === 'off_topic') return null
  const isFree =
    MISTAKEN.includes(heard.intent) &&
    (heard.intent === 'unknown' || heard.likelihood < Math.max(SURE_OF_INTENT, likelihood))
  return learned !== 'none' && likelihood >= SURE_ALONE && isFree ? learned : null
}

/** Returns the subject of a message that is not about business: the one that a word raises, if the learned one does not contradict it. */
export function talkSubject(text: string, heard: Heard): TalkTopic | null {
  if (isAction(text)) return 'actions'
  const word = topicOf(text)
  const [learned, likelihood] = likeliest(heard.about)
  if (word === null && heard.talk === 'off_topic') return null
  if (word === null) return learned !== 'none' && likelihood >= SURE_IN_TALK ? learned : null
  if (learned !== 'none' && likelihood >= SURE_AGAINST_WORD) return learned
  const isShort = plainText(text).split(' ').length <= SHORT
  return isShort || (heard.about.get(word) ?? 0) >= LEAST_OF_WORD ? word : null
}
