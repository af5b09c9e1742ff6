import type { PRICES_AND_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/prices-and-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Prices, why they move and the news about them. */
export const PRICES_AND_NEWS_LINES: ThemeLines<typeof PRICES_AND_NEWS_EXCHANGES> = {
  cheaper_where: [
    [
      'Read both. Buy at the lower.',
      'It changes. The board does not lie.',
      'One is cheaper today. Look which.',
    ],
    ['Both are on the board. Look.'],
  ],
  why_prices_moved: [
    ['News. Read the wire.', 'It jumped. It will return. Wait.', 'Somebody was raided. It passes.'],
    ['It will come back. They do.'],
  ],
  when_prices_change: [
    [
      'By the clock. Day and night.',
      'They move without you.',
      'Sleep. They move. Wake. They moved.',
    ],
    ['The clock. As I said.'],
  ],
  who_sets_prices: [
    ['Nobody. Not even I.', 'It is sealed. At the end, opened.', 'Chance. And your own hand.'],
    ['Nobody. Suspicion moves nothing.'],
  ],
  fee_spread: [
    [
      'The middle takes its share. Always.',
      'Two prices. And a fee. Read first.',
      'Earn more than the toll of trading.',
    ],
    ['The fee. It was always there.'],
  ],
  price_falls_selling: [
    [
      'You pushed. It moved. Wait.',
      'Sell a part here. The rest elsewhere.',
      'Your own hand did it. It heals.',
    ],
    ['Let it heal. I told you.'],
  ],
  read_news: [
    [
      'The wire is true. It fades.',
      'Headlines move one price. Be early.',
      'Read what happened. Then go there.',
    ],
    ['Read the wire. Daily.'],
  ],
  corner_market: [
    ['It refills. You do not.', 'You raise only your own price.', 'Buy the sea. Bring a bucket.'],
    ['The sea is still full.'],
  ],
  same_everywhere: [
    ['Then wait. A wise man waits.', 'No gap, no road. Work instead.', 'Flat water. Mend the net.'],
    ['Wait. It will move.'],
  ],
  quote_changed: [
    [
      'The price moved. Look. Press again.',
      'Short of money, room or name. Check.',
      'It protects you. Be quicker.',
    ],
    ['Read why. It is written.'],
  ],
  prices_elsewhere: [
    [
      'MARKET. Choose a good. Read every borough.',
      'You may look from here. It is free.',
      'The market shows all. Open your eyes.',
    ],
    ['MARKET. All boroughs. There.'],
  ],
  haggle_market: [
    [
      'The market has no ears. Wait.',
      'More costs more. Not less.',
      'Wait, or go elsewhere. It will fall.',
    ],
    ['It does not bargain. I told you.'],
  ],
  rumour_true: [
    [
      'Men talk. Prices do not. Look.',
      'If true, the board shows it.',
      'Who told you? Ask what he sells.',
    ],
    ['Look at the price. Again.'],
  ],
  price_crash: [
    [
      'Prices fall. Debts stand.',
      'Ask for days. Once. Before.',
      'Your loss is yours. Sell elsewhere.',
    ],
    ['Let them fall. Your number stays.'],
  ],
  price_of_good: [
    [
      'The board says. Every twenty minutes, otherwise.',
      'Gold and a name. Dear goods want both.',
      'Ask the market. I am not a stall.',
    ],
    ['The market. As before.'],
  ],
  price_how_long: [
    [
      'News fades. Slowly. Be there first.',
      'No price holds. Hours, not weeks.',
      'High falls. Low rises. Move now.',
    ],
    ['Less than before. Why do you stand here?'],
  ],
  record_price: [
    [
      'Compare six prices. Then you know.',
      'Every price has a home. It returns.',
      'High today is memory tomorrow.',
    ],
    ['Watch. Remember. Then buy.'],
  ],
}
