import type { LOAN_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Interest, papers, signatures and what is fair. */
export const LOAN_TERMS_LINES: ThemeLines<typeof LOAN_TERMS_EXCHANGES> = {
  interest_per_day: [
    [
      'I take none. You run errands.',
      'No interest. No day. No whole.',
      'Others count days. I count loyalty.',
    ],
    ['Mine does not grow. Do the errands.'],
  ],
  compound: [
    [
      'Nothing upon nothing stays nothing. Be punctual.',
      'Mine does not grow. Until late.',
      'No interest. A missed errand grows it.',
      'Mine stands still. While you are punctual.',
      'Theirs grows on itself. Mine waits.',
    ],
    ['I said. It rests until late.', 'I answered. It grows where I am not.'],
  ],
  is_it_legal: [
    ['I am older than that law.', 'Here I am the law.', 'Judges ask me. Not you.'],
    ['You ask like a policeman.'],
  ],
  fake_name: [['I lend to faces.', 'I know the name your mother chose.'], ['I know both names.']],
  lawyer_reads: [
    [
      'My word needs no lawyer. Yours might.',
      'Four lawyers work for me. They fish.',
      'Show him. He will advise silence.',
    ],
    ['He is still reading. I am still here.'],
  ],
  sign_in_blood: [
    ['No blood. A hand.', 'The devil asked me for terms. Once.', 'Keep the soul. I want the sum.'],
    ['Still afraid of ink.'],
  ],
  need_to_sign: [
    [
      'No paper. The chip. Your word.',
      'You press. You are bound.',
      'I need no documents. I know you.',
    ],
    ['The chip signs. I told you.'],
  ],
  why_interest: [
    ['Money now costs something later. Always.', 'You pay because others said no.'],
    ['For time. I said it.'],
  ],
  receipt: [
    ['LOANS holds it. My memory holds it too.', 'Paper burns. What is paid is paid.'],
    ['LOANS. It is written there still.'],
  ],
  daily_or_end: [
    [
      'All of it, by the day. Parts, earlier.',
      'Pay when you like. Never after the day.',
      'Money, by its day. Errands, every day.',
    ],
    ['By the day. All. I said it.'],
  ],
  first_day_interest: [
    ['From the handshake. Mine bears none, in time.', 'The first day counts. With them.'],
    ['At the signing. I said it.'],
  ],
  part_interest: [
    [
      'Only what remains grows.',
      'Pay a part. The rest grows less.',
      'The sum first. Then its shadow.',
    ],
    ['What remains. Nothing else.'],
  ],
  usury: [
    [
      'It is a price. You may walk.',
      'They call it sin. They return.',
      'Banks steal with ink. I use words.',
    ],
    ['You judge again. The door is open.'],
  ],
  own_mother_terms: [
    [
      'My mother asked for nothing. Ever.',
      'Blood pays first. And quietly.',
      'To my sons I lend work.',
    ],
    ['My family is not your measure.'],
  ],
  in_writing: [
    [
      'It is written. LOANS shows it.',
      'My word. Then the slip. Both hold.',
      'You want ink. The slip has ink.',
    ],
    ['It is written still. Read LOANS.'],
  ],
  same_for_all: [
    ['All pay what they agreed.', 'My terms. For every man.', 'A good name pays less.'],
    ['The same. For all.'],
  ],
  grows_offline: [
    [
      'The clock does not wait for you.',
      'You leave. The day comes anyway.',
      'Away or here. The day is the day.',
    ],
    ['It runs. I said.'],
  ],
}
