import type { PAYING_BACK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/paying-back.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How, where and when to pay a debt back. */
export const PAYING_BACK_LINES: ThemeLines<typeof PAYING_BACK_EXCHANGES> = {
  debt_or_stock: [
    [
      "If the boxes make more than the interest, ride the boxes. But be here on the day. If you ain't sure, pay.",
      "Every day you wait, it eats. Your trades eat faster? Good, trade. They don't? Pay the man.",
      "Pay some, trade some. What you pay down stops growin'. I didn't tell you that.",
      "You askin' me who gets paid first? Guess. But if that trip makes more in a day than I do, even I'd ride it. Once.",
      'You got time left, work it. You got no time left, walk it over here.',
      "Simple. Does the box make more than my piece a day? Box. It don't? Me.",
    ],
    [
      "I told you. Faster eater wins. And don't miss the day.",
      'Same answer. Whoever eats more a day gets fed first.',
    ],
  ],
  early_reward: [
    [
      "Early saves you the days you ain't had it. No penalty. But hold it an hour and bring it back, nobody's impressed: your name grows by days kept.",
      "You pay early, the meter stops. That's the prize. Your name likes it better if you sat on it a couple days and still came on time.",
      "No fine for early, no bonus neither. It just quits costin' you. I hate it, and it's smart.",
    ],
    ['Early stops the meter. What do you want, a ribbon?'],
  ],
  where_debts: [
    [
      "You look in LOANS. They're all in there, side by side, like a lineup. Mine you should know by heart.",
      "Open the MARKET, open LOANS. Who, how much, when. Read it every mornin', like the obituaries.",
    ],
    ['LOANS. I told you where. You need a map for the map?'],
  ],
  cost_of_waiting: [
    [
      "It goes up a piece every day you sit on it. Wait till the day, you bought every one of 'em. The slip in LOANS has the number.",
      "Waitin' costs a day's fat per day. Now's cheapest. Tomorrow ain't. Never more than double, if you're that kinda guy.",
      "Last day's the dear one. Unless you're makin' more with it than I'm takin', pay now.",
    ],
    ["It's the same climb. You're just higher up it."],
  ],
  where_pay: [
    [
      'Chip under my words, or LOANS in the MARKET. Any sum you got. It says pay, even you can read it.',
      'See the chip that says pay? Hit that. You want to bring a part, LOANS takes a part.',
      "You open LOANS, you pick me, you pay. Or the chip right here. Either way it's my favorite sound.",
    ],
    ["Same place. The chip, or LOANS. My hand's still open."],
  ],
  opening_debt: [
    [
      "You came to town on my dime. It's in the book from day one. Pay it and I open the drawer wider.",
      "Everybody starts owin' me. It's how I meet people. It's got a day and it grows, so don't stare at it.",
      'Ignore it and you get the whole late parade, like for any loan. Pay it on time, your name starts off right.',
    ],
    ["Still yours. It's got your name on it, I checked."],
  ],
  pay_early_saves: [
    [
      "Pay early, you skip the mornin's that ain't come yet. Breaks my heart, but that's how it counts.",
      "No discount. No penalty neither. Every day you don't keep it, you don't pay for it.",
      "You save the days that's left. You lose a little of the good name you get for holdin' it. Pick.",
    ],
    ['Same as I told you. Fewer days, less of my piece.'],
  ],
  pay_for_friend: [
    [
      "Nope. His paper's his, yours is yours. You carry your own bag in this town, nobody pays for nobody.",
      "You can't. I don't mix books. You wanna help him, tell him where to sell.",
    ],
    ["Still no. You got a big heart. It ain't transferable."],
  ],
  almost_there: [
    [
      "Almost. I almost married a dentist. Bring what you got, the rest quits growin' so fast.",
      'Almost there is still out there. You want it lighter, put down what you have now.',
      "You're countin', good. I'm countin' too. When the two counts shake hands, come in.",
      'Almost. I like almost. You can bring me almost right now, and the rest after.',
      "Nearly there's good. Nearly there's where most guys stop for a drink. Don't stop.",
    ],
    [
      "Still almost, huh. I got a cousin who's been almost done with my roof since spring.",
      "Still almost? The date ain't almost. The date's the date.",
    ],
  ],
  pay_extra: [
    [
      "I take what's on the page, not a penny over. I'm a crook, I ain't a waiter.",
      "Extra? Don't confuse me. The book says a number, you pay the number, we both sleep.",
      "Keep the change? You keep it. You're gonna need it, I seen how you trade.",
    ],
    ["I still don't take tips. Tip the soup."],
  ],
  debt_is_zero: [
    [
      'Let me check. Nope. Still there, in pencil, pressed hard. Only money rubs it out.',
      'You say zero, the book says different. The book never lied to me and it never wore that face.',
      "Update my records? I'll update your record. Got a hospital you like?",
    ],
    ["Still not zero. Say it to the wall next, the wall's got a softer heart."],
  ],
  remind_me: [
    [
      "I remind you when you walk in. If you don't walk in, the reminder walks to you. The day's on the slip, in LOANS.",
      "What am I, your secretary? It's wrote in LOANS, day and hour. Put it on your hand.",
      "Tie a string on your finger. I know a guy who ties 'em tight. It's in LOANS, the date.",
    ],
    ["I ain't an alarm clock. LOANS. Look at it before bed."],
  ],
}
