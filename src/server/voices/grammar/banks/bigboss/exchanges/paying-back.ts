import type { PAYING_BACK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/paying-back.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How, where and when to pay a debt back. */
export const PAYING_BACK_LINES: ThemeLines<typeof PAYING_BACK_EXCHANGES> = {
  debt_or_stock: [
    [
      'If it earns more, trade. Then pay.',
      'Never be late. The rest is arithmetic.',
      'Time left? Trade. No time? Pay.',
      'First the wall. Then the garden.',
    ],
    ['Pay in time. Trade until then.', 'I told you. Look at the day.'],
  ],
  early_reward: [
    [
      'No interest to save. The errands end.',
      'Early is trust. Too early proves little.',
      'No fine. My errands stop.',
    ],
    ['Early ends it. I said so.'],
  ],
  where_debts: [
    [
      'Open LOANS. All names stand there.',
      'The MARKET. Then LOANS. Read.',
      'LOANS shows who, what, when.',
    ],
    ['I said where. LOANS.'],
  ],
  cost_of_waiting: [
    [
      'The same. If you ran my errands.',
      'Waiting is free. Missing errands is not.',
      'No interest. Until you are late.',
    ],
    ['The same sum. Be there.'],
  ],
  where_pay: [
    ['The chip. Or LOANS. Any part.', 'LOANS. My name. Pay.', 'Below my words. It says pay.'],
    ['The same chip.'],
  ],
  opening_debt: [
    ['All begin owing. Pay Vinnie.', 'It brought you here. Pay it.'],
    ['It is still there. Pay.'],
  ],
  pay_early_saves: [
    ['With me you save errands.', 'Early is good. Nothing is taken for it.'],
    ['Early. I said it is good.'],
  ],
  pay_for_friend: [
    [
      'No. Each man carries his own.',
      'His page. His hands. Not yours.',
      'Carry your own stone. His is his.',
    ],
    ['No. Tell him to come.'],
  ],
  almost_there: [
    [
      'Almost is not paid. Walk on.',
      'Good. You gather. Finish it.',
      'Bring what you hold. Then the rest.',
      'Almost. Bring that part.',
      'Near is not here. Walk on.',
    ],
    ['Still almost. The day does not wait.', 'Almost, again. Finish it.'],
  ],
  pay_extra: [
    ['I take no alms.', 'Keep it. Bring respect instead.'],
    ['No more than the page says. Again.'],
  ],
  debt_is_zero: [
    [
      'My book hears money. Not speeches.',
      'You say nothing. The slip says something.',
      'Only one hand erases. Mine. It rests.',
    ],
    ['It stands where it stood.'],
  ],
  remind_me: [
    [
      'I remind once. When you come.',
      'The day stands in LOANS. Read it.',
      'Forget your name first. Not my day.',
    ],
    ['LOANS remembers. So do I.'],
  ],
}
