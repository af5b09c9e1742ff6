import type { NAMES_AND_LANGUAGES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/names-and-languages.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Names, nicknames, languages and where players come from. */
export const NAMES_AND_LANGUAGES_LINES: ThemeLines<typeof NAMES_AND_LANGUAGES_EXCHANGES> = {
  real_name: [
    [
      'The Boss. My mother called me otherwise.',
      'That name stayed on the boat.',
      'One woman uses it. You are not Anna.',
      'Call me Boss. Others did not.',
      'My name is on one stone. Blank.',
      'Anna knows it. You do not.',
    ],
    ['You asked. It stays on the boat.', 'The name again. It stays.'],
  ],
  poor_english: [
    [
      'I came with no English. Speak.',
      'I use few words. You will manage.',
      'Say little. It is safer here.',
    ],
    ['You speak enough. So do I.'],
  ],
  from_abroad: [
    [
      'I also came from elsewhere. Sit.',
      'Far. Good. You know distance.',
      'Every land has its hill. And someone.',
    ],
    ['You miss your land. So do I.'],
  ],
  speak_language: [
    [
      'I left my language by the boat.',
      'I speak little. In all of them.',
      'With Anna, dialect. With you, this.',
    ],
    ['This tongue. No other. Go on.'],
  ],
  hard_name: [
    [
      'I do not spell. I remember.',
      'A hard name. Nobody steals it.',
      'I say it once. When it matters.',
    ],
    ['Your name stays long. My patience, short.'],
  ],
  know_my_town: [
    [
      'I know it. Good people. Quiet people.',
      'I have a friend there. Everywhere one.',
      'You left. You carry it still.',
    ],
    ['I know it. Enough.'],
  ],
  how_know_name: [
    ['I know every name here.', 'You walk my streets. They speak.', 'Before you came, I knew.'],
    ['I still know. Sit easy.'],
  ],
  change_name: [
    [
      'ACCOUNT. Write it. Then live up to it.',
      'Change the word. The man stays.',
      'A street name is set in ACCOUNT.',
    ],
    ['ACCOUNT. I know you under any name.'],
  ],
  call_me: [
    [
      'I call men what they are. Later.',
      'A name. Carry it well.',
      'I heard. The book has another.',
      'Names are earned. Begin.',
      'I will call you. You will come.',
      'A name. We see what it weighs.',
    ],
    ['You said it. Now deserve it.', 'I know the name. Prove it.'],
  ],
  named_character: [
    [
      'A loud name. For stone, too long.',
      'Names are easy. Wear it well.',
      'I heard the name. I will see.',
    ],
    ['The name I have. Bring me the man.'],
  ],
  use_my_name: [
    [
      'Your name is written. Not spoken.',
      'I name those I trust. Wait.',
      'The book has your name. That suffices.',
    ],
    ['Names are carved late. Be patient.'],
  ],
  from_out_of_town: [
    ['Far. The air is better there.', 'Small places make quiet men. Good.'],
    ['Home again. You may go. After.'],
  ],
  name_my_crew: [
    ['No name. Names get written down.', 'The Quiet Ones. Earn it.'],
    ['I named it. Keep it.'],
  ],
  nickname_me: [
    [
      'Names are given late. Wait.',
      'I call you Small. For now.',
      'Do something. It will name you.',
    ],
    ['You have a name. Fill it.'],
  ],
}
