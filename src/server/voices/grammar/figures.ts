import { RULES } from '#src/rules/config.ts'

const { late, loans } = RULES

/** Figures of the rules as lines say them. */
export const FIGURES = {
  grace: `${loans.graceMs / 3_600_000} hours`,
  lateReputation: String(Math.abs(late.reputation.by)),
  skimDay: late.skim.fromDay,
  skim: `${late.skim.percent}%`,
  goodsDay: late.goods.day,
  goods: `${late.goods.percent}%`,
  credit: `${late.goods.creditPercent}%`,
  cashDay: late.cash.day,
  cash: `${late.cash.percent}%`,
  ownedDay: late.owned.fromDay,
  ownedSkim: `${late.owned.skimPercent}%`,
} as const
