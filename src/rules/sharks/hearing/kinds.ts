import type { Intent } from '../decision.ts'

/** Messages that ask a shark for nothing: about life, about something outside the game, or not understood. */
export type Talk = 'small_talk' | 'off_topic' | 'unclear'

/** The kinds of messages that the classifier tells apart: the labels of `tests/corpus`. */
export const UTTERANCE_KINDS = [
  'accept',
  'decline',
  'postpone',
  'counter',
  'ask_loan',
  'pay',
  'beg',
  'ask_favour',
  'ask_work',
  'ask_tip',
  'trade',
  'ask_terms',
  'ask_rules',
  'ask_memory',
  'ask_identity',
  'gossip',
  'threat',
  'insult',
  'apology',
  'promise',
  'excuse',
  'compliment',
  'thanks',
  'farewell',
  'greeting',
  'joke',
  'small_talk',
  'off_topic',
  'unknown',
] as const satisfies readonly (Intent | Talk)[]
export type UtteranceKind = (typeof UTTERANCE_KINDS)[number]

/** The kinds that are about money, and that a shark must not assume of small talk. */
export const BUSINESS_KINDS: readonly string[] = [
  'accept',
  'decline',
  'counter',
  'pay',
  'beg',
  'ask_loan',
  'ask_favour',
] satisfies readonly UtteranceKind[]

/** Kinds of messages whose replies follow from what was heard: business, and manners of a talk about it. */
export const KINDS_WITH_OWN_REPLIES: readonly string[] = [
  ...BUSINESS_KINDS,
  'postpone',
  'ask_work',
  'ask_tip',
  'ask_terms',
  'greeting',
  'farewell',
  'thanks',
  'apology',
  'promise',
  'trade',
]
