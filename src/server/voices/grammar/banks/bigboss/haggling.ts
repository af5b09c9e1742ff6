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
]
