import type { Bank } from '../../bank.ts'

/** Unprompted lines about events of the player. */
export const BARKS: Bank = [
  {
    topic: 'bark',
    when: ['event_profit'],
    lines: [
      "{eventSum} on {eventGood}! My aunt lit a candle for you. It worked, she's taking credit.",
      'Look at you, {eventSum}! Buy yourself a hat, pal, you earned a hat.',
      "I told Mrs. Russo you'd do good with {eventGood}. {eventSum}! She bet me a pie. I love pie.",
      {
        text: "Somebody made {eventSum} and didn't bring cannoli. I'm not saying who. It's you.",
        rest: 40,
      },
      '{eventGood}, huh? {eventSum}! See, I always said you had the legs for it.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_loss'],
    lines: [
      "Aw, {eventSum} on {eventGood}? Come here. Eat something. It's only money, it's only a lot of it.",
      'I heard about the {eventGood}, pal. My cousin lost a whole truck once. A truck! He laughs now. Mostly.',
      "{eventSum}, gone. Okay. You're still standing, you still got your teeth, we start over.",
      {
        text: "Don't look at the ground, {name}. {eventSum} comes back. It's like cats.",
        rest: 40,
      },
      "So the {eventGood} went south. You know who never lost {eventSum}? Nobody I'd have dinner with.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_busted'],
    lines: [
      "They got you in {eventPlace}? Did they hurt you? Sit. Not there, that's the cat's. Sit.",
      "Oh, {name}. {eventPlace}! I'd have told you, they got a new captain. He don't even take sandwiches.",
      'My aunt saw it from the bus, you with your hands on a car in {eventPlace}. She crossed herself twice.',
      "Stay out of {eventPlace} a couple days, okay? Go someplace sleepy. Let 'em forget that nice face.",
      'Cops in {eventPlace}, what a thing. You need a coffee or you need a lawyer? I only got coffee.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_slipped'],
    lines: [
      "You got away in {eventPlace}! I'm not supposed to cheer. I'm cheering.",
      "The barber's telling everybody how you slipped 'em in {eventPlace}! He does your voice and everything.",
      "{eventPlace}, and not a scratch! Somebody up there likes you. Or somebody down there's busy.",
      'Whew! I had my good jacket on to come bail you out of {eventPlace}.',
      'You walked out of {eventPlace} with cops all over? My nephew wants your autograph!',
    ],
  },
  {
    topic: 'bark',
    when: ['event_hot'],
    lines: [
      'Pal, they got your picture up in {eventPlace}. Not a bad picture! But still.',
      "{eventPlace}'s too warm for you right now. Spend your moves someplace else, it cools off, it always does.",
      "My cousin on the force says don't be seen with you in {eventPlace}. He says hi, though.",
      'You sold a lot in {eventPlace}, huh? People talk. Cops are people. So, you know.',
      "Take my other coat if you go through {eventPlace}. Nobody stops a man in that coat. It's a terrible coat.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_borrowed'],
    lines: [
      "{eventSum} from {eventShark}? I mean, sure, it's your life! I'd have made a sandwich with mine.",
      "So you went to {eventShark}. I'm not hurt! I'm a little hurt. {eventSum}, wow.",
      'Write it on the icebox: {eventShark}, {eventSum}! You look at the icebox every day, right?',
      "{eventShark} don't send birthday cards, {name}! Put that {eventSum} to work and give it back quick.",
      "Half the block knows {eventShark} staked you {eventSum}! The other half's on vacation.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_betrayal'],
    lines: [
      'Hey, you made it! {worstBetrayal}, sure, but you came through. I told my ma you would!',
      "{name}! {worstBetrayal}, and look at us, still pals. I only bring it up 'cause I worry.",
      "I don't hold a grudge, pal. {worstBetrayal}. See? I said it and I'm smilin'!",
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_last_deal'],
    lines: [
      "There he is! {lastDeal}, all square! I told everybody, I said that's my guy.",
      "You know what made my week? {lastDeal}, back in the drawer, every dollar. Sit, I'll get you a coffee!",
      "{lastDeal} came home safe, {name}! I could kiss you. I won't. I could, though.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_mission'],
    lines: [
      {
        text: "You did the thing! They said you wouldn't, I said wait and see. I love wait and see.",
        rest: 40,
      },
      "Heard you finished up that job, no fuss! That's how you get known, {name}. No fuss.",
      "Everybody's happy with you today! I'd run around and ask for stuff.",
      "Good work, pal! My uncle did one like that in '61 and talked about it till he died.",
      "Job's done? Then sit! Resting's part of work, they just don't tell you.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_up'],
    lines: [
      "Hey, {eventGood} in {eventPlace}, did you see? Way up! You got any? Go, go, I'll watch your coffee.",
      "My barber was right about {eventGood}! {eventPlace}'s paying silly money. He'll be unbearable.",
      "They're fighting over {eventGood} in {eventPlace}! Two ladies, one crate. I love this city.",
      '{eventPlace} ran out of {eventGood}, the paper says! If you got a bag, bring the bag.',
      "If you were saving {eventGood} for a rainy day, pal, it's pouring in {eventPlace}!",
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_down'],
    lines: [
      "Poor {eventPlace}! Can't give {eventGood} away. You could, you know, take some off their hands.",
      "Big sale on {eventGood} in {eventPlace}, my aunt bought and she don't even know what it is!",
      'See the paper? {eventGood}, {eventPlace}, down, down! It bounces, {name}. It nearly always bounces.',
      "There's a fella in {eventPlace} with a basement full of {eventGood} and a wife who wants the basement!",
      'The price of {eventGood} dropped in {eventPlace}. Buy a little! A little. Leave room for dessert.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_loaded'],
    lines: [
      '{eventCount} {eventGood}? Where do you keep it, under the bed? You sleep on the floor now?',
      "You're carrying {eventCount} {eventGood}, your back's gonna go! Sell some, stand up straight.",
      "I'd feel better if you moved those {eventCount} {eventGood}! I worry. It's what I do.",
      "{eventCount} {eventGood}, mother of God! You got more stock than Mrs. Russo's got nephews.",
      "Don't fall in love with the {eventGood}, pal! {eventCount} is a romance. Sell.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_streak'],
    lines: [
      "{eventCount} days in a row! I set a place for you now, it's official, you got a napkin ring.",
      "You showed up {eventCount} days straight! My own brother don't do that, and he lives here.",
      'Day {eventCount}, look at that! They slip you an extra move for it, you know, third day and seventh.',
      '{eventCount} days running! I like a guy you can set the oven by.',
    ],
  },
]
