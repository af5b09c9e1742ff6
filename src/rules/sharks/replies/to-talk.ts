import { conceptsOf } from '../lexicons/concepts.ts'
import { wordsOf } from '../lexicons/lexicon.ts'
import type { Act, Intent } from '../decision.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { plainText } from '../amounts/plain-text.ts'
import { givesExcuse, isLie } from '../recollections/note.ts'
import { quoteAsked } from '../recollections/quote.ts'
import { formOf, gossipForm } from '../questions.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { SPOKEN_NAMES } from '../spoken-names.ts'
import type { Tag } from '../tags.ts'

/** The acts that answer talk without business. */
const ANSWERS: Readonly<Partial<Record<Intent, Act>>> = {
  thanks: 'answer_thanks',
  farewell: 'farewell',
  postpone: 'answer_postpone',
  trade: 'answer_trade',
  ask_rules: 'answer_rules',
  ask_memory: 'answer_memory',
  ask_identity: 'answer_identity',
  apology: 'answer_apology',
  promise: 'answer_promise',
  excuse: 'answer_excuse',
  compliment: 'answer_compliment',
  joke: 'answer_joke',
}

/** Replies to talk without business. Returns null for any other message. The open offer is kept. */
export function replyToTalk(situation: Situation, heard: Heard): Reply | null {
  const isGossip = heard.talk === 'small_talk' && gossipForm(situation.text) !== null
  if (heard.intent === 'gossip' || (isGossip && heard.subject !== null))
    return replyToGossip(situation, heard)
  if (isDoubtful(situation, heard)) return null
  const isExcuse = heard.talk === 'small_talk' && givesExcuse(plainText(situation.text))
  const act = isExcuse ? 'answer_excuse' : ANSWERS[heard.intent]
  if (!act) return null
  const offer = standingOffer(situation)
  const tags: Tag[] = []
  if (act === 'answer_rules' && isAboutLateness(situation)) tags.push('about_lateness')
  if (act === 'answer_excuse' && isLie(situation.player.cashCents, plainText(situation.text)))
    tags.push('caught_lying')
  const quoted = act === 'answer_memory' ? quoteAsked(situation, offer) : null
  return quoted ?? { act, offer, tags }
}

/** Words of the trade, each with what a question about its meaning is about. */
const TERMS: readonly (readonly [Tag, RegExp])[] = [
  ['about_interest', /^(?:vig|juice|points?|interest|collateral)$/],
  ['about_respect', /^(?:rep|reputation|xp|levels?|streaks?)$/],
  ['about_heat', /^heat$/],
  ['about_moves', /^moves?$/],
]
const ASKS_TERM =
  /\b(?:what (?:is|are|does)|whats|whats the meaning of|explain|define)(?: an?| the word| this| that)? ["“”]?(\w+)["“”]?(?: means?)?[ ?.!]*$/

/** Replies to a question about the meaning of a word of the trade: 'what is vig?'. Returns null for any other message. */
export function replyToTerm(situation: Situation): Reply | null {
  const [, word] = ASKS_TERM.exec(plainText(situation.text)) ?? []
  const tag = word === undefined ? undefined : TERMS.find(([, pattern]) => pattern.test(word))?.[0]
  return tag ? { act: 'answer_rules', offer: standingOffer(situation), tags: [tag] } : null
}

/** Kinds that questions about anything else are often mistaken for, and the likelihood from which on they are meant. */
const OFTEN_MISTAKEN: readonly Intent[] = [
  'ask_identity',
  'ask_memory',
  'compliment',
  'joke',
  'apology',
  'promise',
  'postpone',
  'thanks',
]
const SURE_OF_KIND = 0.4

/** Whether a question was heard as another kind, but not surely, and can be answered by its form. */
function isDoubtful({ text }: Situation, { intent, likelihood }: Heard): boolean {
  return OFTEN_MISTAKEN.includes(intent) && likelihood < SURE_OF_KIND && formOf(text) !== null
}

function replyToGossip(situation: Situation, { subject }: Heard): Reply | null {
  if (subject === null) return null
  const offer = standingOffer(situation)
  if (subject === situation.shark) return { act: 'answer_gossip', offer, tags: ['about_self'] }
  const slots = { subject: SPOKEN_NAMES[subject] }
  const form = gossipForm(situation.text)
  const tags: Tag[] = [
    'about_other',
    `speaks_of_${subject}`,
    ...(form ? [`gossip_${form}` as const] : []),
  ]
  return { act: 'answer_gossip', offer, tags, slots }
}

/** 'Is it ok if I look around first?' */
const IF_AT_ALL =
  /\b(?:ok|okay|alright|fine|mind|wonder\w*|know|ask(?:ed)?|see|care) if\b|\bif (?:you|u) (?:dont mind|want|like)\b/

/** 'What happens at midnight?' */
const AT_A_TIME =
  /\bwhat happens (?:at|on|in|after|next|tonight|here|there|during|when the (?:day|season|month|night|market|game))\b(?!.*\b(?:pay|owe|due|late)\b)/

const DONE_TO_DEBTORS =
  /\b(?:do (?:to|with|about)|kill|hurt|happens)\b.*\b(?:me|people|those|guys|them)\b|\blate\b/

/**
 * Whether a question about rules is about paying late or not at all: it asks what is done to people, or has the concept
 * 'if', which is nearly always about that.
 */
function isAboutLateness({ text }: Situation): boolean {
  const plain = plainText(text)
  if (/\b(?:early|sooner|tomorrow|today|cops?|police|busted)\b/.test(plain)) return false
  if (DONE_TO_DEBTORS.test(plain)) return true
  if (IF_AT_ALL.test(plain) || AT_A_TIME.test(plain)) return false
  return wordsOf(text).some((word) => conceptsOf(word).includes('if'))
}
