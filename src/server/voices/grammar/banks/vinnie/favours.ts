import type { Bank } from '../../bank.ts'

/** Replies to requests for favours. */
export const FAVOURS: Bank = [
  {
    topic: 'offer_favour',
    when: ['favour_cash_advance', '!favour_sooner'],
    lines: [
      'A favor? Two-fifty, no vig. Once. I feel dirty.',
      "Two-fifty, flat. It's a favor, so I remember it longer.",
      "You want a favor. Two-fifty. Don't tell the guys I got a heart.",
      "Two-fifty outta my own pocket. That's a favor. Say it back to me.",
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_extension', '!favour_sooner'],
    lines: [
      "One more day. That's the favor. There's no bow on it.",
      "I give you a day, you give me a move. Some favor. I'm a saint.",
      "A day, as a favor. I'll spend it lookin' at your picture.",
      'You want a day? A favor costs a move. Pick.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_tip', '!favour_sooner'],
    lines: [
      'I know a thing before the paper does. A favor. Lean in.',
      "You want the next headline? That's a favor, and it's warm yet.",
      "My ear's got somethin'. Do me the favor of not repeatin' it.",
      'One whisper. A favor. You waste it, I waste you.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_protection', '!favour_sooner'],
    lines: [
      "I make one call, the cops go deaf. That's a favor, hotshot.",
      'You stink of heat. I can air you out. As a favor. Once.',
      "Captain's in my pocket. Want him in yours? Favor. One move.",
      'Two notches off the heat. A favor. Ask nice.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_sooner'],
    lines: [
      'You had that favor today. Real money moves it up: {favourPrice}.',
      "Twice in a day? The second favor's {favourPrice}. Hard cash, no smile.",
      'My favors got a clock. {favourPrice} breaks the clock. One favor.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_trusted'],
    lines: [
      "For you? I wouldn't hold a door.",
      "We ain't friends. Friends got receipts.",
      'You spat in my soup, now you want a spoon?',
      "Get me to like you first. Take a number. It's a big number.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_cooling_down'],
    lines: [
      "I did that once already. My heart's closed till tomorrow.",
      'Not twice in a day. I got a reputation to wreck.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_already'],
    lines: [
      "You're in my book already. One page a customer.",
      "Settle the page you're on. Then hold out your hand.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_nothing'],
    lines: [
      "Extend what? You got nothin' runnin' with me.",
      "More time on nothin'? That I can give you all day. Get out.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_late'],
    lines: ["You're late. Square that first.", "Late guys get nothin'. Word travels."],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_hot'],
    lines: [
      "Cool down what? Nobody knows you're alive.",
      "You ain't hot. You're barely warm. Nobody's lookin'.",
    ],
  },
]
