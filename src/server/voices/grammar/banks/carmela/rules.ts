import type { Bank } from '../../bank.ts'
import { FIGURES as F } from '../../figures.ts'

/** What lateness costs, in figures. */
export const RULE_LINES: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      `It is a schedule. After ${F.grace} of grace: day ${F.skimDay}, ${F.skim} of each sale; day ${F.goodsDay}, ${F.goods} of your goods; day ${F.cashDay}, ${F.cash} of your cash; day ${F.ownedDay}, you. Which would you like to reach?`,
      `Each late day costs ${F.lateReputation} of reputation, and closes every purse in the city at once. The rest is merely physical.`,
      `On day ${F.ownedDay} interest ends, {name}. In exchange, ${F.ownedSkim} of every sale and a move each day are mine until the account is even.`,
      `Goods that are taken are entered at ${F.credit} of their base price. I recommend selling them first; would you not?`,
    ],
  },
]
