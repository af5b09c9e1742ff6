import { addDays, dayOf, startOfDay, weekdayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import type { FrontPaid, FrontTended } from '../fronts/event.ts'
import { FRONT_LABELS, frontIncome, type FrontName } from '../fronts/front.ts'
import type { KickedUp } from '../kicking-up/kicked-up.ts'
import { formatCents } from '../money.ts'
import type { Sheet } from '../player/sheet.ts'
import { formatGoods } from './format.ts'
import { stepSlots } from './next-step.ts'
import type { Happened, Told } from './tellings-of.ts'
import type { NextStep } from './telling.ts'

/** Sums that all shares together pass, which are worth a word, in cents. */
const MILESTONES = [100_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000]

/** Tells of fronts and of what goes up at night: the shark whom the player talks to speaks. */
export function tellFrontEvent({ after, before, confidant, event }: Happened): readonly Told[] {
  const at = new Date(event.at)
  switch (event.kind) {
    case 'front_bought': {
      const { id, front, price_cents: cents } = event
      const next = { what: bothIncomes(front), at: midnightAfter(at) }
      const slots = { front: nameOf(front), sum: formatCents(cents), ...stepSlots(next) }
      return [{ kind: 'front_bought', shark: confidant, cause: id, at, slots, next }]
    }
    case 'front_tended':
      return isFirstOfDay(event, before) ? [tellTended(event, before, confidant)] : []
    case 'front_paid':
      return isNewsOfNeglect(event, before) ? [tellNeglected(event, confidant)] : []
    case 'front_sold': {
      const { id, front, cents } = event
      const slots = { front: nameOf(front), sum: formatCents(cents) }
      return [{ kind: 'front_sold', shark: confidant, cause: id, at, slots, next: null }]
    }
    case 'kicked_up':
      return isNewsOfShare(event, before, after) ? [tellKickedUp(event, confidant)] : []
    default:
      return []
  }
}

/** Whether no front has been tended on the day before: a visit to several has one message. */
function isFirstOfDay({ day }: FrontTended, { fronts }: Sheet): boolean {
  return fronts.every(({ tendedDay }) => tendedDay !== day)
}

function tellTended(
  { at: tendedAt, day, front }: FrontTended,
  { fronts }: Sheet,
  shark: Told['shark'],
): Told {
  const at = new Date(tendedAt)
  // A place that was sold and bought again can be tended again on the same day.
  const boughtAt = fronts.find((owned) => owned.front === front)?.boughtAt.toISOString()
  const cause = `${day}|${boughtAt}`
  const next = { what: payOf(front), at: startOfDay(addDays(day, 1)) }
  const slots = { front: nameOf(front), ...stepSlots(next) }
  return { kind: 'front_tended', shark, cause, at, slots, next }
}

/**
 * Whether an idle day of a front has a message: the first after a day that was not idle, and one a week after that. Of several
 * fronts the first one is named.
 */
function isNewsOfNeglect(
  { day, front, is_tended: isTended }: FrontPaid,
  { fronts }: Sheet,
): boolean {
  if (isTended) return false
  const isMonday = weekdayOf(startOfDay(day)) === 'Monday'
  const isNews = (name: FrontName): boolean => {
    const known = fronts.find((one) => one.front === name)
    if (!known || known.tendedDay === day) return false
    return isMonday || addDays(known.tendedDay ?? dayOf(known.boughtAt), 1) >= day
  }
  return isNews(front) && fronts.find((one) => isNews(one.front))?.front === front
}

function tellNeglected({ day, front }: FrontPaid, shark: Told['shark']): Told {
  const at = startOfDay(addDays(day, 1))
  const next = { what: `${bothIncomes(front)}`, at: midnightAfter(at) }
  const slots = { front: nameOf(front), ...stepSlots(next) }
  return { kind: 'front_neglected', shark, cause: day, at, slots, next }
}

/** Whether a share has a message: the first, one a week, one in goods, and one with which all of them pass a round sum. */
function isNewsOfShare(
  { goods, is_first: isFirst, night }: KickedUp,
  { kickedUpCents: before }: Sheet,
  { kickedUpCents: after }: Sheet,
): boolean {
  const isMonday = weekdayOf(startOfDay(night)) === 'Monday'
  const isRound = MILESTONES.some((cents) => before < cents && after >= cents)
  return isFirst || isMonday || isRound || formatGoods(goods) !== ''
}

function tellKickedUp(event: KickedUp, shark: Told['shark']): Told {
  const { goods, is_first: isFirst, night, share_cents: cents } = event
  const at = startOfDay(night)
  const [first] = RULES.kickingUp.steps
  const threshold = formatCents(first.fromCents)
  const what = `${first.percent}% of what is above ${threshold} goes up, and more above the further steps`
  const next: NextStep = { what, at: midnightAfter(at) }
  const sum = formatCents(cents)
  const told = { shark, cause: night, at, next }
  if (isFirst) {
    return { ...told, kind: 'kicked_up_first', slots: { sum, threshold, ...stepSlots(next) } }
  }
  const taken = formatGoods(goods)
  const slots = { sum, ...stepSlots(next), ...(taken && { goods: taken }) }
  return { ...told, kind: 'kicked_up', tags: taken ? ['took_goods'] : [], slots }
}

/** What a front pays a day with an answer, and without, as a clause. */
function bothIncomes(front: FrontName): string {
  const idle = frontIncome(front, false)
  const without = idle < 0 ? `costs ${formatCents(-idle)}` : `pays ${formatCents(idle)}`
  return `${payOf(front)} if its question is answered, and ${without} if not`
}

function payOf(front: FrontName): string {
  return `${FRONT_LABELS[front]} pays ${formatCents(frontIncome(front, true))}`
}

function nameOf(front: FrontName): string {
  return FRONT_LABELS[front].replace(/^the /, '')
}

function midnightAfter(at: Date): Date {
  return startOfDay(addDays(dayOf(at), 1))
}
