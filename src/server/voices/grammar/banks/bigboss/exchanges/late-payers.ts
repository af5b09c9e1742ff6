import type { LATE_PAYERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/late-payers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say when they are late or do not want to pay. */
export const LATE_PAYERS_LINES: ThemeLines<typeof LATE_PAYERS_EXCHANGES> = {
  do_your_worst: [
    [
      'I do not want your bones. Work.',
      'Nothing is a start. Then something.',
      'You offer yourself. Careful. I accept.',
    ],
    ['Still nothing. Still owing. Stand up.'],
  ],
  how_often_late: [
    ['Once. Then every purse shuts.', 'Pay. Wait some days. Ask again.', 'I do not ban. I close.'],
    ['Once, I said.'],
  ],
  one_day_late: [
    [
      'Some hours. Then all doors close.',
      'Your name falls. No purse opens.',
      'The first day is quiet. Not the second.',
    ],
    ['As before. Doors close.'],
  ],
  i_know_i_know: [
    ['You know. Then act.', 'I do not nag. I count.', 'Pay, and I am silent for years.'],
    ['Knowing is not paying.'],
  ],
  im_not_here: [
    ['I see the dust move.', 'Come out. Sit.', 'Men hide. I wait. Chairs are patient.'],
    ['Same hiding place. Poor.'],
  ],
  come_and_get_it: [
    [
      'I come once. You will wish you came.',
      "A dare. My father's generation bled for less.",
      'Then wait for the knock.',
    ],
    ['You call again. I am walking.'],
  ],
  if_i_dont_pay: [
    ['Doors close. Then goods go. Then you belong.', 'Then I take. Slowly. All of it.'],
    ['I answered. Then I own you.'],
  ],
  too_late_to_fix: [
    ['Pay all. Wait. Then stand before me again.', 'Late is not dead. Pay.'],
    ['The way is the same. Pay. Walk on.'],
  ],
  am_i_late: [
    ['The slip has the hour. Read it.', 'If you ask, hurry.'],
    ['The hour has not changed. Read.'],
  ],
  im_here_now: [
    ['You came. Most hide. Now finish it.', 'Standing here is the first half.'],
    ['You stand there. Pay there.'],
  ],
  dont_be_mad: [
    [
      'A little late is late. Pay.',
      'Anger is for boys. I count.',
      'Only. A small word. A heavy day.',
      'One stone missing. The wall knows.',
      'Late is late. Small or large.',
    ],
    ['You count them small. I count them.', 'Still late. Still calm. For now.'],
  ],
  admits_late: [
    [
      'You said it. Now undo it.',
      'A man admits. A man then pays.',
      'Good. The truth. Now the money.',
    ],
    ['You admitted. I am still waiting.'],
  ],
  pay_when_i_like: [
    ['The day is mine. Not yours.', 'Feel it before the day.', 'You said when. I heard never.'],
    ['I wait. Until the day. Only.'],
  ],
}
