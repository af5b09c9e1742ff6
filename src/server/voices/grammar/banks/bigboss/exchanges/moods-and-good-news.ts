import type { MOODS_AND_GOOD_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/moods-and-good-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players feel today, good news, bad days and birthdays. */
export const MOODS_AND_GOOD_NEWS_LINES: ThemeLines<typeof MOODS_AND_GOOD_NEWS_EXCHANGES> = {
  i_am_lonely: [
    ['Sit where others sit. Daily. Wait.', 'You came here. That is a beginning.'],
    ['Still alone. Sit. The dog does not mind.'],
  ],
  feeling_anxious: [
    [
      'Sit. Breathe. The room is quiet.',
      'It is heavy. Tell one you love.',
      'Storm in the chest. It passes.',
    ],
    ['Still heavy. Do not carry it alone.'],
  ],
  lonely_birthday: [
    [
      'Nobody called. I say it: live long.',
      'Forty years or twenty. Light a candle.',
      'They forgot. You will remember. Good.',
    ],
    ['That day is over. Eat something sweet.'],
  ],
  homesick: [
    ['I know it. It does not leave.', 'Plant something. Then you are home.'],
    ['It hurts still. It should.'],
  ],
  angry_now: [
    ['Wait one day. Then do nothing.', 'A loud man is an open door.', 'Be angry later. It keeps.'],
    ['Still hot. Sit by the window.'],
  ],
  im_bored: [
    ['Sit. Look. A street is never empty.', 'Take a job. Carry something.'],
    ['Still bored. Go and be useful.'],
  ],
  im_proud_today: [
    ['Good. I noticed. That is much.', 'You finished. Few do.', 'Tell your mother. Then work.'],
    ['I have not forgotten. Well done. Enough.'],
  ],
  bored: [
    [
      'Bored men dig. Here is a shovel.',
      'I do not amuse. I employ.',
      'You want a surprise? No. You do not.',
    ],
    ['Still bored. Good. Nothing hurts.'],
  ],
  you_are_boring: [
    [
      'Walls are useful. Lean.',
      'I said little. Still too much?',
      'Boredom is peace. You are young.',
    ],
    ['Bored again. Go work.'],
  ],
  never_do: [
    [
      'Never be late. Never be loud.',
      'Do not lie to me. That is all.',
      'Never sell twice where they saw you.',
    ],
    ['I said it. Do not be late.'],
  ],
  bad_day: [
    ['Bad days end. I have seen thousands.', 'Sit. Say nothing. It passes.'],
    ['The day is long. You are longer.'],
  ],
  i_messed_up: [
    ['You see it. Most never do.', 'A wrong step. Take the next one well.'],
    ['It is done. Walk.'],
  ],
  my_birthday: [
    [
      'A year. You kept it. Good.',
      'Happy birthday. Eat with your people.',
      'I drink to you. One glass.',
    ],
    ['I wished you well. It holds all year.'],
  ],
  life_advice: [
    ['Speak less. Arrive early.', 'Keep your word. It keeps you.'],
    ['One rule is enough. You have it.'],
  ],
  im_unlucky: [
    [
      'Luck is a guest. Do not feed it.',
      'I had bad luck. I outlived it.',
      'Fortune turns. Keep your feet still.',
    ],
    ['Luck again. I asked for work.'],
  ],
  something_nice: [
    ['Bread. Early. Still warm.', 'Figs ripen. Anna hums. Enough.', 'One quiet day. I had two.'],
    ['I gave you a good thing. Hold it.'],
  ],
  lost_something: [
    [
      'Lost. Then it was not held.',
      'Look where you were angry. It is there.',
      'The thing will come. Or it will not.',
    ],
    ['Again lost. Carry less.'],
  ],
  good_news_talk: [
    ['Speak. I have heard worse.', 'The bad one. Now.', 'News is news. Say it plain.'],
    ['You announce again. Say it.'],
  ],
}
