import type { BUYING_AND_SELLING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buying-and-selling.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buying, selling, locked goods and goods no one wants. */
export const BUYING_AND_SELLING_LINES: ThemeLines<typeof BUYING_AND_SELLING_EXCHANGES> = {
  shark_buys: [
    [
      'I lend; I do not trade. The market will take every unit, if not at the price in your head; what have you asked?',
      'I buy nothing that has to be carried. There is always a bid in each borough; have you compared all of them?',
      'Merchandise enters this office as security and never as a purchase. Why not try where it is scarce?',
    ],
    ['I remain a lender and not a customer; the market remains open.'],
  ],
  sell_me: [
    [
      'I sell nothing but time. The market is a screen away, and buying there costs no move; do you know what you want?',
      'For goods, the market: choose one, choose a quantity, read the total before you press. Shall I wait?',
      'I am not a shop. You buy on the market where you stand, if your name suffices for the good; does it?',
    ],
    ['The market, again; I have not opened a counter since.'],
  ],
  good_locked: [
    [
      'The finer goods are sold to the better reputations; repaying in time is what raises yours. How is your record?',
      'A good opens when your name is good enough for it, and closes when the name falls. Which were you after?',
      'The seller wishes to know you. A loan, repaid punctually, is the usual letter of introduction; shall you want one?',
    ],
    ['It asks for the same reputation as before; has yours grown?'],
  ],
  sell_locked: [
    [
      'Reputation restricts purchases only; whatever you hold may be sold. Were you afraid of owning something precious?',
      'You may sell it anywhere, in any disgrace. To replace it, you will need the name back; shall you?',
      'No seller is asked for references. The market is more polite to goods than to people; had you not noticed?',
    ],
    ['It may be sold, as I said; only the buying is closed.'],
  ],
  undo_trade: [
    [
      'What is executed stays so; you may only trade in the other direction, at the price of that. Will you do it here, or where it is dearer?',
      'There is no reversal; a contract that can be undone is a conversation. Was the total not shown?',
      'One cannot take it back; one can sell it with composure. Might another borough pay you more than this one?',
    ],
    ['It remains executed; so does the next one, so do look first.'],
  ],
  typed_order: [
    [
      'I carry out no errands; trades are made in the market and journeys under travel, by your own hand. Did you mistake me for a broker?',
      'An order, and to the wrong counter; the market is next door. Was there something in my line?',
      'You must press that yourself; I handle only money, and only my own. Do you need any?',
    ],
    ['The instruction has not found its addressee; shall I point to the market once more?'],
  ],
  typed_status: [
    [
      'Your own figures are on your own screen; I keep only those that concern me, on the slip in LOANS. Which did you need?',
      'I am a lender and not your bookkeeper; the screen shows your cash and your goods. Do they displease you?',
      "One should know one's own position without asking a creditor; have you looked beside this conversation?",
    ],
    ['The figures are where they were; has anybody taught you to read them?'],
  ],
  buy_with_sum: [
    [
      'Divide the sum by the price on the board and keep something for toll and fee; the remainder is your answer. Shall I lend you a pencil?',
      'Of the cheap goods a great many, of the costly ones very few, and only those that your reputation opens. Which did you have in mind?',
      "It buys a beginning; whether it buys a profit depends on where you sell. Have you read two boroughs' prices?",
    ],
    ['The sum has not grown since you asked; have the prices fallen?'],
  ],
  nobody_buys: [
    [
      'The market refuses nothing; it merely pays less than you had hoped. Have you tried a borough that lacks them?',
      'A price that has fallen tends to return, and one that you pushed down yourself returns as well. Can you afford to wait?',
      'Sell in parts and in several places; one throws a market, one does not drown it. What did they cost you?',
      'There is always a buyer; the question is whether you will travel to him. Have you compared the boroughs in the market?',
      "Goods that stay are money that sleeps. Either accept today's price, or carry them to a better one; which costs you less?",
      'You are not stuck, you are in the wrong borough. What do the other prices tell you?',
      'Each borough will take it; the question is at what price, and that is on the board. Have you compared?',
      'One unloads where the article is missed, and in portions, since every unit sold lowers the next. How many have you?',
    ],
    [
      'Your stock is still unsold; is it the goods, the borough, or your pride?',
      'The same load, still? A small loss today is often the cheapest exit, is it not?',
      'You still carry it; the market has not closed. What price are you waiting for?',
    ],
  ],
  undercut: [
    [
      "Nobody else's trades move your prices; yours do, and the headlines do. Which of the two was it?",
      'You have met your own shadow: each unit you sell lowers the next, and time repairs it. How many did you put down at once?',
      'There is no rival at your stall; the rivals stand on the board of net worth. Shall we look at your quantities instead?',
    ],
    ['The competitor is still imaginary; would another borough be less crowded with him?'],
  ],
  how_to_sell: [
    [
      'Open MARKET, choose the good and the quantity, and confirm; or write /sell with both in this very line. Which do you prefer?',
      'The market has a screen of its own, where everything that you hold may be sold. Have you opened it?',
      'One trades in MARKET, or by typing /buy and /sell here; I merely watch. What are you parting with?',
    ],
    ['The same screen as before: MARKET. Has it hidden itself?'],
  ],
}
