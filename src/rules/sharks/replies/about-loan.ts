import { formatCents } from '../../money.ts'
import { describeRest } from '../describe.ts'
import type { Heard } from '../hear.ts'
import { type LoanTerms, loanLimit, termsFor } from '../lending.ts'
import { firstLoanOffer, loanOffer } from '../offers.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { topicOf } from '../topics.ts'
import { isShortHello } from './short-hello.ts'

/** Replies to a request for a loan or its terms, or offers Vinnie's first loan. Returns null for any other message. */
export function replyAboutLoan(situation: Situation, heard: Heard): Reply | null {
  if (heard.intent === 'ask_loan') return offerLoan(situation, heard.cents)
  if (heard.intent === 'ask_terms') return { ...offerLoan(situation, null), ...asTerms(situation) }
  return isVinniesFirstMeeting(situation, heard) ? offerLoan(situation, null) : null
}

/** Whether this is the first turn with Vinnie, who offers a loan without being asked. */
function isVinniesFirstMeeting({ shark, relation, text }: Situation, heard: Heard): boolean {
  const { intent } = heard
  const isPlain = isShortHello(text) && intent === 'unknown' && topicOf(text) === null
  const opens = intent === 'greeting' || isPlain || intent === 'ask_work'
  return shark === 'vinnie' && relation.turns === 0 && opens
}

/** Offers a loan on this shark's terms, or refuses with the reason. A wished sum is clamped to the shark's limits. */
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

/** Returns what turns an offer into the answer to a question about terms; nothing when the shark does not lend. */
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
