import type { WHERE_THE_MONEY_WENT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/where-the-money-went.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Where the borrowed money is now: in goods, spent, lost or taken. */
export const WHERE_THE_MONEY_WENT_LINES: ThemeLines<typeof WHERE_THE_MONEY_WENT_EXCHANGES> = {
  money_in_goods: [
    [
      'Then my money is travelling as merchandise; I should like it back as money. At what price will you let go?',
      'Goods are a promise that the market has not signed. What is your plan, should the price fall before the day?',
    ],
    [
      'Everything is still in stock, then; have you considered that the date will not wait for the price?',
    ],
  ],
  spent_it_all: [
    [
      'Then you have had the pleasure, and there remains the price. From what do you intend to meet it?',
      'You borrowed a seed and ate it; it is very human. What will you plant now?',
      'I never ask where it went, only from where it returns. Have you an answer to that?',
    ],
    ['It is spent, as you said; repetition does not refund it. What have you earned since?'],
  ],
  got_nothing: [
    [
      'Nothing is merely a low opening figure; a job costs one move and no capital. Shall you take one today?',
      'You have moves, a name and perhaps a crate left over; I have lent on less. What could be sold first?',
      'Insolvency is a beginning, for the energetic. JOBS pays at once, and I accept parts; how soon can you start?',
    ],
    ['Still nothing; have you visited the job board, or merely described it?'],
  ],
  money_worked: [
    [
      'Then the loan has done its work, and only the return is outstanding. Why let it tire?',
      'A sound use of my capital, and of your nerve; I congratulate both. Will you settle while the sum still feels easy?',
      'What was the margin, and was it skill? I ask since the second attempt is usually made with the profit of the first.',
    ],
    ['The profit improves at each telling; might I see some of it?'],
  ],
  lost_the_money: [
    [
      'It was in your keeping, and so was the loss; the claim, I am glad to say, was in mine. How will you replace it?',
      'Misfortune changes your means and not your obligation. Which of your goods would sell today?',
      'I should advertise for it, and work in the meantime. Had anybody seen you count it?',
    ],
    ['It remains lost; does your effort to replace it exist?'],
  ],
  waiting_on_buyer: [
    [
      'Your buyer is not a party to our agreement; you are. What will you do if he does not appear?',
      'Money that somebody else has promised is a rumour with a date. Could you not sell to the market in the meantime?',
      'So I wait upon you and you upon him; it is a chain, and I prefer the short end of it. When is he expected?',
    ],
    ['The gentleman is still on his way, I gather; would a part payment not pass the time?'],
  ],
  seized_cant_pay: [
    [
      'The police have your goods; they have not taken over your obligation. What do you propose to sell instead?',
      'I accept your oath and not the conclusion you draw from it. You still have your hands and the job board, have you not?',
    ],
    [
      'I have noted the seizure already; I have not noted a payment. Which of the two can we repeat?',
    ],
  ],
  could_not_sell: [
    [
      'You bought a risk and would like to share it now; ought that not to have been mentioned at the signing?',
      'A lower price is a smaller sum, not no sum at all; how much of it could you bring me?',
    ],
    ['Still unsold; do you intend to wait until I sell them for you?'],
  ],
  blames_other: [
    [
      'The page bears your name and no other; recover it from the culprit at your leisure. When will you settle with me?',
      'I am sorry for your choice of partners. What he bought can be sold, I presume?',
    ],
    ['You accuse the same person; has he been asked for it back?'],
  ],
  bought_and_fell: [
    [
      'You bought dear and now hold it cheap; prices do return toward their habits, if your due date allows it. How many days have you left?',
      'A loss is only complete when it is sold. Compare the boroughs before you complete it; have you?',
    ],
    ['It is still low, then; have you looked across the river, or only into your bag?'],
  ],
  where_sell_to_pay: [
    [
      'Compare the boroughs, ride to where your goods are dear, and sell in parts; each sale lowers the price. What do you hold?',
      'Buy where a thing is cheap and unloved, and sell it where it is fought over. Shall I look for you on the due date?',
      'A trip well chosen and a job or two; arithmetic has rescued worse debtors. How far are you from the sum?',
    ],
    ['My advice has not aged; which part of it have you tried?'],
  ],
  one_more_trip: [
    [
      'It is yours until the due date; if the trip earns more than a day of my rate, go. What do you expect of it?',
      'I admire the return and fear the road. Would half of it here and half on the road not suit us both?',
      'People have done very well with one last trip, and others were robbed by it. Which police do you pass?',
    ],
    ['Another final journey; is there a series planned?'],
  ],
}
