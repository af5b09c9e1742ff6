import type { LOVE_AND_HOME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/love-and-home.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about love, marriage, pets and the place they live in. */
export const LOVE_AND_HOME_LINES: ThemeLines<typeof LOVE_AND_HOME_EXCHANGES> = {
  got_dumped: [
    [
      'A door closed. Do not knock.',
      'It is winter now. Winter ends.',
      'Love left. Your name stayed. Stand up.',
    ],
    ['Still that door. Look elsewhere.'],
  ],
  what_to_wear: [
    [
      'One dark coat. Forty years. Enough.',
      'Clean shirt. Clean shoes. Clean hands.',
      'They invited you. Not the cloth.',
    ],
    ['Still no coat. Ask a cousin.'],
  ],
  bad_roommate: [
    [
      'I send no one. Close your door.',
      'Live alone. Or forgive.',
      'Say it once. Then change the lock.',
    ],
    ['He is still there. So are you.'],
  ],
  saw_a_rat: [
    ['It eats. It hides. It lives.', 'I know worse in good suits.', 'Close the bread. It will go.'],
    ['Another one. Walk where there is light.'],
  ],
  getting_married: [
    [
      'Marry. Speak little. Stay.',
      'Ask the father. Then the mother.',
      'Good. One house. One name. Keep both.',
    ],
    ['You decided. Do not look at the door.'],
  ],
  first_date: [
    [
      'Listen. That is the whole art.',
      'Clean hands. Few words. Walk home slowly.',
      'Anna and I walked. Nobody spoke. Good.',
    ],
    ['You were nervous. It passes. So does youth.'],
  ],
  new_home: [
    [
      'A door of your own. Good.',
      'Bread first. Salt. Then furniture.',
      'I built houses. Knock on the walls.',
    ],
    ['Your house stands. Sleep in it.'],
  ],
  partner_is_mad: [
    [
      'Go home. Sit near. Be silent.',
      'One quarrel. Forty years. I apologized.',
      'Bring bread. Lower your eyes. Stay.',
    ],
    ['Still at war. Lose it. Gladly.'],
  ],
  new_pet_home: [
    [
      'Feed it. It will guard you.',
      'Mine has no name. He comes anyway.',
      'A stray chose you. Be worthy.',
    ],
    ['It stays. Good. Beasts know.'],
  ],
  have_a_crush: [
    [
      'Speak. Once. Look up when you do.',
      'Anna dropped an orange. I returned it.',
      'The silent man dies with his letter.',
    ],
    ['Still silent. Even I spoke once.'],
  ],
  was_cheated_on: [
    [
      'A broken word. Leave without noise.',
      'Be sure. Then be gone.',
      'Who lies at table, lies everywhere.',
    ],
    ['You are still looking back. Do not.'],
  ],
  house_chores: [
    [
      'A swept floor is respect. Sweep.',
      'I wash my own cup. Always.',
      'Work with the hands. The head rests.',
    ],
    ['Still sweeping. Good. Corners too.'],
  ],
  home_repair: [
    [
      'I would have built it better. Fix it.',
      'Close the valve. Then call a mason.',
      'Water finds every lie. Look behind the wall.',
    ],
    ['It still fails. Learn the tool.'],
  ],
  haircut: [
    ['Hair grows. Faces stay.', 'My barber died. I kept the cut.', 'Vanity. Forgiven. Comb it.'],
    ['The same head. It will do.'],
  ],
  anniversary: [
    [
      'Years together. That is a house.',
      'Forty, mine. Silence, bread, and one key.',
      'Good. Bring an orange. Peeled.',
    ],
    ['You stay. That is the secret.'],
  ],
  im_single: [
    [
      'She comes late. Or he. Keep house.',
      'Better alone than badly seated.',
      'Learn to cook. Learn to wait.',
    ],
    ['Still alone. The door is not locked.'],
  ],
  new_pet_street: [
    [
      'Mine has no name. He comes.',
      'Feed it yourself. Then it is yours.',
      'It chose you. That is rare.',
    ],
    ['It grows. Teach it to wait.'],
  ],
  girl_advice: [
    [
      'Listen. Then listen again. Forty years.',
      'Bring tomatoes. Say little.',
      'Go home on time. That is all.',
    ],
    ['You are here. Go to her.'],
  ],
  rent_is_due: [
    [
      'A roof first. Then the rest.',
      'Work. The board has some. Keep your door.',
      'I slept in a cellar. It was paid.',
      'Keep the roof. Then pay the rest.',
      'A landlord. A small king.',
      'Walls cost. Streets cost more.',
    ],
    ['Still short? Then work before you speak.', 'The rent again. It always comes.'],
  ],
}
