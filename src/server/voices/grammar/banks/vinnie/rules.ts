import type { Bank } from '../../bank.ts'
import { FIGURES as F } from '../../figures.ts'

/** What lateness costs, in figures. */
export const RULE_LINES: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      `${F.grace} of manners, then it's ladders. Day ${F.skimDay}, ${F.skim} of what you sell. Day ${F.goodsDay}, ${F.goods} of your goods. Day ${F.cashDay}, ${F.cash} of your cash. Day ${F.ownedDay} I own you.`,
      `You get ${F.grace}. Then a guy's heat, a guy's truck, a guy's hand in your pocket, a day apart. Day ${F.ownedDay}: ${F.ownedSkim} of every sale and a move a day. Mine.`,
      `Every mornin' late, ${F.lateReputation} off your name. And from the first one, nobody in town lends you a dime.`,
      `I take ${F.goods} of the goods and write down ${F.credit} of what they're worth. Sell 'em yourself. Pay me. It's cheaper.`,
    ],
  },
]
