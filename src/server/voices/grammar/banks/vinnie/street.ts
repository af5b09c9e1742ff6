import type { Bank } from '../../bank.ts'

export const STREET: Bank = [
  {
    topic: 'talk_work',
    lines: [
      "Work? Buy cheap, sell dear. There's your work.",
      "I don't hire. I invest. In people with somethin' to break.",
      "You got {cash}. Turn it over. That's a job. Nobody ever gave me one.",
      'Get a cart. Get a corner. Sell smokes till your feet bleed.',
      'You want a boss? Go upstairs, see the fat one. I do money.',
      "The trains run, {name}. Carry somethin' from a cheap place to a dear one.",
      "I had a guy doin' work for me. Had.",
      "Work's for mules. Trade. Five moves a day the Lord gives you. Use 'em.",
      'What can you do? Besides stand there?',
      'Start at the bottom. Smokes. I started with a brick.',
      "{borough}'s full of guys with goods and no legs. You got legs. So far.",
      "Your job's to get rich enough for me to notice.",
      "Do I look like the unemployment office? Trade somethin'.",
      "I don't need a hand. I got a drawer full.",
    ],
  },
  {
    topic: 'talk_work',
    when: ['rumour', '!asks_how', '!asks_errand'],
    lines: [
      'Work? {good} go cheap in {cheap}. Dear in {dear}. Do I gotta draw you a map?',
      "Carry {good} from {cheap} to {dear}. There. You're employed.",
      "Here's your career: {good}, outta {cheap}, into {dear}. Next.",
    ],
  },
  {
    topic: 'talk_work',
    when: ['broke', 'clear'],
    lines: [
      "{cash}? Can't trade air. You need my money before you need my advice.",
      "Nobody hires {cash}. Say the word loan and I'll listen.",
    ],
  },
  {
    topic: 'talk_street',
    lines: [
      'Word is you ask too many questions.',
      "Manhattan's all cops. The Bronx, they don't even pick up the phone.",
      "Street says buy when it's bleedin'. I supply the bleedin'.",
      'Watch the ticker. It lies less than people.',
      'Somebody empties a borough, the price jumps. Be somebody.',
      "Tommy's givin' money away again. Carmela's takin' it. I'm eatin'.",
      "I hear plenty. I charge for it. Today I'm closed.",
      'Prices move every twenty minutes. So should you.',
      "Jersey's for outsiders. You'd fit in.",
      "Carmela don't blink. That's all you need to know about Carmela.",
      "Nobody sees the Boss. If you see the Boss, you did somethin' right or very wrong.",
      "Word? Guy shorted me Tuesday. Now he's shorter. That's the word.",
      "The fee's one in a hundred, the spread's three. Don't trade for pennies.",
      "{borough}'s quiet. I hate quiet. Quiet's a cop with a sandwich.",
    ],
  },
  {
    topic: 'talk_street',
    when: ['rumour', '!names_good'],
    lines: [
      "{good}. Cheap in {cheap}. They beg for 'em in {dear}. That's free. Once.",
      'Everybody knows {cheap} gives {good} away. Nobody gets off their ass to go.',
      "{dear} pays stupid money for {good}. All season. Don't ask me why. Ask me how much.",
      "You didn't hear it here: {good}, {cheap} to {dear}.",
    ],
  },
  {
    topic: 'talk_street',
    when: ['owes_other'],
    lines: [
      "Word is {otherShark} wants {otherOwed} off you. Everybody's got your number.",
      "Street says {otherShark} asks where you sleep. I didn't tell. Yet.",
    ],
  },
]
