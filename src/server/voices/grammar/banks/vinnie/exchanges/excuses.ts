import type { EXCUSES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/excuses.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Why the money did not come on time. */
export const EXCUSES_LINES: ThemeLines<typeof EXCUSES_EXCHANGES> = {
  mishap: [
    [
      "Things broke down, things closed. You know what don't break down? My day. My day runs like a Swiss train.",
      "It's always the bus, it's never the guy. Walk. I'm open.",
      'That got in your way. Okay. Is it in your way right now? No? Then pay.',
    ],
    ['Same bad luck as before? You oughta rent it out. Pay me.'],
  ],
  was_sick: [
    [
      "You were sick. You look better. You're gonna feel a lot better when you pay me.",
      "I had a fever in '71. I collected with a blanket on. You're late.",
      "Glad you ain't dead. Dead's the only note from a doctor I take. So pay.",
    ],
    ["Still sick? The number's real healthy. It put on weight."],
  ],
  in_mourning: [
    [
      "Sorry for your loss. I mean it. Light the candle, bury 'em nice. Then come see me, 'cause I'm still here.",
      "I take my hat off for the dead. The hat goes back on, and you're still late.",
      "You cry first, that's right. After that you count. I waited, the number didn't.",
    ],
    ["God rest 'em. You told me. I lit one, too. The page is still open, and it's got your name."],
  ],
  forgot: [
    [
      "You forgot. I got a notebook so I don't. Now you remember, so pay.",
      "Forgot. I could send Nicky over, every mornin', like a calendar.",
    ],
    ['Forgot twice? Write it on your hand. While you got the hand.'],
  ],
  sick_kid: [
    [
      "Family comes first, sure. I come second, same day. Is everybody breathin'? Good. The number's breathin' too.",
      "I got a mother, I hear you. Go sit with 'em. But a sick bed don't stop my clock, so ask for your days or send the cash.",
      "Flowers I send. Debts I don't forget. Put your people right, then come put me right.",
    ],
    ["How's the family? Good. How's my money?"],
  ],
  nobody_told_me: [
    [
      "I don't do wake-up calls. The day's on the slip in LOANS, since the minute you shook.",
      'Nobody told you? You signed it. You had a pen in your hand and your eyes shut?',
    ],
    ["The day was on the slip. It's still on the slip."],
  ],
  was_in_jail: [
    [
      "They let you out and you came here first? Sweet. The clock don't stop for bars. You keep your mouth shut in there?",
      "I did eleven months and I collected every Friday. You can't make a phone call?",
      "A cell's a bed and two meals. You should've saved money. Now hand over what you got.",
    ],
    ['Jail again? You got a drawer there by now?'],
  ],
  absurd_excuse: [
    [
      "Good story. I give it to the Nickys, they'll laugh the whole ride over to you.",
      "I heard a guy blame the moon once. He paid. The moon didn't.",
    ],
    ["The fairy tale's back. Was there money in this one?"],
  ],
  not_same_person: [
    [
      "Okay, different guy. He got your hands, your stash and your address. I'll take it from him.",
      'I knew a philosopher. He philosophized down two flights. He come up with the money.',
      "Beautiful. Say it slow to the Nickys. They like a thing they don't understand, they hit it.",
    ],
    ["More with the big thoughts. The number don't read."],
  ],
  overslept: [
    [
      "You slept. My money didn't. It was up all night gettin' bigger.",
      "Honest, at least. Everybody else tells me about a bus. Now you're awake, so pay.",
    ],
    ['You slept again? Buy a rooster.'],
  ],
  clicked_by_mistake: [
    [
      "There's no mistakes, there's signed and not signed. You signed. You don't want it, pay it back quick.",
      'Wrong button, right money. Bring it back now and it hurts a little. Wait, and it hurts a lot.',
      "I don't un-lend. Pay what's on the slip and we never met.",
    ],
    ["Still the wrong button? The way out's the same. Pay it."],
  ],
  not_me_signed: [
    [
      "Somebody else, sure. He had your face, too? The slip's got your name. You pay, then you go yell at him.",
      'By mistake. Nobody ever gives me money by mistake. Funny how it only goes one way.',
    ],
    ['Still somebody else? Then tell somebody else to pay. And tell yourself.'],
  ],
  time_zone: [
    [
      "You was asleep. My money wasn't. It don't know from time zones, it knows noon.",
      "You're up now. So pay now. That's how I do time zones.",
      "There's one clock on the slip, and it ain't the one by your bed. Buy a rooster.",
    ],
    ['Still sleepy? I could send two guys with a bell.'],
  ],
  grounded: [
    [
      "Homework, fathers, laptops. My day's the day. You shoulda slipped the envelope in your lunch box.",
      "Grounded? Tell your folks they run a tight ship. My date don't get grounded, though. Bring it when you're out.",
    ],
    ["Again with your folks? They wanna co-sign? No? Then it's you."],
  ],
}
