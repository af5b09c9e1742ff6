import { RULES } from '../../config.ts'
import { isLate as isLoanLate, type Loan, owedBefore } from '../../loans.ts'
import { formatCents } from '../../money.ts'
import { type DebtorMatter, debtorMatterOf } from '../debtor-words.ts'
import type { Heard } from '../hear.ts'
import { debtOffer, standingOffer } from '../offers.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Slot } from '../tags.ts'
import { replyAboutDebt } from './about-debt.ts'
import { sayingOf } from '../sayings.ts'
import type { TalkTopic } from '../topics.ts'
import { nextLateDay } from './figures.ts'
import { replyAboutTopic } from './to-topic.ts'

/** Kinds of messages that are not about the debt when they were surely heard. */
const OTHER_KINDS: readonly Heard['intent'][] = [
  'insult',
  'threat',
  'ask_loan',
  'gossip',
  'ask_favour',
]
/**
 * Replies to what a debtor says about the debt, from the real state of the loan: what lateness costs, what comes next, how
 * late it is. Returns null when nothing is owed, and for any other message.
 */
export function replyToDebtor(situation: Situation, heard: Heard): Reply | null {
  const { openLoan, text } = situation
  if (!openLoan || (OTHER_KINDS.includes(heard.intent) && heard.likelihood > SURE)) return null
  const isLate = isLoanLate(openLoan)
  const saying = sayingOf(text)
  if (saying !== null && !ABOUT_A_DEBT.includes(saying)) return null
  const matter = debtorMatterOf(text, isLate)
  if (matter === null) return excused(situation, heard)
  if (isOverruled(situation, heard, matter)) return null
  return answer(situation, { ...heard, matter, openLoan })
}

const SURE = 0.7
/** Subjects of phrases that leave the words of a debtor to what they say about the debt. */
const ABOUT_A_DEBT: readonly TalkTopic[] = [
  'spare_me',
  'part_payment',
  'cheaper',
  'griping',
  'conscience',
  'hard_times',
  'comparing',
  'trust_you',
  'looks',
]
/** Kinds of messages that have answers of their own about time and parts of a payment: 'sorry, I need more time'. */
const OWN_ANSWERS: readonly Heard['intent'][] = [
  'pay',
  'beg',
  'promise',
  'apology',
  'ask_terms',
  'excuse',
]
const SAID_AS_WELL: readonly DebtorMatter[] = ['begs_time', 'pays_part']

/** For each kind of message that was surely heard, the matters that it does not mean. */
const NOT_MEANT: Readonly<Partial<Record<Heard['intent'], readonly DebtorMatter[]>>> = {
  beg: ['sells_debt', 'denial', 'pays_all'],
  decline: ['pays_all', 'pays_part', 'begs_time'],
  excuse: ['sells_debt', 'denial', 'pays_all', 'pays_part'],
  postpone: ['sells_debt', 'pays_all', 'pays_part'],
  trade: ['sells_debt', 'denial', 'pays_all'],
  ask_terms: ['sells_debt', 'denial', 'what_next'],
  ask_rules: ['sells_debt', 'denial'],
}
/** Matters whose words are about the terms of a loan that is on the table. */
const OF_AN_OFFER: readonly DebtorMatter[] = ['discount', 'pays_part', 'begs_time', 'forgive']

/** Whether a loan on the table or the kind of the message overrules a matter. */
function isOverruled(
  { openOffer }: Situation,
  { intent, likelihood }: Heard,
  matter: DebtorMatter,
): boolean {
  if (openOffer?.terms.kind === 'loan' && OF_AN_OFFER.includes(matter)) return true
  if (OWN_ANSWERS.includes(intent) && SAID_AS_WELL.includes(matter)) return true
  return likelihood > SURE && (NOT_MEANT[intent]?.includes(matter) ?? false)
}

/** A late debtor's story is an excuse, also one that was heard as small talk about a person's trouble. */
function excused(situation: Situation, { intent, talk }: Heard): Reply | null {
  const { openLoan, text } = situation
  const isTalk = intent === 'unknown' && talk === 'small_talk'
  if (!openLoan || !isLoanLate(openLoan) || !isTalk || !EXCUSE.test(text)) return null
  return { act: 'answer_excuse', offer: debtOffer(situation, null) }
}

/** What went wrong for a debtor who was to pay. */
const EXCUSE =
  /\b(?:stole|stolen|lost|hospital|sick|fever|broke(?:n)?|closed|messed up|didn['’]?t (?:come|pay|sell|work)|never came|took (?:it|all|the money)|arrested|fired|robbed|funeral|payroll|paycheck|checks?|bank|insurance|rent|flat tire|cancel+ed|no (?:pay|shift|work)|owes me|laid off|strike)\b/i

interface Said extends Heard {
  readonly matter: DebtorMatter
  readonly openLoan: Loan
}

function answer(situation: Situation, { matter, openLoan, ...heard }: Said): Reply | null {
  const offer = debtOffer(situation, null)
  const isLate = isLoanLate(openLoan)
  switch (matter) {
    case 'pays_part':
      if (heard.cents === null) return replyAboutTopic(situation, 'part_payment')
      return replyAboutDebt(situation, { ...heard, intent: 'pay' })
    case 'pays_all':
      return replyAboutDebt(situation, { ...heard, intent: 'pay' })
    case 'begs_time':
      return replyAboutDebt(situation, { ...heard, intent: 'beg' })
    case 'how_late':
      return { act: 'answer_terms', offer, tags: ['asks_when'] }
    case 'what_next':
      return {
        ...replyAboutTopic(situation, 'spare_me'),
        slots: nextLateDay(openLoan, situation.now),
      }
    case 'fear':
      return { act: 'demand_payment', offer, tags: ['begs', 'pleads'] }
    case 'grace':
      return aboutLateness(situation)
    case 'cost_of_late':
      return isLate ? ofMatter(situation, matter, openLoan) : aboutLateness(situation)
    default:
      return ofMatter(situation, matter, openLoan)
  }
}

function aboutLateness(situation: Situation): Reply {
  return { act: 'answer_rules', offer: standingOffer(situation), tags: ['about_lateness'] }
}

/** Returns the reply with the lines of a matter, which name the figures of a late loan. */
function ofMatter(situation: Situation, matter: DebtorMatter, openLoan: Loan): Reply {
  return {
    act: 'answer_topic',
    offer: standingOffer(situation),
    tags: [`debtor_${matter}`],
    slots: isLoanLate(openLoan) ? tomorrow(openLoan, situation.now) : {},
  }
}

/** What is owed a day later, and what the next late day takes. */
function tomorrow(loan: Loan, now: Date): Readonly<Partial<Record<Slot, string>>> {
  const inADay = new Date(now.getTime() + RULES.clock.dayMs + 1)
  return { ...nextLateDay(loan, now), owedTomorrow: formatCents(owedBefore(loan, inADay)) }
}
