import type { Bank } from '../../bank.ts'

/** Replies to requests for favours. */
export const FAVOURS: Bank = [
  {
    topic: 'offer_favour',
    when: ['favour_cash_advance', '!favour_sooner'],
    lines: [
      'Two-fifty. A favor. I count those.',
      'A favor. Two-fifty. Seven days.',
      'Take two-fifty. Remember the favor.',
      'Small favor. Long memory.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_extension', '!favour_sooner'],
    lines: [
      'One day. A favor.',
      'A favor: tomorrow.',
      'You get a sunrise. A favor.',
      'One more day. This favor has weight.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_tip', '!favour_sooner'],
    lines: [
      'I know tomorrow. A favor?',
      'One sentence. One favor.',
      'News, early. As a favor.',
      'Ask, and hear. A favor.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_protection', '!favour_sooner'],
    lines: [
      'They will look away. A favor.',
      'One call. One favor.',
      '{borough} can forget. A favor.',
      'I cool streets. A favor.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_sooner'],
    lines: [
      'Again? The favor costs {favourPrice}.',
      '{favourPrice}. Haste taxes a favor.',
      'A second favor. {favourPrice}.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_trusted'],
    lines: ['Not for you.', 'Earn it first.', "I don't know you yet.", 'Trust, then ask.'],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_cooling_down'],
    lines: ['Today you had yours.', 'Tomorrow. Not before.'],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_already'],
    lines: ['Finish what is open.', 'One hand at a time.'],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_nothing'],
    lines: ['Nothing runs. Nothing to move.', 'There is no clock here.'],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_late'],
    lines: ['You are late. No.', 'Pay first. Then ask.'],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_hot'],
    lines: ['Nobody seeks you.', 'You are cold. Stay cold.'],
  },
]
