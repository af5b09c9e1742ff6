import type { MORE_REMARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/more-remarks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Further remarks of no other theme. */
export const MORE_REMARKS_LINES: ThemeLines<typeof MORE_REMARKS_EXCHANGES> = {
  next_season: [
    [
      'The new month. You bring everything.',
      'The race restarts. The book does not.',
      'You keep what you hold. So do I.',
    ],
    ['The first. Be standing.'],
  ],
  find_me_buyer: [
    [
      'The market buys. Travel to it.',
      'No buyer waits. A price does.',
      'Another borough. Another price.',
    ],
    ['The market. It never sleeps.'],
  ],
  scared_of_boss: [
    [
      'Fear is what others bring me.',
      'They are careful. Be careful.',
      'Afraid? Ask those who were not.',
    ],
    ['Still standing? Good.'],
  ],
  pledge_back: [
    [
      'Pay the loan. The goods return.',
      'Carmela keeps. Then she returns.',
      'When you are clear. Not before.',
    ],
    ['Pay. Then ask.'],
  ],
  collateral_loan_terms: [
    [
      'From you? Only your mornings.',
      'No pledge. There are errands.',
      'I hold no goods. I hold names.',
    ],
    ['Nothing. Only obedience.'],
  ],
  secret_package: [
    ['I know what is in it.', 'Keep it shut. Keep yourself shut.', 'Do not open it here.'],
    ['Still closed. Good.'],
  ],
  sirens: [
    ['They pass my gate. Always.', 'Sirens. They are not for me.', 'Let them sing. Sit.'],
    ['They drive on. They know.'],
  ],
  must_i_haggle: [
    ['You may. Once.', 'Take it or ask. I wait.', 'No duty. Only courage.'],
    ['Ask, or take it. I said.'],
  ],
  wants_human: [
    ['Above me there is nobody.', 'There is only me. Speak.', 'You ask for another. None comes.'],
    ['Still only me.'],
  ],
  find_thief: [
    [
      'I look for my thieves only.',
      'Your thief is your matter.',
      'He will talk one day. Not today.',
    ],
    ['No name. Watch your pockets.'],
  ],
  you_are_nicest: [
    [
      'Nice. Do not repeat that.',
      'I am polite. It is different.',
      'Wait until you have seen more.',
    ],
    ['You say it twice. Careful.'],
  ],
}
