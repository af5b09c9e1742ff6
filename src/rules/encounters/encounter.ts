import type { Chance } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { policeIn } from '../heat.ts'
import { GOODS, type BoroughName, type Goods } from '../market/goods.ts'
import { divideHalfEven } from '../money.ts'

export const ENCOUNTER_CHOICES = ['pay', 'run', 'fight', 'talk'] as const
export type EncounterChoice = (typeof ENCOUNTER_CHOICES)[number]

/** Who stands in the way: the police of a borough, or a shark's collector who was sent. */
export type EncounterKind = 'police' | 'collector'

export interface Encounter {
  readonly kind: EncounterKind
  readonly borough: BoroughName
  /** What paying costs. It never asks for more than there is: who has less gives what they have, and some goods. */
  readonly priceCents: number
}

/** Who is stopped. */
export interface Stopped {
  readonly cashCents: number
  readonly goods: Goods
  /** 0..1. */
  readonly reputation: number
  readonly level: number
  /** Of the shark who sent the collector, −100..100; 0 before the police. */
  readonly trust: number
}

/** How it ended. Every choice ends it. */
export interface EncounterOutcome {
  readonly choice: EncounterChoice
  readonly success: boolean
  /** Cash handed over, 0 up to all there was. To a collector it is a payment on the loan. */
  readonly cashCents: number
  readonly lostGoods: Goods
  /** To be added to the heat of the borough, and to reputation. */
  readonly heat: number
  readonly reputation: number
}

/** What the police of a borough ask of somebody so hot. */
export function bribeCents(heat: number, cashCents: number): number {
  const { bribePerHeatCents, bribePart } = RULES.encounter
  const part = divideHalfEven(Math.max(0, cashCents) * bribePart, 100)
  return Math.max(1, heat) * bribePerHeatCents + part
}

/** What a collector asks: all that is owed, as far as the cash reaches when he comes. */
export function collectorPriceCents(owedCents: number, cashCents: number): number {
  return Math.max(0, Math.min(owedCents, cashCents))
}

/** The odds of a choice, 0..1; paying always works. */
export function encounterOdds(
  { kind, borough }: Encounter,
  { reputation, level, trust }: Stopped,
  choice: EncounterChoice,
): number {
  const { run, fight, talk } = RULES.encounter.odds
  switch (choice) {
    case 'pay':
      return 1
    case 'run':
      return hold(kind === 'police' ? run.base - run.police * policeIn(borough) : run.collector)
    case 'fight':
      return hold(Math.min(fight.most, fight.base + fight.level * (level - 1)))
    case 'talk':
      return hold(talk.base + talk.reputation * reputation + trust / talk.trustDivisor)
  }
}

/** What a choice comes to. One number is drawn for its odds. */
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
  const cashCents = Math.max(0, Math.min(stopped.cashCents, askedCents))
  const isShort = encounter.kind === 'police' && cashCents < askedCents
  return {
    choice,
    success,
    cashCents,
    lostGoods: partOfGoods(
      stopped.goods,
      Math.max(effect.goodsPercent, isShort ? effects.shortGoodsPercent : 0),
    ),
    heat: effect.heat,
    reputation: effect.reputation,
  }
}

/** So many percent of each good held, broken units falling to whoever takes them. */
export function partOfGoods(goods: Goods, percent: number): Goods {
  if (percent <= 0) return {}
  const taken = GOODS.flatMap(({ symbol }) => {
    const held = goods[symbol] ?? 0
    return held > 0 ? [[symbol, Math.min(held, Math.ceil((held * percent) / 100))] as const] : []
  })
  return Object.fromEntries(taken)
}

function hold(odds: number): number {
  return Math.max(RULES.encounter.leastOdds, Math.min(RULES.encounter.mostOdds, odds))
}
