import { cashAccount, potPartOfRepayment } from '../ledger.ts'
import type { PlayerEvent } from '../player/event.ts'
import { evolve } from '../player/evolve.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf, type World } from '../player/world.ts'
import { dayOf } from '../calendar.ts'
import { playerChance } from '../season-chance.ts'
import type { Security, Shark } from '../sharks/decision.ts'
import { hearsayArrivesAt, lenderWhoseMoneyPaid } from '../sharks/hearsay.ts'
import { moveRelation } from '../sharks/relation-event.ts'
import type { Settled, Settlement } from '../sharks/settle.ts'
import { nextInterest } from './due.ts'
import type { LoanRepaid, LoanSecurity, LoanTaken, WordSent } from './event.ts'
import { toLoan } from './evolve.ts'
import { extendLoan } from './extend.ts'

type SettledAs<kind extends Settlement['kind']> = Extract<Settlement, { kind: kind }>

/** A settlement with a shark. */
export interface SettledWith extends Settled {
  readonly shark: Shark
  /** Identifies the payment or the loan that the settlement brings. */
  readonly id: string
}

/** Returns the events of a settlement: on loans and cash, and on the relation to the shark. */
export function decideSettled(
  sheet: Sheet,
  settled: SettledWith,
  world: World,
): readonly PlayerEvent[] {
  const { shark, relation, memory } = settled
  return [...decideOnLoans(sheet, settled, world), moveRelation(shark, { relation, memory }, world)]
}

function decideOnLoans(
  sheet: Sheet,
  { settlement, shark, id }: SettledWith,
  world: World,
): readonly PlayerEvent[] {
  switch (settlement.kind) {
    case 'pay_out': {
      const taken = takeLoan(settlement, { id, shark }, world)
      // The interest of the first day is owed at once; a loan without interest has none before it is late.
      const first = nextInterest(toLoan(taken))
      const isDue = first !== null && first.at.getTime() <= world.now.getTime()
      return isDue ? [taken, ...first.decide(evolve(sheet, taken), world)] : [taken]
    }
    case 'repaid':
      return repay(sheet, settlement, { id, world })
    case 'mercy_granted': {
      const loan = loanIn(sheet, settlement.loanId)
      return loan ? [extendLoan(loan, { by: 'mercy', days: settlement.days }, world)] : []
    }
    default:
      return []
  }
}

function takeLoan(
  { principalCents, dailyRate, dueAt, security, stake }: SettledAs<'pay_out'>,
  { id, shark }: { readonly id: string; readonly shark: Shark },
  world: Moment,
): LoanTaken {
  return {
    kind: 'loan_taken',
    ...stampOf(world),
    ...{ loan: id, shark, principal_cents: principalCents, daily_rate: dailyRate },
    due_at: dueAt.toISOString(),
    security: security && toLoanSecurity(security),
    ...{ stake, is_opening: false },
  }
}

function toLoanSecurity(security: Security): LoanSecurity {
  if (security.kind === 'profit') return { kind: 'profit' }
  const pledge = security.pledge.map(({ symbol, quantity, costCents }) => ({
    symbol,
    quantity,
    cost_cents: costCents,
  }))
  return { kind: 'goods', pledge, worth_cents: security.worthCents }
}

function repay(
  sheet: Sheet,
  { loanId, amountCents: cents, isPaidOff }: SettledAs<'repaid'>,
  { id, world }: { readonly id: string; readonly world: World },
): readonly (LoanRepaid | WordSent)[] {
  const loan = loanIn(sheet, loanId)
  if (!loan) return []
  const repaid: LoanRepaid = {
    kind: 'loan_repaid',
    ...stampOf(world),
    ...{ payment: id, loan: loanId, shark: loan.shark, cents },
    pot_cents: sheet.isOutsidePot ? 0 : potPartOfRepayment(loan, cents),
    is_paid: isPaidOff,
  }
  return [repaid, ...sendWord(sheet, repaid, world)]
}

/** Returns the hearsay of a payment that was made with another shark's money. */
function sendWord(
  { balances, loans, movesMade: move, playerId, trader }: Sheet,
  repaid: LoanRepaid,
  world: World,
): readonly WordSent[] {
  const { now, chance } = world
  const { payment: id, shark: payee, cents } = repaid
  const hearer = lenderWhoseMoneyPaid({
    amountCents: cents,
    cashCents: balances[cashAccount(playerId)] ?? 0,
    otherLoans: loans.filter((other) => isLentByAnother(other, payee)),
  })
  if (!hearer) return []
  const purpose = wordPurpose(id)
  const draw = playerChance(chance, { trader, day: dayOf(now), move, purpose })
  const arrivesAt = hearsayArrivesAt(draw, now).toISOString()
  const word = { id, hearer, payee, cents, move, arrives_at: arrivesAt }
  return [{ kind: 'word_sent', ...stampOf(world), ...word }]
}

/** Whether a loan is another shark's money. The opening debt never was. */
function isLentByAnother({ isOpening, shark, status }: SheetLoan, payee: Shark): boolean {
  return shark !== payee && !isOpening && status !== 'paid'
}

/** Returns the purpose of the draw by which hearsay of a payment arrives. */
export function wordPurpose(payment: string): string {
  return `word|${payment}`
}

function loanIn({ loans }: Sheet, id: string): SheetLoan | undefined {
  return loans.find((loan) => loan.id === id && loan.status !== 'paid')
}
