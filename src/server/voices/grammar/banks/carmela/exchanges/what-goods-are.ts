import type { WHAT_GOODS_ARE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/what-goods-are.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What the goods and other words of the game mean. */
export const WHAT_GOODS_ARE_LINES: ThemeLines<typeof WHAT_GOODS_ARE_EXCHANGES> = {
  are_diamonds_worth: [
    [
      'Dear goods multiply both the gain and the error; a good name opens them, and only arithmetic makes them pay. How is yours?',
      'It is not the good that is risky but the price that one pays; what is it today, against its usual?',
      'I like ice; it is small and has no opinions. But never hold more than one bad headline can ruin; could you bear one?',
    ],
    ['My view of costly goods stands: price first, nerve second. Which do you lack?'],
  ],
  what_bonds: [
    [
      'It is a promise by people richer than you, and it is the dearest thing on the board. The sellers ask for a reputation first; have you one?',
      'No spies, I regret to say; bearer paper, engraved, silent, and worth more than anything else traded here. Did you hope to buy one?',
    ],
    ['Paper that pays its bearer, as I explained; shall I have a specimen framed for you?'],
  ],
  what_boards: [
    [
      'Circuit boards; a computer is a box around one. They keep their value for a season and are scrap the next. Does that alter your interest?',
      'Not timber, and nothing to stand upon: the printed kind, for arcades and offices. One needs a fair reputation to be sold any; have you?',
      'They are the insides of calculating machines. I use a pen, but I understand the demand; were you thinking of the sea?',
    ],
    ['Boards for machines, as I said; no wave has come into it.'],
  ],
  what_threads: [
    [
      'Clothing; the better racks, with the labels left in. My father sold the cloth, so I may assure you that the margin is in the name.',
      'Garments, from the workrooms to whoever wishes to be seen in them. Do you know a good seam when you see one?',
      'You have guessed it if you guessed clothes; if you guessed yarn, you are in the wrong century. Had you meant to trade in them?',
    ],
    ['Garments, still; fashion changes, the word does not.'],
  ],
  what_ice: [
    [
      'Diamonds; the trade calls them ice because they are cold and they keep. One needs an excellent reputation to be sold any; have you?',
      'Stones, cut and unset; nobody drinks them, though I have seen a gentleman try to swallow one. Did you wish to buy?',
      'It means diamonds. I own a few and wear none; the price moves less if they stay in the drawer, would you not think?',
    ],
    ['Diamonds, as I told you; nothing in this office melts.'],
  ],
  what_tapes: [
    [
      'Cassettes: concerts that nobody authorised, in quantities that nobody admits. The labels object; does that trouble you?',
      'Recorded music, copied without a contract; I disapprove, and I note that it sells. Is that what you had supposed?',
      'They are music cassettes, neither films nor adhesive. One may buy them without any reputation at all; will you begin there?',
    ],
    ['Music, as before; I should not care to hear it.'],
  ],
  what_parts: [
    [
      'Automobile parts; a car is worth more in pieces than in the street, which is a sad comment on streets. Does that answer you?',
      'They come out of cars whose owners took the subway home. One does not inquire; were you about to?',
      'Parts of automobiles, boxed and without papers; a fair reputation opens them to you. Have you a buyer in mind?',
    ],
    ['Automobiles, as I said; nothing with a pulse.'],
  ],
  sold_everywhere: [
    [
      'There is a market for every good in every borough; only the price has prejudices. Where does it flatter you most?',
      'One may sell whatever one holds wherever one stands. The question is never whether, but for how much; have you compared?',
      'All six trade in all of it. To buy the finer goods one needs a reputation; to sell them, merely the goods. Which are you doing?',
    ],
    ['Everywhere, as I said; the price remains the only variable.'],
  ],
  good_vs_good: [
    [
      'The dearer good earns more for the same room and loses more on the same mistake. Which of the two can you afford?',
      'Neither is better; a good is as good as the gap between two boroughs, less fee and toll. Have you worked that out for both?',
      'One climbs: the cheap goods teach, the dear ones pay, and reputation decides when you may. Where are you on that ladder?',
    ],
    ['It is the gap and not the good, as I said; do sums frighten you?'],
  ],
  what_smokes: [
    [
      "Cigarettes by the carton, without the state's stamp; the humblest article on the board and open to anybody. Shall you begin there?",
      'Tobacco, and nothing more exotic. One starts with it because a mistake costs little; do you expect to make one?',
      'Untaxed cigarettes. The margin is thin and the demand never sleeps; would you have guessed?',
    ],
    ['Tobacco, as I said; is there another article that puzzles you?'],
  ],
  what_is_vig: [
    [
      'It is a vulgar word for interest: what one pays for each day on which the money is not returned. Which word do you use at home?',
      'The principal is what I hand over, the interest is what time adds to it daily. The first is yours to use; can you guess who keeps the second?',
      'Principal is what you receive; interest, points or vigorish is what it costs by the day; due is when both are mine. Clearer?',
      'These are all names for one thing, the price of time. The slip in LOANS states it; have you read yours?',
      'Security is what I keep while you keep my money; the rate is what I earn meanwhile. Which word troubles you?',
    ],
    [
      'The word has kept its meaning; it is interest. Has the slip kept your attention?',
      'The vocabulary has not changed: sum, daily price, date. Shall I write it on a card?',
    ],
  ],
  not_traded: [
    [
      'The market lists what it deals in, and that is not among it. Would something on the list do?',
      'There is no quotation for it, and I do not invent prices. Have you read through MARKET?',
      'You ask for what nobody here sells; MARKET has what they do. Is it for trade, or for yourself?',
    ],
    ['It remains unlisted; might you remain within the list?'],
  ],
  bonds_worth: [
    [
      "They are worth it to those whose name opens them; a beginner's does not yet. What does yours open today?",
      'One dear unit ties up everything and teaches little; cheap goods forgive. Can you afford to be forgiven?',
      'The margin is in the difference, not in the price; smokes can earn what paper earns, per dollar. Had you compared?',
    ],
    ['I should still begin lower; is it the paper that tempts you, or the sound of it?'],
  ],
}
