import { RULES } from '../../config.ts'
import { lateDayAt, type Loan, totalOf } from '../../loans.ts'
import { formatCents, formatRate } from '../../money.ts'
import { readAmounts } from '../amounts/amounts.ts'
import { formatDays, formatDue } from '../describe.ts'
import type { Situation } from '../situation.ts'
import type { Slot } from '../tags.ts'

type Slots = Readonly<Partial<Record<Slot, string>>>

/** The sum that is reckoned with when the player names none. */
const DEFAULT_CENTS = 10_000
const ASKS_TOTAL =
  /\b(?:what|how much|whats)\b(?! (?:if|about)\b).*\b(?:comes?|adds?|amounts?|makes?|total|end up|works? out|owe|costs?|be|is|pay|grows?|becomes?|whats|after|in|for)\b/

/**
 * Returns the figures of a question such as "what does 10% a day come to after a week", reckoned as a loan grows. Null
 * for any other message.
 */
export function reckoned({ text, now }: Situation): Slots | null {
  const { plain, rates, days, cents } = readAmounts(text, now)
  const rate = rates.at(-1)
  const span = days.at(-1)
  if (rate === undefined || span === undefined || !ASKS_TOTAL.test(plain)) return null
  const principalCents = cents.at(-1) ?? DEFAULT_CENTS
  const total = totalOf({ principalCents, dailyRate: rate, days: span })
  return {
    reckonedSum: formatCents(principalCents),
    reckonedRate: formatRate(rate),
    reckonedDays: formatDays(span),
    reckonedTotal: formatCents(total),
  }
}

/** Returns when the next late day of a loan begins, and what it takes. */
export function nextLateDay(loan: Loan, now: Date): Slots {
  const day = loan.lateDaySeen + 1
  return { nextAt: formatDue(lateDayAt(loan, day), now), nextStep: takenOn(day) }
}

function takenOn(day: number): string {
  const { skim, goods, cash, owned } = RULES.late
  if (day >= owned.fromDay) return 'your moves and your pay'
  if (day === cash.day) return `${cash.percent}% of your cash`
  if (day === goods.day) return `${goods.percent}% of your goods`
  return day >= skim.fromDay ? `${skim.percent}% of every sale` : 'your good name'
}
