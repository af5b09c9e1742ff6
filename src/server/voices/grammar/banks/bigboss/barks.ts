import type { Bank } from '../../bank.ts'

/** Unprompted lines about events of the player. */
export const BARKS: Bank = [
  {
    topic: 'bark',
    when: ['event_profit'],
    lines: [
      '{eventSum}. Quietly, next time.',
      '{eventGood} fed you. Good.',
      '{eventSum}. Who saw?',
      { text: 'You sold well. Once.', rest: 40 },
      '{eventSum}. I expected less.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_loss'],
    lines: [
      { text: '{eventSum}. Remember the taste.', rest: 40 },
      '{eventGood} taught you. Expensive school.',
      'You fell. Get up.',
      '{eventSum}. Pride cost more.',
      'Greed, or sleep? Either kills.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_busted'],
    lines: [
      '{eventPlace}. You were seen.',
      'They touched you. In {eventPlace}.',
      'You said nothing. I checked.',
      '{eventPlace} is closed to you.',
      'Caught once. There is no twice.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_slipped'],
    lines: [
      '{eventPlace}. Clean feet.',
      'They lost you. I did not.',
      'You vanished in {eventPlace}. Teach others.',
      'Luck visits once, {name}.',
      '{eventPlace} still asks about you.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_hot'],
    lines: [
      '{eventPlace} burns. Walk elsewhere.',
      'Too loud in {eventPlace}.',
      'You cast light. Stop.',
      'Let {eventPlace} forget you.',
      'Seven is prison. Count.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_borrowed'],
    lines: [
      '{eventShark}. {eventSum}. Why?',
      "You wear a leash now. {eventShark}'s.",
      '{eventSum}. {eventShark} told me first.',
      'Two masters. Choose early.',
      '{eventShark} smiles. Never good.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_betrayal'],
    lines: [
      'I do not forget. {worstBetrayal}.',
      'You paid. {worstBetrayal}. It was noticed.',
      '{worstBetrayal}. It was told to me.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_last_deal'],
    lines: [
      '{lastDeal}. Done. I was told.',
      '{lastDeal}. You finish things. Good.',
      '{lastDeal} came back. It was noticed.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_mission'],
    lines: [
      'Done. I was told.',
      'Good. Another will come.',
      'You finish things. Rare.',
      { text: 'Nobody complained. That is praise.', rest: 40 },
      'It was noticed.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_up'],
    lines: [
      '{eventGood}. {eventPlace}. Sell into it.',
      '{eventPlace} is hungry. Feed it.',
      '{eventPlace} panics upward. Smile.',
      '{eventGood} rose. I knew.',
      'Late buyers in {eventPlace}. Be early.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_down'],
    lines: [
      '{eventGood} bleeds in {eventPlace}.',
      '{eventPlace} throws {eventGood} away. Catch.',
      'Terror in {eventPlace}. Shop slowly.',
      '{eventGood} sleeps. It wakes.',
      'They run from {eventPlace}. Walk there.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_loaded'],
    lines: [
      '{eventCount} {eventGood}. Heavy.',
      'Too much {eventGood}. One match.',
      '{eventCount}. Sell before dawn.',
      'Stock is a witness.',
      '{eventGood} slows you. Drop it.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_streak'],
    lines: [
      '{eventCount} days. Discipline.',
      'You return. {eventCount} times.',
      '{eventCount} mornings. I counted.',
      'Habit is loyalty. {eventCount} days.',
    ],
  },
]
