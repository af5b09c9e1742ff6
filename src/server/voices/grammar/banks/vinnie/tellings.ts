import type { TellingLines } from '../../telling-lines.ts'

/** Late days on which no collector comes, because the shark has granted mercy or an extension. */
const HELD = [
  'You begged, so my guy stays in the car. {owed}. When {when} comes he gets out.',
  "I said I'd hold off, I'm holdin' off. My hand's crampin'. {owed}.",
  "No truck today. You got your mercy and I got {owed} comin'.",
]

export const TELLINGS: TellingLines<'vinnie'> = {
  late_1: {
    always: [
      "You're late. {owed}. I told every purse in this town to stay shut, and they're shut. {when}: {next}.",
      "The clock ran out and I didn't. {owed}, {name}. Nobody lends you a dime till I see it.",
      "I called around. You ain't got a friend with a wallet no more. {owed}, before {when}.",
      "Day one, I only talk. {owed}. Day two I don't talk so good. {when}: {next}.",
    ],
    trust_low: [
      "Late. I bet a guy ten bucks you'd be late. Ten bucks and {owed}, that's what I'm up. {when}: {next}.",
      "I knew it when I counted it out to you. {owed}. Every purse on the street is shut, and I did the shuttin'.",
      'You got a face like a bounced check, {name}. {owed}. Nobody lends to that face now.',
    ],
  },
  late_2: {
    always: [
      "Two days. I told a cop your shoe size. You're hot in {place} now, and a piece of every sale is mine.",
      "You feel that on your neck in {place}? That's a badge. I sent it. {owed}. {when}: {next}.",
      "{owed} still ain't in my hand. So now every crate you sell, my hand's in it first.",
      "I don't get mad. I make phone calls. {place} knows you. {when}: {next}.",
    ],
  },
  late_3: {
    held: HELD,
    took_goods: [
      'My guy took {goods}. He says you keep a tidy closet. That knocks {credit} off. {owed} to go.',
      "{goods}. That's what three days costs. I put down {credit} for it and I was bein' sweet. {when}: {next}.",
      "You hear a truck? That was {goods} leavin'. {owed}, {name}. Tomorrow I come for the paper kind.",
    ],
    always: [
      "My guy came for goods and you got nothin'. He took it personal. {owed}. {when}: {next}.",
      'Three days and an empty closet. I sent a truck for that? {owed}, plus the gas.',
      "You hid it or you lost it. Don't care. {owed}. Tomorrow I count your pockets.",
    ],
  },
  late_4: {
    held: HELD,
    took_cash: [
      '{sum} outta your pocket, half and half, like partners. {owed} to go. {when}: {next}.',
      "I took {sum}. Left you half, so you can't say I got no heart. Still {owed}.",
      'Four days. {sum}. My guy counted it on your kitchen table. {when}: {next}.',
    ],
    always: [
      "My guy turned you upside down and nothin' fell out. {owed}. {when}: {next}.",
      "Four days and empty pockets. You know what's left to take, {name}? You.",
      'Broke and late. Pick one. {owed}. {when}: {next}.',
    ],
  },
  owned: {
    always: [
      "That's it. I own you. The number stops at {owed} and you work it off. {next}.",
      'Congratulations, you got a boss. {owed}. You walk when I say, you sell when I say, and I eat first.',
      "I ain't chargin' you another nickel. Why would I? You're mine now. {owed}, on your back. {next}.",
      "Five days. You ain't late no more, {name}. You're furniture. {owed} and you're a man again.",
    ],
  },
  late_more: {
    held: HELD,
    took_cash: [
      '[Me again.|Knock knock.|Payday. Mine.] {sum} outta your pocket. {owed} to go.',
      'Every second day, like the milk. [{sum}.|I took {sum}.|{sum} this time.] Still {owed}.',
      "[You're gettin' better at this.|You didn't even run. Good.|Look at you, hands up already.] {sum}, and {owed} left.",
      "{sum}. [My guy says hello.|My guy's got a route now.|He knows your doormat by now.] {owed}.",
    ],
    always: [
      "[Nothin' again?|Empty again?|Moths, that's what you got.] {owed}. I'll be back {when}.",
      "I put my hand in and found lint. [{owed} of lint.|You owe me {owed}, not lint.|I got {owed} comin', not lint.] {when}, again.",
      "[You workin' or what?|Sell somethin'.|Run a job, dummy.] {owed}. {when}: {next}.",
    ],
  },
  worked_off: {
    always: [
      "You're square. I looked twice. Every nickel, off your own back. Get outta here before I get misty.",
      "Last dollar's in. I don't own you no more, {name}. Feels like losin' a mule.",
      "Worked it off. I had five guys owned last year. You're the one that's walkin' around.",
    ],
  },
  bought_out: {
    always: [
      "Cash, all of it, {daysLate} late. I owned you this mornin'. I liked owning you.",
      "You bought yourself back. {daysLate} late. I'd have let you go for less, but you didn't ask.",
      "Counted. You're off the leash, {name}. My purse stays shut till {when}.",
    ],
  },
  cleared: {
    always: [
      "Paid. {daysLate} late, but paid. My door's shut till {when}. Then we'll see who you are.",
      'There. Was that so hard? {daysLate} of phone calls for that. Come back {when}, not before.',
      "We're even, and I don't like even. I open for you again {when}.",
      "{daysLate} late and you're still walkin'. Tell people I'm a saint. Purse opens {when}.",
    ],
  },
  kicked_up_first: {
    always: [
      'Listen good, I say it once. Over {threshold} you kick up. Every night, midnight, a piece goes upstairs. Tonight it was {sum}.',
      'You got big enough to notice. Past {threshold} a slice goes up every midnight, and the bigger you are the fatter the slice. {sum}, for starters.',
      "Nobody told you? You make real money, you kick up. {sum} went upstairs at midnight. I kick up too. Why d'you think I'm like this?",
    ],
  },
  kicked_up: {
    always: [
      '[Midnight.|Upstairs ate.|The elevator came.|Twelve strikes.] {sum} went up.',
      "{sum} upstairs. [Don't cry.|Everybody pays.|I paid too.]",
      "[They took {sum}.|{sum}, gone up.|Week's piece: {sum}.] You're payin' for the roof you don't see.",
      '{sum} kicked up. [Earn more, they take more.|Nobody says thanks.|Nice number. For them.]',
    ],
    took_goods: [
      'You were short on paper, so they took {goods}. [Keep cash.|Keep some green on you.|Cash, dummy.]',
      "{goods} went upstairs 'cause your pockets couldn't. [Nine dimes on the dollar.|They don't pay sticker.|Cheap, too.]",
      "No cash, so they ate {goods}. [Learn.|Don't do that again.|That's how they teach.]",
    ],
  },
  front_bought: {
    always: [
      'A {front}. For {sum}. Look at you, an honest man. I almost called a cop.',
      "You bought the {front}? Good. Somebody asks what you do, you point. Answer 'em when they call, or it bleeds.",
      "{sum} for a {front}. Now you got somethin' I can find in the phone book.",
    ],
  },
  front_tended: {
    always: [
      "[You showed up at the {front}.|The {front} saw your face.|You looked in on the {front}.] Good. Scared help don't steal.",
      "The {front}'s fed for today. [Tomorrow again.|Don't skip.|Same time tomorrow.|One day at a time.]",
      "[You ran the {front} today.|Boss of the {front}, huh.|So you answer the phone at the {front}.] Don't get a tie.",
      "{front}, done. [See? Work.|Took you a minute.|That's two cents on the dollar.]",
    ],
  },
  front_neglected: {
    always: [
      'Nobody minded the {front} yesterday. [The help did.|The till did a little dance.|It minded itself. Bad.]',
      '[You forgot the {front}.|The {front} rang all day.|The {front} sat there like a dog in the rain.] It costs more than it makes that way.',
      "You got a {front} and you don't go. [Gimme the keys.|I'd go.|Sell it to a grown-up.|Whaddya, on vacation?]",
      "[A day with no boss at the {front}.|The {front} ran on fumes.|No word from you at the {front}.] That's money off the floor.",
    ],
  },
  front_sold: {
    always: [
      "You sold the {front} for {sum}. You took a beatin'. You always get eighty cents when you're runnin'.",
      "{front}'s gone. {sum}. Somebody else's leaky pipes now.",
      '{sum} for the {front}. Cash I can find. A {front} I hadda drive to.',
    ],
  },
  guide_paid: {
    always: [
      "You carried it and you didn't drop it. {sum}, from me. Don't tell nobody.",
      "First haul. Here's {sum}. That's the last thing I ever give you.",
      '{sum} for the trip. Call it a scholarship.',
    ],
  },
  opening_cleared: {
    always: [
      "Ticket, room, coat. Paid, with {left} on the clock. I ain't smilin', it's gas.",
      "{left} early on the first thing you ever owed me. Okay. You can sit down when you're in here.",
      "You're square for the bus. {left} to spare. Now you can borrow like a person.",
    ],
  },
  opening_cleared_last_hour: {
    always: [
      "{left} left. I had my hat on. I had the car runnin'. You paid. I hate you.",
      '{left} on the clock, {name}. You know what that does to my pressure? Square. Get out.',
      'You paid with {left} to go. My guy was already on your stairs. He had to come back down.',
    ],
  },
  opening_cleared_late: {
    always: [
      "The coat's paid for. {daysLate} late. I'll remember the coat.",
      'Bus, room, coat, square, and {daysLate} after I said. First impressions, {name}.',
      "You paid the openin' tab {daysLate} late. Nobody starts worse and stays. Surprise me.",
    ],
  },
}
