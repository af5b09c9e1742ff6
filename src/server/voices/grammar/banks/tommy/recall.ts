import type { Bank } from '../../bank.ts'

/** Quotations of what the player has said before, and answers to what a shark will recall later. */
export const RECALL: Bank = [
  {
    topic: 'recall',
    when: ['recall_person'],
    lines: [
      "Hey, {recalledDay} you told me about {recalled}! How's that going? My aunt's been asking!",
      'I was thinking about {recalled}, from {recalledDay}! Everything okay there? You tell me if not!',
      "{recalledDay} you mentioned {recalled}! I lit a candle, it can't hurt!",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_promise'],
    lines: [
      "{recalledDay} you promised {recalled}! I told my aunt, she's so happy!",
      'I remember {recalledDay}, pal: {recalled}! I never doubted it!',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_promise', 'broken_promise'],
    lines: [
      '{recalledDay} you promised {recalled}, pal. I waited by the window. The cat waited too.',
      "You said {recalledDay} that {recalled}! It's okay, but it isn't okay, you know?",
      '{recalledDay} I believed you: {recalled}! I still want to! Help me out!',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_excuse'],
    lines: [
      'So {recalledDay} {recalled}, poor thing! Is it any better now?',
      'I told everybody how {recalledDay} {recalled}! They all feel terrible! Did it pass?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_lie'],
    lines: [
      "Pal, {recalledDay} you told me {recalled}. I'm not mad. I'm a little mad.",
      "{recalledDay}... {recalled}. Don't do that to me! I'd have fed you anyhow!",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_gift'],
    lines: [
      '{recalledDay} you brought me {recalled}! Nobody does that! I told the whole building!',
      "I still think of {recalled} from {recalledDay}! You've got a good heart, {name}!",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_place'],
    lines: [
      '{recalledDay} you said {recalled}! I got an aunt over there! I got an aunt everywhere!',
      'I remember, {recalled}! You told me {recalledDay}! Is the bakery still open?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_threat'],
    lines: [
      '{recalledDay} you said {recalled}! I cried in the pantry! Are we good now?',
      "I didn't sleep, pal! {recalledDay} you told me {recalled}! You didn't mean that, right?",
    ],
  },
  {
    topic: 'recall',
    when: ['recall_asked'],
    lines: [
      '{recalledDay} you asked for {recalled} and I had to say no! I felt awful, I made a lasagna!',
      "I still feel bad about {recalledDay}! You wanted {recalled} and I couldn't! You eat since?",
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_person'],
    lines: [
      "{recalledFrom} was telling me about {recalled}! That's only what I heard, but send a kiss!",
      "I heard about {recalled}, from {recalledFrom} of all people! You could've told me, pal!",
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_excuse'],
    lines: ['{recalledFrom} says {recalled}! Is that true? I only heard it, I worry!'],
  },
  {
    topic: 'recall',
    when: ['hearsay_lie'],
    lines: [
      "{recalledFrom} goes around saying {recalled}! I said no, not my pal! But that's what they say!",
      "I heard something from {recalledFrom}, pal: {recalled}! I'm not saying I believe it!",
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_place'],
    lines: ["{recalledFrom} says {recalled}! If that's right we're practically neighbors!"],
  },
  {
    topic: 'answer_topic',
    when: ['tells_person'],
    lines: [
      '{person}! Oh, tell me everything! Is everybody eating okay?',
      "You've got {person}? That's beautiful! I'll remember that, I remember families!",
      "{person}, huh? Next time you come, bring a picture! I'll bring out the good plates!",
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'caught_lying', 'owes'],
    lines: [
      "Pal, I can see {cash} sticking out of your pocket! Don't do this to me!",
      'Broke? With {cash}? My aunt would get the spoon!',
    ],
  },
  {
    topic: 'answer_excuse',
    when: ['caught_lying'],
    lines: [
      "You say you've got nothing and I see {cash}! That hurts more than the money, pal!",
      '{cash}, pal! I counted it without wanting to! Just tell me straight, huh?',
    ],
  },
]
