import { LOAN_TEXTS } from '#src/protocol/loan-texts.ts'
import { RULES } from '#src/rules/config.ts'

/** A step of the ladder of lateness. */
interface LadderStep {
  readonly text: string
  readonly state: 'past' | 'present' | 'ahead'
}

/** Returns the steps of the ladder with the present one; a loan that is not late has all of them ahead. */
export function ladderOf(lateDay: number): readonly LadderStep[] {
  const { cash, goods, heat, owned, skim } = RULES.late
  const { steps } = LOAN_TEXTS
  const all = [
    [1, steps.word],
    [heat.day, steps.heat(heat.by, skim.percent)],
    [goods.day, steps.goods(goods.percent)],
    [cash.day, steps.cash(cash.percent)],
    [owned.fromDay, steps.owned(owned.skimPercent)],
  ] as const
  const present = Math.min(lateDay, owned.fromDay)
  return all.map(([day, what]) => ({
    text: LOAN_TEXTS.step(day, what),
    state: day < present ? 'past' : day === present ? 'present' : 'ahead',
  }))
}
