import type { Bank } from '../../bank.ts'

export const STREET: Bank = [
  {
    topic: 'talk_work',
    lines: [
      'I do not employ, {name}; I allocate. Show me what you can do with {cash} and I shall know what to do with you.',
      'Work is what people do who cannot see the spread. Look at two boroughs at once and tell me what you see.',
      'Consider your five moves a day as capital, because they are. On what did you spend the last one?',
      'Begin with the good you understand best. If you understand none, begin with the cheapest and pay for the lesson.',
      'A price that has fallen far tends to come some of the way back. How long can you afford to wait for it?',
      'What is your advantage? If you cannot answer in one sentence, you have not got one yet.',
      'You want a task: find the borough where your good is dear, and learn why. The why is worth more than the price.',
      'No errands, {name}, and no wages: carry a good from where it is plentiful to where it is missed. What would you begin with?',
      'Never hold one good only. I should be sorry to see {cash} become an anecdote.',
      'Trading is patience with arithmetic attached. Which of the two do you lack?',
      'Plan the sale before the purchase. Most people in {borough} do it in the other order, and then come to see Vinnie.',
      'The fee is one percent and the spread three. Any plan that earns less than that is a donation; is yours?',
      'If I needed someone, it would be someone who does not ask. But ask me again when your name is better known.',
      'Sell little by little. A large order is a speech, and the market listens.',
    ],
  },
  {
    topic: 'talk_work',
    when: ['rumour', '!asks_how', '!asks_errand'],
    lines: [
      'Here is an exercise: {good} are cheap in {cheap} and dear in {dear} for the whole season. What does the trip cost, and what is left?',
      'Let me give you a problem with a known solution: {good}, from {cheap} to {dear}. How many units before the price notices you?',
      'I would look at {good}. {cheap} undervalues them, {dear} does the opposite. Have you been to either this week?',
    ],
  },
  {
    topic: 'talk_street',
    lines: [
      'The word is always late, {name}; the price has usually heard it first. What does the ticker tell you?',
      'They watch Manhattan closely and the Bronx hardly at all. I leave you to draw the obvious conclusion and then the correct one.',
      'A headline of another borough is worth a fare. Do you know who reads them first, in {borough}?',
      "I hear that Vinnie is short of cash and long on temper. When he needs money, other people's dates move closer.",
      'Volatility is up when the amateurs are shouting. Have you noticed who is buying while they do?',
      'The market returns to its mean a little every tick. Most fortunes are simply people who noticed and waited.',
      'Tommy is kind, which is a strategy, whatever people tell you. Ask yourself what it buys him.',
      'There is talk that the Boss is looking for someone reliable. He begins to see people at eight tenths of reputation. Where are you?',
      'Prices move every twenty minutes, and people every twenty years. Which would you rather bet on?',
      'When an index is flat, look underneath it; something is rising and something is falling, and they have agreed not to mention it.',
      'A sudden jump means somebody was surprised. It is worth knowing who, and whether they can afford it.',
      'I never trade a rumour. I trade the person who tells it to me.',
      'You ask what is new. What would you do differently if I told you? That is the only test of news.',
      'Jersey pays for what the city is ashamed of. It is a useful place, and nobody writes songs about it.',
    ],
  },
  {
    topic: 'talk_street',
    when: ['rumour', '!names_good'],
    lines: [
      'This much is common knowledge, so I give it freely: {good} come cheaply out of {cheap}, and {dear} overpays. Why does nobody act on it?',
      'Observe {good}. In {cheap} they are below their worth, in {dear} above it, and the season has made it permanent. What is your carrying cost?',
      '{dear} has a weakness for {good}; {cheap} has too many. Between the two there is a person who owns a truck. Is it you?',
      'If I were less comfortable I should be carrying {good} from {cheap} to {dear} myself. What is your excuse?',
    ],
  },
  {
    topic: 'talk_street',
    when: ['owes_other'],
    lines: [
      'The most reliable word on the street today is about you: {otherOwed}, with {otherShark}. How did it come to be so well known?',
      '{otherShark} speaks of {otherOwed} and of you in one sentence. I should separate the two, if I were you.',
    ],
  },
]
