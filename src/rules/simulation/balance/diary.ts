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
    const lines = [...tellTrade(events), ...events.flatMap((event) => tellEvent(event) ?? [])]
    for (const line of lines.length > 0 ? lines : ['Nothing happened.']) yield `  ${line}`
  }
}

/** Returns the day's trips and trades in one line each. */
function tellTrade(events: readonly PlayerEvent[]): string[] {
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
  return lines
}

function signOf(side: 'buy' | 'sell'): number {
  return side === 'buy' ? 1 : -1
}

/** Returns what happened in words; null for what a diary leaves out. */
function tellEvent(event: PlayerEvent): string | null {
  switch (event.kind) {
    case 'loan_taken': {
      const sum = formatCents(event.principal_cents)
      return `Borrowed ${sum} from ${SHARK_LABELS[event.shark]}, due ${event.due_at.slice(0, 16)}.`
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
    case 'job_done':
      return `${event.title}: ${formatCents(event.pay_cents)}.`
    case 'mission_done':
      return `${event.title}: ${formatCents(event.reward_cents)}.`
    case 'stash_upgraded':
      return `A stash for ${event.capacity} units, for ${formatCents(event.cost_cents)}.`
    case 'front_bought':
      return `Bought ${FRONT_LABELS[event.front]} for ${formatCents(event.price_cents)}.`
    case 'front_paid': {
      const sum = formatCents(event.cents)
      return `${FRONT_LABELS[event.front]} paid ${sum}${event.is_tended ? '' : ': nobody was there'}.`
    }
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
