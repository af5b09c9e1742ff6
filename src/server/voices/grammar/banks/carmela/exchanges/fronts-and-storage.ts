import type { FRONTS_AND_STORAGE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/fronts-and-storage.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Fronts, the bag, the stash and keeping goods and money safe. */
export const FRONTS_AND_STORAGE_LINES: ThemeLines<typeof FRONTS_AND_STORAGE_EXCHANGES> = {
  what_is_front: [
    [
      'A front is a lawful business that pays each midnight, well if you answered its daily question and poorly if not. Have you the patience?',
      'It converts cash into income, and what is in it is not counted when a share goes upstairs. Does that suggest a use to you?',
      'One buys the cheapest first and works upward; neglected, it costs more than it brings. Would you tend it every day?',
    ],
    ['A business that pays those who tend it, as I said; have you looked under FRONTS?'],
  ],
  front_price: [
    [
      'The price is stated under FRONTS; they are sold in order, beginning with the newsstand. Which do you own already?',
      'I do not broker real property to strangers. FRONTS quotes each one, and the one before must be yours first; is it?',
      'FRONTS has the figure. I would add what it costs you on a day when you forget it; had you counted that?',
    ],
    ['The figure stands where it stood, under FRONTS; had it been too high?'],
  ],
  fronts_many: [
    [
      'One of each kind, bought in order; every midnight each pays for the day, if you answered its question. Will you remember?',
      'You need not be present, merely attentive: an answer a day, and from any borough. Untended, it costs a little; had you planned to be absent?',
      'Several, though never two alike. They settle at midnight whether or not you look; the question must be answered before. Is that too much?',
    ],
    ['Several, one of each, and a daily answer; the arrangement stands.'],
  ],
  bag_full: [
    [
      'A full stash is either sold from or enlarged; the next size holds double and is quoted there. Which is cheaper for you?',
      'Each unit takes the same room, whatever it is worth; I should not fill mine with cigarettes. What is in yours?',
      'You have reached its limit, which is stated in your stash beside the price of the next. Do you turn it over often enough to deserve more?',
    ],
    ['Full, as before; a sale would cure it within a minute.'],
  ],
  stash_stolen: [
    [
      'No other person can reach it. Police, a collector, or the midnight levy may, each for its reason; do you give them one?',
      'It is safe from thieves, of whom we allow none. Lateness and heat are what empty a stash; have you either?',
    ],
    ['As secure as when you asked; count it if it calms you.'],
  ],
  load_size: [
    [
      'Portions in one place save nothing and cost a fee each; portions in several places spare both price and heat. Which did you mean?',
      'One sale a stay: a further one brings more heat, and an officer may stop you where you stand. Can you leave promptly?',
      'Travel with a full stash, for moves are scarce; then divide the sale between boroughs. Does your route allow it?',
    ],
    ['Divide by borough and not by minute, as I explained.'],
  ],
  leave_goods: [
    [
      'Your stash travels with you; nothing can be deposited. Cash may be put into a front, where it works; had you that in mind?',
      'I hold goods as security and never as a courtesy. What you wish to have less of, sell; is it too heavy?',
      'There is no bank at your disposal. A front takes money and gives most of it back on resale; would that do?',
    ],
    ['There is still no storage; there is still a market.'],
  ],
  cash_or_goods: [
    [
      'A move spent without cargo earns nothing; carry goods, and enough cash for the return. Is your heat low where you are going?',
      'Cash alone is justified if you go to buy, and goods if you go to sell; nothing at all is tourism. Which was it?',
      'A laden journey where you are unknown, a light one where you are watched. Which is this to be?',
    ],
    ['Cargo, as I said; have you any objection to profit?'],
  ],
  protection_what: [
    [
      'It removes some heat in the borough where you stand; it costs a move and presumes my trust. Is there heat to remove?',
      'Protection is a telephone call, not an escort. It lowers your heat once, there and then; had you expected more?',
    ],
    ['As before: less heat, one move, some trust. Shall we see about the trust?'],
  ],
  fronts_worth: [
    [
      'A front pays daily when tended and costs a little when not; resale returns most of the price, never all. Are you a daily person?',
      'One question a day keeps it profitable, and what is invested there is not counted when the nightly share goes up. Do you see the attraction?',
      'Buy it if you mean to stay; it repays patience, and fines neglect. Can you spare the capital from the goods?',
    ],
    ['My view of fronts stands; has yours been tended?'],
  ],
  hire_a_hand: [
    [
      'Staff are not to be had here; each trader carries his own goods and his own blame. Is it the weight or the company?',
      'I employ a driver, and it took eleven candidates; you will have to travel in person. Would a larger stash not serve?',
      'One works alone in this city, which at least keeps the secrets few. Have you many?',
    ],
    ['No staff, as I said; shall we discuss what you can carry yourself?'],
  ],
  carry_limit: [
    [
      'Your stash states its capacity; each unit occupies one place, be it tobacco or a bond. Which of the two would you rather carry?',
      'A fixed number of units, until you purchase the next size, which doubles it. Have you filled the present one?',
      'The limit counts pieces, not value; a point that rewards the dear goods. Had you noticed?',
    ],
    ['The capacity is unchanged and still displayed; has it begun to pinch?'],
  ],
  keep_my_money: [
    [
      'You wish to lend to me? Charming; I have never needed it, and my safe accepts one signature. Why not put it into goods?',
      'Idle money is a guest that eats. Spend it on stock, on a front or on your debts; which of them is waiting?',
    ],
    ['I decline the deposit as before; has the money grown heavier?'],
  ],
  put_in_bank: [
    [
      'What lies in a front is not counted at night; it is the nearest thing to a vault. Have you priced one?',
      'I accept repayments and never deposits; cash here is carried, traded or put into a front. Have you looked at what one costs?',
    ],
    ['No vault has opened since you inquired; is the sum so very large?'],
  ],
  insure_goods: [
    [
      'No one insures a stash in this city; one diversifies, keeps cool, and pays the officer. Which of these do you neglect?',
      'I insure only my own position, with your goods; do you see the advantage of my chair?',
    ],
    ['Insurance remains unwritten; have you reduced the risk, meanwhile?'],
  ],
  bought_front: [
    [
      'My congratulations; a business pays those who attend to it, and charges those who do not. Have you been in today?',
      'An enterprise with a door and a sign; you are becoming easier to assess. Does it please you?',
      'Property at last. It answers to one question a day; do you give it that much?',
    ],
    ['And the establishment; do you tend it daily, as one must?'],
  ],
  hide_a_thing: [
    [
      'I keep nothing that is not on my books, and what is on my books is not hidden. Is it warm, or merely stolen?',
      "My safe holds paper, not other people's secrets; you will have to carry it. What makes it so shy?",
      'No; a thing that must be hidden tends to be found, and I do not care to be found beside it. Must it be near me?',
    ],
    ['I have refused to hide it once; must I enter the refusal in ink?'],
  ],
  hide_me: [
    [
      'My building has a doorman who writes everything down; you would be safer in the rain. Who is looking for you?',
      'I do not take in lodgers, and least of all sought ones. Have you considered a quieter borough?',
      'To vanish one needs patience and a change of borough; I can lend you neither. Which do you lack?',
    ],
    ['I remain without a spare room; are they any closer?'],
  ],
}
