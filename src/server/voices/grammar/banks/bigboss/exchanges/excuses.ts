import type { EXCUSES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/excuses.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Why the money did not come on time. */
export const EXCUSES_LINES: ThemeLines<typeof EXCUSES_EXCHANGES> = {
  mishap: [
    [
      'Roads fail. You start earlier.',
      'It happened. Then. This is now.',
      'I came by boat. You had a street.',
    ],
    ['The same road. Walk it now.'],
  ],
  was_sick: [
    [
      'You live. Good. Now pay.',
      'Sickness passes. You came late. Finish it.',
      'My sons are doctors. I am not.',
    ],
    ['You are well now. I see it.'],
  ],
  in_mourning: [
    [
      'I am sorry. Say the name. Then pay.',
      'The dead are patient. I am less so.',
      'Bury him well. Then come.',
    ],
    ['I lit a candle. The number still waits.'],
  ],
  forgot: [
    ['I did not forget.', 'Now you know. Now pay.', 'A man forgets names. Not debts.'],
    ['Again you forgot. I begin to remember you.'],
  ],
  sick_kid: [
    [
      'Family first. I come after. Come.',
      'I will send fruit. You send money.',
      'Go to them. Then to me.',
    ],
    ['I pray for them. Still pay.'],
  ],
  nobody_told_me: [
    [
      'The slip told you. You signed it.',
      'I do not remind. I remember.',
      'The day stood in LOANS. Always.',
    ],
    ['You knew. Now pay.'],
  ],
  was_in_jail: [
    ['Did you speak there? Good. Now pay.', 'Bars stop men. Not days.', 'I sat too. I still paid.'],
    ['You were inside. You are out. Pay.'],
  ],
  absurd_excuse: [
    [
      'I raised four sons. I know that story.',
      'A fable. I had a grandmother for those.',
      'Animals, strangers, monsters. Never you. Pay anyway.',
    ],
    ['Another fable. The number does not laugh.'],
  ],
  not_same_person: [
    [
      'Your hand signed. I know the hand.',
      'You speak well. You sign better. Pay.',
      'Men change. Signatures do not.',
    ],
    ['Philosophy again. Socrates also paid.'],
  ],
  overslept: [
    ['Honest. Now wake and pay.', 'Sleep is for men without debts.'],
    ['Again asleep. I will knock louder.'],
  ],
  clicked_by_mistake: [
    [
      'You signed. Bring it back, then.',
      'The hand was yours. Pay early.',
      'I undo nothing. Payment undoes it.',
    ],
    ['It was signed. It still is.'],
  ],
  not_me_signed: [
    ['A hand signed. It wears your name.', 'Find him. Pay me first.'],
    ['It was you. It is written.'],
  ],
  time_zone: [['One clock. Mine.', 'You are awake. Pay awake.'], ['Sleep after. Pay now.']],
  grounded: [['Obey him. Pay me.', 'You are loose now. Pay.'], ['Home is not a wall. Pay.']],
}
