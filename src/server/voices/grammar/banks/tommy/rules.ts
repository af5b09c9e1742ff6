import type { Bank } from '../../bank.ts'
import { FIGURES as F } from '../../figures.ts'

/** What lateness costs, in figures. */
export const RULE_LINES: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      `You get ${F.grace} to breathe! After that it's ${F.skim} of your sales on day ${F.skimDay}, ${F.goods} of your goods on day ${F.goodsDay}, ${F.cash} of your cash on day ${F.cashDay}. Day ${F.ownedDay}, you're owned, pal.`,
      `First thing, all the purses shut! And ${F.lateReputation} of your name goes each day. So come before the ${F.grace} are up, okay?`,
      `Day ${F.ownedDay} is the bad one! ${F.ownedSkim} of what you sell, and a move every morning. But jobs count in full, you can dig out!`,
      `They take ${F.goods} of the goods and count them at ${F.credit}. That's no price! Sell it yourself and bring me the money.`,
    ],
  },
]
