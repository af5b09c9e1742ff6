import type { Bank } from '../../bank.ts'

/** Answers to counter-offers that name a sum or a rate, and to questions for the total. */
export const HAGGLING: Bank = [
  {
    topic: 'counter_offer',
    when: ['agreed', 'asked', '!wish_days', '!wish_rate', '!overbid'],
    lines: ['{amount}. As you ask.', 'You want {amount}. You have it.'],
  },
  {
    topic: 'hold_offer',
    when: ['at_limit', 'asked', 'held'],
    lines: [
      '{asked} is too heavy. {amount}.',
      'Not {asked}. Your name carries {amount}.',
      '{asked}? Earn it. {amount} now.',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'asked', '!at_limit', '!already', '!wish_days', '!overbid'],
    lines: ['{asked} is for beggars. {amount}.', 'I do not lend {asked}. {amount}.'],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'offer_loan'],
    lines: ['{amount} out. {total} back.', '{total}. Not a cent more.'],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'owes', '!offer_loan'],
    lines: ['You owe {owed}.', '{owed}. It does not grow. The debt.'],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'asked', '!at_limit', '!wish_days', '!wish_rate', '!overbid'],
    lines: ['{asked} is small. {amount}.', 'Not {asked}. {amount} at least.'],
  },
  {
    topic: 'counter_offer',
    when: ['wish_more', '!wish_longer'],
    lines: ['{amount}. That is more. {total} back.', 'More, then. {amount}. {dueDay}.'],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_more', '!patience_out'],
    lines: ['{amount}. Your name carries no more.', 'No more. {amount}.'],
  },
  {
    topic: 'counter_offer',
    when: ['wish_less', '!wish_longer'],
    lines: ['Less, then. {amount}.', '{amount}. Small. {total} back.'],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_less', '!patience_out'],
    lines: ['Nothing smaller. {amount}.', '{amount} is my smallest.'],
  },
  {
    topic: 'counter_offer',
    when: ['wish_longer', '!wish_more', '!wish_less'],
    lines: ['{days}. {dueDay}. No longer.', 'More time. {days}. {dueDay}.'],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_longer', '!patience_out'],
    lines: ['{days}. Time is mine.', 'No longer. {dueDay}.'],
  },
  {
    topic: 'answer_topic',
    when: ['money_no_offer'],
    lines: [
      'Nothing is offered. Name a sum.',
      'You bargain with air. Ask first.',
      'There is no number to move.',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_names_self'],
    lines: [
      'I am he. I do not outbid myself.',
      'That is me. Ask me, then.',
      'You speak of me. To me.',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_first_borrower'],
    lines: [
      'A first time. Bring it back.',
      'Clean hands. Keep the day.',
      'Your first. Then learn: the day.',
    ],
  },
]
