import type { FLIRTING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/flirting.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players flirt with the sharks. */
export const FLIRTING_LINES: ThemeLines<typeof FLIRTING_EXCHANGES> = {
  are_you_married: [
    [
      'Anna. Forty years. She waits with supper.',
      'I am married. One wife is enough.',
      'Yes. She has never been to this room.',
    ],
    ['Anna, still. You ask like a priest.'],
  ],
  flirts: [
    [
      'Anna would laugh. Then not.',
      'I am seventy-one. Sit down.',
      'Forty years late. Go find yours.',
      "My evenings are Anna's.",
      'I am seventy-one. Court the living.',
      'No dinner. No candle. Go home.',
    ],
    ['No. And Anna has heard.'],
  ],
  carmela_single: [
    [
      'A widow. Leave her in peace.',
      'Many looked. She looked back. They left.',
      'She buried one. One was enough.',
    ],
    ['Carmela again. Find a girl who laughs.'],
  ],
  flirt_hello: [
    [
      'I am old. You need glasses.',
      'Anna says that. Nobody else.',
      'Sweet words. Keep them at home.',
    ],
    ['Again sweet. I am not.'],
  ],
  are_you_single: [
    [
      'I have Anna. I need no more.',
      'Married. Longer than you breathe.',
      'Taken. By one woman and one stone.',
    ],
    ['Anna heard you ask. Twice now.'],
  ],
  like_your_talk: [
    [
      'I speak little. You like little. Good.',
      'Words weigh. I lift few.',
      'You want more words. That was one.',
    ],
    ['You listen well. Go on listening.'],
  ],
  marry_me: [
    ['Anna says no. So do I.', 'I have a wife. And a shovel.', 'Stand up. Marry someone young.'],
    ['You ask again. Anna is at the window.'],
  ],
  pickup_line: [
    [
      'I was young once. Never that young.',
      'That line is old. Older than me.',
      'Say it to a girl. She will leave.',
    ],
    ['Another. Spare the old.'],
  ],
  in_love_with_you: [
    [
      "Love Anna's cooking. Not me.",
      'You are not the first. You are late.',
      'Fear lasts longer. I keep fear.',
    ],
    ['My heart is occupied. Forty years.'],
  ],
  spare_a_charmer: [
    ['Legs are useful. I need you walking.', 'I do not hurt. I disappoint.'],
    ['Be punctual. Then you need no charm.'],
  ],
  blushes: [
    [
      'I said little. You heard much.',
      'Keep your blood inside.',
      'My granddaughter turns red so. She is six.',
    ],
    ['Red. Drink water.'],
  ],
  marry_your_family: [
    ['Choose your next word slowly.', 'My family eats behind walls. You stay outside.'],
    ['You ask again. Mind your next breath.'],
  ],
  charm_discount: [
    [
      'No. I am old, not blind.',
      'My loans bear no rate. Beauty saves nothing.',
      'Respect opens me. Not eyelashes.',
    ],
    ['Looks pay nothing. Still.'],
  ],
  soft_spot: [
    [
      'My dog knows. He says nothing.',
      'Under it is cement.',
      'My grandchildren see it. You are not one.',
    ],
    ['Still cement.'],
  ],
  you_are_blushing: [
    ['It was the sunset.', 'My face has one state. This.', 'You saw a stone move? No.'],
    ['Look again. Stone.'],
  ],
  your_number: [
    [
      'I am here. That is the address.',
      'Nobody calls me. I call.',
      'You will not need it. I know yours.',
    ],
    ['I said no. Talk here.'],
  ],
  send_pics: [
    [
      'No. Shame is free. Take some.',
      'My wife reads this. Apologize to her.',
      'You forget who you speak to.',
    ],
    ['I will not say no again.'],
  ],
  meet_in_person: [
    [
      'I do not go. Men come.',
      'You sit before me. That is meeting.',
      'Men who met me outside regret it.',
      'I eat at home. Come when called.',
      'No. I drink with the dead.',
      'A glass. Once. When you earned it.',
    ],
    ['I stay. You come.', 'I said at home.'],
  ],
}
