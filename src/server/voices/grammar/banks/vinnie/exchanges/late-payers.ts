import type { LATE_PAYERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/late-payers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say when they are late or do not want to pay. */
export const LATE_PAYERS_LINES: ThemeLines<typeof LATE_PAYERS_EXCHANGES> = {
  do_your_worst: [
    [
      "Do what I want? I want my money. Get up, there's a board full of jobs. Quittin' ain't payment.",
      "You got nothin'? You got legs. Don't make me think about the legs. Go carry somethin'.",
      "Guys who say that think it ends there. It don't. Tomorrow it's a bigger number and a worse mood.",
    ],
    ["You gave up already. I didn't. Bring me anything, even change."],
  ],
  how_often_late: [
    [
      "Once. You're late with anybody, every purse shuts. You clear it, mine stays shut a few days, then we talk again.",
      "I don't cut you off for good. I cut you off till it's paid and a little longer. Your name stays dented, that's on you.",
    ],
    ['Once is the number. It was the number before.'],
  ],
  one_day_late: [
    [
      "One day? Nobody visits. You just can't borrow a nickel in this town, and your name took a hit. Day two gets personal.",
      "There's some hours of grace, 'cause I eat lunch. Miss that too, every shark shuts the drawer till you pay.",
    ],
    ['One day late is one day late. Doors shut, name drops. I told you.'],
  ],
  i_know_i_know: [
    [
      "You know. Good. Knowin's free. The other part ain't.",
      "If you knew, you'd be standin' here with a bag. You just heard. There's a difference.",
      "I stop sayin' it when it's in my hand. That's how you shut me up. It works every time.",
    ],
    ["You know, I know, the Nickys know. Who's payin'?"],
  ],
  im_not_here: [
    [
      'I see your shoes. Everybody forgets the shoes.',
      "Then who's talkin'? I'll leave the message: pay me.",
      'You hide like you pay. Half, and late.',
    ],
    ["I still see you. You ain't gettin' better at this."],
  ],
  come_and_get_it: [
    [
      'Okay. Leave the porch light on, the Nickys trip.',
      'You invite me to your house, I bring two guys and no cake.',
      "I was hopin' you'd say that. I ain't been outta the chair since Tuesday.",
    ],
    ["Still callin' me over? Put coffee on."],
  ],
  if_i_dont_pay: [
    [
      "You don't pay, nobody lends you a dime. Then I'm in your sales, then your boxes, then your pockets. After that you work for me.",
      "Then your name goes first, then your goods, then your cash. It goes in that order 'cause I'm a gentleman.",
      "Don't pay? There was a guy. Now there's a guy who carries his own pay envelope to me. He don't even open it.",
    ],
    ['Same as I told you. Door by door, till you got no doors.'],
  ],
  too_late_to_fix: [
    [
      "It's too late when I say so, and I'm still talkin'. Pay the whole thing. Then some days I sulk. Then we're back.",
      "Fix it? Sure. Money fixes it. All of it, then on time the next time, then your name comes crawlin' back.",
      "You want the way out, it's a door with my hand in front of it. Put the cash in the hand.",
    ],
    ["Still fixable. Still cash. You keep askin' like the answer's gonna get cheaper."],
  ],
  am_i_late: [
    [
      "Slip's got a day on it. Today's before it, you're a customer. Today's after it, you're a project.",
      "You gotta ask? Look in LOANS, there's a date. Compare it with the newspaper.",
      "If you were late a while, you wouldn't be askin'. You'd be hearin' shoes. Check the date in LOANS.",
    ],
    ["Same date as when you asked. It don't move, you move."],
  ],
  im_here_now: [
    [
      "You're here. Good. Is the money here? I only see you.",
      "Showin' up's half. The other half folds. Put that one on the table.",
      "A guy who comes in by himself, I give him a chair. I don't give him a discount.",
    ],
    ["Yeah, you're still here. So's the slip. Make one of you go away."],
  ],
  dont_be_mad: [
    [
      'A bit late is like a bit shot. It still gets on everything. Bring it.',
      "I ain't mad. Mad's extra. I'm just countin', and I'm fast.",
      "Little late, big late, there's one word for it in the book and it's got your name in front.",
      "Only a day. That's what the first one says. Then the next one moves in, and they got kids.",
      'You call it "only". I call it "already". We use the same calendar?',
      "A day's a day. You didn't tell the day to wait, you ain't tellin' me.",
    ],
    [
      "Still only a little late? It's growin', like a mushroom.",
      'It was only a day when you said it the first time. Days got legs.',
    ],
  ],
  admits_late: [
    [
      "You say it yourself. Good. Saves Nicky a trip. Don't save you a dime.",
      "A guy who says he's late is halfway to a guy who pays. Go the other half.",
      'Okay, you owned it. Now before I own you, put it on the table.',
    ],
    ["You said it already. Sayin' it's free. That's why everybody does it."],
  ],
  pay_when_i_like: [
    [
      'When you feel like it. Beautiful. And my guys come when they feel like it. See who feels first.',
      "There's a day on your slip. It ain't how you feel, it's a number with a line under it.",
      "You pay on your clock, it costs you by mine. Mine's faster.",
    ],
    ["Still waitin' for the mood? I could send somebody to improve it."],
  ],
}
