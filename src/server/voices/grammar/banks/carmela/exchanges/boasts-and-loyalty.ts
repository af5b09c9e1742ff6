import type { BOASTS_AND_LOYALTY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/boasts-and-loyalty.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players boast, dream big and swear loyalty. */
export const BOASTS_AND_LOYALTY_LINES: ThemeLines<typeof BOASTS_AND_LOYALTY_EXCHANGES> = {
  connections: [
    [
      'A powerful friend is an asset, until one asks him for something. Have you ever asked?',
      "I know the gentleman's office; half of it is furnished on my account. Shall I mention your name?",
      'I make a note: connected, by his own report. Would the other party confirm it?',
      "Connections are other people's capital; what do yours charge you?",
      'I may well hold their paper. Would you give me the names, so that I can congratulate them?',
      'People who are protected rarely mention it, I find; from what are you protected, exactly?',
    ],
    [
      'You mention that acquaintance again; does he ever mention you?',
      'Your acquaintances return to the conversation, though never to the room; why is that?',
    ],
  ],
  was_tough: [
    [
      'You were dangerous, then; I meet many such, and they are always most polite about the time of signing. Why did you stop?',
      'I believe you, in part; I deduct for telling. Which part would you defend under oath?',
    ],
    ['Your history again; does it pay a pension?'],
  ],
  brag_money: [
    [
      'I congratulate you; those who have it seldom say so, as it raises the price of everything. What will you do with it?',
      'A large figure, and you carry it so loosely. Is it in cash, in goods, or in conversation?',
      'I am glad for you, and so will the police be, and the people who take their share by night. Have you thought of them?',
    ],
    ['You mention your fortune again; is somebody contesting it?'],
  ],
  i_am_king: [
    [
      'A throne is a chair with running costs; who is paying for yours?',
      'I kneel only for the bottom drawer. Several kings before you are filed there; shall I show you?',
      'Ambition I can enter; majesty I cannot. What do you hold apart from the title?',
    ],
    ['You proclaim yourself again; has anybody yet cheered?'],
  ],
  brag_owns: [
    [
      'How charming; is it paid for, and is it insured against people in my profession?',
      'I have found that whatever is mentioned first is mortgaged. To whom is yours?',
      'Possessions of that kind are merely expenses with a view. What remains when they are taken off?',
    ],
    ['You return to your possessions; may I send somebody to look at them?'],
  ],
  fan: [
    [
      'How kind; I usually have to ruin people before they speak so warmly. What did I do?',
      'Admiration is unsecured, but I enter it. What do you hope that it will buy?',
    ],
    ['Your devotion is noted twice; does it bear interest?'],
  ],
  take_over_city: [
    [
      'Ambition is the one collateral that I never accept and always notice. What have you taken over so far?',
      'Empires are assembled from margins; on which goods are yours the widest?',
      'I have heard it from better dressed people; two of them were right. What distinguishes you from the rest?',
    ],
    ['The conquest is announced once more; has it a budget?'],
  ],
  tall_tale: [
    [
      'Remarkable; and was there a witness, or only an audience?',
      'I enter such things in pencil. What would remain, if I asked for a certificate?',
      'You lie with real generosity; people who exaggerate their past are usually modest about their debts. Are you?',
    ],
    ['The feat has improved since I first heard it; does it bear interest?'],
  ],
  when_im_rich: [
    [
      'A wish with a price and a day is a plan; which of the two does yours lack?',
      'The rich whom I know wished for less and calculated more. What is the first line of your calculation?',
      'I have financed several such dreams, and foreclosed on the view. How much of it do you hold today?',
    ],
    ['The dream is intact, I hear; and the capital?'],
  ],
  what_of_me: [
    [
      'I think that you are cleverer than your record and less clever than your opinion of it. Is that near enough?',
      'I find you promising, a word that I use of bonds before they mature. When do you?',
      'You ask what you are worth, and in my profession one answers that with a sum. Should you like to know yours?',
    ],
    ['My estimate stands; have you added anything to support it?'],
  ],
  loyal_to_you: [
    [
      'Loyalty I value at its resale price; what has yours fetched so far?',
      'I ask nobody to die, since the dead are slow to settle. Could you manage merely to be exact?',
      'Such vows are generally followed by a request; may I hear it?',
    ],
    ['Your devotion is on record; shall we turn to your punctuality?'],
  ],
  you_owe_me: [
    [
      'You seem to have the book upside down; may I turn it for you?',
      'A claim wants a date, a sum and a signature; which do you have?',
    ],
    ['Your claim is still undocumented; would you like to withdraw it quietly?'],
  ],
  good_looking: [
    [
      'Vanity is a cost which some recover; what does yours return?',
      'The effect is considerable; has the effect been paid for?',
      'I have seen handsomer, and foreclosed on them. Did you dress for me, or for the lift boy?',
    ],
    ['You present yourself again; had you forgotten what I said, or enjoyed it?'],
  ],
  born_for_more: [
    [
      'Ambition is the one asset that no market quotes; have you anything to put beside it?',
      'Everyone who sat there came to be somebody; the ledger shows who was punctual enough. Which line will be yours?',
      'I entered by the back stairs myself; they lead to the same floor. How patient are you?',
    ],
    ['The same ambition, again without a date; when may I expect it?'],
  ],
  chess_mind: [
    [
      'Then we shall understand each other; most people here play with the pieces in their mouths. What was your opening?',
      'Three moves are sufficient against the impatient. And how do you do against those who merely wait?',
      'I value foresight above capital, and lend only the second. What do you see coming?',
    ],
    ['Your foresight has been mentioned; what did it foresee today?'],
  ],
  told_you_so: [
    [
      'You did, and I concede it gladly; being right has yet to ruin anybody. Can you repeat it?',
      'I keep a column for correct predictions; yours now has an entry. Shall there be a second?',
      'Granted. I do hope that you were also paid for it?',
    ],
    ['I have conceded it once; must it be framed?'],
  ],
}
