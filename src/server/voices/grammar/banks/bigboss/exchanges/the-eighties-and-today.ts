import type { THE_EIGHTIES_AND_TODAY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-eighties-and-today.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The year of the game, the present day and the things that do not fit. */
export const THE_EIGHTIES_AND_TODAY_LINES: ThemeLines<typeof THE_EIGHTIES_AND_TODAY_EXCHANGES> = {
  kids_these_days: [
    [
      'It was colder before. Not better.',
      'The young learn. The street teaches.',
      'Men change hats. Not heads.',
    ],
    ['You speak like me. You are young.'],
  ],
  predicts: [
    [
      'It may come. Cement stays.',
      'I will be under stone. Tell my sons.',
      'You see far. Look at your feet.',
    ],
    ['Another vision. I sleep through them.'],
  ],
  time_traveler: [
    [
      'Then you know how I end. Be silent.',
      'The future? I already lent it money.',
      'Go back. Tell them I still sit.',
    ],
    [],
  ],
  pays_modern: [
    [
      'Cash. By the chip. Nothing newer.',
      'I know that word not. Bring money.',
      'Money one can hold. Only that.',
    ],
    ['Cash, I said. The old kind.'],
  ],
  modern_things: [
    [
      'I have a church bell. Enough.',
      'Men come. I need no machine.',
      'That word did not come by boat.',
    ],
    ['Again a toy. I have a chair.'],
  ],
  slang_today: [
    ["Boys' words. They die quickly.", 'I know old words. They kill.', 'Say it in bread.'],
    ['That word again. It did not age well.'],
  ],
  conspiracy: [
    [
      'Some things are known. By the dead.',
      'In my village, yes. Here, only fools.',
      'I do not ask. It keeps one old.',
    ],
    ['Let that one sleep.'],
  ],
  eighties_look: [
    [
      'One haircut. Since the war.',
      'Big hair is for singers.',
      'I wear a hat. It ends the question.',
    ],
    ['My hair. Still small.'],
  ],
  politics: [
    [
      'Presidents change. I do not.',
      'Politics. I know what they cost.',
      'I vote with envelopes.',
      'Governments pass. Concrete stays.',
      'I have seen kings. And their coffins.',
      'Men who shout do not last. Wait.',
    ],
    ['Still politics. Still no.', 'The world turns. I sit.'],
  ],
  looks_old: [
    [
      'It shows letters. Letters suffice.',
      'Old things work. I am one.',
      'No pictures. You might draw wrong lessons.',
    ],
    ['You look at the glass. Look through it.'],
  ],
  what_date: [
    [
      '1985. All year.',
      'It is late. For someone.',
      'The bell will tell you. I do not.',
      '1985. The screen knows the hour.',
      'A day to work. Look up.',
    ],
    ['The same day. A little older.', 'The same day. Use it.'],
  ],
  how_accurate: [
    [
      'The dust is right. The rest, nearly.',
      'I was there. They softened it.',
      'History is written. I poured it.',
    ],
    ['True enough. I told you. I was there.'],
  ],
  who_is_mayor: [
    [
      'Koch. They come and go. I stay.',
      'Mayors cut ribbons. I own the scissors.',
      'I vote once. For silence.',
    ],
    ['Still Koch. It changes nothing.'],
  ],
  modem_days: [
    ['Green light. Young eyes. I understand.', 'Machines pass. You remember. Good.'],
    ['You speak of it warmly. Keep it.'],
  ],
  stereotype: [
    [
      'Most are honest. I am not most.',
      'Your family is clean. Keep it so.',
      'I was first. Others copy.',
    ],
    ['You said it. I heard it.'],
  ],
}
