import type { Bank } from '../../bank.ts'

/** Quotations of what the player has said before, and answers to what a shark will recall later. */
export const RECALL: Bank = [
  {
    topic: 'recall',
    when: ['recall_person'],
    lines: [
      '{recalledDay} you spoke of {recalled}, {name}. I keep such things; they explain so many figures. How is all that?',
      'I have been thinking of {recalled}, whom you mentioned {recalledDay}. One learns much from whom people mention.',
      'You told me {recalledDay} about {recalled}. Is there news, or only more of it?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_promise'],
    lines: [
      '{recalledDay} you gave me your word that {recalled}. I have entered it in pencil; shall I use ink?',
      'As of {recalledDay}, {recalled}. I quote you exactly. Does it still hold?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_promise', 'broken_promise'],
    lines: [
      '{recalledDay} you assured me that {recalled}. The day has been and gone, quite alone. What am I to enter?',
      'You said it yourself {recalledDay}: {recalled}. I waited, which I charge for. And now?',
      'I have your words from {recalledDay}: {recalled}. What I do not have is what they were about.',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_excuse'],
    lines: [
      '{recalledDay} I was given to understand that {recalled}. Has the situation improved, or has the story?',
      'You explained {recalledDay} that {recalled}. I was moved, in so far as I am. How did it end?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_lie'],
    lines: [
      '{recalledDay} you would have me believe {recalled}. I mention it only because I did not.',
      'I recall {recalledDay} with some amusement: {recalled}. Do lie to me better, {name}, or not at all.',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_gift'],
    lines: [
      '{recalledDay} you brought me {recalled}. I am still trying to decide what it was the first instalment of.',
      'I have not forgotten {recalled}, from {recalledDay}. Nobody had brought me anything unsecured in years.',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_place'],
    lines: [
      'You mentioned {recalledDay} that {recalled}. Property there is undervalued; are you?',
      '{recalledDay} I learned that {recalled}. It explains the shoes. How is the street these days?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_threat'],
    lines: [
      '{recalledDay} you announced that {recalled}. I have rearranged nothing. Should I have?',
      'According to you, and to {recalledDay}, {recalled}. I notice that we are both still here. Shall we go on?',
    ],
  },
  {
    topic: 'recall',
    when: ['recall_asked'],
    lines: [
      '{recalledDay} you asked me for {recalled}, and I declined. Has anything changed, apart from the date?',
      'I refused you {recalled} {recalledDay}. I should like to know what you did instead.',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_person'],
    lines: [
      '{recalledFrom} speaks of {recalled}. It is hearsay, so I merely ask: is it so?',
      'I am told of {recalled}, and the source is {recalledFrom}. I discount it accordingly. By how much should I?',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_excuse'],
    lines: [
      '{recalledFrom} would have it that {recalled}. I was not present, and I believe half. Which half?',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_lie'],
    lines: [
      '{recalledFrom} maintains that {recalled}. Hearsay, naturally. It was told to me as a comedy; was it one?',
      'A story reaches me by way of {recalledFrom}: {recalled}. I record it as unproven, for now.',
    ],
  },
  {
    topic: 'recall',
    when: ['hearsay_place'],
    lines: [
      '{recalledFrom} tells me {recalled}. I have no proof of it but {recalledFrom}, which is to say none. Is it true?',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['tells_person'],
    lines: [
      '{person}, you say. I shall remember that; people are what one lends against in the end. Are you close?',
      'Tell me of {person}, then. I ask as one who keeps a page for everybody.',
      'I had not heard of {person} before. Thank you; that is a thing I should not have wished to learn from others.',
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'caught_lying', 'owes'],
    lines: [
      'You plead poverty while carrying {cash}. I do not object to the plea, {name}, only to the addition.',
      'Nothing left, apart from the {cash} that I can see from here? Do begin again.',
    ],
  },
  {
    topic: 'answer_excuse',
    when: ['caught_lying'],
    lines: [
      'You have nothing, and you have {cash}. One of those is a figure of speech; which?',
      'I count {cash} on your person, {name}. I shall enter the remark under fiction, with the date.',
    ],
  },
]
