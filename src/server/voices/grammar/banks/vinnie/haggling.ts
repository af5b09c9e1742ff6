import type { Bank } from '../../bank.ts'

/** Answers to counter-offers that name a sum or a rate, and to questions for the total. */
export const HAGGLING: Bank = [
  {
    topic: 'counter_offer',
    when: ['agreed', 'asked', '!wish_days', '!wish_rate', '!overbid'],
    lines: [
      '{amount} you want, {amount} you get. {rate} a day, {total} on {dueDay}.',
      '{asked}? Fine. Smaller pile, same notebook. {amount}, {rate}, {days}.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['agreed', 'wish_rate', '!wish_days'],
    lines: [
      '{askedRate}. All right. You caught me between soups. {amount}, {total} on {dueDay}.',
      "Okay, {askedRate}. I'm gonna hear about this from my notebook. {amount}.",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'wish_rate', '!wish_days', '!at_limit'],
    lines: [
      "{askedRate}? You got some mouth. {rate}. {amount}, and that's me cryin'.",
      "I ain't goin' to {askedRate}. {rate} a day. {amount}. Take it before I sober up.",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_rate', '!wish_days', '!patience_out', '!at_limit'],
    lines: [
      "{askedRate}? For {askedRate} I don't get outta bed. {rate}.",
      "You said {askedRate}. I'm gonna be nice and say I didn't hear it. {rate}, {amount}.",
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'offer_loan'],
    lines: [
      "All in, {total}. {amount} of it's yours to play with, {interest} is mine.",
      'You walk out with {amount}, you walk in with {total}. {dueDay}.',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_total', 'owes', '!offer_loan'],
    lines: [
      "{owed} today. Tomorrow ask again, it'll be prettier.",
      'Right now, {owed}. You owe it to the cent, I like cents.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'asked', '!at_limit', '!wish_days', '!wish_rate', '!overbid'],
    lines: [
      "{asked}? I don't open the safe for {asked}. {amount}, {total} on {dueDay}.",
      "{asked} is lunch. {amount}'s the smallest pile I got, {rate} a day.",
    ],
  },
]
