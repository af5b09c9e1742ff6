import type { Bank } from '../../bank.ts'

/** Answers to what exactly a message is about. */
export const ANSWERS: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_heat'],
    lines: [
      'Heat is police memory. Sell elsewhere.',
      'Sell big here, police come. Move. Cool.',
      'Heat fades when you travel.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_respect'],
    lines: [
      'Pay on time. Your name grows.',
      'Eight tenths. Then I see you.',
      'Respect is slow. Late is fast.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_interest'],
    lines: ['Mine costs errands, not rates.', 'Others add each day. Up to double.'],
  },
  {
    topic: 'answer_rules',
    when: ['about_moves'],
    lines: ['Five moves a day. One a ride.', 'Prices move each twenty minutes. You five times.'],
  },
  {
    topic: 'answer_joke',
    when: ['asks_joke'],
    lines: [
      'A man asked me twice. That is it.',
      'One. My accountant retired. Rich.',
      'A judge walks in. He pays.',
    ],
  },
  {
    topic: 'answer_joke',
    when: ['knock_knock'],
    lines: ['Who is there.', 'Nobody knocks here. Who is it?'],
  },
  {
    topic: 'answer_joke',
    when: ['!asks_joke', '!knock_knock'],
    lines: [
      'Funny. My face does not show it.',
      'I heard the joke. I lived it.',
      'Good joke. Once.',
    ],
  },
  {
    topic: 'answer_trade',
    when: ['sold'],
    lines: ['Sold. Good. Count it twice.', 'Now you have money. Think.', 'Sold quietly, I hope.'],
  },
  {
    topic: 'answer_trade',
    when: ['names_good', '!sold'],
    lines: ['{asksGood}. Small. It begins so.', 'Move the {asksGood}. Quietly.'],
  },
  {
    topic: 'answer_compliment',
    when: ['about_looks'],
    lines: ['My tailor thanks you.', 'Good cloth. Old. Like me.'],
  },
  {
    topic: 'answer_compliment',
    when: ['about_place'],
    lines: ['My father swept this floor.', 'The room is quiet. I paid for that.'],
  },
  {
    topic: 'talk_street',
    when: ['asks_prices', '!names_good'],
    lines: [
      'What fell comes back. Buy that.',
      'Two boroughs. One good. Compare.',
      'What they lack sells. Look there.',
    ],
  },
  {
    topic: 'talk_street',
    when: ['names_good'],
    lines: [
      '{asksGood}? Look in two boroughs.',
      'Read the board. It names {asksGood}.',
      '{asksGood}. Buy where nobody wants them.',
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'pleads', 'owes'],
    lines: ['Nobody hurts you. Today.', 'I do not hurt. I send.', 'Mercy. Once. It has a chip.'],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'offer_loan'],
    lines: ['{days}. Until {dueDay}.', '{dueDay}. {days}. Not a minute more.'],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'owes'],
    lines: ['{dueDay}. To the minute.', 'Until {dueDay}. Not after.'],
  },
  {
    topic: 'counter_offer',
    when: ['agreed', 'wish_days'],
    lines: ['{days}. Granted. {amount}.', 'You have {days}. {dueDay}.'],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'wish_days'],
    lines: ['Not {askedDays}. {days}. {amount}.', '{days}. No more. {dueDay}.'],
  },
  {
    topic: 'hold_offer',
    when: ['overbid', 'held', '!patience_out'],
    lines: [
      '{askedRate}? Generous. I ask {rate}. Yes.',
      'You offer {askedRate}. I smile. {amount}.',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['already', 'held', '!patience_out'],
    lines: ['You have that already. {amount}.', 'I offered that. {days}. Take it.'],
  },
  {
    topic: 'talk_work',
    when: ['asks_errand', 'intent_ask_work'],
    lines: ['The work board. Choose one.', 'Jobs hang on the board. Finish one.'],
  },
  {
    topic: 'talk_work',
    when: ['asks_how', '!asks_errand'],
    lines: [
      'Buy where it is cheap. Carry it.',
      'Start small. Two boroughs. Waste no move.',
      'Sell where they are short. Repeat it.',
    ],
  },
  {
    topic: 'answer_identity',
    when: ['asks_machine'],
    lines: [
      'I am a man. An old one.',
      'Real. Stone made these hands.',
      'No machine buries its brother.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_early'],
    lines: ['Early is good. I notice early.', 'Early ends the errands.'],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'late', 'owes'],
    lines: ['{daysLate} late.', 'It was {dueDay}.'],
  },
  {
    topic: 'did_not_follow',
    when: ['is_question', '!off_topic', '!nothing_owed'],
    lines: [
      'I do not know.',
      'That I was never asked.',
      'I have no answer. Why ask me?',
      'Ask something nearer. Why this?',
      'I cannot say. Who wants to know?',
      'I do not know it. I say so.',
    ],
  },
]
