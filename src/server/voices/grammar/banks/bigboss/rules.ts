import type { Bank } from '../../bank.ts'
import { FIGURES as F } from '../../figures.ts'

/** What lateness costs, in figures. */
export const RULE_LINES: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      `${F.grace}. Then I begin.`,
      `Day ${F.goodsDay}, goods. Day ${F.cashDay}, cash.`,
      `Day ${F.ownedDay}. You are mine.`,
      `${F.ownedSkim} of every sale. Daily work.`,
      `${F.lateReputation} of your name. Each day.`,
    ],
  },
]
