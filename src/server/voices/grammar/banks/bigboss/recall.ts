import type { Bank } from '../../bank.ts'

/** Quotations of what the player has said before, and answers to what a shark will recall later. */
export const RECALL: Bank = [
  {
    topic: 'recall',
    when: ['recall_person'],
    lines: [
      '{recalledDay}. You spoke of {recalled}.',
      '{recalled}. I have not forgotten.',
      'You told me of {recalled}. Still well?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_promise'],
    lines: ['{recalledDay}: {recalled}. I wait.', 'Your word, {recalledDay}. {recalled}.'],
  },
  {
    topic: 'recall',
    when: ['recall_promise', 'broken_promise'],
    lines: [
      '{recalledDay}: {recalled}. The day passed.',
      'You said {recalled}. I see nothing.',
      '{recalledDay} you gave your word. Where?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_excuse'],
    lines: ['{recalledDay}, {recalled}. And now?', 'So {recalled}. Better today?'],
  },
  {
    topic: 'recall',
    when: ['recall_lie'],
    lines: ['{recalledDay} you said {recalled}. I knew.', 'You lied {recalledDay}. I let it pass.'],
  },
  {
    topic: 'recall',
    when: ['recall_gift'],
    lines: [
      '{recalled}. {recalledDay}. I ate alone.',
      'You brought {recalled} {recalledDay}. I noticed.',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_place'],
    lines: [
      '{recalledDay} you said {recalled}. I know.',
      'I know. {recalled}. You told me {recalledDay}.',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_threat'],
    lines: ['{recalledDay}: {recalled}. I am still here.', 'You said {recalled}. Try it today?'],
  },
  {
    topic: 'recall',
    when: ['recall_asked'],
    lines: [
      '{recalledDay} you wanted {recalled}. I said no.',
      'I refused {recalled} {recalledDay}. It stands.',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_person'],
    lines: [
      '{recalledFrom} mentions {recalled}. I only listen.',
      '{recalled}. {recalledFrom} told me. Not you.',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_excuse'],
    lines: ['{recalledFrom} says {recalled}. Perhaps.'],
  },
  {
    topic: 'recall',
    when: ['hearsay_lie'],
    lines: [
      '{recalledFrom} says {recalled}. Not here.',
      'I hear from {recalledFrom}: {recalled}. Careful.',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_place'],
    lines: ['{recalledFrom} says {recalled}. I may check.'],
  },
  {
    topic: 'answer_topic',
    when: ['tells_person'],
    lines: [
      '{person}. I will remember.',
      'You have {person}. Good. Keep close.',
      '{person}. A man is his people.',
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'caught_lying', 'owes'],
    lines: ['Broke? I see {cash}.', 'You carry {cash}. Do not lie.'],
  },
  {
    topic: 'answer_excuse',
    when: ['caught_lying'],
    lines: ['{cash}. I see it. Lie less.', 'Nothing? {cash} is not nothing.'],
  },
]
