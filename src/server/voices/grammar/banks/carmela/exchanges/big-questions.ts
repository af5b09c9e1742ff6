import type { BIG_QUESTIONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/big-questions.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Right and wrong, fate, money and the meaning of life. */
export const BIG_QUESTIONS_LINES: ThemeLines<typeof BIG_QUESTIONS_EXCHANGES> = {
  money_happiness: [
    [
      'Money buys the absence of certain miseries; I have never seen it sold as anything more. Which of them would you remove first?',
      'It is not everything; it is merely how one keeps count of the rest. How do you keep yours?',
      'Enough is a figure that moves as one approaches it; I have stopped walking. Have you named yours?',
    ],
    ['The moral question once more; do you ask as a philosopher, or as a debtor?'],
  ],
  am_i_criminal: [
    [
      'The law is a matter of who reads it first. You carry goods between boroughs; does your conscience object, or only your nerves?',
      'Strictly, some of it lacks paper. I have never found that paper improved the goods; does it trouble your sleep?',
      'I studied the statutes for two years and left with a clear view of them. Shall we say that you are early to market?',
    ],
    ['The legal position is as it was; so is the profit.'],
  ],
  found_treasure: [
    [
      'Your somebody says nothing, has it valued twice, and wonders who is looking. Has anybody followed your somebody?',
      'Property without a paper belongs to whoever can keep a straight face. Can you?',
      'I would ask who insures it; the reward is smaller than the thing, and one lives to spend it. Is it still hypothetical?',
    ],
    ['We are back at your hypothesis; does it rattle when one shakes it?'],
  ],
  last_day: [
    [
      'I should balance the ledger, write to my daughter, and water the orchid; then I should wait for you to be late. And you?',
      'I would spend it exactly as this one, which is the point of living carefully. Would you?',
      'A glass of something old, and the pleasure of calling in everything at once; would you come when called?',
    ],
    ['You return to my final day; are you mentioned in the will?'],
  ],
  who_owes_whom: [
    [
      'To one another, and to whoever wrote it down; it is the writing down that is profitable. Do you keep books?',
      'To somebody patient. I have met two such people in my life, and I send one of them a report. Can you guess?',
    ],
    ['You still look for the last creditor; have you considered that she is looking at you?'],
  ],
  steal_bread: [
    [
      'It is wrong in law, right in novels, and expensive in practice. Whose purse did you have in mind?',
      'I have always found conscience to be a matter of timing; does yours come before the act or after?',
    ],
    ['Another question of morals; do you take me for an aunt?'],
  ],
  what_is_money: [
    [
      'It is a promise that has found somebody to believe it; my trade is the same, with better handwriting. What did you think it was?',
      'Those who say that it does not matter are never asked to lend any. What do you hold instead?',
      'It is a promise that strangers believe; that is more than one can say of most promises. Do you trust it?',
      'Evil is older and much cheaper. Why should money be blamed for the use that you make of it?',
    ],
    [
      'You philosophise about money; does it help when one has none?',
      'The nature of money again; would you care to hold some of mine and reflect?',
    ],
  ],
  free_will: [
    [
      'People choose freely among the things they can afford; I call it destiny with a price list. Which have you chosen?',
      'I have seen very many free decisions, all of them on the last afternoon. Was yours?',
      'If there is a purpose, it has never been disclosed to the creditors. What did you suppose it was?',
    ],
    ['The great questions again; are the small ones all paid?'],
  ],
  would_rather: [
    [
      'I should prefer to own the place where such choices are offered. What does one charge?',
      'Whichever can be insured; then I should let it happen. And you?',
      'A hypothetical costs nothing to answer, and so I never answer one. Is there a real one beneath it?',
    ],
    ['Another supposition; do you find the facts so dull?'],
  ],
  is_it_wrong: [
    [
      'Morality is a price that one pays in advance; most prefer credit. What is troubling your account?',
      'The law calls it one thing at my desk and another at the bank, and the sum is identical. Which of us offends you?',
      'I ask whether it is agreed, whether it is clear, and whether it is kept. Would your own test be stricter?',
    ],
    ['The question of virtue again; are you asking for yourself, or for a friend with your face?'],
  ],
  meaning_of_life: [
    [
      'I regard it as a loan without a stated date; one ought to keep the principal in use. What are you doing with yours?',
      'The nuns told me one thing and the bankers another; the nuns had better posture. What do you suspect?',
      'Its purpose is to leave the account in better order than one found it. Does that disappoint?',
    ],
    ['The meaning again; was my first answer too small for you?'],
  ],
  fate_or_choice: [
    [
      'I price as though men were free, and lend as though they were not; I have rarely been wrong. Which are you?',
      'A person alters at the margin, and under pressure. What pressure had you in mind?',
      'If all were decided, there would be no interest in it; and here there is interest every day. Do you follow?',
    ],
    ['Fate is your subject once more; is there a decision that you would rather not own?'],
  ],
  if_you_won_million: [
    [
      'I should do tomorrow what I did today, with one zero more; had you expected a yacht?',
      'A theatre box of my own, and silence in the adjoining one. And you, what would you ruin yourself with?',
      'Sudden money asks only how quickly you mean to lose it. What would your first mistake be?',
    ],
    ['The imaginary fortune again; does it earn anything where you keep it?'],
  ],
  would_you_rather: [
    [
      'One chooses whichever the other will buy later; is it not evident which that is?',
      'A false alternative, and I have signed better ones. Which did you choose yourself, and do you regret it?',
      'I take the scarcer of the two; it is always the scarcer that appreciates. Which is it, in your experience?',
    ],
    ['A second fork in the road; do you ever simply walk?'],
  ],
  does_crime_pay: [
    [
      'It pays precisely as work does: to the patient, and in arrears. Are you patient?',
      'Know your exit before you know your entrance; everything else is tuition. What is your exit?',
      'Buy what is despised, sell what is praised, and settle early. Which of those have you neglected?',
    ],
    ['I have given you my maxim; did you apply it, or frame it?'],
  ],
  trolley_dilemma: [
    [
      'I should first inquire what each of them was worth, and to whom; does that shock you?',
      'Such puzzles omit the consequences, which is where I work. What happens on the following morning?',
      'One does what one can afford to have done. What can you?',
    ],
    ['You set me a second dilemma; did I score badly in the first?'],
  ],
  just_money: [
    [
      'Only money; so is a heartbeat only a muscle. What do you consider serious?',
      'People despise money as they despise oxygen, while it lasts. How is your supply?',
      'One cannot take it along, I agree; I merely look after it until everyone has left. Does that trouble you?',
    ],
    ['You repeat that it is only money; then may I ask why you hold on to yours?'],
  ],
  easy_to_say: [
    [
      'I have said harder things at greater cost; but I grant that the chair is comfortable. What would you have me say instead?',
      'From here everything is easy, which is why people climb; did you think it was for the view?',
      'My advantage is evident; I was once on your side of the desk, and took notes. Do you?',
    ],
    ['You envy my position aloud a second time; have you begun to work on yours?'],
  ],
}
