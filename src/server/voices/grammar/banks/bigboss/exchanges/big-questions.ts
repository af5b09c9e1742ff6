import type { BIG_QUESTIONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/big-questions.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Right and wrong, fate, money and the meaning of life. */
export const BIG_QUESTIONS_LINES: ThemeLines<typeof BIG_QUESTIONS_EXCHANGES> = {
  money_happiness: [
    ['I had none. I sang more.', 'Enough is one table. Full.'],
    ['Again, what it is worth. Less than sleep.'],
  ],
  am_i_criminal: [
    [
      'The law is young. Trade is old.',
      'You carry. Others judge. Let them.',
      'Ask your priest. Then work.',
    ],
    ['Ask him again.'],
  ],
  found_treasure: [
    [
      'What is lost has an owner. He walks.',
      'Close the bag. Open it never.',
      'If it was mine, you would know.',
    ],
    ['The bag again. Bring it. Or forget it.'],
  ],
  last_day: [
    [
      'Bread. Anna. The garden. Enough.',
      'I would sit. As today.',
      'My stone is cut. It says nothing.',
    ],
    ['My last day again. It is not today.'],
  ],
  who_owes_whom: [
    ['To the dead. Then to me.', 'All roads go up a hill.'],
    ['Still the dead. After them, me.'],
  ],
  steal_bread: [
    [
      'A father feeds. Then he pays.',
      'Wrong. I have done it.',
      'Ask first. I give bread. Never pockets.',
    ],
    ['Right, wrong. I did both. Sleep.'],
  ],
  what_is_money: [
    [
      'Paper burns. Debts do not.',
      'Money is weight. Respect is stone.',
      'Agreed paper. I was there. I agreed.',
      'Money is bread that waits.',
      'Anna is worth more. I told her once.',
    ],
    ['Paper again. Still you came for it.', 'Money is stone. Build or trip.'],
  ],
  free_will: [
    ['You chose to sit. I chose the chair.', 'It is real. Touch the cement.'],
    ['You still ask why we live. To work.'],
  ],
  would_rather: [
    ['I would rather sit. I sit.', 'If. A word for boys.', 'Neither. I have bread and a wall.'],
    ['Choose yourself. I watch.'],
  ],
  is_it_wrong: [
    [
      'Wrong? God keeps that book.',
      'I drew one line. Children.',
      'Hungry men ask later. Eat, then ask.',
    ],
    ['You ask again. You know the answer.'],
  ],
  meaning_of_life: [
    ['Stone. Bread. Sons. Then quiet.', 'To leave a wall standing.'],
    ['Same answer. Build something.'],
  ],
  fate_or_choice: [
    [
      'I left my village. Fate stayed there.',
      'Men change late. Usually too late.',
      'You chose. Then you called it fate.',
    ],
    ['The road is yours. Walk.'],
  ],
  if_you_won_million: [
    [
      'I had one wish. She said yes.',
      'The village fountain. I would mend it.',
      'I have it. It is quiet.',
    ],
    ['I want nothing. It worries people.'],
  ],
  would_you_rather: [
    ['I had both. Keep neither too close.', 'The one that stays.', 'Boys choose. Men carry both.'],
    ['You choose. I have chosen.'],
  ],
  does_crime_pay: [
    ['Speak half. Listen double.', 'It pays. It also collects.'],
    ['You had my advice. Use it.'],
  ],
  trolley_dilemma: [
    ['Family. Then the word. Then the rest.', 'Pray you are never asked truly.'],
    ['I do not play at death.'],
  ],
  just_money: [
    [
      'Money is years. Do not say only.',
      'Only money. Men died of less.',
      'Then it is easy to give.',
    ],
    ['You say only. You have not earned it.'],
  ],
  easy_to_say: [
    [
      'I said it hungry, once. Still true.',
      'I carried bricks. Now I say.',
      'The top is quiet. It was not given.',
    ],
    ['Yes. Easy. Now do it.'],
  ],
}
