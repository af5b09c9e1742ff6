import type { PROMISES_AND_WORRIES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/promises-and-worries.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What debtors promise, regret and worry about. */
export const PROMISES_AND_WORRIES_LINES: ThemeLines<typeof PROMISES_AND_WORRIES_EXCHANGES> = {
  hate_owing: [
    [
      'Good. Shame pays on time.',
      'Good. Such men sleep, once they have paid.',
      'It should hurt. It keeps you straight.',
    ],
    ['You still carry it. Set down a piece.'],
  ],
  boss_knows: [
    ['I am the boss. I know.', 'He knows. He is looking at you.'],
    ['I still know. I will know tomorrow.'],
  ],
  nervous_debt: [
    [
      'Worry pays nothing. Sell one thing.',
      'You see the day. Good. Walk to it.',
      'Bring part. The rest weighs less.',
    ],
    ['Still nervous. Still here. Good.'],
  ],
  always_pay: [
    [
      'Then we will not quarrel.',
      'A word is kept or broken. Keep it.',
      'Good blood. It shows on the day.',
      'Good men do not say it.',
      'I will see. On the day.',
      'My ledger knows the best. Be in it.',
    ],
    ['You said it. I wait to see it.', 'You said so. I wait.'],
  ],
  paid_guy: [
    [
      'No man collects for me there.',
      'It is not in my hand. Not paid.',
      'Find that man. Before I do.',
    ],
    ['You paid a ghost. Twice told.'],
  ],
  name_child_after: [
    ['I have four sons. Names are spent.', 'A name is not a coin.', 'Honour me punctually.'],
    ['Keep the name. Bring the sum.'],
  ],
  dreamed_of_you: [
    [
      'I visit. You should lock up.',
      'I sleep little. I must go somewhere.',
      'Even asleep, you knew what to fear.',
    ],
    ['Again? Then I will knock first.'],
  ],
  bribe_the_shark: [
    [
      'You bribe clerks. I own the clerks.',
      'A gift will not close my page.',
      'Others sell their memory. Mine is stone.',
    ],
    ['The envelope again. My memory has no price.'],
  ],
  regrets_loan: [
    ['Regret is late. Paying can be early.', 'A mistake ends when you pay.'],
    ['You regret again. The sum does not.'],
  ],
  dont_tell_others: [
    [
      'I do not speak of debts. Lateness speaks.',
      'Silence is paid for. By the day.',
      'Be on time. Then no one knows you.',
    ],
    ['I have told no one. Time tells.'],
  ],
  not_forgotten: [
    [
      'Good. Memory first. Then money.',
      'I never thought you forgot. I watch.',
      'It has not forgotten you either.',
    ],
    ['Remember with your hands.'],
  ],
  debt_feels_real: [
    ['You feel it. Then you are honest.', 'Pay. The feeling goes with it.'],
    ['Still heavy? It should be. Pay. Breathe.'],
  ],
  other_pays_me: [
    ['Your name signed. Your hand pays.', 'Others may help you. You pay me.'],
    ['He did not come. You are here.'],
  ],
  checking_in: [
    ['I knew where you were.', 'You show your face. Good.', 'I see you. I always did.'],
    ['Here again. Good. Now bring it.'],
  ],
}
