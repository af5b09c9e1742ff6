import type { FIRST_STEPS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/first-steps.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What new players ask first. */
export const FIRST_STEPS_LINES: ThemeLines<typeof FIRST_STEPS_EXCHANGES> = {
  im_new_what_first: [
    [
      'Look at prices. Buy little. Travel.',
      'First, read HELP. Then the market.',
      'Begin small. Carry it elsewhere. Sell.',
      'Buy cheap. Travel. Sell dear. Pay Vinnie.',
      'Open the market. Begin small.',
      'Smokes first. One borough over. Then repeat.',
    ],
    ['Begin. You have asked enough.', 'Market. Train. Sale. Begin.'],
  ],
  help: [
    [
      'Read HELP. Then ask one thing.',
      'Say what you need. Briefly.',
      'The rules are in HELP. All.',
    ],
    ['HELP. I said it.'],
  ],
  what_can_i_ask: [
    [
      'Ask for money. Or for wisdom. Briefly.',
      'Loans. Rules. The street. Choose.',
      'Ask what you need. Not what amuses.',
      'Speak as to a man. Plainly.',
      'Ask. Or take a chip. Or HELP.',
      'Say what you need. Few words.',
      'Write what you want. Plain words.',
      'Ask for money. Or work. Or nothing.',
      'You speak. I hear. The chips help.',
    ],
    [
      'Loans. Rules. The street. Still.',
      'You are typing. It works.',
      'You wrote. I understood. Go on.',
    ],
  ],
  cheapest_good: [
    [
      'Smokes. Then tapes. All begin so.',
      'Smokes. They ask no name.',
      'The cheapest: smokes. Do not despise it.',
    ],
    ['Smokes. I said smokes.'],
  ],
  wallet_need: [
    [
      'Guests may sit. Keep your key.',
      'ACCOUNT. Tie your name down.',
      'No wallet needed. A name, yes.',
    ],
    ['Link it. I said where.'],
  ],
  start_good: [
    [
      'The cheap one. Many of it.',
      'Buy low. Cross water. Sell.',
      'Smokes. Then your name grows. Then more.',
    ],
    ['Look at prices. Not at me.'],
  ],
  what_you_sell: [
    [
      'I sell nothing. I lend. The market sells.',
      'Eight goods. Smokes first. Bonds last.',
      'Open the market. Look. Buy little.',
    ],
    ['The market. I said it.'],
  ],
  what_is_game: [
    [
      'Buy. Carry. Sell. Repay. The month judges.',
      'A city. Goods. Debts. You choose.',
      'Buy. Carry. Sell. Repay.',
      'From nothing to a name. That is all.',
      'Be worth more than the others.',
    ],
    ['I told you the game. Now play it.', 'The same. Buy. Carry. Sell.'],
  ],
  is_it_crypto: [
    [
      'I lend paper. Wallets are in ACCOUNT.',
      'No coin of mine has that name.',
      'Guests may sit. HELP says the rest.',
    ],
    ['ACCOUNT. I will not say it thrice.'],
  ],
  real_money: [
    [
      'Game dollars. My patience is real.',
      'It buys nothing outside. Here, everything.',
      'HELP explains the pot. I explain debts.',
      'Playing is free. More words cost.',
      'This money is not real. Rest easy.',
      'You need pay nothing. Speak less.',
    ],
    ['Free. I said so.', 'Game money still. My patience is still not.'],
  ],
  tutorial: [
    ['HELP. Read it twice.', 'Type HELP. Then walk.', 'The rules are in HELP.'],
    ['You did not read it.'],
  ],
}
