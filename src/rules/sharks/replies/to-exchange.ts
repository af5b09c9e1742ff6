import type { Heard } from '../hear.ts'
import { BUSINESS_KINDS, KINDS_WITH_OWN_REPLIES } from '../hearing/kinds.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { replyAboutTopic } from './to-topic.ts'

/** How surely a message begins an exchange: the least score, and the least margin before the next exchange. */
const LEAST = {
  /** Before everything else. */
  certain: { score: 0.45, margin: 0.2 },
  /** Before words of subjects and manners of talk. */
  likely: { score: 0.14, margin: 0.12 },
  /** Before answers by the mere form of the message. */
  possible: { score: 0, margin: 0.15 },
} as const
/** The least score for a message that names a sum or was heard as business, and for one that was heard as another kind with replies of its own. */
const LEAST_FOR_BUSINESS = 0.8
const LEAST_FOR_OWN_REPLIES = 0.7
/** Kinds with replies that nothing replaces: what the shark remembers, and what costs trust. */
const NEVER_AN_EXCHANGE: readonly Heard['intent'][] = ['ask_memory', 'insult', 'threat']
/** The likelihood from which on a kind counts as heard. */
const SURE_OF_KIND = 0.45

/** Replies to a message that is like the examples of an exchange. Returns null when it is not like them enough. */
export function replyToExchange(
  situation: Situation,
  heard: Heard,
  sureness: keyof typeof LEAST,
): Reply | null {
  const { exchange } = heard
  if (!exchange || NEVER_AN_EXCHANGE.includes(heard.intent)) return null
  const { score, margin, topic } = exchange
  const least = LEAST[sureness]
  if (score < Math.max(least.score, leastFor(heard)) || margin < least.margin) return null
  return replyAboutTopic(situation, topic)
}

function leastFor({ intent, likelihood, cents, rate }: Heard): number {
  const isOf = (kinds: readonly string[]): boolean => kinds.includes(intent)
  const isNamed = cents !== null || rate !== null
  if (isOf(BUSINESS_KINDS) && (isNamed || likelihood > SURE_OF_KIND)) return LEAST_FOR_BUSINESS
  if (isOf(KINDS_WITH_OWN_REPLIES) && likelihood > SURE_OF_KIND) return LEAST_FOR_OWN_REPLIES
  return Number.NEGATIVE_INFINITY
}
