import type { SayingTopic } from '#src/rules/sharks/sayings.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Carmela on what a whole phrase raises. */
export const SAYING_LINES: TopicLines<SayingTopic> = {
  comparing: [
    [
      'You compare, and you should; the others sell you the price, and I sell you the terms. Have you read theirs?',
      'A lower figure from somebody who cannot count is not a bargain. What else did he ask of you?',
      'There is a hammer, there is a kitchen, and there is this office; it depends on what you mean to build, does it not?',
    ],
    ['You are still weighing us against each other; what would tip the scale?'],
  ],
  part_payment: [
    [
      'Half is acceptable as arithmetic: what you bring is struck out, and only the remainder grows. How much shall we enter today?',
      'Instalments are welcome; silence between them is not. What is the first, and on which day is the second?',
      'You may pay in parts. I merely observe that the part which stays behind does not stay the same size.',
    ],
    ['As I said, any part will do; which part have you brought?'],
  ],
  goods_for_debt: [
    [
      'I take goods as security, never as settlement; I am not a shop. Sell them where they are dear, and bring me the difference.',
      'Merchandise has opinions about its own price; money has none. I should prefer the money.',
      'If I wanted crates, I would own a warehouse; in fact I own two. Could you turn yours into cash by tomorrow?',
    ],
    ['Goods again; has the market refused them, or have you not asked it?'],
  ],
  work_off: [
    [
      'Labour is difficult to enter in this ledger. There is work on the board, and it pays in a currency that I accept.',
      'I employ people who do not borrow from me; it keeps both relations clean. Earn it elsewhere, and settle it here.',
      'You offer me hours, and I lent you dollars; shall we agree that somebody else should do the conversion?',
    ],
    ['The answer stands: the board for work, this desk for settlement.'],
  ],
  running: [
    [
      'People who disappear leave a tailor, a mother and a telephone bill; I begin with the tailor. Where were you thinking of?',
      'You could leave. The sum would stay, and it travels better than you do.',
      'One man went as far as Lisbon. He writes at Christmas now, with a cheque; do you care for Lisbon?',
    ],
    ['You mention departure twice; should I be reading timetables?'],
  ],
  violence: [
    [
      'I have never raised a hand; I once raised a rate, and the gentleman wept. Is that the kind of thing you meant?',
      'Violence is what remains when somebody has not read the contract. I read them for pleasure.',
      'There are loud people in this trade, and they are dangerous as weather is. Do be careful of the quiet ones.',
    ],
    ['You return to blood; I keep nothing but paper here. Does that disappoint you?'],
  ],
  going_straight: [
    [
      'A respectable life is only a longer contract; I should be glad to read it before you sign. What would you sell?',
      'I knew a man who left it all for bread; he is happy, and he still asks me about flour prices.',
      'You may leave whenever your books are clean; how clean are they?',
    ],
    ['Still the quiet life; have you priced it yet?'],
  ],
  newcomer: [
    [
      'You are new; then nobody has yet decided what you are worth. I should use that month well. How do you mean to?',
      'Arriving with no acquaintances is an advantage; nobody has a claim on you. What did you leave behind?',
      'Everyone in this building came from somewhere and does not say so; you are refreshingly honest.',
    ],
    ['And how does the city look, now that you have been here a little?'],
  ],
  own_name: [
    [
      'A pleasure; in my ledger you are {name}, but I shall remember that you offered me the other. Why did you?',
      'Thank you; a name freely given is a small deposit. I am Carmela, and that is all of it.',
      'I had it already, with a second spelling; it is courteous of you to confirm it. What can I do for its owner?',
    ],
    ['You have introduced yourself; is there something else that you would like me to call you?'],
  ],
  sender: [
    [
      'Somebody recommended me; then somebody is content, or wishes to share his discomfort. Which was it?',
      'I am told where people come from before they reach the lift. What did they say that I would do for you?',
      'An introduction is a kind of guarantee; did your friend know that he was giving one?',
    ],
    ['Your friend again; does he pay as well as he talks?'],
  ],
  gift: [
    [
      'How kind; I shall put it beside the orchid and wonder what it secures. Is there something that you wish to ask?',
      'A present is accepted here as a present; it alters no figure. I am touched all the same.',
      'Nobody gives without an account, not even the kind; but I thank you, and I mean it. What prompted it?',
    ],
    ['A second gift; you will oblige me to form an opinion of you.'],
  ],
  hard_times: [
    [
      'When everything presses at once, one lists it and pays what bites first; which of them has teeth?',
      'A landlord is merely a creditor with a key. I have found them open to a date in writing; have you offered one?',
      'You have lost for a while, which proves nothing; the question is whether you lost the same way twice. Did you?',
    ],
    ['It is still difficult, then; has the list grown shorter, at least?'],
  ],
  winnings: [
    [
      'That is a respectable return; what was it on the capital, and could you do it with ten times as much?',
      'I congratulate you; profit taken is the only kind. Where does the sum sleep tonight?',
      'Well done. Now, was it judgement or luck? The second is the more expensive teacher.',
    ],
    ['You are winning again; is there a method that you would care to sell?'],
  ],
  job: [
    [
      'Wages are what others think your time is worth; what do you think it is worth?',
      'I worked by day and read law by night for two years; I recall the tiredness, and what it bought. What does yours buy?',
      'An employer is a creditor whom one meets every morning; I sympathise. Have you considered an exit?',
    ],
    ['And the employment; has it improved, or have you?'],
  ],
  career: [
    [
      'I was eleven, and the ledger was my father’s; I found that I preferred figures to the people who made them. And you?',
      'I enjoy it more than the opera, and I weep less. Do you enjoy what you do?',
      'My husband sold promises and I kept the books of them; when he died, I merely continued with the books.',
    ],
    ['You take an interest in my profession; are you considering it?'],
  ],
  looks: [
    [
      'It has been a long day with short answers in it; you are kind to notice. Was yours any better?',
      'I am told that this is my expression when I add. Is it discouraging?',
      'Tired, perhaps; never inattentive. What is it that you hope I have missed?',
    ],
    ['You study my face; have you found the figure that you were looking for?'],
  ],
  news: [
    [
      'The news is what it always is: somebody needed a little more time and had a little less to offer for it. And with you?',
      'Business is steady, which is to say that ambition is. What have you heard yourself?',
      'It is quiet; I pay handsomely for the quiet. Did you hope for an audience?',
    ],
    ['Nothing has happened since your last question; are you expecting something?'],
  ],
  may_i: [
    [
      'You may; there is one chair, and it is for precisely that. What would you like to know?',
      'Please do. I am here until the espresso at four, and after it for those who are brief.',
      'The door was open, which is seldom an accident; do come in, and begin with the part that matters.',
    ],
    ['You have my permission already; what remains is the question.'],
  ],
  sarcasm: [
    [
      'Irony is a fine instrument; I notice that people take it out when they are uneasy. Are you uneasy?',
      'How droll; I shall enter it under assets, at cost.',
      'You mock, and yet you came up nineteen floors to do it. What brought you?',
    ],
    ['The irony again; does it help you to think, or to wait?'],
  ],
  who_runs: [
    [
      'Streets are run by whoever holds the most paper on them; the list is short, and its first name is not spoken.',
      'He exists; the proof is that nobody has ever described him to you. Why do you ask?',
      'There is a gentleman in the Bronx; he and I have an understanding, and I leave it at that.',
    ],
    ['You wish to know who governs; would it change what you do tomorrow?'],
  ],
  city: [
    [
      'From nineteen floors up it is only lights, and each of them is somebody’s expense; I am fond of it.',
      'The city is indifferent, which is the fairest thing that one can be offered. What had you hoped for?',
      'It is dirty, loud and solvent; one cannot ask for all three virtues elsewhere, can one?',
    ],
    ['The city again; are you in love with it, or in its way?'],
  ],
  cheaper: [
    [
      'The rate is what my attention costs, and it was agreed; a document does not blush. What do you offer in exchange for a change?',
      'You ask me to give without receiving; that is charity, and it is on the second floor.',
      'I do not reduce what has been written; I do notice people who settle early. Might you?',
    ],
    ['The same wish, the same answer; shall we try a different subject?'],
  ],
  birthday: [
    [
      'My congratulations; a birthday is an annual statement. What does yours show?',
      'Many happy returns, and I use the word advisedly. How do you mean to celebrate?',
      'Another year on the books; I hope that it was depreciated gently.',
    ],
    ['You mention the birthday again; had you hoped for a gift?'],
  ],
  catch: [
    [
      'There is no trick; there is only a contract, and I am content to read it aloud. Which line shall I begin with?',
      'What I gain is written in the figures; I hide nothing there, because nobody looks. Did you?',
      'The catch, as you call it, is time; it works for me on every day of the week. On how many does it work for you?',
    ],
    ['You still suspect a trick; would you know it if you saw it?'],
  ],
  own_people: [
    [
      'I have a daughter at a distance, a late husband, and a brother-in-law with a car park; which of them did you wish to discuss, and why?',
      'Of the people around me I say only that each of them reads what he signs. Do yours?',
      'You have been listening closely; names in this room are like the orchid, they are not to be touched.',
    ],
    ['You come back to my people; are you compiling something?'],
  ],
}
