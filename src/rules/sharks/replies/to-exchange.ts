import type { ExchangeTopic } from '../exchanges/exchanges.ts'
import type { Heard } from '../hear.ts'
import { BUSINESS_KINDS, KINDS_WITH_OWN_REPLIES } from '../hearing/kinds.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { replyAboutTopic } from './to-topic.ts'

/** The least score of an exchange, and the least margin before the next one. */
interface Least {
  readonly score: number
  readonly margin: number
}

/** How surely a message begins an exchange. */
const LEAST = {
  /** Before everything else. */
  certain: { score: 0.45, margin: 0.2 },
  /** Before words of subjects and manners of talk. */
  likely: { score: 0.14, margin: 0.12 },
  /** Before answers by the mere form of the message. */
  possible: { score: 0, margin: 0.15 },
} as const
/** The least score for a message that names a sum or was heard as business, and for one that was heard as another kind with replies of its own. */
const LEAST_FOR_BUSINESS = { score: 0.8, margin: 0.2 }
const LEAST_FOR_OWN_REPLIES = { score: 0.7, margin: 0.2 }
/** What is less for kinds that messages about anything else are taken for, which name no sum. */
const LEAST_FOR_KIND: Readonly<Partial<Record<Heard['intent'], Least>>> = {
  ask_favour: { score: 0.4, margin: 0.36 },
  ask_loan: { score: 0.5, margin: 0.5 },
  ask_terms: { score: 0.5, margin: 0.5 },
  ask_work: { score: 0.4, margin: 0.36 },
  ask_tip: { score: 0.3, margin: 0.25 },
  trade: { score: 0.4, margin: 0.36 },
  greeting: { score: 0.3, margin: 0.3 },
  apology: { score: 0.5, margin: 0.5 },
}
/** Exchanges whose examples consist of words that messages about anything have, and what is the least for them. */
const OF_COMMON_WORDS: readonly ExchangeTopic[] = [
  'im_new_what_first',
  'work_off_debt',
  'can_i_trust_you',
  'what_can_i_ask',
  'always_pay',
  'call_police',
  'what_is_game',
  'max_loan',
  'four_at_dinner',
  'leave_goods',
  'screen_frozen',
]
const LEAST_FOR_COMMON_WORDS = { score: 0.24, margin: 0.15 }
/** Words of which a message has one when it begins an exchange whose examples are mostly other words. */
const NEEDED_WORDS: Readonly<Partial<Record<ExchangeTopic, RegExp>>> = {
  what_is_vig:
    /\b(?:vig\w*|juice|points?|int(?:e)?rest|principal|collateral|usury|markers?|term|slang)\b/i,
  leave_goods: /\b(?:leave|keep|hold|store|deposit|stash|park|lock|goods?|stuff|boxes|crates?)\b/i,
}
const ANY: Least = { score: Number.NEGATIVE_INFINITY, margin: 0 }
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
  if (NEEDED_WORDS[topic]?.test(situation.text) === false) return null
  const least = OF_COMMON_WORDS.includes(topic) ? LEAST_FOR_COMMON_WORDS : ANY
  const isLike = [LEAST[sureness], leastFor(heard), least].every(
    (each) => score >= each.score && margin >= each.margin,
  )
  return isLike ? replyAboutTopic(situation, topic) : null
}

function leastFor({ intent, likelihood, cents, rate }: Heard): Least {
  const isOf = (kinds: readonly string[]): boolean => kinds.includes(intent)
  const isSure = likelihood > SURE_OF_KIND
  if (isOf(BUSINESS_KINDS) && (cents !== null || rate !== null)) return LEAST_FOR_BUSINESS
  if (isSure && LEAST_FOR_KIND[intent]) return LEAST_FOR_KIND[intent]
  if (isOf(BUSINESS_KINDS) && isSure) return LEAST_FOR_BUSINESS
  return isOf(KINDS_WITH_OWN_REPLIES) && isSure ? LEAST_FOR_OWN_REPLIES : ANY
}
