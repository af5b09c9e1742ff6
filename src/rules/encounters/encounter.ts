import type { Chance } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { policeIn } from '../heat.ts'
import { GOODS, type BoroughName, type Goods } from '../market/goods.ts'
import { divideHalfEven } from '../money.ts'

export const ENCOUNTER_CHOICES = ['pay', 'run', 'fight', 'talk'] as const
export type EncounterChoice = (typeof ENCOUNTER_CHOICES)[number]

/** Who stops the player: the police of a borough. */
export type EncounterKind = 'police'

export interface Encounter {
  readonly kind: EncounterKind
  readonly borough: BoroughName
  /** The price of the choice `pay`. Of a player with less cash, the police take a part of cash and goods. */
  readonly priceCents: number
}

/** The player who is stopped. */
export interface Stopped {
  readonly cashCents: number
  readonly goods: Goods
  /** 0..1. */
  readonly reputation: number
  readonly level: number
}

/** The outcome of an encounter. Every choice ends it. */
export interface EncounterOutcome {
  readonly choice: EncounterChoice
  readonly success: boolean
  /** Cash that the player loses, 0 up to all their cash. */
  readonly cashCents: number
  readonly lostGoods: Goods
  /** The change of the heat of the borough. */
  readonly heat: number
}

/** Returns the bribe that the police ask for at a heat, rounded up. `goodsCents` is what net worth counts for the goods. */
export function bribeCents(asked: {
  readonly heat: number
  readonly cashCents: number
  readonly goodsCents: number
}): number {
  const { bribePerHeatCents, bribePart } = RULES.encounter
  const worth = Math.max(0, asked.cashCents) + asked.goodsCents
  return Math.ceil(
    Math.max(1, asked.heat) * bribePerHeatCents + divideHalfEven(worth * bribePart, 100),
  )
}

/** Returns the odds of a choice, 0..1. Paying always succeeds. */
export function encounterOdds(
  { borough }: Encounter,
  { reputation, level }: Stopped,
  choice: EncounterChoice,
): number {
  const { run, fight, talk } = RULES.encounter.odds
  switch (choice) {
    case 'pay':
      return 1
    case 'run':
      return clampOdds(run.base - run.police * policeIn(borough))
    case 'fight':
      return clampOdds(Math.min(fight.most, fight.base + fight.level * (level - 1)))
    case 'talk':
      return clampOdds(talk.base + talk.reputation * reputation)
  }
}

/** Returns the outcome of a choice. Draws one number and compares it with the odds. */
export function settleEncounter(
  encounter: Encounter,
  stopped: Stopped,
  choice: EncounterChoice,
  chance: Chance,
): EncounterOutcome {
  const success = chance() < encounterOdds(encounter, stopped, choice)
  const { effects } = RULES.encounter
  const effect = success ? effects[choice].won : effects[choice].lost
  const askedCents =
    divideHalfEven(encounter.priceCents * effect.pricePercent, 100) +
    divideHalfEven(stopped.cashCents * effect.cashPercent, 100)
  const isShort = stopped.cashCents < askedCents
  const takenCents = isShort
    ? divideHalfEven(stopped.cashCents * effects.shortCashPercent, 100)
    : Math.min(stopped.cashCents, askedCents)
  const cashCents = Math.max(0, takenCents)
  return {
    choice,
    success,
    cashCents,
    lostGoods: partOfGoods(
      stopped.goods,
      Math.max(effect.goodsPercent, isShort ? effects.shortGoodsPercent : 0),
    ),
    heat: effect.heat,
  }
}

/** Returns `percent` of each good, rounded up to whole units. */
export function partOfGoods(goods: Goods, percent: number): Goods {
  if (percent <= 0) return {}
  const taken = GOODS.flatMap(({ symbol }) => {
    const held = goods[symbol] ?? 0
    return held > 0 ? [[symbol, Math.min(held, Math.ceil((held * percent) / 100))] as const] : []
  })
  return Object.fromEntries(taken)
}

function clampOdds(odds: number): number {
  return Math.max(RULES.encounter.leastOdds, Math.min(RULES.encounter.mostOdds, odds))
}
