import { addDays, startOfDay } from '../calendar.ts'
import { RULES } from '../config.ts'
import { lateDay } from '../lateness.ts'
import { lateDayAt, owedOf } from '../loans.ts'
import type { ErrandEvent } from '../loans/errand-event.ts'
import type { LoanCleared, LoanDayLate } from '../loans/event.ts'
import { boroughLabel } from '../market/goods.ts'
import { formatCents } from '../money.ts'
import type { PlayerEvent } from '../player/event.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { formatDays } from '../sharks/describe.ts'
import { SPOKEN_NAMES } from '../sharks/spoken-names.ts'
import { formatDuration, formatGoods } from './format.ts'
import { stepAfterDay } from './ladder.ts'
import { stepSlots } from './next-step.ts'
import type { NextStep, ToldKind, ToldTag } from './telling.ts'
import type { Happened, Told } from './tellings-of.ts'

const HOUR_MS = 3_600_000
const KIND_OF_DAY: readonly (ToldKind | undefined)[] = [
  undefined,
  'late_1',
  'late_2',
  'late_3',
  'late_4',
  'owned',
]

/** Tells of loans: the lender speaks. When the opening debt is cleared, the player's shark has a word, too. */
export function tellLoanEvent(happened: Happened): readonly Told[] {
  const { after, before, event } = happened
  switch (event.kind) {
    case 'loan_day_late': {
      const loan = loanIn(after, event.loan)
      return loan && isDayTold(event) ? [tellDayLate(event, loan)] : []
    }
    case 'loan_cleared': {
      const loan = loanIn(before, event.loan)
      return loan ? tellClearing(event, loan, happened) : []
    }
    case 'errand_done':
    case 'errand_given':
    case 'errand_missed':
      return [tellErrand(event, owedIn(after, event.loan))]
    default:
      return []
  }
}

/** Whether a late day has a message: each up to that on which the debtor is owned, then those of a collector. */
function isDayTold({ day }: LoanDayLate): boolean {
  return day <= RULES.late.owned.fromDay || lateDay(day, 1).cashPercent > 0
}

function tellDayLate(event: LoanDayLate, loan: SheetLoan): Told {
  const { cash_cents: cashCents, day, goods_cents: goodsCents } = event
  const next = stepAfterDay(loan, day)
  const goods = formatGoods(event.goods_taken)
  const tags: readonly ToldTag[] = [
    ...(event.is_held ? (['held'] as const) : []),
    ...(goods ? (['took_goods'] as const) : []),
    ...(cashCents > 0 ? (['took_cash'] as const) : []),
  ]
  return {
    ...{ shark: event.shark, cause: `${event.loan}|${day}`, at: new Date(event.began_at) },
    kind: KIND_OF_DAY[day] ?? 'late_more',
    ...{ tags, next },
    slots: {
      ...stepSlots(next),
      owed: formatCents(Math.max(0, event.owed_cents - goodsCents - cashCents)),
      place: boroughLabel(event.borough),
      ...(goods && { goods, credit: formatCents(goodsCents) }),
      ...(cashCents > 0 && { sum: formatCents(cashCents) }),
    },
  }
}

/** Tells that a loan was cleared: its lender, and of the opening debt also the player's shark. */
function tellClearing(
  event: LoanCleared,
  loan: SheetLoan,
  { confidant, earlier }: Pick<Happened, 'confidant' | 'earlier'>,
): readonly Told[] {
  const isOwned = loan.status === 'owned'
  const opening = event.is_opening ? tellOpeningCleared(event, loan) : null
  const heard = opening && confidant !== event.shark ? [opening] : []
  const others = heard.map((told) => ({ ...told, shark: confidant, next: null }))
  if (opening && !isOwned) return [opening, ...others]
  if (!event.was_late) return []
  const kind = isOwned ? kindOfRelease(event, earlier) : 'cleared'
  return [tellCleared(event, loan, kind), ...others]
}

/** Returns how an owned debtor has become free: by a payment in cash, or by what was worked and taken. */
function kindOfRelease(
  { loan }: LoanCleared,
  earlier: readonly PlayerEvent[],
): 'bought_out' | 'worked_off' {
  const last = earlier.findLast((event) => 'loan' in event && event.loan === loan)
  return last?.kind === 'loan_repaid' ? 'bought_out' : 'worked_off'
}

function tellCleared(event: LoanCleared, loan: SheetLoan, kind: ToldKind): Told {
  const next = reopening(event)
  const daysLate = formatDays(loan.lateDaySeen)
  return {
    ...{ kind, shark: event.shark, cause: event.loan, at: new Date(event.at), next },
    slots: { daysLate, ...stepSlots(next) },
  }
}

function tellOpeningCleared(event: LoanCleared, loan: SheetLoan): Told {
  const at = new Date(event.at)
  const { shark } = event
  const told = { shark, cause: event.loan, at }
  if (event.was_late) {
    const slots = { daysLate: formatDays(loan.lateDaySeen) }
    return { ...told, kind: 'opening_cleared_late', slots, next: reopening(event) }
  }
  // After the due instant the grace is left.
  const isInGrace = at.getTime() >= loan.dueAt.getTime()
  const end = isInGrace ? lateDayAt(loan, 1) : loan.dueAt
  const leftMs = end.getTime() - at.getTime()
  const isLastHour = isInGrace || leftMs <= HOUR_MS
  const kind = isLastHour ? 'opening_cleared_last_hour' : 'opening_cleared'
  return { ...told, kind, slots: { left: formatDuration(leftMs) }, next: null }
}

/** Returns when the shark of a loan that was cleared late lends again. */
function reopening({ at, closed_until: until, shark }: LoanCleared): NextStep {
  return { what: `${SPOKEN_NAMES[shark]} lends again`, at: new Date(until ?? at) }
}

function tellErrand(event: ErrandEvent, owed: string): Told {
  const { borough, day, loan, shark } = event
  const told = { shark, cause: `${loan}|${day}` }
  const place = boroughLabel(borough)
  const end = startOfDay(addDays(day, 1))
  switch (event.kind) {
    case 'errand_given': {
      const what = `a missed errand adds ${RULES.errands.missedPercent}% of the principal`
      const next = { what, at: new Date(event.until) }
      const slots = { place, ...stepSlots(next) }
      return { ...told, kind: 'errand_given', at: startOfDay(day), slots, next }
    }
    case 'errand_done':
      return {
        ...told,
        kind: 'errand_done',
        at: new Date(event.at),
        slots: { place, owed },
        next: null,
      }
    case 'errand_missed': {
      const slots = { place, owed, sum: formatCents(event.cents) }
      return { ...told, kind: 'errand_missed', at: end, slots, next: null }
    }
  }
}

function owedIn(sheet: Sheet, id: string): string {
  const loan = loanIn(sheet, id)
  return formatCents(loan ? owedOf(loan) : 0)
}

function loanIn({ loans }: Sheet, id: string): SheetLoan | undefined {
  return loans.find((loan) => loan.id === id)
}
