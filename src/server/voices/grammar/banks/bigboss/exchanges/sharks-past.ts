import type { SHARKS_PAST_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-past.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's childhood and past. */
export const SHARKS_PAST_LINES: ThemeLines<typeof SHARKS_PAST_EXCHANGES> = {
  who_taught_you: [
    [
      'Hunger. Then stone. Then an old man.',
      'I carried stone for men who counted.',
      'Silence taught me. It teaches still.',
    ],
    ['Hunger, I said. You ate today.'],
  ],
  your_schooling: [
    [
      'The priest taught us. Two winters.',
      'I read late. I read well.',
      'No school. Stone has its own lessons.',
    ],
    ['No school. I said so.'],
  ],
  been_to_jail: [
    [
      'Two winters. I read one book.',
      'They took me once. They apologized.',
      'Yes. I came out with friends.',
      'Two winters. I listened to the walls.',
      'Once. I came out with more friends.',
      'Yes. Stone again. From inside.',
    ],
    ['Asked and answered. Two winters.', 'Two winters. Not one more.'],
  ],
  first_theft: [
    [
      'Bread. I was six. I repaid it.',
      "An apple. Priest's tree. He knew.",
      'I took one stone. Built on it.',
    ],
    ['Bread. Once. It is paid.'],
  ],
  nicest_thing: [
    [
      'My brother gave me his coat.',
      'A stranger gave bread. I found him later.',
      'Anna waited. Four years.',
    ],
    ['The coat. It is on me.'],
  ],
  worst_day: [
    [
      'A deck. Morning. I was alone.',
      'The day the boat arrived. One coat.',
      'It was on water. I survived it.',
    ],
    ['That day has no second telling.'],
  ],
  childhood_dream: [
    [
      'Tall. Fed. Nothing else.',
      'A fisherman. I watched the boats.',
      'A man with a door.',
      'I wanted bread twice a day.',
      'To see over the hill. I saw.',
      'My father pointed. At stone. I went.',
    ],
    ['I have the door now.', 'I was small. It was long ago.'],
  ],
  where_grew_up: [
    [
      'A village. It is under snow now.',
      'Far. You would not find it.',
      'There was a shore. I left it.',
    ],
    ['I do not name it. It sleeps.'],
  ],
  child_trouble: [
    [
      'I carried water. That was play.',
      'I was quiet. They said: old.',
      'Good. Hungry boys are good.',
    ],
    ['That boy is gone. He walked far.'],
  ],
  shark_served: [
    [
      'One winter. A rifle. No stories.',
      'I was young. They gave me boots.',
      'I saw a war. I left it there.',
    ],
    ['One winter, I said. No more.'],
  ],
  child_games: [
    [
      'One toy. A stone.',
      'We threw olives. Then we ate them.',
      'I carried water. That was the game.',
    ],
    ['The stone, I said. I have it still.'],
  ],
  what_proud: [
    [
      'Four sons. All standing.',
      'A wall in the village. It stands.',
      'I fed a street one winter. Quietly.',
    ],
    ['The wall still stands. I asked.'],
  ],
  most_embarrassing: [
    ['I trusted a friend. Once.', 'I bought a horse. It was two men.'],
    ['One mistake. You had it already.'],
  ],
  how_started: [
    [
      'I laid stone. Men needed stone. Then money.',
      'I helped one man. He told ten.',
      'Nobody taught me. I watched.',
    ],
    ['Stone. Then men. As I said.'],
  ],
  time_machine: [
    [
      'I would tell my father: do not climb.',
      'Back to the boat. I would wave longer.',
      'The future needs the same. Bread, walls.',
    ],
    ['I do not go back twice.'],
  ],
  worst_done_to_you: [
    ['A friend lied. Once. He could.', 'A brother sold my name. It was returned.'],
    ['I spoke of it. Let it lie.'],
  ],
  biggest_regret: [
    [
      'I left my mother at the harbour.',
      'I forgave one man too late.',
      'One regret. It lies by the chapel.',
    ],
    ['I carry it. You need not.'],
  ],
  ever_been_to: [
    ['I was there. When it was mud.', 'Once. With Anna. She was cold.'],
    ['You ask where I was. Everywhere. Early.'],
  ],
}
