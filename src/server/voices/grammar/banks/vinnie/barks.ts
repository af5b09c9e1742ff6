import type { Bank } from '../../bank.ts'

/** Unprompted lines about events of the player. */
export const BARKS: Bank = [
  {
    topic: 'bark',
    when: ['event_profit'],
    lines: [
      "{eventSum} on {eventGood}. I heard before you did. What's my end?",
      "So you can count. {eventSum}. Don't let it go to your knees.",
      '{eventGood}, {eventSum} clean. A blind dog finds a hubcap too.',
      "Guy tells me you cleared {eventSum}. Guy's still catchin' his breath.",
      "{eventSum}, {name}. Now you're worth robbin'. That's a compliment.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_loss'],
    lines: [
      "{eventSum} down on {eventGood}. I laughed so hard I lost a fillin'.",
      { text: "You bought dear and sold cheap. There's a word. The word's {name}.", rest: 40 },
      '{eventSum} gone. Poof. I seen magicians with worse hands.',
      'Heard about the {eventGood}. {eventSum}. You want a napkin?',
      'You bled {eventSum} and nobody even hit you. Imagine if somebody hit you.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_busted'],
    lines: [
      "Cops shook you in {eventPlace}. Did you cry? Tell me you didn't cry.",
      "{eventPlace}. You walked into {eventPlace} hot. My mother knows better and she's dead.",
      'They turned you over in {eventPlace}. You say my name? Look at me. Did you?',
      "I pay cops to be lazy and you find the one that ain't. {eventPlace}. Unbelievable.",
      "Next time in {eventPlace}, run. You got two legs. Enjoy 'em.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_slipped'],
    lines: [
      'You walked outta {eventPlace} with cops on you. Okay. Okay. I saw that.',
      "They had you in {eventPlace} and they don't got you now. You a rat or you lucky?",
      "{eventPlace}. Nice feet. Don't use 'em on me.",
      'Slick, in {eventPlace}. Slick guys slip. I seen the floor after.',
      "Cops couldn't hold you in {eventPlace}. My guys got better gloves.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_hot'],
    lines: [
      "You're glowin'. All of {eventPlace} can read by you. Get off my street.",
      "{eventPlace} smells you comin'. Go cool off somewhere I ain't.",
      'Every badge in {eventPlace} got your face over the coffee machine.',
      "Don't stand by my window. You're hot in {eventPlace} and I just got drapes.",
      "Sell one more crate in {eventPlace}. Go ahead. I'll watch from the bleachers.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_borrowed'],
    lines: [
      "{eventSum} from {eventShark}? What, my money's got cooties?",
      "You took {eventSum} off {eventShark}. I know a guy with two wives. He don't sleep neither.",
      "{eventShark}'s {eventSum} in your pocket. It's loud in there, I bet.",
      "Runnin' to {eventShark} for {eventSum}. That hurts me. I like to do the hurtin'.",
      "{eventSum}. From {eventShark}. Remember who'd have broke you cheaper.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_betrayal'],
    lines: [
      "{worstBetrayal}. You paid, so you're breathin'. I still got it in pen.",
      "Look who's on his own two feet. {worstBetrayal}, and the knees still work. I was in a good mood.",
      "Before you open your mouth, {name}. {worstBetrayal}. I don't forget, I add.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_last_deal'],
    lines: [
      "{lastDeal}. Paid. I ain't sayin' thanks. I'm sayin' next.",
      "I was lookin' at my book. {lastDeal}, crossed out. Ain't nothin' sadder than a clean page.",
      "You and {lastDeal}. Square. Half of {borough} can't say that, and my guys know where they live.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_mission'],
    lines: [
      'You ran an errand and lived. Put it on your stone.',
      'Word is you did what you said. In this town? Somebody check his pulse.',
      'Heard you finished a job. What do you want, a balloon?',
      { text: 'You can carry things. Good. Mules eat.', rest: 40 },
      "Job done, huh. Keep that up and I'll learn your name, {name}.",
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_up'],
    lines: [
      "{eventGood} went nuts in {eventPlace}. You holdin'? No. You never are.",
      "{eventPlace}, {eventGood}, through the roof. I'm lookin' at a guy who ain't movin'.",
      'You read? {eventGood} in {eventPlace}. Up. Shut your mouth and run.',
      "Price of {eventGood} jumped in {eventPlace} and you're here breathin' on my desk.",
      'All of {eventPlace} wants {eventGood}. Me, I want you gone and back with cash.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_down'],
    lines: [
      '{eventGood} fell on its face in {eventPlace}. Step on it. Buy.',
      "They're givin' {eventGood} away in {eventPlace}. When's the last time anybody gave you anythin'?",
      {
        text: '{eventPlace}: {eventGood}, in the toilet. I made my first nickel in a toilet.',
        rest: 40,
      },
      "Somebody's cryin' over {eventGood} in {eventPlace}. Go hold the hat.",
      '{eventGood} died in {eventPlace}. Rob the corpse, {name}.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_loaded'],
    lines: [
      "You're carryin' {eventCount} {eventGood} and you walk in my front door? Use the alley.",
      '{eventCount} {eventGood}. What are you, a museum? Sell.',
      'I can hear {eventCount} {eventGood} in your coat. So can the cops.',
      "Goods ain't money. You got {eventCount} {eventGood} and a stupid look.",
      "Sittin' on {eventCount} {eventGood}. You hatchin' 'em?",
    ],
  },
  {
    topic: 'bark',
    when: ['event_streak'],
    lines: [
      "{eventCount} days runnin' I see this face. I got milk that don't last that long.",
      "{eventCount} days straight. You got no home? Good. Home's a soft spot.",
      "Every day, {eventCount} days. Either you're serious or you're wired.",
      "{eventCount} days. I had a stray did that. I feed him now. Don't get ideas.",
    ],
  },
]
