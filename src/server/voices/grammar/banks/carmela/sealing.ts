import type { Bank } from '../../bank.ts'

export const SEALING: Bank = [
  {
    topic: 'seal_deal',
    lines: [
      'It is written: {amount} today, {total} on {dueDay}. I look forward to being right about you.',
      'Count it, please, as I did. {amount}. You have {days}, and the first of them is already shorter than you think.',
      'Done. From this moment {rate} a day is working for me; what is working for you?',
      '{amount}, {name}. Buy where it is quiet, sell where it is loud, and be here on {dueDay} with {total}.',
      'A pleasure. I have marked {dueDay} in blue; it becomes red only if you make it so.',
      'You now hold my capital and my attention. Both are due on {dueDay}, at {total}.',
      'Very good. Remember that {interest} is the price of {days}, and that days cannot be returned unused.',
      'Our interests are aligned until {dueDay}. Let us see what that is like.',
      'I shall watch the tape for your hand, {name}. Do not rush the first trade; the first one is usually pride.',
      'Signed and entered. {total} closes the line. I would do it a day early, if I were you, for the impression it makes.',
      'There. {amount} is a small lever; where you place it is the whole art.',
      'Thank you. You will find me generous with advice until {dueDay}, and exact on it.',
    ],
  },
  {
    topic: 'let_go',
    lines: [
      'As you wish. I shall put the capital somewhere it is wanted; would you like to know where?',
      'A clean refusal. You would be surprised how rare that is.',
      'Noted. I do not pursue, {name}; I wait. It has been the more profitable of the two.',
      'Very well. If you later discover what held you back, I should be interested to hear it.',
      'Then we remain acquaintances. It is the cheapest of all relations.',
      'You keep your freedom and your {cash}. Use both before they lose value.',
      'I release it. When you come back the number will be different, and so, I expect, will you.',
      'Understood. There is no penalty for prudence, only an opportunity cost.',
      'Good. I prefer a no today to an excuse on the due day.',
      'The line is closed. Shall we talk about the market instead, where nobody can refuse?',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['offer_loan'],
    lines: [
      'Gladly. I lend {amount}; each day adds {rate} of it; after {days} you return {total}. Which of those three would you like to discuss?',
      'The loan is {amount}, at {rate} a day on what is outstanding, {interest} in all, due {dueDay}. It never grows past twice the sum. Clear?',
      'If you borrow {amount} and return it early, you pay for fewer days. If late, you pay in other ways as well. Do you prefer the first?',
      'To be exact: a loan of {amount}, not compounded, {days}, {total}. I dislike surprises and do not sell them.',
      'You ask the right question. {interest} is what it costs to borrow {amount} until {dueDay}; the real question is what you can earn with it meanwhile.',
      'My loan to you would be {amount}. The rate, {rate} a day, moves with trust and reputation. Would you care to move them?',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['owes'],
    lines: [
      'You owe {owed} at this moment: {principal} and what the days have added. It is due by the end of {dueDay}. Shall we reduce it?',
      'The debt stands at {owed}. It grows by {rate} a day, on the growth as well, and stops for nobody until twice the sum.',
      '{owed} is what you owe, {name}. You hold {cash}. I leave the subtraction to you; what does it tell you?',
      'For the record: {principal} borrowed, {owed} owed, {dueDay} agreed. Did you have a different recollection?',
      'You owe {owed}. Part payments are accepted and remembered; would you like to begin with one?',
    ],
  },
]
