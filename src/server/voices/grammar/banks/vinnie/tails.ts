import type { Bank } from '../../bank.ts'

export const TAILS: Bank = [
  {
    topic: 'tail:loan_offer',
    lines: [
      '{amount}. Deal?',
      '{amount}, {rate} a day. Deal or no deal?',
      'So. {total} on {dueDay}. Deal?',
      "That's the deal. Well?",
      "Deal? My hand's out.",
      "It's {amount} or it's nothing. Deal?",
    ],
  },
  {
    topic: 'tail:loan_terms',
    lines: [
      '{amount} loan. Yes or no.',
      'The loan: {amount}. {rate} a day. Choose.',
      'I lend {amount}. You bring {total}. Well?',
      '{amount} to borrow, {dueDay} to bring it back.',
      "Loan's still {amount}. Hurry up.",
      'You gonna borrow the {amount} or not?',
      '{amount}. {rate} interest. Blink once for yes.',
      "The {amount} loan's going stale.",
      'My loan, {amount}. Your move.',
      'Borrow {amount}, bring {total}. Simple.',
      'Loan. {amount}. {dueDay}. Talk.',
      "So borrow it. {amount}. Or don't.",
      'I lend {amount} one time per conversation.',
    ],
  },
  {
    topic: 'tail:debt',
    lines: [
      'And you owe me {owed}.',
      "You owe {owed}. Don't forget it.",
      "{owed}. That's the debt.",
      'Meantime you owe {owed}.',
      "The debt's {owed}. Tick, tick.",
      'By {dueDay} you owe me all of it.',
    ],
  },
  {
    topic: 'tail:extortion_deadline',
    lines: [
      "Time's up.",
      "Time's up. {owed}.",
      "And time's up, {name}.",
      "{owed}. Time's up.",
      "You hear that? Time's up.",
      "Now. Time's up.",
    ],
  },
  {
    topic: 'again',
    lines: [
      'Like I said.',
      'You make me say it twice.',
      'Clean your ears.',
      'One more time, for the slow ones.',
      'I said it already.',
      'Broken record, you.',
      'Listen this time.',
      'Same song.',
      'Again. Last time.',
      'What did I say?',
      "You forgot? I don't.",
      'Read my lips.',
      'I hate this. Again.',
      'Pay attention.',
    ],
  },
]
