import type { Bank } from '../../bank.ts'

/** Unprompted lines about events of the player. */
export const BARKS: Bank = [
  {
    topic: 'bark',
    when: ['event_profit'],
    lines: [
      'You realised {eventSum} on {eventGood}. I am less curious about the sum than about whether you knew why it would happen.',
      '{eventSum} is a respectable figure, {name}. Now subtract what you paid in tolls and nerves, and tell me whether you would do it again.',
      'I saw your hand on the tape: {eventGood}, and {eventSum} the better for it. Was the exit planned, or did you merely become hungry?',
      {
        text: 'A gain of {eventSum} has two dangers. One is losing it; the other is believing you deserved it.',
        rest: 40,
      },
      'Congratulations on {eventGood}. May I ask what proportion of {eventSum} was judgement? I would accept an estimate.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_loss'],
    lines: [
      'You are {eventSum} lighter for having held {eventGood}. What did the market know that you declined to hear?',
      {
        text: 'A loss of {eventSum} is tuition, {name}. It becomes expensive only if you fail to attend the lecture.',
        rest: 40,
      },
      'I note {eventGood}, sold below cost by {eventSum}. Did you sell because the reason changed, or because your stomach did?',
      'Do not average down your pride. {eventSum} is gone; the question is which habit it was attached to.',
      'I have seen better people lose more than {eventSum} on {eventGood}. They wrote down why. Have you?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_busted'],
    lines: [
      'The police of {eventPlace} have audited you, I hear. I should have preferred that you let me do it.',
      '{eventPlace}, at that temperature? You priced the goods correctly, {name}, and forgot to price the street.',
      'What they took from you in {eventPlace} is a cost of carriage. Next time, enter it before the journey and not after.',
      'One can bribe a man or avoid him; in {eventPlace} you managed neither. Which would have been cheaper?',
      'I am told you were stopped in {eventPlace}. Were you unlucky, or merely punctual?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_slipped'],
    lines: [
      'You left {eventPlace} with your goods and your liberty. I admire the result and reserve my opinion of the method.',
      'They had you in {eventPlace} and let you go. I always ask what such a thing cost, even when the answer is nothing. Especially then.',
      '{eventPlace} will remember your face a little longer now. An escape is a credit drawn on the next encounter.',
      'How composed you must have been in {eventPlace}. Could you be as composed about a position that moves against you?',
      'A narrow escape is still a narrow margin, {name}. What would you change about {eventPlace}, with the benefit of having survived it?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_hot'],
    lines: [
      'Your name is warm in {eventPlace}. Heat is simply a price you pay in the future tense; are you certain you can afford the tense?',
      'I would not trade in {eventPlace} for a move or two. The margin there now belongs to the police.',
      '{eventPlace} is watching you. Have you considered that the same goods are worth nearly as much where nobody is?',
      {
        text: 'You have sold too much, too visibly, in {eventPlace}. Discretion also compounds.',
        rest: 40,
      },
      'There is a chart of arrests in {eventPlace}, and you are beginning to resemble its trend line.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_borrowed'],
    lines: [
      'So {eventShark} has financed you: {eventSum}. I am not jealous, merely surprised that you did not ask for a second quotation.',
      'I see {eventSum} on your page in another hand. What did {eventShark} ask that I would not have?',
      '{eventShark} holds {eventSum} of you now. It is always instructive to learn what a person sells first.',
      'With {eventSum} from {eventShark} your leverage has a name. Do you know at what price it begins to hurt?',
      'You went to {eventShark} for {eventSum}. Was it the rate, or were you afraid that I would ask what it was for?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_betrayal'],
    lines: [
      'I keep one note on you: {worstBetrayal}. Do not take it as a reproach; take it as a price.',
      'Before anything else, {name}: {worstBetrayal}. It is settled. Settled is not the same as forgotten, is it?',
      'You are back, and I am glad to revise an estimate. It still begins with {worstBetrayal}.',
    ],
  },
  {
    topic: 'bark',
    when: ['event_deal', 'has_last_deal'],
    lines: [
      'I closed {lastDeal} in my ledger, {name}. Accounts that close well tend to be opened again.',
      'This morning I reviewed {lastDeal}. It behaved. Did you find that being reliable suits you?',
      'Allow me to begin with {lastDeal}, since it ended as written. Shall we consider what comes after it?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_mission'],
    lines: [
      'You completed what you undertook. I mention it because so few do, and because it alters a number I keep about you.',
      'A task finished on its day is the cheapest advertisement in this city. Who else saw it?',
      'I hear the work was done, and quietly. Tell me, did you do it for the fee or for the reputation? Only one of them accrues.',
      'Reliability is a rare asset, {name}, and you have just marked yours up.',
      'So it is done. I find that people who finish small things are seldom ruined by large ones. Will you be an exception?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_up'],
    lines: [
      'The price of {eventGood} has leapt in {eventPlace}. The question is not who sold, but who will buy the second half of the move.',
      '{eventPlace} is paying absurd sums for {eventGood} this hour. Absurdity decays at about twelve percent a tick; where are you standing?',
      'You will have seen the headline: {eventGood}, {eventPlace}, sharply higher. If you hold none, admire it and do nothing. Can you do nothing?',
      'Somebody in {eventPlace} was caught without {eventGood}. I should like to sell it to him slowly. And you?',
      'A jump of that kind in {eventGood} is over for those who read of it there and not for those who are elsewhere. Who in {eventPlace} was smiling before lunch?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_headline_down'],
    lines: [
      'The price of {eventGood} has collapsed in {eventPlace}. Everyone can see that it is cheap; who can see why?',
      'They are selling {eventGood} in {eventPlace} as though there were no tomorrow. I have generally done well out of tomorrow.',
      "{eventPlace}, {eventGood}, a sudden fall. One buys when the hands shake, {name}, provided that they are not one's own.",
      'I should think {eventGood} in {eventPlace} is near the price at which sensible people begin to be ashamed. Have you any cash free?',
      'Fear has a discount, and this hour {eventPlace} applies it to {eventGood}. How large a position would let you sleep?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_loaded'],
    lines: [
      'You hold {eventCount} units of {eventGood}. That is not a portfolio, {name}, it is an opinion. How firmly do you hold the opinion?',
      '{eventCount} {eventGood} in a single stash. Suppose the door opens and it is not me; what is the plan?',
      'I count {eventCount} {eventGood} on your side. If you sell it all at once you will be your own worst competitor.',
      {
        text: 'Inventory is patience made visible. With {eventCount} {eventGood}, yours is visible from the street.',
        rest: 40,
      },
      'Your whole weight is on {eventGood}, {eventCount} of it. What would have to happen for you to be wrong, and how soon would you know?',
    ],
  },
  {
    topic: 'bark',
    when: ['event_streak'],
    lines: [
      'You have presented yourself {eventCount} days in succession. Regularity is a form of collateral; few people think to post it.',
      '{eventCount} consecutive days, {name}. Shall I begin to rely on you, or would that be premature?',
      'This makes {eventCount} days without a gap. A series of that length begins to mean something.',
      'I keep a small column for attendance. You have {eventCount} marks in it, and no rivals.',
    ],
  },
]
