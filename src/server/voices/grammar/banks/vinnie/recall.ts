import type { Bank } from '../../bank.ts'

/** Quotations of what the player has said before, and answers to what a shark will recall later. */
export const RECALL: Bank = [
  {
    topic: 'recall',
    when: ['recall_person'],
    lines: [
      "{recalledDay} you told me about {recalled}. I don't forget family. That ain't a threat. It's a little bit a threat.",
      "{recalled}. {recalledDay} you brought that up. Still breathin'? Good. Send my best.",
      "You were talkin' about {recalled} {recalledDay}. I remember everythin' a guy's got to lose.",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_promise'],
    lines: [
      "{recalledDay} you swore {recalled}. I'm countin' on it. I count loud.",
      "{recalledDay}, right there, you said {recalled}. My ear's got a memory.",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_promise', 'broken_promise'],
    lines: [
      '{recalledDay} you swore {recalled}. I looked in my hand. Empty.',
      'You gave me your word {recalledDay}: {recalled}. The day went by. I waved at it.',
      "{recalledDay} it was all {recalled}. Now what's it gonna be, a poem?",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_excuse'],
    lines: [
      "{recalledDay} the story was that {recalled}. What's today's episode?",
      "So, {recalledDay} {recalled}. How'd that turn out? I cried in my soup.",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_lie'],
    lines: [
      '{recalledDay} you told me {recalled}. I can count a pocket from across the street.',
      "You remember {recalledDay}? {recalled}. I don't mind a liar. I mind a bad one.",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_gift'],
    lines: [
      "{recalledDay} you brought me {recalled}. I had a guy taste it first. He's fine.",
      "I still got {recalled} on my mind, from {recalledDay}. Nobody brings me nothin'. It bothered me.",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_place'],
    lines: [
      '{recalledDay} you said {recalled}. I had somebody walk by. Nice curtains.',
      'You told me {recalledDay} that {recalled}. Good to know where a guy can be found.',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_threat'],
    lines: [
      "{recalledDay} you said {recalled}. I'm still here. You notice?",
      'I remember {recalledDay}. You told me {recalled}. The guys made a cake out of it.',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_asked'],
    lines: [
      "{recalledDay} you asked me for {recalled} and I said no. I had reasons. I still got 'em.",
      'You were after {recalled} {recalledDay}. I said no then. You grow any since?',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_person'],
    lines: [
      "{recalledFrom} tells me about {recalled}. That's what {recalledFrom} says. I check what {recalledFrom} says.",
      'I hear about {recalled}. Not from you. From {recalledFrom}. You talk to {recalledFrom} now?',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_excuse'],
    lines: ["{recalledFrom} says {recalled}. I only heard it. I wasn't there. I'm usually there."],
  },
  {
    topic: 'recall',
    when: ['hearsay_lie'],
    lines: [
      "{recalledFrom} says you cried {recalled}. It's only talk. I like that kinda talk.",
      "Word from {recalledFrom}: {recalled}. You try that in here, you're leavin' lighter.",
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_place'],
    lines: ["{recalledFrom} says {recalled}. Might be true. I'll send a guy to ring the bell."],
  },
  {
    topic: 'answer_topic',
    when: ['tells_person'],
    lines: [
      "{person}, huh? Don't tell me more. The more I know, the more I know.",
      '{person}. Okay. I put it in the book, next to your shoe size.',
      "Everybody's got somebody. You got {person}. I'll remember that.",
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'caught_lying', 'owes'],
    lines: [
      "You got nothin'? I see {cash} on you. Lie to your priest.",
      'Broke, he says. With {cash}. My nose works and so do my eyes.',
    ],
  },
  {
    topic: 'answer_excuse',
    when: ['caught_lying'],
    lines: [
      "Nothin', huh? You're standin' there with {cash}. Try again, slower.",
      "{cash} in your pants and you cry to me? That's a lie and I wrote it down.",
    ],
  },
]
