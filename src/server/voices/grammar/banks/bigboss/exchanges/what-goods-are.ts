import type { WHAT_GOODS_ARE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/what-goods-are.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What the goods and other words of the game mean. */
export const WHAT_GOODS_ARE_LINES: ThemeLines<typeof WHAT_GOODS_ARE_EXCHANGES> = {
  are_diamonds_worth: [
    [
      'Small things. Great weight. Buy low only.',
      'Earn the name first. Then they sell.',
      'Risk what you can bury. No more.',
    ],
    ['Dear goods. Cold head. I said it.'],
  ],
  what_bonds: [
    ['Paper. It pays who holds it.', 'The dearest paper. For known names only.'],
    ['Paper, I said. Dear paper.'],
  ],
  what_boards: [
    [
      'For machines. Green. Costly.',
      'Circuit boards. Not wood. I know wood.',
      'The inside of a computer. Nothing more.',
    ],
    ['Still for machines.'],
  ],
  what_threads: [
    [
      'Clothes. Good ones.',
      'Suits. Coats. What men judge by.',
      'What you wear. Better than what you wear.',
    ],
    ['Clothes. I said it.'],
  ],
  what_ice: [
    [
      'Diamonds. Small. Heavy on the soul.',
      'Stones. Not for glasses.',
      'Diamonds. Sold to good names only.',
    ],
    ['Diamonds. They do not melt.'],
  ],
  what_tapes: [
    [
      'Cassettes. Music. Loud.',
      'Copied songs. In boxes.',
      'Music for the young. Carry, do not listen.',
    ],
    ['Music. I said so.'],
  ],
  what_parts: [
    [
      'Of cars. Ask no further.',
      'Doors. Engines. The car is gone.',
      'Car parts. Somebody walks today.',
    ],
    ['Cars. Only cars.'],
  ],
  sold_everywhere: [
    [
      'All goods. All boroughs.',
      'Everywhere. The price differs.',
      'They buy it everywhere. Choose where well.',
    ],
    ['Everywhere. It is still so.'],
  ],
  good_vs_good: [
    [
      'The one with the gap.',
      'Dear goods. When your name allows.',
      'No good is best. Two prices are.',
    ],
    ['The gap. I told you.'],
  ],
  what_smokes: [
    ['Cigarettes. Cheap. Begin there.', 'Tobacco. No stamp.', 'Cartons. Men cough. Men pay.'],
    ['Cigarettes. Nothing else.'],
  ],
  what_is_vig: [
    [
      'The price of time. Paid daily.',
      'They charge it. I charge mornings.',
      'Points are the price of a day.',
      'Old words. They all mean pay.',
    ],
    ['Interest. The word has not changed.', 'It means the same. Pay.'],
  ],
  not_traded: [
    [
      'Not on the board. Not in the city.',
      'MARKET shows all. That is not there.',
      'You want what is not sold.',
    ],
    ['Still not there. Buy what is.'],
  ],
  bonds_worth: [
    [
      'Later. Names open bonds.',
      'A beginner drops heavy things. Start light.',
      'Worth it. Not yet. Not you.',
    ],
    ['Smokes first. Paper later.'],
  ],
}
