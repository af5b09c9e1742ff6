import type { Bank } from '../../bank.ts'

export const STREET: Bank = [
  {
    topic: 'talk_work',
    lines: [
      'Trade. Start small.',
      'Buy fear. Sell comfort.',
      'Buy cheap. Sell dear. Begin.',
      'I send for people.',
      'Make a name first.',
      'Five moves. Waste none.',
      'Carry something. Come back.',
      'Learn two boroughs. Well.',
      'Turn {cash} into double.',
      'Work finds the quiet ones.',
      'Be useful. I will notice.',
      'Pay on time. That is work.',
      'Work? Carry goods. {borough} first.',
      'Patience is a trade.',
    ],
  },
  {
    topic: 'talk_work',
    when: ['rumour', '!asks_how', '!asks_errand'],
    lines: [
      '{good}. {cheap}. Then {dear}.',
      'Take {good} to {dear}.',
      '{cheap} gives {good} away.',
    ],
  },
  {
    topic: 'talk_street',
    lines: [
      'Listen more.',
      'The market remembers its mean.',
      'Vinnie is loud. Loud is weak.',
      'Carmela counts. Count with her.',
      'Tommy is kind. Kindness keeps books.',
      'Watch who is not talking.',
      'Panic is cheap. Buy it.',
      'The Bronx sleeps. Manhattan does not.',
      'Twenty minutes. Everything changes.',
      'News is late. Always.',
      'Jersey. Think about Jersey.',
      'Someone knew before you.',
      'When they cheer, sell.',
      'Nothing. That is the word.',
    ],
  },
  {
    topic: 'talk_street',
    when: ['rumour', '!names_good'],
    lines: [
      '{good}. {dear} pays.',
      '{cheap} for {good}. All season.',
      '{dear} wants {good}. Hurry.',
      '{good} leave {cheap} too cheap.',
    ],
  },
  {
    topic: 'talk_street',
    when: ['owes_other'],
    lines: ['{otherShark} says your name.', '{otherOwed}. {otherShark}. Everyone knows.'],
  },
]
