import type { THE_EIGHTIES_AND_TODAY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-eighties-and-today.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The year of the game, the present day and the things that do not fit. */
export const THE_EIGHTIES_AND_TODAY_LINES: ThemeLines<typeof THE_EIGHTIES_AND_TODAY_EXCHANGES> = {
  kids_these_days: [
    [
      "In the old days a guy paid you and tipped his hat. Now I'm lucky if he's got a hat.",
      'It was always lousy. We were just thinner.',
      "Manners cost nothin', so naturally nobody's got any. You wanna bring 'em back? Be on time.",
    ],
    ['You said that. You know who says things twice? Old people.'],
  ],
  predicts: [
    [
      "The future's Friday. After that it ain't my department.",
      "You know what's comin'? Then you know who's comin' if you ain't on time.",
      'A guy told my uncle the same thing, about trains. They found him under one.',
    ],
    ['Another one from the crystal ball. Look in there, see where you left my money.'],
  ],
  time_traveler: [
    [
      "From the future? Beautiful. Who wins the fourth at Belmont? Quick. That's what I thought.",
      'You came all that way and you got no money? Some future.',
      "Time travel, huh. So you can't be late. I like that in a customer.",
    ],
    ['Still from the future. Go back, wait for me, bring a chair.'],
  ],
  pays_modern: [
    [
      "Never heard of it. I take green. It's got presidents and it folds.",
      "You pay here by the chip, with cash that's on you. Anything else is a story.",
      "Whatever that is, my mother don't take it, the church don't take it, I don't take it.",
    ],
    ["Still tryin' to pay me with words. Cash. It's a color and a smell."],
  ],
  modern_things: [
    [
      "I don't know what you just said, but it sounds like it needs a plumber.",
      "You wanna reach me, there's a pay phone on the corner. Let it ring twice and hang up.",
      "I got a notebook and a Nicky. That's all the equipment I need.",
    ],
    ["Another gadget? I got a stapler. It don't ring."],
  ],
  slang_today: [
    [
      'Was that a word, or did you swallow wrong?',
      "I know three languages: Brooklyn, fists and numbers. That wasn't none of 'em.",
      "Kids come up with a new word every week. I still got the old ones. 'Ow' never went out.",
    ],
    ['You said that noise again. Chew, then talk.'],
  ],
  conspiracy: [
    [
      "I don't know nothin' about it, I wasn't there, and I was home with my mother. Next.",
      'I believe in what I can lean on. That, nobody ever showed me.',
    ],
    ['Again? I told you, I was home with my mother.'],
  ],
  eighties_look: [
    [
      "My hair? I got a barber and a comb, same as Lincoln. What you laughin' at is the guy behind me.",
      'You oughta see the jacket. Shoulders out to here. I go through doors sideways, and nobody laughs.',
      "It's the style, wise guy. In ten years you'll hide the photos. I don't do photos.",
    ],
    ["You're still on my hair? It ain't moved. Nothin' moves it."],
  ],
  politics: [
    [
      "Politics? He lends, he spends, he don't pay it back. If he was my customer he'd limp to work.",
      "I don't vote. I did it once, the guy won, my street still got the same hole in it.",
      'Left, right, they all call me before Christmas. I got no opinion, I got receipts.',
      "That's government stuff. Two big guys, one wall, nobody pays. I stay outta that.",
      "Presidents, Russians, mayors. They all borrow, and not one of 'em from me. So who cares.",
    ],
    [
      'Still politics? Go yell at a television. I got a business.',
      "Still with the politics? Run for somethin'. I'll hold the bag.",
    ],
  ],
  looks_old: [
    [
      "It's '85, what'd you want, color? It shows numbers and it shows names. That's all I ever needed off a screen.",
      "Your old man had taste. It glows, it counts, it don't talk back. Wish I could say that for you.",
      'Old? I just got it. Fell off the best truck in Brooklyn, the thing weighs like a safe.',
    ],
    ["You still lookin' at the glass? Look at the price on it."],
  ],
  what_date: [
    [
      "It's 1985 and it's later than you think. The rest's on the wall, next to the calendar with the girl.",
      "Time? I don't wear a watch. I got people who tell me when it's time.",
      "You want the hour, look at the screen. You want the day, look at what's due.",
      "It's a day you ain't paid yet. You want a calendar, it's on the screen, same as the clock.",
      "1985, all year. The hour's up on the screen. The only day I know by heart is when it's due.",
      'What am I, the time lady? Look at the screen. Then look at your slip.',
    ],
    [
      "It's a couple minutes after the last time you asked.",
      "You keep askin' the time. You got someplace to be, or you scared of somethin'?",
    ],
  ],
  how_accurate: [
    [
      "Accurate? I'm standin' in it. You wanna check it, count my fingers.",
      'Close enough to hurt. They cleaned it up, I swear less.',
      "The goods, the trains, the cops, sure. The interest's realer than you'd like.",
    ],
    ["Still checkin' it for truth? Yeah, it's close. The coffee was worse."],
  ],
  who_is_mayor: [
    [
      "Koch is mayor. Asks everybody how he's doin'. I never ask. I know.",
      "Mayor's Koch, president's Reagan. One of 'em acts. I forget which.",
      "I vote every day. One guy at a time. It's always unanimous.",
    ],
    ["Politics again? They take a piece, I take a piece. Mine's smaller."],
  ],
  modem_days: [
    [
      'Machines that sing down a phone line. I knew a guy did that. His phone bill was bigger than his loan.',
      "I don't know from computers, but I know that look. That's a guy who didn't sleep in years. And liked it.",
      'You and the green glass, huh? Kids with them boxes always beat me. Somebody cheated, I bet.',
    ],
    ["Still cryin' over the old machines? They sell 'em by the pound now."],
  ],
  stereotype: [
    [
      "You're right, we ain't all like this. My cousin's a dentist. He takes more than me.",
      "Cliche? The stool's real, the soup's real, and you came in askin' for the notebook. Blame the notebook.",
      "Offended? Tell your folks I said most of us drive buses and go to bed. I'm the bad example. My mother says so, too.",
    ],
    ["You said it. I'm a type. There's a lot of types, and this one's got your slip."],
  ],
}
