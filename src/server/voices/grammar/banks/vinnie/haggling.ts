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
  {
    topic: 'counter_offer',
    when: ['wish_more', '!wish_longer'],
    lines: [
      'More, huh? {amount}. {rate} a day, {total} on {dueDay}. Now you got more to lose.',
      'Okay, a fatter pile: {amount}. {total} comes back on {dueDay}.',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_more', '!patience_out'],
    lines: [
      "There ain't no more. {amount} is what you're good for today.",
      "More? {amount}'s the top of your pile. {rate} a day. Grow a little, then ask.",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['wish_less', '!wish_longer'],
    lines: [
      'Smaller pile. {amount}, {rate} a day, {total} on {dueDay}. Happy?',
      'Less it is. {amount}. Less for you, less for me. {total} on {dueDay}.',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_less', '!patience_out'],
    lines: [
      "Less than {amount} I don't open the drawer. Take it or get a job.",
      "{amount}'s the smallest I count. I got a bad back.",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['wish_longer', '!wish_more', '!wish_less'],
    lines: [
      "More days? {days}, that's what I got. {dueDay}, {total}.",
      "Longer, he says. {days}. Every one of 'em has a price. {total} on {dueDay}.",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_longer', '!patience_out'],
    lines: [
      "{days} is all the days I got. {dueDay}. That's the calendar.",
      'Longer? No. {days}, {dueDay}. You want time, buy a clock.',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_no_offer'],
    lines: [
      "Change what? I ain't put nothin' on the table yet. Gimme a number first.",
      "You're hagglin' with the air. Say how much you want, then we fight about it.",
      "There's no number to move. Ask me for a sum, then cry about it.",
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_names_self'],
    lines: [
      "That's me you're talkin' about. I ain't gonna undercut my own self.",
      "Vinnie? I'm Vinnie. You want me to outbid me?",
      "You're quotin' me to me. Guy had the same face, huh?",
    ],
  },
  {
    topic: 'answer_topic',
    when: ['money_first_borrower'],
    lines: [
      'First time? Easy. I give, it grows, you bring it back. Nobody forgets their first.',
      "Never borrowed nothin'? A clean one. I don't get many. Start small, bring it on the day.",
      "Your first, huh? Hear me good: there's a day, and you're here on the day. That's the whole school.",
    ],
  },
]
