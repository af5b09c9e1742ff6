import { addDays, dayOf } from '../calendar.ts'
import { collectorPriceCents, partOfGoods } from '../encounters/encounter.ts'
import { type Consequence, lateDays } from '../lateness.ts'
import { cashAccount } from '../ledger.ts'
import { daysLate, daysStarted, interest, interestBy, owedAt, statusOf } from '../loans.ts'
import type { PlayerEvent } from '../player/event.ts'
import { fold } from '../player/evolve.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'
import type { Shark } from '../sharks/decision.ts'
import { sourByHearsay } from '../sharks/hearsay.ts'
import { shiftTrust } from '../sharks/relation.ts'
import { moveRelation, type RelationMoved, relationTo } from '../sharks/relation-event.ts'
import { goodsIn } from '../stash.ts'
import type {
  CollectorSent,
  InterestAccrued,
  LoanDayLate,
  LoanStatusChanged,
  PledgeSold,
} from './event.ts'

/** Events that were decided, and the sheet after them. */
interface Progress {
  readonly sheet: Sheet
  readonly events: readonly PlayerEvent[]
}

/**
 * Returns the events of everything that has fallen due by time: hearsay, and for each loan its interest and the
 * consequences of its late days. They are decided before any command.
 */
export function decideDue(sheet: Sheet, world: Moment): readonly PlayerEvent[] {
  const nothing: Progress = { sheet, events: [] }
  const heard = sheet.words.reduce(
    (progress, { id }) => add(progress, hearWord(progress.sheet, id, world)),
    nothing,
  )
  return sheet.loans.reduce((progress, { id }) => {
    const accrued = add(progress, accrueInterest(progress.sheet, id, world))
    return applyLateness(accrued, id, world)
  }, heard).events
}

/** Whether interest, a new status or a day late of a loan has fallen due. */
export function isLoanDue(loan: SheetLoan, now: Date): boolean {
  if (loan.status === 'paid') return false
  if (interestBy(loan, now) > loan.accruedCents || statusOf(loan, now) !== loan.status) return true
  return lateDays(loan.shark, loan.lateDaySeen, daysLate(loan, now)).length > 0
}

/** Returns the events of a loan's interest, one for each day, and of its new status. */
export function accrueInterest(
  { loans }: Sheet,
  id: string,
  world: Moment,
): readonly (InterestAccrued | LoanStatusChanged)[] {
  const loan = loans.find((known) => known.id === id)
  if (!loan || loan.status === 'paid') return []
  const { shark, principalCents, dailyRate, takenAt, accruedCents } = loan
  const stamp = stampOf(world)
  const events: (InterestAccrued | LoanStatusChanged)[] = []
  for (let number = 1; number <= daysStarted(takenAt, world.now); number += 1) {
    const before = interest(principalCents, dailyRate, number - 1)
    const cents = interest(principalCents, dailyRate, number) - before
    if (cents === 0 || before < accruedCents) continue
    const day = addDays(dayOf(takenAt), number - 1)
    events.push({ kind: 'interest_accrued', ...stamp, loan: id, shark, day, cents })
  }
  const status = statusOf(loan, world.now)
  if (status !== loan.status) {
    events.push({ kind: 'loan_status_changed', ...stamp, loan: id, status })
  }
  return events
}

function add({ sheet, events }: Progress, decided: readonly PlayerEvent[]): Progress {
  return { sheet: fold(sheet, decided), events: [...events, ...decided] }
}

function hearWord(sheet: Sheet, id: string, world: Moment): readonly RelationMoved[] {
  const word = sheet.words.find((known) => known.id === id)
  if (!word || word.arrivesAt.getTime() > world.now.getTime()) return []
  const { hearer, payee, amountCents: cents } = word
  const relation = sourByHearsay(relationTo(sheet, hearer, world.now))
  const memory = { kind: 'hearsay', word: id, payee, cents } as const
  return [moveRelation(hearer, { relation, memory }, world)]
}

/**
 * Applies the consequences of each late day of a loan once, in order. A day that sends a collector, and those after it,
 * wait while the player has another open encounter.
 */
function applyLateness(progress: Progress, id: string, world: Moment): Progress {
  const { sheet } = progress
  const loan = sheet.loans.find((known) => known.id === id)
  if (!loan || loan.status === 'paid') return progress
  const [next] = lateDays(loan.shark, loan.lateDaySeen, daysLate(loan, world.now))
  if (!next) return progress
  const { day, consequences } = next
  if (sheet.encounter && consequences.some(({ kind }) => kind === 'encounter')) return progress
  const late = { loan, day, consequences }
  const decided = [decideDayLate(sheet, late, world), ...decideFurther(sheet, late, world)]
  return applyLateness(add(progress, decided), id, world)
}

interface LateLoan {
  readonly loan: SheetLoan
  readonly day: number
  readonly consequences: readonly Consequence[]
}

function decideDayLate(
  { borough, holdings }: Sheet,
  { loan, day, consequences }: LateLoan,
  world: Moment,
): LoanDayLate {
  const sumOf = (kind: 'heat' | 'reputation'): number =>
    consequences.reduce((sum, one) => sum + (one.kind === kind ? one.by : 0), 0)
  const percent = consequences.find((one) => one.kind === 'goods')?.percent ?? 0
  return {
    kind: 'loan_day_late',
    ...stampOf(world),
    ...{ loan: loan.id, shark: loan.shark, day, owed_cents: owedAt(loan, world.now) },
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
        return sellPledge(loan, world)
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
  { loan, day }: LateLoan,
  world: Moment,
): CollectorSent {
  const cashCents = balances[cashAccount(playerId)] ?? 0
  return {
    kind: 'collector_sent',
    ...stampOf(world),
    id: world.idOf(`collector|${loan.id}|${loan.dueAt.toISOString()}|${day}`),
    ...{ loan: loan.id, shark: loan.shark, borough },
    price_cents: collectorPriceCents(owedAt(loan, world.now), cashCents),
  }
}

/** Sells the pledge of a late loan at its appraised value, of which the loan takes at most what is owed. */
function sellPledge(loan: SheetLoan, world: Moment): readonly PledgeSold[] {
  const { id, shark, security } = loan
  if (security?.kind !== 'goods') return []
  const owedCents = owedAt(loan, world.now)
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
