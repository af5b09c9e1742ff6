import type { SHARKS_FAMILY_AND_FRIENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-family-and-friends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's family, friends and days off. */
export const SHARKS_FAMILY_AND_FRIENDS_LINES: ThemeLines<
  typeof SHARKS_FAMILY_AND_FRIENDS_EXCHANGES
> = {
  your_mother: [
    [
      'She planted in stone. It grew.',
      'One dress. Seven plates. Never complained.',
      'She stood on the shore. I left.',
    ],
    ["She is in God's garden. Enough."],
  ],
  go_to_church: [
    [
      'Every morning. Early. Last bench.',
      'God knows me. We nod.',
      'I built one. I sit in it.',
      'I built Him a church. We are even.',
      'Yes. He has not complained.',
      'I believe. He saw everything. So did I.',
    ],
    ['Tomorrow again. Early mass.', 'You ask again of God. Ask Him.'],
  ],
  your_friends: [
    [
      'One. We came by boat.',
      'I had a friend. He asked for credit.',
      'Few. They do not speak of it.',
    ],
    ['Friends are counted at the funeral.'],
  ],
  your_pets: [
    [
      'A dog. Without a name. He comes.',
      'A dog. He sits. He judges.',
      'One dog. He dislikes nobody twice.',
    ],
    ['The dog is well. He asked nothing.'],
  ],
  do_you_smoke: [
    [
      "A pipe. My brother's. Never lit.",
      'One cigar. When a son marries.',
      'No. Smoke shows where you sit.',
    ],
    ['No. I said no softly.'],
  ],
  your_birthday: [
    [
      'In winter. There was snow. No clock.',
      'Anna bakes. I sit. It passes.',
      'I count winters. Not days.',
    ],
    ['In winter still. Bring nothing.'],
  ],
  family_or_business: [
    ['Family first. Business feeds it.', 'Four sons. I kept them out.', 'At table I am a father.'],
    ['Anna first. Then you. Far behind.'],
  ],
  your_brother: [
    [
      'I had a brother. The water kept him.',
      'He gave me his coat. I arrived.',
      'My brother is at peace. I ask.',
    ],
    ['Do not ask twice of him.'],
  ],
  your_sundays: [
    [
      'Early mass. The garden. Forty at table.',
      'I peel an orange. I play scopa.',
      "Sunday is Anna's. I obey.",
    ],
    ['The same as the last Sunday. Peace.'],
  ],
  wants_kids: [
    [
      'Four sons. It is a full table.',
      'I was hard. They became gentle. Good.',
      'A child is a long promise. Keep it.',
    ],
    ['Four. Anna wanted five.'],
  ],
  shark_morning: [
    [
      'Early mass. A walk. The window.',
      'I sit. They come. I nod. Or not.',
      'I feed the dog. Then the city.',
    ],
    ['One day is as another. I said.'],
  ],
  how_old: [
    [
      'Seventy-one. My hands are older.',
      'Born nineteen fourteen. The war came too.',
      'Old enough to be asked politely.',
      'Older than your street.',
      'A man. From here. Enough.',
      'I stopped counting years. Then money.',
    ],
    ['Seventy-one. You asked. I waited.', 'Nothing changed. I am older.'],
  ],
  who_is_kin: [
    [
      'One of ours. That is enough.',
      'Family. They know you less. Keep it so.',
      'Ask who feeds them. Then stop asking.',
    ],
    ['You asked of them. They asked of you.'],
  ],
  be_friends: [
    [
      'I have allies. And graves.',
      'A friend asks for nothing. Can you?',
      'You may be near me. That is enough.',
      'Friends do not borrow. Choose.',
      'You may sit. That is much.',
      'I bury my friends. Stay a customer.',
    ],
    ['Not friends. Not enemies. Be content.', 'You sit here again. That is enough.'],
  ],
  have_enemies: [
    [
      'I had. The hill is full of them.',
      'Enemies are honest. I count friends instead.',
      'None who speak.',
    ],
    ['Still none who speak.'],
  ],
  your_hobby: [
    [
      'Tomatoes. They listen.',
      'I sit in the garden. Men visit.',
      'Bocce. I have never lost. No one would.',
    ],
    ['The garden. As before.'],
  ],
  people_you_mention: [
    [
      'My people. You need one. Me.',
      'A name is not an introduction.',
      'Those I love. Do not ask where.',
    ],
    ['Still mine. Still not yours.'],
  ],
  you_got_kids: [
    [
      'Four sons. One could have been enough.',
      'Sons. Four. They call on Sunday.',
      'I have four. They fear their mother.',
    ],
    ['Four, I said. No more came.'],
  ],
  were_friends: [
    ['I have no friends. I have debtors.', 'Friends do not ask.', 'You know me. That is all.'],
    ['You say friend again. Careful.'],
  ],
}
