import type { COLLECTORS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/collectors.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The collectors, what they take, and what became of others who did not pay. */
export const COLLECTORS_LINES: ThemeLines<typeof COLLECTORS_EXCHANGES> = {
  guys_at_home: [
    ['They stand. They do not enter. Pay.', 'No man of mine frightens children. You did.'],
    ['They leave when you pay. Not before.'],
  ],
  when_collector: [
    [
      'Hours of grace. Then days of loss.',
      'First your name. Then men come.',
      'Not at once. Then every day.',
    ],
    ['Hours. Then it begins.'],
  ],
  owned_out: [
    [
      'Owned men work. Then they leave.',
      'Pay all. Then stand up.',
      'No interest. Only work. Begin.',
    ],
    ['Pay. That is the door.'],
  ],
  if_debtor_vanished: [
    [
      'Men vanish by my leave.',
      'A shadow stays. I read shadows.',
      'I wait. He grows tired. They all do.',
    ],
    ['Tell your friend I wait.'],
  ],
  if_you_died: [
    [
      'I have four sons. Count them.',
      'Men waited for it. I buried them.',
      'The stone dies. The wall stands.',
    ],
    ['Still alive. Disappointed?'],
  ],
  all_refuse_to_pay: [
    [
      'They tried in sixty-three. It rained.',
      'A hundred men. I need only the first.',
      'Men always need. I am always here.',
    ],
    ['Your union is very quiet.'],
  ],
  dont_hurt_me: [
    [
      'I do not break my own tools.',
      'Stand up. Nobody strikes a kneeling man here.',
      'Pain pays nothing. Be calm.',
    ],
    ['You are whole. Stay useful.'],
  ],
  sending_someone: [
    ['Pay in time. Nobody comes.', 'Late men get visits. Not all at once.'],
    ['You listen for steps. Pay. Then sleep.'],
  ],
  you_took_goods: [
    [
      'The late are harvested. It was counted.',
      'Taken and counted. Cheaply. The rest stands.',
      'I warned by the calendar. It took.',
    ],
    ['It is not coming back. Pay the rest.'],
  ],
  how_to_stop_it: [
    [
      'Pay. All of it. It stops.',
      'Sell what you have. Bring it to me.',
      'I want what is mine. Then silence.',
    ],
    ['I said how. Now do it.'],
  ],
  last_nonpayer: [
    [
      'He works. Not for himself.',
      'He lost the name first. Then the rest.',
      'Ask him. He sweeps my steps.',
      'He works for me. Still.',
      'Nobody asks about him now. Except you.',
    ],
    ['I told you. He is still sweeping.'],
  ],
  ever_forgave: [
    [
      'Once. He named a son after me.',
      'Time I give. The sum, never.',
      'I forgave a dead man. He was punctual.',
    ],
    ['You look for mercy. It has one chair.'],
  ],
  double_collect: [
    [
      'Paid is paid. I close the door.',
      'Once paid, I burn the page.',
      'I never take twice. Once is enough.',
    ],
    ['Once. Then you are free.'],
  ],
  if_i_die: [['Pay first. Die later.', 'I have waited at graves.'], ['You live. So you can pay.']],
  are_we_even: [
    [
      'They took part. Bring the rest.',
      'It counts. It is not all.',
      'Even is zero. Look at the slip.',
      'No. Something stands in LOANS.',
      'Even? Not yet. I would be silent.',
    ],
    ['Not even. Not yet.', 'Still not even.'],
  ],
  anyone_escape: [
    [
      'No one. Some think so.',
      'They run. I am where they arrive.',
      'One did. He wrote, later. He paid.',
    ],
    ['The same answer. No one.'],
  ],
}
