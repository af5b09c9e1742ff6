import type { Bank } from '../../bank.ts'

export const TAILS: Bank = [
  {
    topic: 'tail:loan_offer',
    lines: [
      'So, {amount}! Deal?',
      '{amount} and {days}! Is it a deal, pal?',
      'What do you say, deal?',
      '{total} by {dueDay}! Do we have a deal?',
      "It's an honest deal! Your call.",
      "Think it over: {amount}! Deal or no deal, we're friends.",
    ],
  },
  {
    topic: 'tail:loan_terms',
    lines: [
      "The {amount} loan's still on the table, by the way!",
      'And I can lend you that {amount}, if you want it!',
      'You still want to borrow the {amount}?',
      'About that loan: {amount}, {total} back! What do you say?',
      'So, the loan! {amount}, till {dueDay}?',
      "I'd still lend {amount}! No pressure.",
      "Loan's {amount}, {rate} a day! Take it or don't.",
      "If you want to borrow it, {amount}'s right here!",
      "It's only {interest} of interest, you know!",
      "That {amount} loan's getting lonely in the can!",
      'You borrow {amount}, you bring {total}! Easy.',
      "I'll lend the {amount} whenever you're ready!",
      'So what about my little {amount} loan?',
    ],
  },
  {
    topic: 'tail:debt',
    lines: [
      'And hey, you owe {owed}. Just saying.',
      "Don't forget you owe me {owed}, okay?",
      'You still owe {owed}, pal.',
      "There's the debt too, {owed}, by {dueDay}.",
      'Little reminder: you owe {owed}.',
      'You owe {owed}. I hate to nag.',
    ],
  },
  {
    topic: 'tail:extortion_deadline',
    lines: [
      "But time's up, pal. {owed}.",
      "And {name}? Time's up.",
      "I hate to say it: time's up.",
      "Time's up, you know that, right?",
      "It's {owed}, and time's up.",
      "Please. Time's up.",
    ],
  },
  {
    topic: 'again',
    lines: [
      'Okay, one more time!',
      'Like I was saying!',
      "I'll say it again, no problem!",
      "You didn't hear me? The kettle, right?",
      'We been here, but sure!',
      'Again? For you, anything!',
      'Same as before, pal!',
      'Let me repeat myself like my aunt!',
      'From the top!',
      "Didn't I just say?",
      'Okay, okay, listen!',
      'Stop me if you heard this one!',
      'Round and round we go!',
      "I'm a patient guy!",
    ],
  },
]
