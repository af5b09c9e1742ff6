import type { Bank } from '../../bank.ts'

/** Answers to counter-offers that name a sum or a rate, and to questions for the total. */
export const HAGGLING: Bank = [
  {
    topic: 'counter_offer',
    when: ['agreed', 'asked', '!wish_days', '!wish_rate', '!overbid'],
    lines: [
      'You wish for {asked}; that can be arranged. {amount} at {rate} a day, {total} on {dueDay}.',
      '{asked} is a sum that I can defend. {amount} it is, for {days}; what made you choose it?',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['agreed', 'wish_rate', '!wish_days'],
    lines: [
      '{askedRate}, then; you asked for something that I was able to give. {amount}, and {total} on {dueDay}.',
      'I can live with {askedRate}. {amount} for {days}; do not tell me how little you expected.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'wish_rate', '!wish_days', '!at_limit'],
    lines: [
      '{askedRate} is your wish and {rate} is my answer: {amount}, {total} on {dueDay}. Shall we call it progress?',
      'You open at {askedRate}; I close at {rate}. {amount}, and no third move.',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_rate', '!wish_days', '!patience_out', '!at_limit'],
    lines: [
      '{askedRate} would be a gift, and I know you too little for gifts. It remains {rate}.',
      'At {askedRate} I should be paying you for the company. {rate} a day, {amount}; is the company worth it?',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['at_limit', 'asked', 'held'],
    lines: [
      '{asked} exceeds what your name will carry today; {amount} does not. Shall we begin there?',
      'For {asked} I would need to know you longer. {amount}, and we shall see about the rest.',
      'You name {asked}; I can justify {amount}. The difference is called history; have you any?',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'asked', '!at_limit', '!already', '!wish_rate', '!wish_days', '!overbid'],
    lines: [
      '{asked} is not worth the ink; {amount} is the least that I write. Will that do?',
      'I do not lend {asked}, {name}; I lend {amount} or nothing. Which is it to be?',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'offer_loan'],
    lines: [
      'You would return {total} in all; {interest} of it is what the time costs. Is it worth that to you?',
      '{amount} now and {total} on {dueDay}; I do not know a shorter way to say it.',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'owes', '!offer_loan'],
    lines: [
      'At this moment you owe {owed}; I could tell you the hour at which that changes.',
      'The debt stands at {owed}, of which {principal} was my money and the rest is your time.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'asked', '!at_limit', '!wish_days', '!wish_rate', '!overbid'],
    lines: [
      '{asked} is below what I write; {amount} is not. {total} on {dueDay}, then?',
      'I round {asked} up to {amount}; a smaller sum would not survive the paperwork.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['wish_more', '!wish_longer'],
    lines: [
      'A larger sum, then: {amount} at {rate} a day, {total} on {dueDay}. Does that satisfy the appetite?',
      'I can extend it to {amount}; {total} is expected on {dueDay}. Was that what you had in mind?',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_more', '!patience_out'],
    lines: [
      'More than {amount} your name does not carry today; shall we improve the name or take the sum?',
      '{amount} is the ceiling, and I built it. Will you stand under it?',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['wish_less', '!wish_longer'],
    lines: [
      'A smaller sum is easily written: {amount} at {rate} a day, {total} on {dueDay}. Is that modest enough?',
      'Less, then. {amount}, and {total} on {dueDay}; prudence suits you, does it not?',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_less', '!patience_out'],
    lines: [
      'Below {amount} the paper costs more than the sum. Can you bear that much?',
      '{amount} is already my smallest; would you have me write in pennies?',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['wish_longer', '!wish_more', '!wish_less'],
    lines: [
      'You shall have {days}; on {dueDay} I expect {total}. Is that time enough?',
      'The longer term is {days}, and time has its price: {total} on {dueDay}. Agreed?',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_longer', '!patience_out'],
    lines: [
      '{days} is the whole of my patience, and {dueDay} is its end. Why should you need more?',
      'I do not lengthen it: {days}, {dueDay}. What is it that cannot be done by then?',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_no_offer'],
    lines: [
      'You bargain over terms that nobody has stated; name a sum, and there will be something to move. How much?',
      'There is no figure before us to raise or to lower. Which one would you like to begin with?',
      'One haggles after the offer, not before it; what sum shall I write down first?',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_names_self'],
    lines: [
      'The lady you quote is the one you are addressing. Did you expect me to outbid myself?',
      'Carmela, you tell me; I am she, and I do not compete with my own terms. Whom did you mean?',
      'You compare me with myself, and I come out ahead; shall we call that settled?',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_first_borrower'],
    lines: [
      'A first borrower: no bad habits, and no record. Shall we begin with a modest sum and an exact date?',
      'One receives a sum, it grows by the day, and one returns it punctually; the rest is manners. Does that seem difficult?',
      'Everybody signs a first time; the clever ones read while doing so. Which sum had you imagined?',
    ],
  },
]
