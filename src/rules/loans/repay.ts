import type { Refusal } from '../decider.ts'
import { cashAccount } from '../ledger.ts'
import { owedOf } from '../loans.ts'
import { formatCents } from '../money.ts'
import type { PlayerEvent } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import type { World } from '../player/world.ts'
import { settle } from '../sharks/settle.ts'
import { settlingSituation } from '../sharks/settling-situation.ts'
import { decideSettled } from './settlement.ts'

/** Pays on a loan in cash, outside of a conversation. */
export interface Repay {
  readonly kind: 'repay'
  readonly loan: string
  /** A UUID that names the payment. */
  readonly payment: string
  readonly cents: number
}

type RepayRefusal = Refusal<'invalid_input' | 'not_found' | 'offer_closed' | 'short_of_cash'>

/** Decides a payment on a loan, with the effects of a repayment offer. */
export function decideRepayment(
  sheet: Sheet,
  { loan: loanId, payment, cents }: Repay,
  world: World,
): readonly PlayerEvent[] | RepayRefusal {
  const loan = sheet.loans.find(({ id }) => id === loanId)
  if (!loan) return { refused: 'not_found', sentence: 'There is no such loan.' }
  if (loan.status === 'paid') return { refused: 'offer_closed', sentence: 'This loan is paid.' }
  const { shark } = loan
  const owedCents = owedOf(loan)
  if (cents > owedCents) {
    return { refused: 'invalid_input', sentence: `You owe ${formatCents(owedCents)}, not more.` }
  }
  const situation = settlingSituation(
    sheet,
    { shark, loanId, lastLoanAt: null, seed: payment },
    world,
  )
  const settled = settle(situation, { kind: 'repay', loanId, amountCents: cents }, 'accept')
  if (settled.settlement.kind !== 'repaid') {
    const cash = formatCents(sheet.balances[cashAccount(sheet.playerId)] ?? 0)
    return { refused: 'short_of_cash', sentence: `You have ${cash}, and no more to pay with.` }
  }
  return decideSettled(sheet, { ...settled, shark, id: payment }, world)
}
