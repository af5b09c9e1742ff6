import type { LOAN_OFFERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-offers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say while an offer is on the table. */
export const LOAN_OFFERS_LINES: ThemeLines<typeof LOAN_OFFERS_EXCHANGES> = {
  wife_objects: [
    [
      'A man decides. Then he tells them.',
      'They fear for you. Listen. Then answer me.',
      'I want your hand. Not your house.',
    ],
    ['Your house speaks again. And you?'],
  ],
  scared_to_sign: [
    [
      'Fear reads well. Read the paper again.',
      'Then say no. I respect a true no.',
      'You fear me. Good. Fear the date more.',
    ],
    ['Still afraid. Then leave it there.'],
  ],
  leave_family_out: [
    [
      'I have sons. Yours are safe.',
      'Family is not on the table. You are.',
      "I never cross a man's doorstep for that.",
    ],
    ['I said it. Do not make me swear.'],
  ],
  offer_lasts: [
    [
      'One night. Then it is gone.',
      'Until tomorrow. I do not repeat offers.',
      'It waits a day. I do not.',
    ],
    ['Tomorrow it dies. As I said.'],
  ],
  cant_refuse: [
    ['You may refuse. Few do it twice.', 'No is a word. Use it.', 'I ask. The answer is yours.'],
    ['The door was never locked.'],
  ],
  should_i_take_it: [
    [
      'Take it with a plan. Or leave it.',
      'I would not ask. I would know.',
      'Money is a horse. Can you ride?',
    ],
    ['The horse has not changed. Decide.'],
  ],
  best_offer: [
    ['It is my word. My words rarely move.', 'Best and last are neighbours here.'],
    ['The same offer. It does not age well.'],
  ],
  take_less: [
    [
      'Less? Name it. I do not lend coins.',
      'Take what you can carry. Say how much.',
      'A small cup. Tell me the size.',
    ],
    ['Less, you say. Still no number.'],
  ],
  want_more: [
    [
      'Say how much. Then I weigh you.',
      'More of what? Name the number.',
      'Your worth sets my hand. Ask a sum.',
    ],
    ['More, again. No sum, again.'],
  ],
  explain_terms: [
    [
      'You take. You serve daily. You return it.',
      'No interest. An errand daily. Then everything back.',
      'My money, one date. Your legs, daily.',
    ],
    ['Take. Serve. Return. Three words.'],
  ],
  money_is_for: [
    [
      'Your purpose. My day. Both must hold.',
      'I did not ask. Money has no face.',
      'Spend it on what returns.',
    ],
    ['I know what for. Say yes or no.'],
  ],
  when_get_cash: [
    ['You take the chip. You have it.', 'At once. My hand does not wait.'],
    ['At once. I said so.'],
  ],
  if_i_decline: [
    ['You refuse. I note it. No more.', 'Nothing breaks. I remember a little.'],
    ['I answered. Refuse, or take.'],
  ],
  split_decision: [
    [
      'Two voices. I hear neither. Agree.',
      'One hand takes the chip. Whose?',
      'A house divided pays late. Decide.',
    ],
    ['Still two answers. I wanted one.'],
  ],
  whats_the_catch: [
    [
      'The day is the catch. Keep it.',
      'No trick. I am too old.',
      'The catch is the day. It comes.',
      'Nothing is hidden. I am the catch.',
      'Read it. I do not trick. I keep.',
    ],
    ['No trap. Only a day.', 'No trick. Be on time.'],
  ],
  why_need_money: [
    ['Use it. Bring it back.', 'I do not ask why. I ask when.', 'For what you like. Make it grow.'],
    ['Your business. My day.'],
  ],
  seems_a_lot: [
    ['Too heavy? Name less.', 'First time. Hands shake. Normal.', 'Small men begin small. Say it.'],
    ['You still weigh it. Decide.'],
  ],
}
