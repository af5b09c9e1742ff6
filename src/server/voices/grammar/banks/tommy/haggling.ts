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
  {
    topic: 'counter_offer',
    when: ['wish_more', '!wish_longer'],
    lines: [
      'More? Let me shake the can! {amount}! {rate} a day, {total} on {dueDay}, okay?',
      'For you I found a little more, pal! {amount}, and {total} comes back on {dueDay}!',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_more', '!patience_out'],
    lines: [
      'I shook it and I shook it, pal! {amount} is everything that fell out!',
      "More I don't have, honest! {amount}, at {rate} a day, and a sandwich!",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['wish_less', '!wish_longer'],
    lines: [
      'A smaller one? Sure! {amount}, {rate} a day, {total} on {dueDay}! Easy on the back!',
      'Less is less to worry about! {amount}, and you bring {total} on {dueDay}!',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_less', '!patience_out'],
    lines: [
      "Smaller than {amount} I can't, pal, my aunt calls that a tip!",
      "{amount} is the littlest one I got! It's a nice little one!",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['wish_longer', '!wish_more', '!wish_less'],
    lines: [
      'More days, sure! {days}! {dueDay}, {total}, and everybody sleeps!',
      'You need longer? {days} I can do, pal! {total} on {dueDay}!',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_longer', '!patience_out'],
    lines: [
      "Longer I can't, pal! {days}, till {dueDay}, my aunt already wrote it in pen!",
      '{days} is the most my aunt gives! {dueDay}! Come early and I make soup!',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_no_offer'],
    lines: [
      "Wait, wait, I didn't offer anything yet, pal! Tell me how much you need, then we talk it up and down!",
      "You're ahead of me! There's no number on the napkin yet! Say one!",
      "Change it? There's nothing to change, pal! First you name a sum, then we argue, that's the order!",
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_names_self'],
    lines: [
      "Tommy? That's me, pal! I can't beat my own price, I'd never hear the end of it!",
      "You're sitting with him, pal! Me and me, we ask the same!",
      "That's me! You want me cheaper than me? My aunt's gonna love that one!",
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_first_borrower'],
    lines: [
      "Your first time? I'm honored! It's easy: you get it, it grows a little, you bring it home on the day!",
      "Never before? Then we start small and nice, pal! You come back on time and everybody's happy!",
      "A first-timer! My aunt's gonna light a candle! Just mind the day on the slip, that's the whole trick!",
    ],
  },
]
