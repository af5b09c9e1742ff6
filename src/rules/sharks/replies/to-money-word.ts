import { isLate as isLoanLate } from '../../loans.ts'
import { plainText } from '../amounts/plain-text.ts'
import type { Act } from '../decision.ts'
import type { Heard } from '../hear.ts'
import type { MoneyWord, Standing } from '../money-words/kinds.ts'
import { moneyWordOf } from '../money-words/find.ts'
import { favourNamed } from '../lexicons/ask-favour.ts'
import { debtOffer, standingLoan, standingOffer } from '../offers.ts'
import { asksSomewhere, isQuestion } from '../questions.ts'
import { isLie } from '../recollections/note.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { replyAboutDebt } from './about-debt.ts'
import { replyToOffer } from './to-offer.ts'
import { replyAboutTopic } from './to-topic.ts'

/** What is open between the shark and the player; both a debt and an offer can. */
function standingsOf(situation: Situation): readonly Standing[] {
  const { openLoan } = situation
  const owed: readonly Standing[] = openLoan ? [isLoanLate(openLoan) ? 'late' : 'due'] : []
  if (standingLoan(situation) !== null) return ['offer', ...owed]
  return owed.length > 0 ? owed : ['nothing']
}

/** Returns what was heard, corrected where a phrase about money decides the kind of the message. */
export function heardOfMoney(situation: Situation, heard: Heard): Heard {
  const word = wordOf(situation, heard)
  if (word && 'intent' in word) return { ...heard, intent: word.intent, talk: null, likelihood: 1 }
  return isMereYes(situation, heard) ? { ...heard, intent: 'unknown', talk: 'small_talk' } : heard
}

/** Replies to a phrase about money whose meaning follows from what is open between the two. Null for any other message. */
export function replyToMoneyWord(situation: Situation, heard: Heard): Reply | null {
  const word = wordOf(situation, heard)
  if (word === null) return null
  if ('matter' in word) return tagged(situation, `money_${word.matter}`)
  if ('debtor' in word) return tagged(situation, `debtor_${word.debtor}`)
  if ('intent' in word) return replyToOffer(situation, heard) ?? replyAboutDebt(situation, heard)
  const isFalse =
    word.topic === 'got_nothing' && isLie(situation.player.cashCents, plainText(situation.text))
  return isFalse ? null : replyAboutTopic(situation, word.topic)
}

function tagged(situation: Situation, tag: Tag): Reply {
  return { act: 'answer_topic', offer: standingOffer(situation), tags: [tag] }
}

/** 'Tommy would give me better', said to Tommy. */
const COMPARES =
  /\b(?:better|half|cheaper|lower|less|more (?!time|days|weeks)|nicer|kinder|softer)\b/

function wordOf(situation: Situation, { subject, intent }: Heard): MoneyWord | null {
  const { favours, shark, text } = situation
  const isFavour = intent === 'ask_favour' && favours?.extension === null
  if (intent === 'insult' || intent === 'threat') return null
  if (isFavour && favourNamed(text) === 'extension') return null
  if (subject === shark && COMPARES.test(plainText(text))) return { matter: 'names_self' }
  const word = moneyWordOf(text, standingsOf(situation))
  const isMereStory = word !== null && 'intent' in word && word.intent === 'excuse'
  return isMereStory && intent !== 'unknown' && intent !== 'excuse' ? null : word
}

/** Acts after which a mere yes is an answer about money. */
const ASKS: readonly Act[] = [
  'remind_debt',
  'demand_payment',
  'short_of_cash',
  'refuse_mercy',
  'answer_terms',
  'offer_favour',
]
const MERE_YES = /^(?:ok|okay|k|yes|yeah|yep|yup|sure|fine|alright|right|cool|got it|i see)[.! ]*$/

/** Whether a debtor says no more than yes to a reply that did not speak of the debt. */
function isMereYes({ openLoan, relation, text }: Situation, { intent }: Heard): boolean {
  if (intent !== 'accept' || !openLoan || isLoanLate(openLoan)) return false
  const { last, pitchedAt, turns } = relation
  const isAsked = last === undefined || ASKS.includes(last.act) || pitchedAt === turns - 1
  return !isAsked && MERE_YES.test(plainText(text))
}

/** Words of a payment, a loan or its terms. */
const OF_MONEY =
  /\b(?:owe|owing|debts?|loans?|interest|rates?|deadline|due|pay|paid|paying|payments?|settle|charg(?:e|ed|es|ing)|borrow(?:ed)?|total|terms)\b/
const OF_OTHERS =
  /\b(?:owes?|owed) me\b|\b(?:taxes|rent|bills?|salary|wages?|boss pays?|get paid|got paid|job)\b/

/**
 * Replies to talk about money that nothing else explains with the figures of the offer or of the debt, or says that
 * nothing is open. Returns null for any other message.
 */
export function replyToMoneyTalk(situation: Situation, heard: Heard): Reply | null {
  const plain = plainText(situation.text)
  const isTalk = heard.intent === 'unknown' && OF_MONEY.test(plain) && !OF_OTHERS.test(plain)
  if (!isTalk) return null
  const { openLoan } = situation
  const isOffered = standingLoan(situation) !== null
  if (isOffered || openLoan) {
    const isAsked = isQuestion(situation.text) || asksSomewhere(situation.text)
    if (isOffered && !isAsked) return null
    return { act: 'answer_terms', offer: standingOffer(situation) ?? debtOffer(situation, null) }
  }
  return OF_OWN_DEBT.test(plain) ? tagged(situation, 'money_nothing_open') : null
}

const OF_OWN_DEBT =
  /\bmy (?:debt|loan|deadline|payment|interest)\b|\bi (?:still )?owe\b|\bowing (?:you|u)\b|\b(?:pay|paying|paid) (?:you|u)\b|\bcharg\w+ me\b/
