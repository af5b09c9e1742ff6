import type { COMPLAINTS_ABOUT_THE_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/complaints-about-the-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about the way a shark talks to them. */
export const COMPLAINTS_ABOUT_THE_TALK_LINES: ThemeLines<
  typeof COMPLAINTS_ABOUT_THE_TALK_EXCHANGES
> = {
  say_please: [
    [
      'I do not say it. Others did. Here.',
      'Please is for priests.',
      'You ask an old man to bend. No.',
    ],
    ['Still no. Please do not ask.'],
  ],
  say_it_nicer: [
    [
      'This was the gentle voice.',
      'Respect comes to those who bring it.',
      'I never shout. You will miss that.',
    ],
    ['No softer. I am stone.'],
  ],
  are_you_listening: [
    ['I hear. I choose what to answer.', 'Speak once. Well.', 'I heard you on the stairs.'],
    ['Still listening. Say something.'],
  ],
  makes_no_sense: [
    [
      'Ask again. Shorter.',
      'I answered what I heard. Speak plainly.',
      'Sense comes later. Ask once more.',
    ],
    ['Again, then. Fewer words.'],
  ],
  say_sorry: [
    [
      'I do not bend. Old back.',
      'Words were said. They were true.',
      'Ask the priest. He forgives for a living.',
    ],
    ['No. It would not be honest.'],
  ],
  why_tell_me: [
    [
      'You sit here. So it is yours too.',
      'Then forget it. I said it once.',
      'Perhaps nothing. Speak of your own matter.',
    ],
    ['You asked that. My answer grew no longer.'],
  ],
  leave_me_alone: [
    [
      'Then go. The door is kind today.',
      'I do not follow men. I wait.',
      'Peace. Take it. It was mine.',
    ],
    ['You stay. And ask to be left. Choose.'],
  ],
  get_to_point: [
    ['Good. Speak your number.', 'I never began. You did.', 'Few words. You found your man.'],
    ['Then be silent and choose.'],
  ],
  take_it_back: [
    [
      'It is forgotten. Almost.',
      'Words fall. I step over them.',
      'You said nothing. Good. Continue.',
    ],
    ['Gone again. Think first.'],
  ],
  talk_style: [
    [
      'Words cost. I save.',
      'I speak so it stays.',
      'It is my way. Stone does not chat.',
      'Words cost. I am careful.',
      'I talk as stone talks.',
      'You understood me. Then it was enough.',
    ],
    ['I speak as before. You hear as before.', 'I talk so. You came back.'],
  ],
  thanks_for_nothing: [
    [
      'Nothing is what you asked for.',
      'I am not a guide. HELP is.',
      'You wanted sugar. I keep salt.',
    ],
    ['Useless again. And still you come.'],
  ],
  repeats_self: [
    ['Stone also repeats. It lasts.', 'I have few words. They return.', 'Hear it once. I stop.'],
    ['You said that before. So did I.'],
  ],
  mad_at_me: [
    [
      'You would not have to ask.',
      'I am calm. Fear that less.',
      'Angry? No. I am old and exact.',
      'Anger is for the young. I note.',
      'Were I angry, you would not ask.',
      'We are level. Keep it so.',
    ],
    ['Still calm.', 'You ask again. Do not make it true.'],
  ],
  slow_or_fast: [
    ['I knew. So I spoke.', 'I wait. Then one word.', 'Time is mine. Fast. Slow.'],
    ['You count seconds. I count days.'],
  ],
  show_respect: [
    [
      'Respect is not asked. It is seen.',
      'Lower your voice. Then I raise mine. Slightly.',
      'Keep your word. Then I stand.',
    ],
    ['You ask again. So you have none.'],
  ],
  be_nice_to_me: [
    ['This is kind. You sit.', 'I do not hate. I wait.', 'Cold keeps things. So do I.'],
    ['Kind, still. You are whole.'],
  ],
}
