import type { FRONTS_AND_STORAGE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/fronts-and-storage.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Fronts, the bag, the stash and keeping goods and money safe. */
export const FRONTS_AND_STORAGE_LINES: ThemeLines<typeof FRONTS_AND_STORAGE_EXCHANGES> = {
  what_is_front: [
    [
      'A shop. It pays at midnight.',
      'Honest door. Tend it daily. It pays.',
      'A business. Neglect it and it costs.',
    ],
    ['A shop. Tend it. I said so.'],
  ],
  front_price: [
    [
      'The price hangs in FRONTS.',
      'Newsstand first. The rest follows.',
      'Look in FRONTS. Then look at yourself.',
    ],
    ['In FRONTS. As before.'],
  ],
  fronts_many: [
    [
      'One of each. Answer them daily.',
      'Midnight pays. If you tended it.',
      'You need not go. You must answer.',
    ],
    ['One of each. Every day.'],
  ],
  bag_full: [
    [
      'Sell. Or buy a larger one.',
      'Every unit takes one place. Choose better.',
      'Full hands cannot take. Put down first.',
    ],
    ['Still full. Sell.'],
  ],
  stash_stolen: [
    [
      'No thieves. Only debts and police.',
      'Nobody enters. I arranged it.',
      'Pay on time. Then it is safe.',
    ],
    ['Safe. Sleep.'],
  ],
  load_size: [
    [
      'One place. One sale. Then leave.',
      'Full bag. Several streets.',
      'Stay and sell twice: they come.',
    ],
    ['Sell once. Go.'],
  ],
  leave_goods: [
    ['What is yours walks with you.', 'No cellar. A front holds cash.', 'Carry it. Or sell it.'],
    ['Carry it. I keep nothing for you.'],
  ],
  cash_or_goods: [
    [
      'Goods. An empty road pays nobody.',
      'Full bag. A little coin.',
      'If they know you there, go empty.',
    ],
    ['Carry something. Always.'],
  ],
  protection_what: [
    ['I speak. They look away. A little.', 'It cools one borough. Trust first.'],
    ['It cools. No more than that.'],
  ],
  fronts_worth: [
    ['Tend it daily. It feeds you.', 'Neglect it. It eats you.', 'A shop hides money at night.'],
    ['Buy. Stay. I said it.'],
  ],
  hire_a_hand: [
    [
      'You work alone. It is safer.',
      'Men are earned. Not hired.',
      'Your own hands. Nobody betrays them.',
    ],
    ['Alone. As I began.'],
  ],
  carry_limit: [
    [
      'One place each. Carry what is dear.',
      'Your stash has a number. Read it.',
      'What fits. Then buy more walls.',
    ],
    ['The number stands there. Still.'],
  ],
  keep_my_money: [
    [
      'I lend. I do not keep.',
      'My vault knows one hand.',
      'Money that rests is eaten. Buy something.',
    ],
    ['No. Carry your own.'],
  ],
  put_in_bank: [
    ['No bank. Buy a front.', 'I hold men. Not deposits.', 'Money must walk. Let it.'],
    ['Still no bank. I would own it.'],
  ],
  insure_goods: [
    ['No insurance. Only caution.', 'Carry less. Lose less.', 'I protect men. Not boxes.'],
    ['Nothing is insured. Not you either.'],
  ],
  bought_front: [
    [
      'A house of business. Stand in it daily.',
      'You own walls now. Walls hold.',
      'Feed it each day. It feeds you.',
    ],
    ['Your house again. Was it tended today?'],
  ],
  hide_a_thing: [
    [
      'No. I hide nothing. I am hidden.',
      'Carry your own secrets.',
      'What I hide is never asked for.',
    ],
    ['No. Hide it elsewhere.'],
  ],
  hide_me: [
    [
      'No one sleeps here but me.',
      'Go where you have sold nothing.',
      'I do not hide men. I find them.',
    ],
    ['No. Keep moving.'],
  ],
}
