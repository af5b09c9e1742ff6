import type { WORK_AND_SCHOOL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/work-and-school.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their job, their school and their own bills. */
export const WORK_AND_SCHOOL_LINES: ThemeLines<typeof WORK_AND_SCHOOL_EXCHANGES> = {
  boss_yelled: [
    [
      'A loud man is a weak door.',
      'I was shouted at. I bought the building.',
      'Say nothing. Remember his name. Leave well.',
    ],
    ['He still shouts. You still work. Good.'],
  ],
  dog_ate_it: [
    [
      'The dog was hungry. You were careless.',
      'My dog eats when I say.',
      'Do not blame the animal.',
    ],
    ['Again. Train it. Or hide things.'],
  ],
  im_retired: [
    [
      'You worked. Now sit. You earned it.',
      'Years of work. I salute that.',
      'Work is over. The name remains.',
    ],
    ['Still resting. Good. I could not.'],
  ],
  new_job: [
    [
      'Work. Good. Be first at the gate.',
      'A wage is clean. Respect it.',
      'Begin quietly. Stay. They will notice.',
    ],
    ['You still work there. Good.'],
  ],
  exam_tomorrow: [
    [
      'Study now. Leave me. Then sleep.',
      'What you know, you know. Go calmly.',
      'The lazy pay twice. Learn it.',
    ],
    ['Still the test. Open the book.'],
  ],
  got_fired: [
    [
      'Good. Now work for yourself.',
      'One door shut. I carried stone. Carry.',
      'They were small. Do not become so.',
    ],
    ['Still no work. The board is there.'],
  ],
  night_shift: [
    [
      'I know that tired. It is clean.',
      'Work fills hands. Then rest them.',
      'I laid stone at night. It set.',
    ],
    ['Still working. Good. Sleep, too.'],
  ],
  in_the_army: [
    [
      'I carried a rifle. One winter. Enough.',
      'Soldiers keep silent. I like soldiers.',
      'An army feeds you. Then it counts you.',
    ],
    ['The war is over. Sit.'],
  ],
  lost_business: [
    [
      'You fell. I see you standing.',
      'I had nothing. Twice. Build.',
      'What was is stone. Step on it.',
    ],
    ['You look back. The step is forward.'],
  ],
  quit_my_job: [
    [
      'Leave. But carry something with you.',
      'A man without work thinks. Careful.',
      'Work for yourself. Wake earlier.',
    ],
    ['You speak of leaving. Leave, or work.'],
  ],
  just_got_paid: [
    [
      'Work was paid. As it should be.',
      'Keep a third. Hide it from yourself.',
      'Good. A full hand is steady.',
    ],
    ['The same wage. Make it last.'],
  ],
  at_work_now: [
    [
      'You serve one man. You visit another. Careful.',
      'Be quick. Someone looks for you.',
      'I saw nothing. Go back in time.',
    ],
    ['Still hiding. I tell no one.'],
  ],
  student: [
    ['Study. Then come down and work.', 'School teaches words. The yard teaches weight.'],
    ['The books again. Finish them.'],
  ],
  my_trade: [
    [
      'Work with hands or head. Both bend.',
      'A trade. Good. It holds a man.',
      'I laid brick. I know work.',
    ],
    ['You have a trade. Keep it oiled.'],
  ],
  do_my_homework: [
    [
      'I had no school. I had stone.',
      'Your work. Your hand.',
      'Learn it. Nobody can do that for you.',
    ],
    ['The same lesson. Do it yourself.'],
  ],
  real_debts: [
    [
      'A bank. Marble outside. Me inside.',
      'Banks. My sons wear their ties.',
      'Theirs first. They send letters. I send men.',
    ],
    ['You carry that. Stand straight.'],
  ],
}
