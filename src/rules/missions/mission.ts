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
  /** Deliver a quantity of a good to a borough. */
  | {
      readonly kind: 'deliver'
      readonly symbol: GoodSymbol
      readonly quantity: number
      readonly borough: BoroughName
    }
  /** Make a profit on the sales of one good, on the mission's day. */
  | { readonly kind: 'profit'; readonly symbol: GoodSymbol; readonly profitCents: number }
  /** Make a payment on any loan, on the mission's day. */
  | { readonly kind: 'repay' }
  /** Talk to a shark, on the mission's day. */
  | { readonly kind: 'talk'; readonly shark: Shark }

export interface Mission {
  readonly task: MissionTask
  readonly title: string
  /** The moves that are spent to hand it in. */
  readonly moves: number
  readonly rewardCents: number
  readonly reputation: number
  readonly xp: number
}

/** The progress of a mission. */
export interface Progress {
  /** Units, cents, payments or talks, at most `need`. */
  readonly done: number
  readonly need: number
  /** Whether it can be handed in now, in the player's borough. */
  readonly isReady: boolean
}

/** What the progress of missions is computed from. */
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

/** The player that a day's missions are drawn for. */
export interface MissionContext {
  readonly level: number
  /** The goods that the player may trade. */
  readonly tradable: readonly GoodSymbol[]
  readonly hasLoan: boolean
  readonly borough: BoroughName
}

/** Draws a day's three missions, each of a different kind. Only a player with a debt gets a repayment. */
export function drawMissions(chance: Chance, context: MissionContext): readonly Mission[] {
  const kinds: MissionTask['kind'][] = context.hasLoan
    ? ['deliver', 'profit', 'talk', 'repay']
    : ['deliver', 'profit', 'talk']
  while (kinds.length > RULES.missions.aDay) {
    // A player with a debt always gets a repayment: it replaces one of the other kinds.
    kinds.splice(Math.floor(chance() * (kinds.length - 1)), 1)
  }
  return kinds.map((kind) => describe(drawTask(chance, kind, context), context.level))
}

function drawTask(chance: Chance, kind: MissionTask['kind'], context: MissionContext): MissionTask {
  switch (kind) {
    case 'deliver': {
      const symbol = pick(chance, context.tradable)
      const wanted = RULES.missions.deliverCents * scale(context.level)
      const quantity = Math.round((wanted / baseCents(symbol)) * (0.7 + 0.6 * chance()))
      const places = BOROUGHS.filter(({ name }) => name !== context.borough)
      return {
        kind,
        symbol,
        quantity: Math.max(1, Math.min(RULES.missions.deliverMost, quantity)),
        borough: pick(chance, places).name,
      }
    }
    case 'profit': {
      const cents = RULES.missions.profitCents * scale(context.level) * (0.7 + 0.6 * chance())
      return { kind, symbol: pick(chance, context.tradable), profitCents: wholeDollars(cents) }
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
