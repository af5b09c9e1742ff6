import type { LOAN_LIMITS_AND_DOUBTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-limits-and-doubts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How much a shark lends, when he lends again, and doubts about borrowing. */
export const LOAN_LIMITS_AND_DOUBTS_LINES: ThemeLines<typeof LOAN_LIMITS_AND_DOUBTS_EXCHANGES> = {
  warned_off: [
    [
      'Wise. You came anyway.',
      'Warnings are true. So is hunger.',
      'They fear me. They never sat here.',
    ],
    ['You were warned. By them. Now by me.'],
  ],
  max_loan: [
    [
      'Part of what you are worth.',
      'To a known name, much. Build it.',
      'Your worth decides. Not your wish.',
      'A new name gets nothing. Earn one.',
      'Much. But not to everyone.',
    ],
    ['What you are worth. In part.', 'The name first. I said it.'],
  ],
  on_time_more: [
    ['Be punctual and rich. Then more.', 'I lend to names. Make yours.'],
    ['You asked. Worth. And your word.'],
  ],
  limit_why: [
    [
      'I lend on worth. And on names.',
      'Own more. Then I lend more.',
      'A part of little is little.',
    ],
    ['Grow. I said it.'],
  ],
  lend_again: [
    [
      'Some days. Then ask.',
      'You were late. I rest. You wait.',
      'No late loan anywhere. Then days. Then me.',
    ],
    ['Wait. As I said.'],
  ],
  haggle_times: [
    ['Seldom. I am stone.', 'I do not charge. What would you haggle?', 'Ask little. Ask rarely.'],
    ['Stone, I said.'],
  ],
  safe_to_borrow: [
    ['Safe. Until the day.', 'Borrow what you can carry back.'],
    ['I told you. Mind the day.'],
  ],
  loan_now_what: [
    ['Buy. Carry. Sell. Return it.', 'Money sleeps badly. Wake it.', 'Turn it twice. Then come.'],
    ['You still hold it. Move.'],
  ],
  win_without_loan: [
    [
      'You may walk alone. It is slow.',
      'A name grows by debts paid. Choose.',
      'No one must borrow. Most return.',
      'Own money first. Then mine.',
      'Learn small. Borrow when you know.',
      'A loan repaid makes a name. Ready?',
    ],
    ['Alone is allowed. I said it.', 'I said: learn, then borrow.'],
  ],
  no_loan_thanks: [
    [
      'I did not ask. Good.',
      'You need nothing. Rare. Keep it.',
      'Then keep your hands in your pockets.',
    ],
    ['I heard. No money. Peace.'],
  ],
  smallest_loan: [
    [
      'I lend weights. Not feathers.',
      'Small sums, small sharks. Try Queens.',
      'For coins there is work. For weight, me.',
    ],
    ['Too small. Still.'],
  ],
  burned_before: [
    [
      'Fire taught you. Good. Read first.',
      'Then fear it. Fear pays on time.',
      'Ruin comes from lateness. Not from signing.',
    ],
    ['The old wound. It can serve you.'],
  ],
  never_again: [
    [
      'Many said never. They sit outside.',
      'Pay the last one well. Then go.',
      'Go free. If you can stay so.',
    ],
    ['Never, again. We will see.'],
  ],
  changed_mind: [
    [
      'Then say the new mind.',
      'Change it before you press. Not after.',
      'Minds turn. Papers do not.',
    ],
    ['Again. Choose and stay.'],
  ],
}
