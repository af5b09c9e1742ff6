import type { Bank } from '../../bank.ts'

export const TAILS: Bank = [
  {
    topic: 'tail:loan_offer',
    lines: [
      'So: {amount} for {days}. Do we have a deal?',
      '{total} on {dueDay}. Is it a deal?',
      'Is that a deal you would sign?',
      'May I take it that we have a deal?',
      'The deal, then, is {amount}. Your answer?',
      'Consider the deal and tell me: yes or no?',
    ],
  },
  {
    topic: 'tail:loan_terms',
    lines: [
      'Meanwhile the loan of {amount} awaits your answer.',
      'As to the loan: {amount}, {total} on {dueDay}. Your decision?',
      'I would still lend {amount}. Would you still take it?',
      'You were going to tell me whether you borrow the {amount}.',
      'The loan remains at {amount}; what do you say?',
      'Shall I lend the {amount}, or close the page?',
      'And the {amount} loan? I dislike open questions.',
      'To borrow {amount} or not: that was the matter before us.',
      'The interest would be {interest}. Is it worth it to you?',
      'My loan of {amount} is a yes-or-no question.',
      'Do you borrow {amount}, or do you merely visit?',
      'We left a loan of {amount} on the table. Shall we return to it?',
      'I lend {amount} on those terms, and on no others today.',
    ],
  },
  {
    topic: 'tail:debt',
    lines: [
      'You owe {owed}, incidentally.',
      'And you owe {owed}, as we both know.',
      'The debt, for the record, is {owed}.',
      'May I remind you that you owe {owed}?',
      'You owe {owed} by {dueDay}; let us not lose sight of it.',
      'What you owe stands at {owed}.',
    ],
  },
  {
    topic: 'tail:extortion_deadline',
    lines: [
      "And time's up, {name}, as you will have noticed.",
      "Time's up. The figure is {owed}.",
      "I repeat, without emphasis: time's up.",
      "It is {owed}, and I am sorry to say that time's up.",
      "Do bear in mind that time's up.",
      "As for the date: time's up.",
    ],
  },
  {
    topic: 'clause',
    when: ['wants_share'],
    lines: ['While it runs, {share} of the profit on every sale comes to me.'],
  },
  {
    topic: 'clause',
    when: ['wants_pledge'],
    lines: ['Your {pledge} stay in my safe until that day.'],
  },
  {
    topic: 'again',
    lines: [
      'I repeat myself, which I dislike.',
      'As I have said.',
      'Permit me to say it a second time.',
      'We have been over this ground.',
      'My answer has not changed with the asking.',
      'Once more, then, for the record.',
      'You asked; I answered; you ask again.',
      'I refer you to what I said before.',
      'Repetition is not negotiation.',
      'Again, and more slowly.',
      'I shall be consistent, if not original.',
      'Do you write things down? You might.',
      'The same question earns the same reply.',
      'Let us pretend I had not said it.',
    ],
  },
]
