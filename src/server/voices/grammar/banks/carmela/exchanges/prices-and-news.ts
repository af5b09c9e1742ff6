import type { PRICES_AND_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/prices-and-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Prices, why they move and the news about them. */
export const PRICES_AND_NEWS_LINES: ThemeLines<typeof PRICES_AND_NEWS_EXCHANGES> = {
  cheaper_where: [
    [
      'Compare the two on the board; each borough undervalues certain goods for the whole season, and the rest is weather. What do you see?',
      'I quote loans and not merchandise; the market shows every borough beside the next. Which of the two reads lower at this hour?',
      'The answer of this morning is wrong by evening; only the board is current. And have you deducted the toll?',
    ],
    ['The board still lists them both; has it become illegible?'],
  ],
  why_prices_moved: [
    [
      'There will be a headline: a raid, a strike, an honest customs man. It moves one price sharply and then fades; can you wait?',
      'The market overreacts, and then it repents. The news is on the wire; the profit is in the repentance. Do you follow me?',
    ],
    ['It has moved again, and it will return again; have you read the wire?'],
  ],
  when_prices_change: [
    [
      'They move with the clock, many times in a day, and take no notice of whether you travel or sleep. Does that seem unfair?',
      'Waiting alters them as well as travelling does; the clock is the only thing they obey. How long had you meant to wait?',
      'At short and regular intervals, through the night as well; a price is good for as long as you look at it. Were you relying on yesterday?',
    ],
    ['By the clock, still; one cannot hold a price by staring at it.'],
  ],
  who_sets_prices: [
    [
      'No person does; the season is sealed in advance, and when it ends, VERIFY lets anyone repeat the sums. Would you care to?',
      "Chance, headlines, and your own orders; a stranger's trades do not move your price. Whom did you suspect?",
      'I should dearly like to, and I cannot; it was settled before the month began, and unsealed after it. Does honesty disappoint you?',
    ],
    ['Nobody, as before; you may check it when the season is unsealed.'],
  ],
  fee_spread: [
    [
      'A buyer pays the ask, a seller receives the bid, and each pays a fee; the board shows the middle. Did you read the total?',
      'The spread and the fee are the price of haste. A journey that earns less than both is charity; was yours?',
      'You traded within the same borough, I suppose; that only feeds the spread. How wide was the gap you were after?',
    ],
    ['It is the spread and the fee, as I explained; they have not relented.'],
  ],
  price_falls_selling: [
    [
      "Your orders move your own price and nobody else's; it recovers with time. Why not divide the lot between boroughs?",
      'Each unit is priced a little worse than the last. The screen shows the total beforehand; did it surprise you?',
      'You are arguing with yourself, and the market takes both sides. Rest the good, or sell it elsewhere; which can you afford?',
    ],
    ['It is your own weight, as before; it lifts when you step away.'],
  ],
  read_news: [
    [
      'The ticker records changes; the wire gives the causes, and each headline is one real price that has jumped. Do you read it daily?',
      'Trend is where a price has been going, volatility how nervously. A headline moves one good in one borough; could you reach it in time?',
      'The news is true and it fades. One profits between those two facts; have you tried?',
    ],
    ['The wire and the ticker, as before: the cause and the effect.'],
  ],
  corner_market: [
    [
      'The supply has no end, and your purse does; each unit costs you more than the last. Who do you imagine would blink first?',
      'You would raise the price for yourself alone. A monopoly that nobody notices is called a mistake; had you another name for it?',
      'My late husband attempted it with lemons. One cannot corner what refills itself; shall I describe the smell?',
    ],
    ['It refills, as I mentioned; your purse still does not.'],
  ],
  same_everywhere: [
    [
      'A narrow market is an invitation to wait. Moves can be saved for tomorrow, to a point; have you room?',
      'When boroughs agree, look at the city: a good that is low everywhere tends to recover. Which one is?',
      'Not trading is also a position, and the cheapest one. Have you the nerve for idleness?',
    ],
    ['Still no gaps; then keep your moves, would you not?'],
  ],
  quote_changed: [
    [
      'A trade is refused when its price has turned worse than the one you saw; I call that courtesy. Have you looked at the new one?',
      'Either the price moved, or cash, room or reputation fell short; the notice says which. Which is it?',
      'It carries out the whole order or none of it, and never at a worse price than shown. Would you prefer the reverse?',
    ],
    ['Refused once more? The reason is printed beneath; do read it.'],
  ],
  prices_elsewhere: [
    [
      'The market shows the chosen good in every borough at once, with what is asked and what is bid. Have you selected one?',
      'One need not travel to read. Choose a good, and its price stands beside each borough; what more would you want?',
      'It is all on the market screen, free of charge, and hardly anybody reads it twice. Will you?',
    ],
    ['The same table as before; it has not been moved.'],
  ],
  haggle_market: [
    [
      'The market does not negotiate, and a large order pays more, not less. Only a lender can be moved; had you a lender in mind?',
      'Reputation opens goods and discounts none. A better price is found in another borough or at another hour; have you tried either?',
      'There is nobody to persuade; there is only a price and your patience. Which gives way first?',
    ],
    ['No discount has been introduced since you asked.'],
  ],
  rumour_true: [
    [
      'I confirm nothing that the MARKET already prints; compare that borough with the others. Does the price agree with your source?',
      'A rumour is worth what the figure on the board says, and not a cent more. Who profits if you believe it?',
      'If it were true, the price would have moved; if it has moved, you are late. Have you looked?',
    ],
    ['The same rumour, and the same board; have you still not consulted it?'],
  ],
  price_crash: [
    [
      'The risk of the price is yours; the risk of you is mine, and I have priced it. You may ask for an extension once; do you foresee needing it?',
      'I lend money, not certainty. A fallen price may be better in another borough; had you considered spreading the purchase?',
    ],
    ['A crash alters your position and not your page; did you expect sympathy in figures?'],
  ],
  price_of_good: [
    [
      'The board states it to the cent, and alters it every twenty minutes. For the finer goods one needs a reputation as well; have you both?',
      'I never quote what I do not sell. MARKET will; compare two boroughs before you believe either, will you?',
      'The price is public; what it ought to be is not. Have you looked at the chart, or only at me?',
    ],
    ['I still sell no goods and quote no prices; is the market closed to you?'],
  ],
  price_how_long: [
    [
      'A jump decays a little with every tick of the market, without haste and without mercy; how soon can you be there?',
      'Spikes dissolve over hours rather than minutes; the trend beneath them I decline to prophesy. Have you a move left?',
      'Whatever the news has lifted sinks back toward the ordinary; why not sell while it is still remarkable?',
    ],
    ['It has faded a little since you inquired; are you under way?'],
  ],
  record_price: [
    [
      'Each good has a usual price to which it returns; watch it for a few days and you will know it. Do you keep notes?',
      'Whether a price is high I judge by the other five markets, never by memory; have you compared them?',
      'A record is merely a price at which somebody was late. What does the trend say today?',
    ],
    ['I still quote no extremes; have you begun to write the prices down?'],
  ],
}
