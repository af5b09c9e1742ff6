import type { BOASTS_AND_LOYALTY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/boasts-and-loyalty.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players boast, dream big and swear loyalty. */
export const BOASTS_AND_LOYALTY_LINES: ThemeLines<typeof BOASTS_AND_LOYALTY_EXCHANGES> = {
  connections: [
    [
      'He came to me. Hat in hand.',
      'A big name. Not yours.',
      'I know him. He whispers here.',
      'I know your people. They know better.',
      'Names. Say them. I will call.',
      'Everyone you know asked me first.',
    ],
    ['Your great friend again. He is not here.', 'Your friends are silent. Wise.'],
  ],
  was_tough: [
    ['The hard ones do not say it.', 'You were. I still am.', 'Then you know silence. Use it.'],
    ['You told me. It was shorter then.'],
  ],
  brag_money: [
    ['Rich men whisper.', 'You have money. I have time.', 'Good. Now keep it. That is harder.'],
    ['You counted it aloud again. Someone listened.'],
  ],
  i_am_king: [
    [
      'There is one chair. It is warm.',
      'Kings came. I have their rings.',
      'Kneel? I carried stone. I stand.',
    ],
    ['The king again. With empty pockets.'],
  ],
  brag_owns: [
    [
      'You own it. Or it owns you.',
      'My house is small. The hill is mine.',
      'Shiny things. Magpies like them.',
    ],
    ['You show it again. I still look away.'],
  ],
  fan: [
    [
      'Admire from there. Not closer.',
      'You choose well. Say it less.',
      'I have sons. Not admirers.',
    ],
    ['I heard your praise. It was enough.'],
  ],
  take_over_city: [
    [
      'Good. I said it, too. Quietly.',
      'The chair is hard. Ask my back.',
      'Men who announce it never arrive.',
    ],
    ['Still not king.'],
  ],
  tall_tale: [
    ['A big story. For a small evening.', 'Lie smaller. It travels further.'],
    ['That story grew. Prune it.'],
  ],
  when_im_rich: [
    [
      'I wanted a roof. It was enough.',
      'Dream with open eyes. Work with both hands.',
      'Rich men come here also. To borrow.',
    ],
    ['You still dream. Earn.'],
  ],
  what_of_me: [
    ['I watch you. That is praise.', 'Young. Loud. Not stupid.', 'Ask me when you have paid.'],
    ['I have not changed my mind.'],
  ],
  loyal_to_you: [
    [
      'Dying is easy. Be on time.',
      'Loyalty is silent. You said it loudly.',
      'I heard oaths. Some were kept.',
    ],
    ['You swore. I remember both.'],
  ],
  you_owe_me: [
    ['A bold joke. Sit.', 'Show me my signature.'],
    ['Again? Then bring a paper with my name.'],
  ],
  good_looking: [
    ['A peacock. They are eaten, too.', 'Good cloth. Who wears it?', 'Mirrors lie. Sons do not.'],
    ['I looked already.'],
  ],
  born_for_more: [
    ['I carried cement. Then men carried me.', 'Good. Begin before you announce.'],
    ['You said it. Now climb.'],
  ],
  chess_mind: [
    [
      'Three moves. I wait for the fourth.',
      'Chess has rules. I wrote others.',
      'You plan. Good. I am the board.',
    ],
    ['You think ahead. I am behind you.'],
  ],
  told_you_so: [
    ['You were right. Now be quiet.', 'Once right. Stay careful.', 'Good. Do not sing about it.'],
    ['I heard it then.'],
  ],
}
