import { formatCents } from '../../money.ts'
import { describeRest } from '../describe.ts'
import type { Heard } from '../hear.ts'
import { type LoanTerms, loanLimit, termsFor } from '../lending.ts'
import { firstLoanOffer, loanOffer } from '../offers.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'

/** Answers who wants money, or wants to know what it costs; null when the talk is of something else. */
export function replyAboutLoan(situation: Situation, heard: Heard): Reply | null {
  if (heard.intent === 'ask_loan') return offerLoan(situation, heard.cents)
  if (heard.intent === 'ask_terms') return { ...offerLoan(situation, null), ...asTerms(situation) }
  return isVinniesFirstMeeting(situation, heard) ? offerLoan(situation, null) : null
}

/** Vinnie does not wait to be asked: his first words are a loan, a trade and a debt. */
function isVinniesFirstMeeting({ shark, relation }: Situation, { intent }: Heard): boolean {
  const opens = intent === 'greeting' || intent === 'unknown' || intent === 'ask_work'
  return shark === 'vinnie' && relation.turns === 0 && opens
}

/** A loan on this shark's terms, or the reason why there is none. A named sum is held inside the policy. */
export function offerLoan(situation: Situation, wishCents: number | null): Reply {
  const limit = loanLimit(situation)
  if (!limit.canLend) {
    const { refusal } = limit
    if (refusal === 'too_soon') return { act: 'refuse_loan', ...describeRest(situation) }
    return { act: 'refuse_loan', tags: [`reason_${refusal}`] }
  }
  const terms = termsFor(situation, limit.limitCents, wishCents)
  const isFirst = situation.lastLoanTakenAt === null
  return {
    act: 'offer_loan',
    offer: isFirst ? firstLoanOffer(terms) : loanOffer(terms),
    tags: [...(isFirst ? (['first_loan'] as const) : []), ...wishTags(terms, wishCents)],
    slots: wishCents === null ? {} : { asked: formatCents(wishCents) },
  }
}

/** A question about terms is answered by putting them on the table. */
function asTerms(situation: Situation): Partial<Reply> {
  const limit = loanLimit(situation)
  if (!limit.canLend) return {}
  return { act: 'answer_terms', offer: loanOffer(termsFor(situation, limit.limitCents, null)) }
}

function wishTags({ principalCents }: LoanTerms, wishCents: number | null): Tag[] {
  if (wishCents === null) return []
  if (principalCents < wishCents) return ['asked', 'clamped']
  return principalCents > wishCents ? ['asked', 'raised'] : ['asked']
}
