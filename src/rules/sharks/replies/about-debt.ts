import { isLate as isLoanLate, owedOf } from '../../loans.ts'
import type { Heard } from '../hear.ts'
import { loanLimit } from '../lending.ts'
import { isPlea } from '../details.ts'
import { plainText } from '../amounts/plain-text.ts'
import { isLie } from '../recollections/note.ts'
import { debtOffer } from '../offers.ts'
import { isQuestion } from '../questions.ts'
import { quoteUnasked } from '../recollections/quote.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { topicOf } from '../topics.ts'

/**
 * Replies to a player who owes this shark. Returns null when nothing is owed, and for talk: a late loan is named at the
 * end of its reply.
 */
export function replyAboutDebt(situation: Situation, heard: Heard): Reply | null {
  const { openLoan } = situation
  if (!openLoan || isForNewLoan(situation, heard)) return null
  const isLate = isLoanLate(openLoan)
  const offer = debtOffer(situation, null)
  const collect = (...tags: Tag[]): Reply => ({
    act: isLate ? 'demand_payment' : 'remind_debt',
    offer,
    tags,
  })
  switch (heard.intent) {
    case 'pay':
    case 'accept':
      return replyToPayer(situation, heard)
    case 'beg':
      return replyToBeggar(situation)
    case 'excuse':
      return null
    case 'decline':
      return collect('said_no')
    case 'ask_terms':
      return { act: 'answer_terms', offer }
    case 'ask_loan':
    case 'counter':
      return isLate
        ? collect('wants_loan')
        : { act: 'refuse_loan', offer, tags: ['reason_open_loan'] }
    case 'greeting':
      return quoteUnasked(situation, offer) ?? collect()
    case 'ask_favour':
    case 'ask_work':
    case 'postpone':
      return isLate ? collect() : null
    case 'unknown':
      return isLate && topicOf(situation.text) === null && !isQuestion(situation.text)
        ? collect()
        : null
    default:
      return null
  }
}

/** Whether a message is about a new loan, which a player who has only the opening debt can still get. */
function isForNewLoan(situation: Situation, { intent }: Heard): boolean {
  const opens = intent === 'greeting' || intent === 'unknown' || intent === 'ask_work'
  const isAsked = intent === 'ask_loan' || (opens && situation.relation.turns === 0)
  return isAsked && situation.openLoan?.isOpening === true && loanLimit(situation).canLend
}

/** Replies to a player who says that they pay, with a chip for the named sum, at most what they owe and have. */
function replyToPayer(situation: Situation, { cents }: Heard): Reply {
  const { openLoan, player } = situation
  const offer = debtOffer(situation, cents)
  const owedCents = openLoan ? owedOf(openLoan) : 0
  const promisedCents = Math.min(cents ?? 0, owedCents)
  const isShort = offer?.terms.kind !== 'repay' || promisedCents > player.cashCents
  return { act: isShort ? 'short_of_cash' : 'demand_payment', offer, tags: ['said_pay'] }
}

function replyToBeggar(situation: Situation): Reply {
  const offer = debtOffer(situation, null)
  const hasBegged = situation.openLoan?.isBegged === true
  const tags: Tag[] = isPlea(situation.text) ? ['begs', 'pleads'] : ['begs']
  if (isLie(situation.player.cashCents, plainText(situation.text))) tags.push('caught_lying')
  return { act: hasBegged ? 'refuse_mercy' : 'demand_payment', offer, tags }
}
