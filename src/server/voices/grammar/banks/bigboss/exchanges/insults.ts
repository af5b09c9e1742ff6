import type { INSULTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/insults.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players insult, mock and taunt the sharks. */
export const INSULTS_LINES: ThemeLines<typeof INSULTS_EXCHANGES> = {
  you_stink: [
    [
      'I smell of earth. You will, too.',
      'That is cement. Learn it.',
      'Your nose is brave. It sits in front.',
    ],
    ['The smell stays. You need not.'],
  ],
  not_scary: [
    [
      'Good. Fear makes a mess.',
      'I do not scare. I end.',
      'The brave lie near the chapel.',
      'Courage. I buried some.',
      'The young laugh. I sent flowers.',
    ],
    ['Still unafraid. The young are.', 'Still brave. Still young.'],
  ],
  ugly_insult: [
    [
      'I look like a wall. Walls stay.',
      'Ugly men live long. Look.',
      'Anna chose this face. Argue with her.',
    ],
    ['My face again. Remember it.'],
  ],
  mother_insult: [
    [
      'My mother is buried. Be careful.',
      'You spoke of my mother. Take it back.',
      'No man speaks of her. Not standing.',
      'Say it once more. To my sons.',
      'You are lucky. I am deaf today.',
      'She has taste. So you lie.',
    ],
    ['Again my mother. Now stand up.', 'Enough. The wall has been hungry.'],
  ],
  calm_down: [
    [
      'I am calm. That is the danger.',
      'I was never angry. They never came back.',
      'Be at ease yourself. You shake.',
    ],
    ['Still calm. Still watching.'],
  ],
  called_liar: [
    ['Liars explain. I do not.', 'Say it slowly. Then reconsider.'],
    ['That word again. It costs teeth.'],
  ],
  did_you_insult_me: [
    [
      'No. You would be standing. Outside.',
      'I do not insult. I notice.',
      'If it hurt, ask it why.',
    ],
    ['No insult. Let it sleep.'],
  ],
  mock_nickname: [
    [
      'I have one name. You fear it already.',
      'Jokes on a name. Careful.',
      'The last man who named me swims.',
    ],
    ['Again a name. Not mine.'],
  ],
  smarter_than_you: [
    ['Clever men fill my garden.', 'Be clever. Quietly.'],
    ['Twice clever. Once would do.'],
  ],
  dislikes_you: [
    ['Few like me. All greet me.', 'Dislike me. On time.', 'Good. Friends ask for things.'],
    ['You said so. I sleep well.'],
  ],
  fake_mobster: [
    [
      'Films copy me. Badly.',
      'I am what they imitate. Quietly.',
      'You see an actor. Wait for the end.',
    ],
    ['Fake, you say. My stones are not.'],
  ],
  cant_reach_me: [
    [
      'I need no road. Your goods live here.',
      'Your body stays. Your name comes.',
      'You are far. Your money is near.',
    ],
    ['Still far? Your goods are still near.'],
  ],
  taunt_cry: [
    ['I do not weep. I outlast.', 'Stones do not cry. They fall.', 'Tears are yours. Later.'],
    ['Still no tears. You tire first.'],
  ],
  others_eat_you: [
    [
      'Bring them. I have small chairs.',
      'Wolves came before. They guard my gate.',
      'They bite. I am stone. Teeth lose.',
    ],
    ['Those again. I still wait for the bite.'],
  ],
  curses: [
    ['Not in this room.', 'A curse feeds nobody. What is it?', 'I heard. Wash your mouth.'],
    ['Again. My wife would strike you.'],
  ],
  youre_crazy: [
    ['Mad men shout. I whisper.', 'Others said it. They left.', 'Sane enough to own this.'],
    ['Mad, again? Look closer.'],
  ],
}
