import type { FAMILY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/family.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their family. */
export const FAMILY_LINES: ThemeLines<typeof FAMILY_EXCHANGES> = {
  baby_born: [
    [
      'A child. Bless it. Bring bread home.',
      'A new name in the world. Good.',
      'Good news. I have four sons. Patience.',
    ],
    ['The child is remembered. I keep names.'],
  ],
  kid_milestone: [
    [
      'Good. Remember the day. They go fast.',
      'My sons were small. One morning. Once.',
      'A father should see that. You did.',
    ],
    ['Your child grows. Good. Go home early.'],
  ],
  kids_asleep: [
    [
      'Quiet house. Good. Keep it so.',
      'Four sons. I remember no sleep.',
      'Rest now. They wake early.',
    ],
    ['They grow. Then the house is silent.'],
  ],
  in_laws: [
    [
      'Feed them. Agree. Wait.',
      'You married a table. Sit at it.',
      'Her mother disliked me. I stayed.',
    ],
    ["They are still there. So is Anna's mother."],
  ],
  teen_trouble: [
    [
      'My third was such. Give work.',
      'Do not shout. Sit near. Wait.',
      'A young horse kicks. Hold the rope.',
    ],
    ['Still wild. Love first. Lock the car.'],
  ],
  kin_owes_me: [
    [
      'Blood does not pay. Forgive it. Eat together.',
      'Give. Do not lend. Then sleep.',
      'Ask once. At table. Softly.',
    ],
    ['It will not come back. You know.'],
  ],
  family_wants_money: [
    [
      'You carry them. It makes you strong.',
      'Feed the children. The others can walk.',
      'Forty sit at my table. I planted more.',
    ],
    ['They ask still. You are the tree.'],
  ],
  mom_warned_me: [
    [
      'They are wise. You are here.',
      'Listen to them. Then decide. Alone.',
      'They fear for you. That is love.',
    ],
    ['Go home, then. Or sit quietly.'],
  ],
  family_visit: [
    [
      'Long table. Clean cloth. Open door.',
      'Family comes. Leave all else.',
      'They crossed distance. Stand when they enter.',
    ],
    ['Good. Feed them. Ask about the old ones.'],
  ],
  dad_says: [
    [
      'Then listen this time.',
      'Old people say it. They are alive.',
      'Good. You had a teacher.',
      'A wise voice. You did not listen.',
      'Old people agree. Ask why.',
      'Then you were warned before.',
    ],
    ['You have heard it twice. Learn it.', 'Honour that one. Call them.'],
  ],
  intro_by_uncle: [
    [
      'I know the name. Do not lower it.',
      'Family sent you. Then family answers.',
      'Welcome. Your blood speaks. Now you.',
    ],
    ['I remembered your name. And theirs.'],
  ],
  mob_relative: [
    [
      'I may have known him. He kept quiet.',
      'A made man. You are not made yet.',
      'He is gone. His rules remain.',
      'I knew such men. Some kept silent.',
      'Blood remembers. Do you?',
      'Prison is a school. He learned.',
    ],
    ['Your blood again. Honour it. Silently.', 'Your family again. Honor them. Pay.'],
  ],
  kin_robbed: [
    [
      'Who took it? I will hear.',
      'Blood spilled? No? Then be calm.',
      'Yours was robbed. The thief chose badly.',
    ],
    ['Again yours. Stay with them at night.'],
  ],
  friend_says_hi: [
    ['I greet the little one. Once.', 'Bring him closer. Good. Hello.'],
    ['I see him. He grows already.'],
  ],
  expecting_baby: [
    [
      'A child. Good. Build slower now.',
      'New blood. I drink to it.',
      'Choose an old name. It is tested.',
    ],
    ['The child comes. Stand straight for it.'],
  ],
  help_my_kin: [
    [
      'I move for my own. They are yours.',
      'No. Let them come to me themselves.',
      'I could speak one word. I will not.',
    ],
    ['I heard of this trouble. Still no.'],
  ],
  kin_old_hustle: [
    [
      'I knew that truck.',
      'Your people ate. Good. That is no sin.',
      'An old trade. Honest, in its way.',
    ],
    ['Good stories. Good people. They paid cash.'],
  ],
}
