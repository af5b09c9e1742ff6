import type { Bank } from '../../bank.ts'

/** Answers to what exactly a message is about. */
export const ANSWERS: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_heat'],
    lines: [
      'Heat is the attention of the police, {name}. Large sales in one borough attract it; moves in the others let it fade. Where have you been too often?',
      'Think of heat as a tax on habit. You sell heavily in one place, they learn your hours. Travel, and they unlearn them.',
      'The more heat you carry, the more an officer takes when he stops you. Small sales, several boroughs: is that so hard?',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_respect'],
    lines: [
      'Reputation rises a little with each debt of honour settled in time, and falls a good deal with each that is not. Which do you practise?',
      'Your name is the only asset that earns while you sleep. Punctuality feeds it; at eight tenths the Boss will receive you.',
      'Pay on the day, finish what you begin, and people will say so. I should begin with the first of those.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_interest'],
    lines: [
      'Each day a share of what is outstanding is added, on what was added before as well, and never beyond twice the sum. Is that plain?',
      'You receive a sum, it grows each day by a share of what is left of it, and you return it whole on the day. What part of it troubles you?',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_moves'],
    lines: [
      'Five moves a day, {name}; each journey costs one, and the prices change every twenty minutes. How do you intend to spend yours?',
      'One travels from where a thing is despised to where it is missed. That costs a move. Arriving with nothing costs two.',
    ],
  },
  {
    topic: 'answer_joke',
    when: ['asks_joke'],
    lines: [
      'Very well. A man asks his broker where the yachts of the customers are. The broker says: which customers? Do you see why I never laugh?',
      'A widow, a notary and an uncle read a will. Two of them cry. I shall let you work out whom I advised.',
      'I know one. A man lent his brother a horse and asked for it back politely. They buried the horse between them.',
    ],
  },
  {
    topic: 'answer_joke',
    when: ['knock_knock'],
    lines: [
      'Who is there? I ask only because the doorman should have.',
      'I believe the form requires me to ask who is there. Who is there?',
    ],
  },
  {
    topic: 'answer_joke',
    when: ['!asks_joke', '!knock_knock'],
    lines: [
      'I see why that is funny. Give me a moment and I may even feel it.',
      'That was nearly a joke, {name}. Did you pay full price for it?',
      'My late husband told that one, with another ending. So did he have.',
    ],
  },
  {
    topic: 'answer_trade',
    when: ['sold'],
    lines: [
      'Sold, all of it? Then you have stopped guessing. What remained after the fee?',
      'A position closed is a lesson paid for. At what price did you part with it, and what did you learn?',
      'You have turned goods back into money. It is the step that most people postpone; I congratulate you.',
    ],
  },
  {
    topic: 'answer_trade',
    when: ['names_good', '!sold'],
    lines: [
      '{asksGood}, you say. What did they cost you, and at which price would you admit that you were wrong?',
      'I never touch {asksGood} myself. Do you know the borough that lacks them, or do you hope to meet it by chance?',
    ],
  },
  {
    topic: 'answer_compliment',
    when: ['about_looks'],
    lines: [
      'I do dress for my work. One should look like what one costs.',
      'Paris, some years ago; it has held its value better than the man who bought it. Thank you.',
    ],
  },
  {
    topic: 'answer_compliment',
    when: ['about_place'],
    lines: [
      'It was the office of a judge. He had excellent taste and a weakness for horses; I kept the taste.',
      'You like the room? Everything in it was once security for something. I find that restful.',
    ],
  },
  {
    topic: 'talk_street',
    when: ['asks_prices', '!names_good'],
    lines: [
      'You ask what sells. Compare one good in two boroughs, and the answer is the difference. Have you compared any today?',
      'What has fallen far tends to come back; what has jumped tends to tire. Which of the two are you about to buy?',
      'I do not quote prices, {name}; the ticker does, every twenty minutes. I only ask who is surprised by them.',
    ],
  },
  {
    topic: 'talk_street',
    when: ['names_good'],
    lines: [
      '{asksGood}? I should compare two boroughs before asking a third party. What did the board say when you looked?',
      'You wish to know about {asksGood}. The ticker knows, and it is free; I am neither.',
      'With {asksGood} it is as with everything: buy where they are a nuisance, sell where they are missed. Where is that this week?',
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'pleads', 'owes'],
    lines: [
      'Nobody will touch you in this room, {name}. I have never understood the profit in it. But the figures remain.',
      'Compassion I can extend once, on paper. The chip is the paper. Shall I look away while you decide?',
      'You need not be afraid of me. You need only be exact with me, which most people find harder.',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'offer_loan'],
    lines: [
      'You would have {days}, {name}: until {dueDay}, and not a minute more.',
      'The term is {days}. On {dueDay} I expect {total}; I find that expecting is cheaper than reminding.',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'owes'],
    lines: [
      'The hour is {dueDay}; it strikes once, as hours do. Shall I write it down for you?',
      'You have until {dueDay}. I mention it gladly today, and less gladly on the day after.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['agreed', 'wish_days'],
    lines: [
      'You shall have your {days}. {total}, then, on {dueDay}. What will you do with the time?',
      '{days} is acceptable to me; time is what I sell. {amount}, returning on {dueDay} as {total}.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'wish_days'],
    lines: [
      '{askedDays} is further than I can see. I can see {days}: {amount}, {total} on {dueDay}.',
      'You ask for {askedDays}; I can defend {days}. {amount} at {rate} a day. Is that near enough?',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_days', '!patience_out'],
    lines: [
      'Not {askedDays}, {name}. The term is {days}, until {dueDay}; long terms are for long acquaintances.',
      'In {askedDays} anything may happen, and usually to me. {days} it is; {dueDay}.',
      '{askedDays} would need a better history than yours. I hold to {days}.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['overbid', '!held'],
    lines: [
      'You bid against yourself, {name}, and I never interrupt. {rate} a day on {amount}: accepted with pleasure.',
      '{rate}? I accept before you consult anyone. {amount}, {days}. Has nobody taught you which way to pull?',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['overbid', 'held', '!patience_out'],
    lines: [
      'You offer {askedRate} where I asked {rate}. I accept the sentiment and, being vain about my word, the lower figure: {amount} at {rate}.',
      '{askedRate}? My own price is {rate}, and I am smiling, which is rare. Yes: {amount} at {rate}. Never negotiate alone again.',
    ],
  },
  {
    topic: 'hold_offer',
    when: ['already', 'held', '!patience_out'],
    lines: [
      'You are asking for what you have been offered, {name}: {amount}, {days}, {rate} a day. Shall we call that a success?',
      'Those are the terms as they stand: {days} at {rate} a day. Do you wish to be refused them?',
    ],
  },
  {
    topic: 'talk_work',
    when: ['asks_errand', 'intent_ask_work'],
    lines: [
      'The tasks of the day are on the work board, with what they pay. Which of them would you be ashamed to fail?',
      'I give no errands myself; the work board has them. Read the pay first and the risk twice.',
    ],
  },
  {
    topic: 'talk_work',
    when: ['asks_how', '!asks_errand'],
    lines: [
      'One buys where others are bored and sells where they are impatient; the train between costs a single move. Where would you begin?',
      'Begin with two boroughs and one good, and write down both prices for a day. Wealth is mostly noticing; have you a pencil?',
      'You take a small position, you carry it to the dearer street, and you keep a third. What prevents you from starting today?',
    ],
  },
  {
    topic: 'answer_identity',
    when: ['asks_machine'],
    lines: [
      'I am quite real; I bleed, I believe, and I certainly invoice. What made you wonder?',
      'A person, I assure you, though I have been called worse than a machine by people who were late.',
      'If I were an apparatus, would I weep at Puccini? Third row, every season; you may inspect the seat.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_early'],
    lines: [
      'Whoever settles early pays only for the days that passed; I lose by it, and I respect it. Do you intend to?',
      'An early return costs you less; interest is counted by the day and not by the promise.',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'late', 'owes'],
    lines: [
      'You have been late for {daysLate}; the agreed moment was {dueDay}. Did it pass unnoticed?',
      'It fell due on {dueDay}. That makes it {daysLate}, by any calendar.',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['is_question', '!off_topic', '!nothing_owed'],
    lines: [
      'I do not know; it is a sentence that I rarely have to say. Why does it matter to you?',
      'That I cannot tell you, and I will not guess. What would you do with the answer?',
      'You have found something that I never looked into; is it worth my while?',
      'I have no answer to that, only a question: who would profit from one?',
      'I could not say; nobody has ever charged me for not knowing. What lies behind it?',
      'It is a fair question, and I lack the figures for it. Why do you ask?',
    ],
  },
]
