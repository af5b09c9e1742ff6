import type { CHOOSING_A_LENDER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/choosing-a-lender.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Which shark to borrow from, loans from several, and why sharks lend. */
export const CHOOSING_A_LENDER_LINES: ThemeLines<typeof CHOOSING_A_LENDER_EXCHANGES> = {
  why_shark: [
    ['A shark is loud. I am not.', 'Men name what they fear.', 'I do not bite. I wait.'],
    ['Call me Boss. It is enough.'],
  ],
  two_sharks: [
    [
      'One with each. Late once: all close.',
      'You may. Pay each with your own.',
      'Two masters. Carry both if you can.',
      'One loan each. Late once, all close.',
      'Many tables. One name. Guard it.',
    ],
    ['One each. I said it.', 'You may. I told you.'],
  ],
  lowest_rates: [
    [
      'I charge none. I choose few.',
      'Mine is lowest. The door is narrow.',
      'I. Then Tommy. Ask who admits you.',
    ],
    ['Still I. Still few.'],
  ],
  two_loans: [
    ['One man. One loan.', 'Finish one. Then ask.', 'One. Others have their own tables.'],
    ['One, I said.'],
  ],
  pay_with_loan: [
    [
      'It pays. It is also heard of.',
      'Whose money? He will know soon.',
      'My coin in his hand? I learn.',
    ],
    ['He will hear. As I did.'],
  ],
  are_you_bank: [
    [
      'A bank has clocks. I have time.',
      'I lend. I do not sell.',
      'The market sells. I decide who may try.',
    ],
    ['No bank. Banks fail.'],
  ],
  rival_gives_more: [
    ['They lend what I allow.', 'More? Then count the fingers after.'],
    ['You are still here. Not there.'],
  ],
  sell_my_debt: [
    [
      'I do not sell. I keep.',
      'Debts stay where they were born.',
      'Who would dare to buy from me?',
    ],
    ['Not for sale. I said it.'],
  ],
  who_owes_you: [
    ['Better men than you. Quieter, too.', 'A bishop. A banker. And you.'],
    ['No names. Yours neither.'],
  ],
  owe_another_too: [
    [
      'Many masters. Start with the nearest day.',
      'Their money is theirs. Pay with yours.',
      'You juggle knives. Look up.',
    ],
    ['Still many. Still one of you.'],
  ],
  which_shark_first: [
    ['Begin below. Climb to me.', 'They lend to want. I lend to names.'],
    ['You know the order. Begin.'],
  ],
  most_ever_lent: [
    [
      'Once, a whole street. He kept his word.',
      'Enough to build a street. It has lamps.',
      'More than you. To quieter men.',
    ],
    ['The harbour. I told you. None since.'],
  ],
  why_lend_me: [
    ['I lend. You serve. That is worth more.', 'You came. The rest I arranged.'],
    ['Why you? I have said. Because I chose.'],
  ],
  who_lends_more: [
    [
      'Carmela lends most. I lend heaviest.',
      'The lady lends widest. I weigh heaviest.',
      'Tommy least. The lady most. I choose.',
    ],
    ['I ranked them. Ask for yours.'],
  ],
  nobody_borrows: [
    [
      'No name, no loan. Make one.',
      'I lend to names I have heard.',
      'Strangers go to the others. First.',
    ],
    ['Still no name. Still no.'],
  ],
  buy_rival_debt: [
    [
      'You shook his hand. Finish with him.',
      'No. I carry no man’s stone.',
      'Your page is there. It stays there.',
    ],
    ['No. It stays with him.'],
  ],
}
