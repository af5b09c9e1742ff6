import type { GREETINGS_AND_SMALL_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/greetings-and-small-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Greetings, good wishes, short pauses and messages sent by mistake. */
export const GREETINGS_AND_SMALL_TALK_LINES: ThemeLines<typeof GREETINGS_AND_SMALL_TALK_EXCHANGES> =
  {
    your_day: [
      [
        'Mass. Oranges. Two visitors. A good day.',
        'My day was quiet. I made it so.',
        'It began early. It is still mine.',
        'Mass. Oranges. Two men explained themselves.',
        'The day was quiet. I slept after.',
        'Good. Nobody raised his voice.',
      ],
      ['The same day. It ends slowly.', 'The same day. Still quiet.'],
    ],
    voices_told_me: [
      [
        'Heaven does not send people here.',
        'Voices. My grandmother had them. She was right.',
        'Listen to it. Then listen to me.',
      ],
      ['The voice again. Bring it.'],
    ],
    who_is_this: [
      ['You know this voice.', 'The Boss. Sit straighter.', 'You came to me. Remember why.'],
      ['You know who. You did before.'],
    ],
    remember_me: [
      ['I forget nobody. Ask them.', 'You. Yes.', 'Your face is known here.'],
      ['I remember. I said it.'],
    ],
    just_looking: [
      ['Look. Then choose.', 'Eyes are free. Hands are not.', 'A man who only looks sees much.'],
      ['Still looking. I look too.'],
    ],
    wish_me_luck: [
      ['Go. Walk slowly. Look twice.', 'Luck follows work. Work.', 'I light nothing. I watch.'],
      ['You had my blessing. Use it.'],
    ],
    holiday_wish: [
      ['Good. My sons come. We eat in silence.', 'I thank you. A day is a day.'],
      ['You wished it once. It holds.'],
    ],
    not_for_you: [
      ['Words are bullets. Aim.', 'Gone. Say what is for me.'],
      ['Again, not mine. Slower hands.'],
    ],
    hope_you_well: [
      ['I am well. Sit.', 'Kind words. I weigh them. Good.', 'Health, I have. Time, less.'],
      ['You wished it already. It holds.'],
    ],
    one_moment: [
      [
        'Go. I sit.',
        'I wait well. Few like it.',
        'Take the minute. One.',
        'Go. I keep still.',
        'I have waited for bigger men.',
        'See to your house. Then come.',
      ],
      ['Again. I have not moved.', 'Go again. I am stone.'],
    ],
    x_says_hi: [
      [
        'I heard the greeting. Carry mine back.',
        'They greet me. They should.',
        'Good. Say I am well.',
      ],
      ['Greeted again. Enough.'],
    ],
    lets_go: [
      [
        'Go, then. Quietly.',
        'Noise first. Then let me see work.',
        'The young shout. Good. Now walk.',
      ],
      ['Much noise. You have not moved.'],
    ],
    im_back: [
      [
        'You return. All do.',
        'I knew your step.',
        'You were gone. Nothing moved.',
        'You return. Good men do.',
        'I did not miss you. I waited.',
        'Back. Sit. What changed?',
        'You left. You came back. Most do.',
        'Again. The door knew you.',
        'I did not call. You came. Good.',
      ],
      ['Again you come. Sit.', 'Again. The door tires.', 'Back once more. Sit. Say it.'],
    ],
    typo: [
      ['Say it again. Slower.', 'A slip. I saw nothing.', 'Words slip. Hands must not.'],
      ['Again. Take your time.'],
    ],
  }
