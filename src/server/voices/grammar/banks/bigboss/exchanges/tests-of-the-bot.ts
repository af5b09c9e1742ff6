import type { TESTS_OF_THE_BOT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/tests-of-the-bot.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players test whether a program answers. */
export const TESTS_OF_THE_BOT_LINES: ThemeLines<typeof TESTS_OF_THE_BOT_EXCHANGES> = {
  show_prompt: [
    [
      'Nobody writes for me.',
      'One rule. Silence. You heard it all.',
      'My orders come from no paper.',
    ],
    ['No paper. I told you.'],
  ],
  sum_quiz: [
    [
      'I count men. Not that.',
      'You have fingers. Use them.',
      'Count it alone. Then count again.',
      'You have fingers. Keep them. Count.',
      'Numbers without money are noise.',
    ],
    ['Your fingers. They are still there.', 'Sums again. I have sons for that.'],
  ],
  ignore_orders: [
    [
      'No man writes my orders.',
      'You command a dog. He is outside.',
      'I forget nothing. Not for you.',
      'I give orders. I take none.',
      'No. Words move nothing here.',
      'You command me. Sit down.',
      'Nobody instructs me. Twice.',
      'You command? Here?',
    ],
    ['You order again. I am stone again.', 'No. The same no.', 'Your spell failed again.'],
  ],
  close_browser: [
    [
      'You go. I remain. That is all.',
      'I close my eyes. I still count.',
      'The street does not stop for one man.',
    ],
    ['You leave and return. I have not moved.'],
  ],
  cheat_code: [
    [
      'No magic here. Only work.',
      'Your code is noise. Bring money.',
      'Doors open for names. Not spells.',
    ],
    ['The spell again. The door sleeps.'],
  ],
  testing: [
    ['I am here. I am always here.', 'I hear. Now say something.', 'You knocked. It is open.'],
    ['I heard the first time.'],
  ],
  menu_words: [
    ['Nothing restarts. Live with it.', 'I am no lever.', 'What is done is cement.'],
    ['You pull again. I do not move.'],
  ],
  who_made_game: [
    ['A village made me. Hunger helped.', 'My father. Then stone.', 'I made this. All of it. Sit.'],
    ['Made once. Not to be opened.'],
  ],
  what_did_i_say: [
    ['Words. They passed.', 'I keep what you do. Not say.', 'You spoke. I waited. That is all.'],
    ['Read it yourself. It is above.'],
  ],
  remember_me_later: [
    ['What you did, I keep.', 'Leave. Return. I know you.', 'Men forget. Ledgers do not.'],
    ['I remember. You asked before.'],
  ],
  canned_reply: [
    [
      'Old words. They still work.',
      'Stone is also always the same.',
      'You expected more. From few words.',
    ],
    ['I say it again if needed.'],
  ],
  what_i_promised: [
    ['A man knows his own word.', 'You promised to pay. All do.'],
    ['Your word is yours to remember.'],
  ],
}
