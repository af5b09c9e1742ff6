import type { SHARKS_LOOKS_AND_TASTES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-looks-and-tastes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's looks, belongings and tastes. */
export const SHARKS_LOOKS_AND_TASTES_LINES: ThemeLines<typeof SHARKS_LOOKS_AND_TASTES_EXCHANGES> = {
  your_car: [
    [
      'A man drives. I look out.',
      'An old Lincoln. It starts quietly.',
      'I walk to mass. The car follows.',
    ],
    ['The same car. It is patient.'],
  ],
  your_money: [
    ['I do not count. Others do.', 'Enough. I began with one coat.', 'A rich man is never asked.'],
    ['You count me again. Count yourself.'],
  ],
  what_you_wear: [
    [
      'A cardigan. Anna made it.',
      "Black coat. It was my brother's.",
      'A clean collar. That is all.',
      'A black coat. The first one.',
      'Old shoes. They have walked on men.',
      'Wool. Anna mends it.',
    ],
    ['The same coat. It outlives fashions.'],
  ],
  your_tailor: [
    [
      'An old man. He sews. I wait.',
      'Same tailor since 1946. He is mute.',
      'Anna chooses the cloth. I stand.',
    ],
    ['The same old man. He is slower.'],
  ],
  dress_like_boss: [
    [
      'One coat. No gold. Sit straight.',
      'Dress as for a funeral. They wonder whose.',
      'The quiet man needs no hat.',
    ],
    ['The coat is nothing. Walk slower.'],
  ],
  fav_color: [
    ['Stone has many. I like gray.', 'Orange. The fruit, too.', 'Black. It is always correct.'],
    ['Gray, I said. Gray stays.'],
  ],
  travel_anywhere: [
    [
      'I crossed one sea. It was enough.',
      'See my hill. Fig tree. Then home.',
      'Far is the same. Men. Bread. Debts.',
    ],
    ['I told you. One sea. Behind me.'],
  ],
  fav_season: [
    [
      'Autumn. The grapes. The knife.',
      'Winter. It shows who has wood.',
      'When the fig is ripe. One week.',
    ],
    ['It turns. It always turns.'],
  ],
  pet_peeve: [
    ['Noise. Then excuses. The same thing.', 'A man who points.', 'Hats at the table. Lies after.'],
    ['I told you. You make noise.'],
  ],
  tell_about_you: [
    ['A village. A boat. Stone. This chair.', 'Little is known of me. Good.'],
    ['You know enough. More is heavy.'],
  ],
  body_looks: [
    [
      'A coat. A hat. Old hands.',
      'Smaller than they say. It helps.',
      'Stone makes shoulders. Mine are made.',
    ],
    ['You have seen enough of me.'],
  ],
  own_gun: [
    [
      'I had a chisel. It was enough.',
      'No. Others carry. I speak.',
      'A man with a gun is already late.',
    ],
    ['Still only hands. Still enough.'],
  ],
  star_sign: [
    ['Stars. My mother knew them. I know men.', 'The Bull, they say. He stands.'],
    ['Again stars. Look down. The street is there.'],
  ],
  guy_in_corner: [
    ['My son. He does not speak.', 'Look at me. Not there.', 'No one. You saw no one.'],
    ['He stays. You look elsewhere.'],
  ],
  why_this_borough: [
    [
      'I built the hill. I sit on it.',
      'The Bronx is quiet. Police are few.',
      'A king does not move. Others come.',
    ],
    ['I stay. You come. That is order.'],
  ],
  what_you_got_there: [
    ['Names. Yours is small. Still.', 'Do not touch it. Men have.'],
    ['Closed. As before.'],
  ],
  see_your_book: [
    [
      'My book is here. Behind the eyes.',
      'What I remember, ACCOUNT shows. The rest sleeps.',
      'You have one line. Keep it clean.',
    ],
    ['The book stays shut. As yours should.'],
  ],
  do_you_sleep: [
    ['I close my eyes. Not both.', 'The door is open. Always.', 'I sleep when debts sleep.'],
    ['I am here. I said.'],
  ],
  fav_drink: [
    ['Water. Others drink.', 'Espresso. Then silence.', 'Wine, Sundays. My own.'],
    ['The same glass.'],
  ],
}
