import type { TellingLines } from '../../telling-lines.ts'

/** Late days on which no collector comes, because the shark has granted mercy or an extension. */
const HELD = [
  "They're leaving you alone today, I arranged it! But it's {owed}, and {when} is close.",
  "Nobody's coming today, you have my word! Use the time, {name}. {owed}.",
  'You got a little air! It still counts as late, pal. {owed}.',
]

export const TELLINGS: TellingLines<'tommy'> = {
  late_1: {
    always: [
      "Hey, {name}, it's late! {owed}. I hate this part: word's out, and nobody lends you now. Fix it before {when}, okay?",
      "Pal. {owed}. It slipped your mind, right? The others heard already and they've all shut up shop. {when}: {next}.",
      'I kept the light on for you till midnight! {owed}. Pay it today and all you lost is a little name.',
      "My aunt asked if you paid. I said sure! Don't make me a liar. {owed}, and {when}: {next}.",
    ],
    trust_low: [
      "Again with the late, {name}? {owed}. I stuck my neck out and now everybody's purse is shut. {when}: {next}.",
      "I told my cousin you'd change. {owed}. He's laughing at me right now!",
      "You're hard to root for, you know that? {owed}, before {when}. Please.",
    ],
  },
  late_2: {
    always: [
      "Two days! Somebody talked to somebody, and now they're looking for you in {place}. I'm sick about it. {owed}.",
      'Stay out of {place} if you can! And a piece of every sale goes to what you owe now. {when}: {next}.',
      "I couldn't stop it, {name}. The heat's up in {place}, and they skim what you sell. {owed} and it all goes away!",
    ],
  },
  late_3: {
    held: HELD,
    took_goods: [
      'They took {goods}. I asked them to leave you the good stuff! It counts for {credit}. {owed} left.',
      "I'm sorry about the {goods}, pal. I got you {credit} for it. {when}: {next}. So let's not get there!",
      'That was Big Lou with the hand truck. {goods}, gone. He felt bad! He did. {owed}.',
    ],
    always: [
      'Lou came by for goods and you had nothing. He gave you a sandwich! {owed}. {when}: {next}.',
      "Three days, and nothing on the shelf to take. I don't know if that's lucky! {owed}.",
      "An empty stash! Nobody took anything, but nobody's laughing. {owed}, before {when}.",
    ],
  },
  late_4: {
    held: HELD,
    took_cash: [
      'They took {sum}, half of what you had. I said leave him half! They did, so. {owed} left.',
      '{sum} gone out of your pocket, {name}. It all counts, at least! {when}: {next}.',
      "Four days. {sum}. I can't look. Bring the rest, {owed}, and we go for pizza!",
    ],
    always: [
      'They came for half your cash, and half of nothing is nothing! {owed}. {when}: {next}.',
      'Four days and not a dime on you. Run a job, any job! {owed}.',
      'Your pockets are empty, pal. It gets bad now. {when}: {next}.',
    ],
  },
  owned: {
    always: [
      "It's done, {name}. They own you now. {owed}, no more interest at least! Jobs are the way out. {next}.",
      "I lit a candle for you. You're owned. {owed}, and every job you run takes some off. I'll be counting with you!",
      'Owned! My cousin was owned once. Worked it off in two weeks, sells shoes now. {owed}. {next}.',
    ],
  },
  late_more: {
    held: HELD,
    took_cash: [
      "They were by again. [{sum} this time.|{sum}, I'm sorry.|Took {sum}.] {owed} left, you're getting there!",
      '[Half again!|Another half!|There they go!] {sum}. It counts, pal. {owed} to go.',
      "{sum} off the top. [Keep your chin up!|Eat something!|You're doing fine, mostly!] {owed}.",
      "[Don't carry so much cash!|Spend it on goods first, I never said that!|Oh, pal.] {sum} gone, {owed} left.",
    ],
    always: [
      'They came and found nothing. [I sent soup!|I covered the coffee!|Nobody was mad!] {owed}. {when}, again.',
      '[Empty pockets!|Not a nickel!|Nothing!] Run a job, {name}, all of it counts. {owed}.',
      "[Still {owed}.|{owed} yet.|It's {owed}, pal.] {when}: {next}. Let's beat them to it!",
    ],
  },
  worked_off: {
    always: [
      "You did it! Worked off, every cent! Come by the house, my mother's frying something!",
      "You're free, {name}! I told them all: that one digs himself out. And you dug!",
      'Nobody owns you but you! I got a cannoli here with your name on it.',
    ],
  },
  bought_out: {
    always: [
      "You walked in with the cash and bought yourself back! {daysLate} late, I don't care, I'm crying!",
      "In bills! All of it! You're your own man again, {name}! Door's open {when}!",
      "I didn't want to own nobody, you know that. Now I don't! {daysLate}, it felt like a year!",
    ],
  },
  cleared: {
    always: [
      'There he is! {daysLate} late, but paid is paid. Give me till {when} and I can lend again!',
      "All square! I'm crossing it out with the good pen. Come see me {when}, okay?",
      'You paid! I knew it, I said so to everybody, for {daysLate}! We start fresh {when}.',
    ],
  },
  kicked_up_first: {
    always: [
      "Okay, nobody explains this part! Once you're worth over {threshold}, a piece goes up every midnight. Tonight {sum}. It's like rent, for the air!",
      "You made it to the big kids' table! Past {threshold} you kick up at midnight, more as you grow. {sum} tonight. Money in a front doesn't count!",
      "That {sum} at midnight? That's kicking up, {name}. Everybody over {threshold} does. Buy a front, that part they leave alone!",
    ],
  },
  kicked_up: {
    always: [
      '[Midnight came!|There it goes!|The clock struck!|Up it went!] {sum}. Cost of doing good!',
      "{sum} kicked up. [You're worth it!|That's a big number! Congratulations!|You wouldn't pay it if you weren't somebody!]",
      '[They took {sum} up.|{sum} went upstairs.|It was {sum} this time.] A front keeps it out of their hands, you know!',
      '{sum} gone up! [I paid mine too.|My end was smaller!|Same boat, pal.]',
    ],
    took_goods: [
      'They took {goods}, since the cash ran out! [Keep a roll for midnight.|Leave some green at night.|Next time sell first!]',
      '[Aw, the {goods}.|There goes the {goods}.|They walked off with {goods}.] They count it a little under, too!',
      "No cash at midnight, so {goods} went up. [Happens to everybody!|Happened to me!|It's a lesson, that's all!]",
    ],
  },
  front_bought: {
    always: [
      'A {front}! {sum} well spent! My mother wants to know the hours!',
      'You own a {front}! Look in every day, answer what they ask you, and it pays. Skip it and it sulks!',
      "Look at this, a businessman! The {front} for {sum}. I'm getting you a plant for the window!",
    ],
  },
  front_tended: {
    always: [
      "[You took care of the {front}!|The {front}'s happy today!|Good call at the {front}!] That's two percent, easy.",
      'They like you at the {front}! [Mrs. Russo says so.|The kid at the counter told me.|Even the mailman says it.|I stopped by, I heard it.]',
      "[Another good day at the {front}.|The {front} ran like a watch.|Smooth day at the {front}.] Don't forget tomorrow!",
      'See, a {front} just wants a little love! [Same again tomorrow!|You got the touch!|My uncle never learned that!]',
    ],
  },
  front_neglected: {
    always: [
      '[The {front} missed you yesterday!|Nobody looked in at the {front}!|I walked by the {front}, no boss!] It loses a little that way.',
      "You forgot the {front}, {name}! [It takes one answer.|It's okay, it's okay.|One question a day, that's all.|It's no move, even!]",
      '[The help at the {front} made it up as they went.|They flipped a coin at the {front}.|The {front} got a day off and so did the till.] Go by today!',
      'A {front} with nobody minding it costs more than it makes. [I learned it the hard way!|Ask my uncle!|Trust me on that one!]',
    ],
  },
  front_sold: {
    always: [
      'You sold the {front}! {sum}. I was just getting used to the sandwiches.',
      "{sum} for the {front}. Not what you paid, but it's cash in your hand tonight!",
      "Bye bye, {front}! They'll miss you. {sum}, in case you had something better in mind.",
    ],
  },
  guide_paid: {
    always: [
      'Vinnie gave you {sum}? Vinnie? Frame it!',
      'First trip and you came home with a bonus! {sum}! I was so nervous for you.',
      '{sum} for your first haul. See, this town likes you!',
    ],
  },
  opening_cleared: {
    always: [
      "I heard you paid Vinnie for the bus, with {left} to spare! Everybody's talking, nice talk!",
      'Square with Vinnie, {left} early! You know how many people start like that? I can count them on this hand!',
      "You're free and clear of the old coat! {left} left on it, even. I'm so proud I could cook!",
    ],
  },
  opening_cleared_last_hour: {
    always: [
      '{left}! You paid Vinnie with {left} to go! I had to sit down!',
      "I was lighting a candle when they told me. {left} left! Don't you ever do that to me again!",
      '{left} on the clock and you walked in with the money. Like in the movies! My heart, {name}!',
    ],
  },
  opening_cleared_late: {
    always: [
      "So it was {daysLate} late, so what? Vinnie's paid, you're standing! It gets better from here.",
      "You paid off the coat! Late, {daysLate}, but you paid it. That's more than most!",
      "It's over with Vinnie's old tab. {daysLate} late. Nobody remembers in a month, if you're good now!",
    ],
  },
}
