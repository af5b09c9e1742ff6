import { type Chance, pick } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import {
  BOROUGHS,
  type BoroughName,
  boroughLabel,
  GOODS,
  type Goods,
  type GoodSymbol,
} from '../market/goods.ts'
import { formatCents } from '../money.ts'
import type { Shark } from '../sharks/decision.ts'

/** What a mission asks for. */
export type MissionTask =
  /** So many units carried to a borough and left there. */
  | {
      readonly kind: 'deliver'
      readonly symbol: GoodSymbol
      readonly quantity: number
      readonly borough: BoroughName
    }
  /** So much profit on one good's sales, on the mission's day. */
  | { readonly kind: 'profit'; readonly symbol: GoodSymbol; readonly profitCents: number }
  /** A payment on any loan, on the mission's day. */
  | { readonly kind: 'repay' }
  /** A word with a shark about what the street says, on the mission's day. */
  | { readonly kind: 'talk'; readonly shark: Shark }

export interface Mission {
  readonly task: MissionTask
  readonly title: string
  /** Moves that handing it in costs. */
  readonly moves: number
  readonly rewardCents: number
  readonly reputation: number
  readonly xp: number
}

/** What has been done about a mission so far. */
export interface Progress {
  /** Units, cents, payments or talks: as far as `need`. */
  readonly done: number
  readonly need: number
  /** Whether it can be handed in here and now. */
  readonly isReady: boolean
}

/** What a player has done today, as a mission asks for it. */
export interface DaysWork {
  readonly borough: string
  readonly goods: Goods
  readonly profitCents: (symbol: GoodSymbol) => number
  readonly hasPaid: boolean
  readonly hasTalkedTo: (shark: Shark) => boolean
}

export function progressOf(task: MissionTask, work: DaysWork): Progress {
  switch (task.kind) {
    case 'deliver': {
      const done = Math.min(task.quantity, work.goods[task.symbol] ?? 0)
      const isThere = work.borough === task.borough
      return { done, need: task.quantity, isReady: isThere && done === task.quantity }
    }
    case 'profit': {
      const made = Math.max(0, work.profitCents(task.symbol))
      const done = Math.min(task.profitCents, made)
      return { done, need: task.profitCents, isReady: done === task.profitCents }
    }
    case 'repay':
      return onceDone(work.hasPaid)
    case 'talk':
      return onceDone(work.hasTalkedTo(task.shark))
  }
}

function onceDone(isDone: boolean): Progress {
  return { done: isDone ? 1 : 0, need: 1, isReady: isDone }
}

/** For whom a day's missions are drawn. */
export interface Errand {
  readonly level: number
  /** What may be traded now. */
  readonly tradable: readonly GoodSymbol[]
  readonly hasLoan: boolean
  readonly borough: BoroughName
}

/** A day's three missions, each of another kind; a repayment only for somebody who owes. */
export function drawMissions(chance: Chance, errand: Errand): readonly Mission[] {
  const kinds: MissionTask['kind'][] = errand.hasLoan
    ? ['deliver', 'profit', 'talk', 'repay']
    : ['deliver', 'profit', 'talk']
  while (kinds.length > RULES.missions.aDay) {
    // Somebody who owes is asked to pay: one of the other kinds makes room.
    kinds.splice(Math.floor(chance() * (kinds.length - 1)), 1)
  }
  return kinds.map((kind) => describe(drawTask(chance, kind, errand), errand.level))
}

function drawTask(chance: Chance, kind: MissionTask['kind'], errand: Errand): MissionTask {
  switch (kind) {
    case 'deliver': {
      const symbol = pick(chance, errand.tradable)
      const wanted = RULES.missions.deliverCents * scale(errand.level)
      const quantity = Math.round((wanted / baseCents(symbol)) * (0.7 + 0.6 * chance()))
      const places = BOROUGHS.filter(({ name }) => name !== errand.borough)
      return {
        kind,
        symbol,
        quantity: Math.max(1, Math.min(RULES.missions.deliverMost, quantity)),
        borough: pick(chance, places).name,
      }
    }
    case 'profit': {
      const cents = RULES.missions.profitCents * scale(errand.level) * (0.7 + 0.6 * chance())
      return { kind, symbol: pick(chance, errand.tradable), profitCents: wholeDollars(cents) }
    }
    case 'talk':
      return { kind, shark: pick(chance, TALKERS) }
    case 'repay':
      return { kind }
  }
}

function describe(task: MissionTask, level: number): Mission {
  return {
    task,
    title: titleOf(task),
    moves: RULES.missions.moves,
    rewardCents: rewardCents(task, level),
    reputation: RULES.reputation.mission,
    xp: RULES.xp.mission,
  }
}

function rewardCents(task: MissionTask, level: number): number {
  const { deliverPercent, deliverExtraCents, profitRewardCents } = RULES.missions
  switch (task.kind) {
    case 'deliver':
      return wholeDollars(
        (baseCents(task.symbol) * task.quantity * deliverPercent) / 100 +
          deliverExtraCents * scale(level),
      )
    case 'profit':
      return wholeDollars(profitRewardCents * scale(level))
    case 'repay':
      return wholeDollars(RULES.missions.repayRewardCents * scale(level))
    case 'talk':
      return wholeDollars(RULES.missions.talkRewardCents * scale(level))
  }
}

function titleOf(task: MissionTask): string {
  switch (task.kind) {
    case 'deliver':
      return `Deliver ${task.quantity} ${task.symbol} to ${boroughLabel(task.borough)}`
    case 'profit':
      return `Make ${formatCents(task.profitCents)} profit on ${task.symbol}`
    case 'repay':
      return 'Pay something on a loan'
    case 'talk':
      return `Ask ${TALKER_NAMES[task.shark]} what the street says`
  }
}

/** What one mission takes off a loan of Big Boss: he is paid in work, not in cash. */
export function workedOffCents(loan: { principalCents: number }, owedCents: number): number {
  const part = Math.ceil((loan.principalCents * RULES.missions.onLoanPercent) / 100)
  return Math.min(owedCents, part)
}

const TALKERS: readonly Shark[] = ['vinnie', 'tommy', 'carmela']
const TALKER_NAMES: Readonly<Record<Shark, string>> = {
  vinnie: 'Vinnie',
  tommy: 'Tommy',
  carmela: 'Carmela',
  bigboss: 'Big Boss',
}

function scale(level: number): number {
  return Math.sqrt(level)
}

function baseCents(symbol: GoodSymbol): number {
  return GOODS.find((good) => good.symbol === symbol)?.baseCents ?? 0
}

function wholeDollars(cents: number): number {
  return Math.floor(cents / 100) * 100
}
