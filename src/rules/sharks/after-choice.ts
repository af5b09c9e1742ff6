import { SHARK_POLICIES } from '../config.ts'
import { isLate, owedOf } from '../loans.ts'
import { formatCents } from '../money.ts'
import type { Intent, OfferTerms } from './decision.ts'
import { formatDays, formatDue, loanSlots } from './describe.ts'
import type { LoanTerms } from './lending.ts'
import { debtOffer } from './offers.ts'
import { ofToday } from './relation.ts'
import { finishTurn, type Reply } from './reply.ts'
import { offerLoan } from './replies/about-loan.ts'
import { replyToCounter } from './replies/to-offer.ts'
import type { SettlementKind } from './settle.ts'
import type { Situation, Turn } from './situation.ts'

/**
 * Decides the reply after a chip was taken. `situation` is the one after the settlement: a loan that was paid off is
 * gone, a new one is open. `kind` is the kind of the settlement that `settle` returned.
 */
export function afterChoice(situation: Situation, terms: OfferTerms, kind: SettlementKind): Turn {
  const relation = ofToday(situation.relation, situation.shark, situation.now)
  const reply = replyTo({ ...situation, relation }, terms, kind)
  return finishTurn(situation, INTENTS[kind], { relation, ...reply })
}

const INTENTS: Readonly<Record<SettlementKind, Intent>> = {
  pay_out: 'accept',
  repaid: 'pay',
  mercy_granted: 'beg',
  short_of_cash: 'pay',
  mercy_refused: 'beg',
  payment_declined: 'decline',
  declined: 'decline',
  negotiate: 'counter',
  not_possible: 'unknown',
}

function replyTo(situation: Situation, terms: OfferTerms, kind: SettlementKind): Reply {
  if (terms.kind === 'loan') return replyAboutLoan(situation, terms, kind)
  if (kind === 'repaid' && terms.kind === 'repay') return takePayment(situation, terms)
  const { openLoan, now, shark } = situation
  if (!openLoan) return { act: 'did_not_follow', tags: ['nothing_owed'] }
  const offer = debtOffer(situation, null)
  switch (kind) {
    case 'mercy_granted':
      return {
        act: 'grant_mercy',
        tags: ['extended'],
        slots: {
          extraDays: formatDays(SHARK_POLICIES[shark].mercyDays),
          dueDay: formatDue(openLoan.heldUntil ?? openLoan.dueAt, now),
        },
      }
    case 'mercy_refused':
      return { act: 'refuse_mercy', offer }
    case 'short_of_cash':
      return { act: 'short_of_cash', offer }
    default: {
      const act = isLate(openLoan) ? 'demand_payment' : 'remind_debt'
      return { act, offer, tags: ['said_no'] }
    }
  }
}

function replyAboutLoan(situation: Situation, terms: LoanTerms, kind: SettlementKind): Reply {
  switch (kind) {
    case 'pay_out':
      return { act: 'seal_deal', tags: ['sealed'], slots: loanSlots(terms, situation.now) }
    case 'negotiate':
      return situation.openLoan
        ? offerLoan(situation, null)
        : replyToCounter(situation, terms, { cents: null, rate: null, days: null })
    case 'declined':
      return { act: 'let_go' }
    default:
      return offerLoan(situation, null)
  }
}

/** Replies to a payment. When its loan is no longer the open one, the payment has paid it off. */
function takePayment(
  { openLoan }: Situation,
  { amountCents, loanId }: Extract<OfferTerms, { kind: 'repay' }>,
): Reply {
  const slots = { payment: formatCents(amountCents) }
  if (openLoan?.id !== loanId) return { act: 'take_payment', tags: ['paid', 'paid_full'], slots }
  return {
    act: 'take_payment',
    tags: ['paid', 'paid_part'],
    slots: { ...slots, owed: formatCents(owedOf(openLoan)) },
  }
}
