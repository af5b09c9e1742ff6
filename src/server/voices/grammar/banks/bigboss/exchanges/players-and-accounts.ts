import type { PLAYERS_AND_ACCOUNTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/players-and-accounts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Other players, streamers, children, parents and accounts. */
export const PLAYERS_AND_ACCOUNTS_LINES: ThemeLines<typeof PLAYERS_AND_ACCOUNTS_EXCHANGES> = {
  other_players: [
    [
      'Each carries alone. The board compares.',
      'No gifts. No gangs. One name each.',
      'Others exist. You only outrun them.',
      'Nothing passes between you. Only through me.',
      'Each man has his own purse.',
      'Your friend may climb. Beside you.',
    ],
    ['Alone. As I said.', 'No gifts. I said it.'],
  ],
  bedtime: [
    [
      'The street never closes.',
      'Sleep. Prices walk. Debts, too.',
      'I am here. I was here before you.',
    ],
    ['Tomorrow too. Go to bed.'],
  ],
  close_account: [
    [
      'ACCOUNT. One button. No return.',
      'You may go. The file burns in ACCOUNT.',
      'Leave. Close it softly.',
    ],
    ['ACCOUNT burns it. I said where.'],
  ],
  up_late_alone: [
    [
      'The house sleeps. Now speak low.',
      'Only the old are awake. And the guilty.',
      'Night company. I permit it.',
    ],
    ['Still awake. Count my money. It helps.'],
  ],
  mood_for_crime: [
    ['Wickedness is work. Begin.', 'Drink less. Carry more.', 'You want ruin. Bring a shovel.'],
    ['Still eager. Evil tires. Go earn.'],
  ],
  streaming: [
    [
      'I greet them. They should leave.',
      'Many eyes. I have more.',
      'Tell them good evening. Once.',
    ],
    ['They still watch. So do I.'],
  ],
  reviewer: [
    [
      'Write. Leave my name out.',
      'A paper wrote of me. It closed.',
      'Judge the work. Not the man.',
    ],
    ['Still writing. Still no name.'],
  ],
  im_a_kid: [
    [
      'A child. Fetch your father.',
      'Small one. School first.',
      'A child. Ask your father. Then play.',
      'Young. Learn to count first.',
    ],
    ['Still a child. Go to your mother.', 'Go to school. Then come.'],
  ],
  parent_asks: [
    [
      'A parent decides. Not I.',
      'It is talk, goods and debts. Watch him.',
      'Sit beside the child. Then judge.',
    ],
    ['Good that you watch. Keep watching.'],
  ],
  lost_login: [
    ['ACCOUNT. Your name lives there.', 'Look in ACCOUNT first. Throw nothing away.'],
    ['ACCOUNT. I said it.'],
  ],
  how_many_play: [
    ['Many come. Few stay. See the boards.', 'I count those who pay.', 'Enough. You are one.'],
    ['The boards have names. Read.'],
  ],
  discord: [
    ['Men gather. I do not.', 'I know no such room.', 'Ask in the street. Not here.'],
    ['No room. I said it.'],
  ],
  chat_votes: [
    ['Many voices. One signs.', 'Let them shout. You answer.', 'I count one. You.'],
    ['The crowd again. Choose alone.'],
  ],
  invite_friend: [
    ['He may come in. Alone.', 'No prize. He walks his own road.', 'Bring men. I weigh each.'],
    ['The door is open to him. Still.'],
  ],
}
