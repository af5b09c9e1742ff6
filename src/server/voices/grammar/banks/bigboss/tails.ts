import type { Bank } from '../../bank.ts'

export const TAILS: Bank = [
  {
    topic: 'tail:loan_offer',
    lines: ['Deal?', '{amount}. Deal?', 'A deal?', 'Deal or no?', 'So. Deal?', 'The deal stands.'],
  },
  {
    topic: 'tail:loan_terms',
    lines: [
      'The {amount} loan.',
      'I lend {amount}.',
      'Borrow {amount}?',
      '{amount} loan. Answer.',
      'Loan. {amount}.',
      'So. {amount} on loan.',
      'The loan: {amount}.',
      '{amount} to borrow.',
      '{amount} loan. Well?',
      "I'd lend {amount}.",
      'Loan stands. {amount}.',
      '{amount}. A loan.',
      'Borrow it. {amount}.',
    ],
  },
  {
    topic: 'tail:debt',
    lines: [
      'You owe {owed}.',
      'And you owe.',
      'The debt waits.',
      'You owe me.',
      '{owed}. You owe.',
      'Mind the debt.',
    ],
  },
  {
    topic: 'tail:extortion_deadline',
    lines: [
      "Time's up.",
      "{owed}. Time's up.",
      "Now. Time's up.",
      "And time's up.",
      "Time's up, {name}.",
      "Yes. Time's up.",
    ],
  },
  {
    topic: 'again',
    lines: [
      'Again.',
      'As before.',
      'Still.',
      'I said.',
      'Same.',
      'Twice now.',
      'Listen.',
      'Once more.',
      'You forget.',
      'No change.',
      'Hear it.',
      'Yes. Again.',
      'Mm. Again.',
      'So.',
    ],
  },
]
