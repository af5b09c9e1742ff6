import type { Bank } from '../../bank.ts'

/** Answers to counter-offers that name a sum or a rate, and to questions for the total. */
export const HAGGLING: Bank = [
  {
    topic: 'counter_offer',
    when: ['agreed', 'asked', '!wish_days', '!wish_rate', '!overbid'],
    lines: [
      '{asked}? Sure, pal! {amount} it is, {total} back on {dueDay}! Fits in one envelope!',
      'You want {asked}, you get {amount}! See, I listen! {rate} a day, {days}!',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['agreed', 'wish_rate', '!wish_days'],
    lines: [
      "{askedRate}! For you, okay! I'll tell Aunt Connie it was the wind! {amount}, {total} by {dueDay}!",
      'You said {askedRate} with such a nice face! Fine! {amount}!',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'wish_rate', '!wish_days', '!at_limit'],
    lines: [
      "{askedRate} I can't, pal, but I can do {rate}! {amount}, {days}! Meet me in the middle!",
      "Oof, {askedRate}! She'd kill me! {rate}, okay? {amount}, and soup!",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_rate', '!wish_days', '!patience_out', '!at_limit'],
    lines: [
      "{askedRate}? I'd love to! Aunt Connie wrote {rate} on the bulletin and she presses hard!",
      "At {askedRate} the roof comes down on both of us! {rate}, pal, that's as low as it gets!",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['at_limit', 'asked', 'held'],
    lines: [
      '{asked}, pal? I turned the can upside down! {amount} fell out, and a button!',
      "I don't have {asked}! I got {amount} and I got ziti! That's everything I got!",
      "{asked}'s bank money! Here it's {amount}, with a chair!",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'asked', '!at_limit', '!already', '!wish_rate', '!wish_days', '!overbid'],
    lines: [
      "{asked} is too small to write down, pal! {amount}'s the smallest envelope I got!",
      "For {asked} you don't need me, for {asked} you take it out of the jar! The loan's {amount}!",
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'offer_loan'],
    lines: [
      'All together {total}, pal! {amount} and {interest} on top, for the roof!',
      "You bring {total} on {dueDay}, and that's everything, coffee included!",
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'owes', '!offer_loan'],
    lines: [
      "Today it's {owed} you owe, pal! My aunt counted it twice!",
      "It's {owed}! You owe that and a smile, that's the whole debt!",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'asked', '!at_limit', '!wish_days', '!wish_rate', '!overbid'],
    lines: [
      "{asked}'s so small I'd lose it in the couch! {amount}, okay? {total} on {dueDay}!",
      'The littlest I do is {amount}, pal! {asked} more or less, you eat the difference!',
    ],
  },
]
