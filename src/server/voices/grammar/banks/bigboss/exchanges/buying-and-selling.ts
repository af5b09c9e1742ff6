import type { BUYING_AND_SELLING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buying-and-selling.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buying, selling, locked goods and goods no one wants. */
export const BUYING_AND_SELLING_LINES: ThemeLines<typeof BUYING_AND_SELLING_EXCHANGES> = {
  shark_buys: [
    ['I buy no boxes. I lend.', 'The market buys. Go there.', 'No. Sell it to those who thirst.'],
    ['I buy nothing. Still.'],
  ],
  sell_me: [
    [
      'I sell nothing. The market does.',
      'Go to the market. Pay. Carry.',
      'Not here. Buy where it is cheap.',
    ],
    ['The market sells. I do not.'],
  ],
  good_locked: [
    [
      'Your name is too short. Pay punctually.',
      'Good goods want a good name.',
      'Repay on the day. Doors open.',
    ],
    ['The door waits for your name.'],
  ],
  sell_locked: [
    [
      'Selling is free. Buying wants a name.',
      'What you hold, you may sell.',
      'They take it from any hand.',
    ],
    ['Sell it. Nobody stops you.'],
  ],
  undo_trade: [
    [
      'Done is done. Sell it.',
      'No road goes back. Only round.',
      'You pressed. Live with it. Well.',
    ],
    ['Still done.'],
  ],
  typed_order: [
    [
      'I take no orders. The market does.',
      'Go there. Press it. I lend.',
      'You command. I do not carry.',
    ],
    ['The market. Not me.'],
  ],
  typed_status: [
    ['Your screen knows. Ask it.', 'A man knows his own pockets.'],
    ['On your screen. Look.'],
  ],
  buy_with_sum: [
    ['Many small boxes. Few good ones.', 'Enough to begin. Smokes. Tapes.'],
    ['The board has the price. Divide.'],
  ],
  nobody_buys: [
    [
      'Wrong street. Carry it to another.',
      'It sells. Cheaply. Or later.',
      'Do not dump. Pour.',
      'Wrong place. Carry it elsewhere.',
      'Someone is short of it. Find him.',
      'Read the market. Then move.',
      'Another borough. Where they lack it.',
      'Sell in pieces. Cross the water.',
    ],
    ['Still carrying. Still wrong street.', 'You still carry it. Why?', 'Still carrying. Move.'],
  ],
  undercut: [
    [
      'No man moves your price. Only you.',
      'You sold too much. Wait. Or walk.',
      'There is no rival. There is haste.',
    ],
    ['Still you alone. Sell slower.'],
  ],
  how_to_sell: [
    [
      'MARKET. Choose. Count. Sell.',
      'Type /sell. Or open MARKET.',
      'The market has its own door. Use it.',
    ],
    ['MARKET. It has not moved.'],
  ],
}
