import { FRONT_LABELS } from '../../fronts/front.ts'
import { levelOf } from '../../level.ts'
import { owedOf } from '../../loans.ts'
import { boroughLabel } from '../../market/goods.ts'
import { formatCents } from '../../money.ts'
import type { PlayerEvent } from '../../player/event.ts'
import { SHARK_LABELS } from '../../sharks/labels.ts'
import { MONTH_DAYS, playMonth, START_WORTH_CENTS } from '../play-month.ts'
import type { Game } from '../game.ts'
import type { Policy } from '../policy.ts'

/** A day of a diary, for the summary at its end. */
interface Told {
  readonly day: number
  readonly gainCents: number
  readonly what: string
}

/** Returns a month of a policy in words: one or two lines a day, and the result. */
export function* writeDiary(policy: Policy, seed: string): Generator<string> {
  yield `A month of ${policy.name} on the seed '${seed}'`
  const days: Told[] = []
  let before = START_WORTH_CENTS
  for (const { cashCents, day, events, game, netWorthCents } of playMonth(seed, policy)) {
    const gainCents = netWorthCents - before
    before = netWorthCents
    const money = `worth ${dollars(netWorthCents)} (${gain(gainCents)}), ${dollars(cashCents)} in cash`
    yield `Day ${day}: ${[`${money}.`, ...tellRoutine(events)].join(' ')}`
    const what = events.flatMap((event) => tellEvent(event) ?? []).join(' ')
    if (what !== '') yield `  ${what}`
    days.push({ day, gainCents, what })
    if (day === MONTH_DAYS) yield* tellEnd(days, game)
  }
}

/** Returns what the month came to, with its best and its worst day. */
function tellEnd(days: readonly Told[], game: Game): string[] {
  const sorted = days.toSorted((one, other) => one.gainCents - other.gainCents)
  const tell = (name: string, told: Told | undefined): string[] =>
    told
      ? [`${name}: day ${told.day}, ${gain(told.gainCents)}. ${told.what || 'Trade alone.'}`]
      : []
  const { reputation, xp } = game.sheet
  const debt = game.loans.reduce((sum, loan) => sum + owedOf(loan), 0)
  const standing = `reputation ${reputation.toFixed(2)}, level ${levelOf(xp)}`
  return [
    '',
    `The end: worth ${dollars(game.worthCents)}, of it ${dollars(game.cashCents)} in cash; owes ${dollars(debt)}; ${standing}.`,
    ...tell('Best day', sorted.at(-1)),
    ...tell('Worst day', sorted[0]),
  ]
}

/** Returns a sum in whole dollars. */
function dollars(cents: number): string {
  return formatCents(Math.round(cents / 100) * 100)
}

function gain(cents: number): string {
  return cents < 0 ? dollars(cents) : `+${dollars(cents)}`
}

/** Returns the day's trips, trades, jobs and income of fronts, in a sentence each. */
function tellRoutine(events: readonly PlayerEvent[]): string[] {
  const trips = events.filter((event) => event.kind === 'travelled')
  const jobs = events.filter((event) => event.kind === 'job_done')
  const paid = events.filter((event) => event.kind === 'front_paid')
  const lines =
    trips.length > 0 ? [`Went to ${trips.map(({ to }) => boroughLabel(to)).join(', ')}.`] : []
  lines.push(...tellTrades(events.filter((event) => event.kind === 'traded')))
  if (jobs.length > 0) {
    const pay = jobs.reduce((sum, { pay_cents }) => sum + pay_cents, 0)
    lines.push(`Worked ${jobs.length === 1 ? 'a job' : `${jobs.length} jobs`} for ${dollars(pay)}.`)
  }
  if (paid.length > 0) {
    const income = paid.reduce((sum, { cents }) => sum + cents, 0)
    const alone = paid.filter((front) => !front.is_tended).map(({ front }) => FRONT_LABELS[front])
    const neglected = alone.length > 0 ? ` Nobody was at ${alone.join(', ')}.` : ''
    lines.push(`Fronts paid ${dollars(income)}.${neglected}`)
  }
  return lines.length > 0 ? lines : ['Stayed in.']
}

function tellTrades(trades: readonly Extract<PlayerEvent, { kind: 'traded' }>[]): string[] {
  if (trades.length === 0) return []
  const sumOf = (side: 'buy' | 'sell'): number =>
    trades
      .filter((trade) => trade.side === side)
      .reduce((sum, { gross_cents, fee_cents }) => sum + gross_cents + signOf(side) * fee_cents, 0)
  const goods = [...new Set(trades.map(({ symbol }) => symbol))].join(', ')
  return [`Bought for ${dollars(sumOf('buy'))} and sold for ${dollars(sumOf('sell'))}: ${goods}.`]
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
      const sum = dollars(event.principal_cents)
      const [name, due] = [SHARK_LABELS[event.shark], tellInstant(event.due_at)]
      if (event.is_opening) return `Arrived with ${sum} owed to ${name}, due ${due}.`
      return `Borrowed ${sum} from ${name}, due ${due}.`
    }
    case 'loan_repaid': {
      return `Paid ${SHARK_LABELS[event.shark]} ${dollars(event.cents)}.`
    }
    case 'loan_cleared': {
      const what = event.is_opening ? 'the opening debt' : 'a loan'
      return `Cleared ${what} of ${SHARK_LABELS[event.shark]}${event.was_late ? ', late' : ''}.`
    }
    case 'loan_day_late':
      return tellLateDay(event)
    case 'loan_worked_off':
      return `Worked off ${dollars(event.cents)} for ${SHARK_LABELS[event.shark]}.`
    case 'errand_done':
      return `An errand for ${SHARK_LABELS[event.shark]} in ${boroughLabel(event.borough)}.`
    case 'errand_missed':
      return `Missed an errand: ${dollars(event.cents)} more is owed to ${SHARK_LABELS[event.shark]}.`
    case 'encounter_settled': {
      const who = event.by === 'police' ? 'The police' : 'A collector'
      return `${who} in ${boroughLabel(event.borough)}: ${event.choice}, ${dollars(event.cash_cents)} gone.`
    }
    case 'mission_done':
      return `${event.title}: ${dollars(event.reward_cents)}.`
    case 'stash_upgraded':
      return `A stash for ${event.capacity} units, for ${dollars(event.cost_cents)}.`
    case 'front_bought':
      return `Bought ${FRONT_LABELS[event.front]} for ${dollars(event.price_cents)}.`
    case 'kicked_up':
      return `Kicked up ${dollars(event.share_cents)}.`
    case 'advance_lent':
      return `${SHARK_LABELS[event.shark]} advanced ${dollars(event.cents)}.`
    default:
      return null
  }
}

/** Returns what a late day cost in words. */
function tellLateDay(event: Extract<PlayerEvent, { kind: 'loan_day_late' }>): string {
  const goods = Object.entries(event.goods_taken).map(([symbol, units]) => `${units} ${symbol}`)
  const taken = [...goods, ...(event.cash_cents > 0 ? [dollars(event.cash_cents)] : [])]
  const owned = event.is_owned ? ', owned' : ''
  const loss = taken.length > 0 ? ` A collector took ${taken.join(', ')}.` : ''
  return `Late with ${SHARK_LABELS[event.shark]}, day ${event.day}${owned}: ${dollars(event.owed_cents)} owed.${loss}`
}
