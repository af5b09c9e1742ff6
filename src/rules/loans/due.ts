import { addDays, dayOf, startOfDay } from '../calendar.ts'
import { RULES } from '../config.ts'
import { earliest } from '../earliest.ts'
import { collectorPriceCents, partOfGoods } from '../encounters/encounter.ts'
import { type Consequence, lateDays } from '../lateness.ts'
import { cashAccount } from '../ledger.ts'
import { interest, owedAt, statusOf } from '../loans.ts'
import type { Due } from '../player/due.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'
import type { Shark } from '../sharks/decision.ts'
import { shiftTrust } from '../sharks/relation.ts'
import { moveRelation, type RelationMoved, relationTo } from '../sharks/relation-event.ts'
import { goodsIn } from '../stash.ts'
import type { CollectorSent, LoanDayLate, LoanStatusChanged, PledgeSold } from './event.ts'

/** Returns what falls due next on a loan that is not paid; null for none. */
export function nextLoanDue(sheet: Sheet): Due | null {
  return earliest(sheet.loans.map((loan) => nextOf(loan, sheet)))
}

/** Whether interest, a new status or a day late of a loan has fallen due. */
export function isLoanDue(loan: SheetLoan, now: Date): boolean {
  const next = nextOf(loan, { encounter: null })
  return next !== null && next.at.getTime() <= now.getTime()
}

function nextOf(loan: SheetLoan, { encounter }: Pick<Sheet, 'encounter'>): Due | null {
  if (loan.status === 'paid') return null
  return earliest([nextInterest(loan), nextStatus(loan), nextDayLate(loan, encounter)])
}

/** Returns the interest of the first day that is not booked; null when none is left. */
export function nextInterest(loan: SheetLoan): Due | null {
  const { accruedCents, dailyRate, principalCents, takenAt } = loan
  if (accruedCents >= interest(principalCents, dailyRate, Number.MAX_SAFE_INTEGER)) return null
  let number = 1
  while (interest(principalCents, dailyRate, number) <= accruedCents) number += 1
  const day = addDays(dayOf(takenAt), number - 1)
  const at = number === 1 ? takenAt : startOfDay(day)
  const cents = interest(principalCents, dailyRate, number) - accruedCents
  return {
    at,
    decide: (_, world) => {
      const { id, shark } = loan
      const accrued = { ...stampOf(world), loan: id, shark, day, cents }
      const changed = statusOf(loan, at) === loan.status ? [] : [changeStatus(loan, at, world)]
      return [{ kind: 'interest_accrued', ...accrued }, ...changed]
    },
  }
}

function nextStatus(loan: SheetLoan): Due | null {
  if (loan.status !== 'open') return null
  const at = loan.dueAt
  return { at, decide: (_, world) => [changeStatus(loan, at, world)] }
}

function changeStatus(loan: SheetLoan, at: Date, world: Moment): LoanStatusChanged {
  return {
    kind: 'loan_status_changed',
    ...stampOf(world),
    loan: loan.id,
    status: statusOf(loan, at),
  }
}

/** Returns the next day late with consequences. A day that sends a collector waits while an encounter is open. */
function nextDayLate(loan: SheetLoan, encounter: Sheet['encounter']): Due | null {
  const [next] = lateDays(loan.shark, loan.lateDaySeen, Number.MAX_SAFE_INTEGER)
  if (!next) return null
  const { day, consequences } = next
  if (encounter && consequences.some(({ kind }) => kind === 'encounter')) return null
  const at = dayLateAt(loan, day)
  const late = { loan, day, at, consequences }
  return {
    at,
    decide: (sheet, world) => [
      decideDayLate(sheet, late, world),
      ...decideFurther(sheet, late, world),
    ],
  }
}

/** Returns when a day late of a loan begins. */
export function dayLateAt({ dueAt }: SheetLoan, day: number): Date {
  return new Date(dueAt.getTime() + (day - 1) * RULES.clock.dayMs)
}

interface LateLoan {
  readonly loan: SheetLoan
  readonly day: number
  readonly at: Date
  readonly consequences: readonly Consequence[]
}

function decideDayLate(
  { borough, holdings }: Sheet,
  { loan, day, at, consequences }: LateLoan,
  world: Moment,
): LoanDayLate {
  const sumOf = (kind: 'heat' | 'reputation'): number =>
    consequences.reduce((sum, one) => sum + (one.kind === kind ? one.by : 0), 0)
  const percent = consequences.find((one) => one.kind === 'goods')?.percent ?? 0
  return {
    kind: 'loan_day_late',
    ...stampOf(world),
    ...{ loan: loan.id, shark: loan.shark, day, owed_cents: owedAt(loan, at) },
    is_warned: consequences.some(({ kind }) => kind === 'warning'),
    ...{ borough, heat_by: sumOf('heat') },
    goods_taken: partOfGoods(goodsIn(holdings), percent),
    reputation_by: sumOf('reputation'),
  }
}

type FurtherEvent = CollectorSent | PledgeSold | RelationMoved

/** Decides the consequences of a late day that have events of their own. */
function decideFurther(sheet: Sheet, late: LateLoan, world: Moment): readonly FurtherEvent[] {
  const { loan } = late
  return late.consequences.flatMap((consequence): readonly FurtherEvent[] => {
    switch (consequence.kind) {
      case 'encounter':
        return [sendCollector(sheet, late, world)]
      case 'collateral':
        return sellPledge(late, world)
      case 'trust':
        return [loseTrust(sheet, loan.shark, { by: consequence.by, world })]
      case 'goods':
      case 'heat':
      case 'reputation':
      case 'warning':
        return []
    }
  })
}

function sendCollector(
  { balances, borough, playerId }: Sheet,
  { loan, day, at }: LateLoan,
  world: Moment,
): CollectorSent {
  const cashCents = balances[cashAccount(playerId)] ?? 0
  return {
    kind: 'collector_sent',
    ...stampOf(world),
    id: world.idOf(`collector|${loan.id}|${loan.dueAt.toISOString()}|${day}`),
    ...{ loan: loan.id, shark: loan.shark, borough },
    price_cents: collectorPriceCents(owedAt(loan, at), cashCents),
  }
}

/** Sells the pledge of a late loan at its appraised value, of which the loan takes at most what is owed. */
function sellPledge({ loan, at }: LateLoan, world: Moment): readonly PledgeSold[] {
  const { id, shark, security } = loan
  if (security?.kind !== 'goods') return []
  const owedCents = owedAt(loan, at)
  const cents = Math.min(security.worthCents, owedCents)
  const isPaid = cents === owedCents
  return [{ kind: 'pledge_sold', ...stampOf(world), loan: id, shark, cents, is_paid: isPaid }]
}

function loseTrust(
  sheet: Sheet,
  shark: Shark,
  { by, world }: { readonly by: number; readonly world: Moment },
): RelationMoved {
  const relation = shiftTrust(relationTo(sheet, shark, world.now), by)
  return moveRelation(shark, { relation, memory: null }, world)
}
