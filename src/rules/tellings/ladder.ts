import { RULES } from '../config.ts'
import { lateDay } from '../lateness.ts'
import { lateDayAt } from '../loans.ts'
import type { SheetLoan } from '../player/sheet.ts'
import type { NextStep } from './telling.ts'

/** Returns what a late day costs a debtor, as a clause for players; null when it costs nothing that is taken. */
export function describeLateDay(day: number): string | null {
  const { owned, skim } = RULES.late
  const { cashPercent, goodsPercent, heat } = lateDay(day, 1)
  const parts = [
    ...(heat > 0 ? [`heat +${heat} where you are`] : []),
    ...(day === skim.fromDay ? [`${skim.percent}% of each sale goes`] : []),
    ...(goodsPercent > 0 ? [`a collector takes ${goodsPercent}% of your goods`] : []),
    ...(cashPercent > 0 ? [`a collector takes ${cashPercent}% of your cash`] : []),
    ...(day === owned.fromDay
      ? [`you are owned: ${owned.skimPercent}% of each sale, and a move a day`]
      : []),
  ]
  return parts.length > 0 ? parts.join(', and ') : null
}

/** Returns the next step of the ladder after a late day of a loan, and when it comes. */
export function stepAfterDay(loan: SheetLoan, day: number): NextStep {
  let next = day + 1
  while (describeLateDay(next) === null) next += 1
  const isPledged = loan.security?.kind === 'goods' && next === RULES.late.pledgeDay
  const what = `${describeLateDay(next)}${isPledged ? ', and your pledge is sold' : ''}`
  return { what, at: lateDayAt(loan, next) }
}
