import type { EASIER_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/easier-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who want a lower debt, more time or another way to pay. */
export const EASIER_TERMS_LINES: ThemeLines<typeof EASIER_TERMS_EXCHANGES> = {
  freeze_interest: [
    [
      'Others count days. I count men. Bring it.',
      'I stop nothing. Finish it.',
      'What is signed runs. Pay, and it ends.',
      'I freeze nothing. Be on time.',
      'A day may move. Time does not stop.',
      'Time runs. For popes, too.',
    ],
    ['No pause. I said so.', 'No. As before.'],
  ],
  pay_in_goods: [
    ['Cash. I keep no warehouse.', 'Sell it. Then come.', 'Goods leave with collectors. Cheaply.'],
    ['I said cash.'],
  ],
  renegotiate: [
    ['Signed. I do not reopen.', 'Haggle before. Pay after.', 'The day may move. Not the terms.'],
    ['It is signed. Still.'],
  ],
  rate_same: [
    [
      'As we said. Nothing, until late.',
      'My word stands. Be on time.',
      'Unchanged. Late is another matter.',
    ],
    ['The same. I said.'],
  ],
  bankrupt: [
    ['No man begins again. He pays.', 'Nothing is forgiven. It is worked off.'],
    ['Pay. There is no other door.'],
  ],
  double_or_nothing: [
    [
      'I do not gamble. I own the tables.',
      'No coin decides here. I do.',
      'You bet. I lend. Know the difference.',
    ],
    ['Put the coin away.'],
  ],
  pay_odd_things: [
    [
      'Cash. Nothing else is heavy enough.',
      'I cannot bury that. Bring cash.',
      'Play money is for grandsons.',
    ],
    ['Cash. I said it once.'],
  ],
  number_is_wrong: [
    [
      'The number is right. Count the days.',
      'Read the slip. Then speak.',
      'I do not miscount. Men do.',
    ],
    ['It is the number. Still.'],
  ],
  work_it_out: [
    [
      'Bring a part. That is the arrangement.',
      'Bring something today. That is how we begin.',
      'Yes. You pay. Each visit, a stone.',
    ],
    ['You know the way. Walk it.'],
  ],
  installments: [
    [
      'Stone by stone. But finish the wall.',
      'Any sum. Any hour. Before the day.',
      'Parts. Yes. All of them by the day.',
      'Bring a piece. Then another.',
    ],
    ['In parts. Yes. Begin.', 'Yes. I wait for the first.'],
  ],
  cut_my_debt: [
    [
      'I forgive nothing I wrote down.',
      'Pay half. Then half remains.',
      'No man bargains after the handshake.',
    ],
    ['Not a coin less. Still.'],
  ],
  why_so_much_now: [
    [
      'Missed errands grow. Late days grow. Not I.',
      'It grew where you did not go.',
      'You skipped errands, or days. It counted them.',
    ],
    ['It is right. It was right before.'],
  ],
  time_unasked: [
    ['Once. Before the day.', 'Ask early. Ask once.', 'Time is given. It is remembered.'],
    ['Once. I said once.'],
  ],
}
