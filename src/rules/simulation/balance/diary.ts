import { FRONT_LABELS } from '../../fronts/front.ts'
import { boroughLabel } from '../../market/goods.ts'
import { formatCents } from '../../money.ts'
import type { PlayerEvent } from '../../player/event.ts'
import { SHARK_LABELS } from '../../sharks/labels.ts'
import { playMonth } from '../play-month.ts'
import type { Policy } from '../policy.ts'

/** Returns a month of a policy in words: a few lines a day. */
export function* writeDiary(policy: Policy, seed: string): Generator<string> {
  yield `A month of ${policy.name} on the seed '${seed}'`
  for (const { cashCents, day, events, netWorthCents } of playMonth(seed, policy)) {
    yield ''
    yield `Day ${day}: worth ${formatCents(netWorthCents)}, with ${formatCents(cashCents)} in cash`
    const lines = [...tellRoutine(events), ...events.flatMap((event) => tellEvent(event) ?? [])]
    for (const line of lines.length > 0 ? lines : ['Nothing happened.']) yield `  ${line}`
  }
}

/** Returns the day's trips, trades, jobs and income of fronts in one line each. */
function tellRoutine(events: readonly PlayerEvent[]): string[] {
  const trips = events.filter((event) => event.kind === 'travelled')
  const trades = events.filter((event) => event.kind === 'traded')
  const sumOf = (side: 'buy' | 'sell'): number =>
    trades
      .filter((trade) => trade.side === side)
      .reduce((sum, { gross_cents, fee_cents }) => sum + gross_cents + signOf(side) * fee_cents, 0)
  const goods = [...new Set(trades.map(({ symbol }) => symbol))].join(', ')
  const lines: string[] = []
  if (trips.length > 0) {
    lines.push(`Went to ${trips.map(({ to }) => boroughLabel(to)).join(', ')}.`)
  }
  if (trades.length > 0) {
    const [bought, sold] = [formatCents(sumOf('buy')), formatCents(sumOf('sell'))]
    lines.push(`Bought for ${bought} and sold for ${sold}: ${goods}.`)
  }
  const jobs = events.filter((event) => event.kind === 'job_done')
  if (jobs.length > 0) {
    const pay = jobs.reduce((sum, { pay_cents }) => sum + pay_cents, 0)
    lines.push(
      `Worked ${jobs.length === 1 ? 'a job' : `${jobs.length} jobs`} for ${formatCents(pay)}.`,
    )
  }
  const paid = events.filter((event) => event.kind === 'front_paid')
  if (paid.length > 0) {
    const income = paid.reduce((sum, { cents }) => sum + cents, 0)
    const alone = paid.filter((front) => !front.is_tended).map(({ front }) => FRONT_LABELS[front])
    const neglected = alone.length > 0 ? ` Nobody was at ${alone.join(', ')}.` : ''
    lines.push(`Fronts paid ${formatCents(income)}.${neglected}`)
  }
  return lines
}

/** Returns an instant to the minute: '1985-06-08 09:01 UTC'. */
function tellInstant(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}

function signOf(side: 'buy' | 'sell'): number {
  return side === 'buy' ? 1 : -1
}

/** Returns what happened in words; null for what a diary leaves out. */
function tellEvent(event: PlayerEvent): string | null {
  switch (event.kind) {
    case 'loan_taken': {
      const sum = formatCents(event.principal_cents)
      const [name, due] = [SHARK_LABELS[event.shark], tellInstant(event.due_at)]
      if (event.is_opening) return `Arrived with ${sum} owed to ${name}, due ${due}.`
      return `Borrowed ${sum} from ${name}, due ${due}.`
    }
    case 'loan_repaid': {
      return `Paid ${SHARK_LABELS[event.shark]} ${formatCents(event.cents)}.`
    }
    case 'loan_cleared': {
      const what = event.is_opening ? 'the opening debt' : 'a loan'
      return `Cleared ${what} of ${SHARK_LABELS[event.shark]}${event.was_late ? ', late' : ''}.`
    }
    case 'loan_day_late':
      return tellLateDay(event)
    case 'loan_worked_off':
      return `Worked off ${formatCents(event.cents)} for ${SHARK_LABELS[event.shark]}.`
    case 'errand_done':
      return `An errand for ${SHARK_LABELS[event.shark]} in ${boroughLabel(event.borough)}.`
    case 'errand_missed':
      return `Missed an errand: ${formatCents(event.cents)} more is owed to ${SHARK_LABELS[event.shark]}.`
    case 'encounter_settled': {
      const who = event.by === 'police' ? 'The police' : 'A collector'
      return `${who} in ${boroughLabel(event.borough)}: ${event.choice}, ${formatCents(event.cash_cents)} gone.`
    }
    case 'mission_done':
      return `${event.title}: ${formatCents(event.reward_cents)}.`
    case 'stash_upgraded':
      return `A stash for ${event.capacity} units, for ${formatCents(event.cost_cents)}.`
    case 'front_bought':
      return `Bought ${FRONT_LABELS[event.front]} for ${formatCents(event.price_cents)}.`
    case 'kicked_up':
      return `Kicked up ${formatCents(event.share_cents)}.`
    case 'advance_lent':
      return `${SHARK_LABELS[event.shark]} advanced ${formatCents(event.cents)}.`
    default:
      return null
  }
}

/** Returns what a late day cost in words. */
function tellLateDay(event: Extract<PlayerEvent, { kind: 'loan_day_late' }>): string {
  const goods = Object.entries(event.goods_taken).map(([symbol, units]) => `${units} ${symbol}`)
  const taken = [...goods, ...(event.cash_cents > 0 ? [formatCents(event.cash_cents)] : [])]
  const owned = event.is_owned ? ', owned' : ''
  const loss = taken.length > 0 ? ` A collector took ${taken.join(', ')}.` : ''
  return `Late with ${SHARK_LABELS[event.shark]}, day ${event.day}${owned}: ${formatCents(event.owed_cents)} owed.${loss}`
}
