import type { Bank } from '../../bank.ts'

export const TAILS: Bank = [
  {
    topic: 'tail:loan_offer',
    lines: [
      '{amount}. Deal, wiseguy?',
      '{amount}, {rate} a day. Deal or no deal?',
      'So. {total} on {dueDay}. Deal, or I gotta draw it?',
      "That's the deal. Well, wiseguy?",
      "Deal? My hand's out and it's gettin' tired.",
      "It's {amount} or it's nothin'. Deal?",
    ],
  },
  {
    topic: 'tail:loan_terms',
    lines: [
      '{amount} loan. Yeah or nah.',
      "The loan: {amount}, {rate} a day. Pick, I ain't got all night.",
      'I lend {amount}. You bring {total}. Well?',
      '{amount} to borrow, {dueDay} to bring it back.',
      "Loan's still {amount}. I'm agin' here.",
      'You gonna borrow the {amount} or not?',
      '{amount}. {rate} interest. Blink once for yes.',
      "The {amount} loan's goin' stale.",
      'My loan, {amount}. Your move.',
      'Borrow {amount}, bring {total}. Even you can do it, wiseguy.',
      "Loan. {amount}. {dueDay}. Start talkin'.",
      "So borrow it, {amount}. Or quit starin' at it.",
      'I lend {amount} one time per conversation.',
    ],
  },
  {
    topic: 'tail:debt',
    lines: [
      'And you owe me {owed}.',
      "You owe {owed}. I ain't forgettin'.",
      "{owed}. That's the debt, wiseguy.",
      "Meantime you owe {owed}, and it ain't shrinkin'.",
      "The debt's {owed}. Tick, tick.",
      'By {dueDay} you owe me all of it.',
    ],
  },
  {
    topic: 'tail:extortion_deadline',
    lines: [
      "Time's up, wiseguy.",
      "Time's up. {owed}, and I ain't askin'.",
      "And time's up, {name}. I'm countin'.",
      "{owed}. Time's up. My guys are stretchin'.",
      "You hear that? Time's up.",
      "Now. Time's up. Don't make me get up.",
    ],
  },
  {
    topic: 'again',
    lines: [
      "Like I was sayin'.",
      'You make me say it twice.',
      'Get the wax outta your ears.',
      'One more time, for the slow ones.',
      'I said it already, wiseguy.',
      "You're a broken record, you know that?",
      "Try listenin' this time.",
      "Same song. You keep hummin' it.",
      "Again? Last time, I ain't kiddin'.",
      "What'd I just say?",
      "You forgot? I ain't never forgot nothin'.",
      'Read my lips, wiseguy.',
      'I hate this. Again.',
      "Quit daydreamin'.",
    ],
  },
]
