import { RULES } from '../../config.ts'
import { formatCents } from '../../money.ts'
import { haggle } from '../haggle.ts'
import type { Heard, Wishes } from '../hear.ts'
import { type LoanTerms, loanLimit } from '../lending.ts'
import { loanOffer, standingLoan } from '../offers.ts'
import { shiftTrust, withMood } from '../relation.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'

/** Replies to a message about the offered loan. Returns null when no loan is offered, and for any other message. */
export function replyToOffer(situation: Situation, heard: Heard): Reply | null {
  const standing = standingLoan(situation)
  if (!standing) return null
  const offer = loanOffer(standing)
  switch (heard.intent) {
    case 'accept':
      return { act: 'hold_offer', offer, tags: ['said_yes'] }
    case 'decline':
      return { act: 'hold_offer', offer, tags: ['said_no'] }
    case 'ask_loan':
      return { act: 'hold_offer', offer }
    case 'ask_terms':
      return { act: 'answer_terms', offer }
    case 'counter':
      return replyToCounter(situation, standing, heard)
    default:
      return null
  }
}

/** Replies to a counter-offer to the terms `standing`. It costs patience, and without patience, trust. */
export function replyToCounter(situation: Situation, standing: LoanTerms, wishes: Wishes): Reply {
  const limit = loanLimit(situation)
  const limitCents = limit.canLend ? limit.limitCents : standing.principalCents
  const { terms, outcome, isAtLimit } = haggle(situation, standing, limitCents, wishes)
  const tags: Tag[] = [outcome]
  if (isAtLimit) tags.push('at_limit')
  const wasSpent = situation.relation.patience <= 0
  const patience = Math.max(0, situation.relation.patience - 1)
  if (patience === 0) tags.push('patience_out')
  const relation = wasSpent
    ? withMood(shiftTrust(situation.relation, RULES.trust.patienceOut), 'angry')
    : { ...situation.relation, patience }
  return {
    act: outcome === 'held' ? 'hold_offer' : 'counter_offer',
    offer: loanOffer(terms),
    tags: [...tags, ...(wishes.cents === null ? [] : (['asked'] as const))],
    slots: wishes.cents === null ? {} : { asked: formatCents(wishes.cents) },
    relation,
  }
}
