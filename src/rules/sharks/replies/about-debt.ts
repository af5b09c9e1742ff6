import { isLate as isLoanLate, owedOf } from '../../loans.ts'
import type { Heard } from '../hear.ts'
import { loanLimit } from '../lending.ts'
import { debtOffer } from '../offers.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'

/**
 * Replies to a player who owes this shark. Returns null when nothing is owed, for thanks and farewells, and for other
 * subjects while the loan is not late.
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
      return isLate ? replyToBeggar(situation) : null
    case 'decline':
      return collect('said_no')
    case 'ask_terms':
      return { act: 'answer_terms', offer }
    case 'ask_loan':
    case 'counter':
      return isLate ? collect() : { act: 'refuse_loan', offer, tags: ['reason_open_loan'] }
    case 'greeting':
      return collect()
    case 'thanks':
    case 'farewell':
      return null
    default:
      return isLate ? collect() : null
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
  return { act: hasBegged ? 'refuse_mercy' : 'demand_payment', offer, tags: ['begs'] }
}
