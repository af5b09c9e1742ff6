import type { TRAVEL_AND_TRADE_PLANS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/travel-and-trade-plans.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Travel between boroughs, routes and plans for the next trade. */
export const TRAVEL_AND_TRADE_PLANS_LINES: ThemeLines<typeof TRAVEL_AND_TRADE_PLANS_EXCHANGES> = {
  borough_worth: [
    [
      'A borough is worth its best price, less the toll and the move. Each is cheap in some goods and dear in others; what do you carry?',
      'Nowhere is worth an empty journey. Read what that borough lacks on the board, and then I shall not need to advise you; shall I?',
      'For the scenery I could not say; for trade, every place overpays for something the whole season. Do you know for what?',
    ],
    ['It depends on the cargo, as before; what is in yours?'],
  ],
  how_travel: [
    [
      'One chooses the borough under travel, and pays a move and a toll; no day is lost. Have you a cargo for the journey?',
      'Every borough lies one move from every other; only the toll differs, and it is quoted beside the name. Where do you mean to go?',
      'The arrival is immediate and the price is stated: a move, and a toll that grows with the distance. Is the fare an obstacle?',
    ],
    ['A move and the toll, as I said; the day remains yours.'],
  ],
  toll_complaint: [
    [
      'The toll is fixed and printed; it weighs nothing on a full load and everything on an empty one. How full is yours?',
      'Neighbouring places cost less. If the fare is beyond you, sell something here, or take a job; either is possible, is it not?',
      'One does not negotiate with a bridge. One carries enough across it; what do you carry?',
    ],
    ['The toll has not come down; has your cargo gone up?'],
  ],
  sell_or_hold: [
    [
      'Prices drift back to their mean: above it one sells, below it one waits. On which side are you standing?',
      'Decide at what price you would buy it today; if you would not, sell. Was that so difficult?',
      'News fades. If a headline lifted it, take the profit; if a headline sank it, wait. Does a due date permit you to?',
    ],
    ['The mean has not moved, and neither has my answer.'],
  ],
  best_route: [
    [
      'The best one leaves with one good and returns with another. Each borough has its bargains for the season; have you listed them?',
      'I should choose the widest gap after toll, fee and police. The board holds all of it; have you an hour and a pencil?',
      'It alters with every season, and the discovering of it is the game. How many boroughs have you compared?',
    ],
    ['The principle stands: two cargoes, one circle. Have you drawn it?'],
  ],
  small_profits: [
    [
      'Margins grow with the value of the cargo: a full load, then a dearer good, then a larger stash. Which step is missing?',
      'You repeat a small difference; seek a wide one, and put more capital behind it. How much of yours is idle?',
      'A thin profit on cheap goods is tuition. The dearer ones wait for your reputation; does it grow?',
    ],
    ['Thin still? Then something has not been enlarged: load, good or gap.'],
  ],
  all_in_one: [
    [
      'One good is an opinion; three are a policy. What remains for your creditors if the opinion is wrong?',
      'A large order raises its own price, and a single headline may halve the rest. Why not divide it?',
      'I never risk a sum whose loss would change my handwriting. Would this change yours?',
    ],
    ['You are still considering one basket; is it at least a good basket?'],
  ],
  where_next: [
    [
      'The cargo decides: go where it is dearest, after the toll, and where you are unknown. What is in your stash?',
      'Do not leave before you have bought what is cheap where you stand. Then the destination is obvious; is it not?',
      'I should go wherever my goods are missed. I take it that you have some?',
    ],
    ['It still depends on your cargo; has it changed?'],
  ],
  made_a_plan: [
    [
      'A plan with an origin and a destination; I approve of the grammar. Have you deducted fee, spread and toll?',
      'Proceed, if the price there still stands; it moves while you travel in your mind. And what will you carry back?',
      'You know what and where; I should ask how hot you are at the other end. Are you?',
    ],
    ['The plan has been announced; might we have the result?'],
  ],
  where_exactly: [
    [
      'I never give an exact address; precision is for sums. Why must you know?',
      'Somewhere that one is shown to and does not find. Who would be going with you?',
      'The street would be of no use to you without the invitation. Which of them did you want?',
    ],
    ['I withhold the address as before; has somebody asked you for it?'],
  ],
  cant_decide: [
    [
      'Write down what each would cost you at its worst; one of the two columns will be shorter. Is it not?',
      'Indecision is also a position, and it pays nothing. Which would you regret less?',
      'I choose whatever can be undone, and wait with the rest. Can either be undone?',
    ],
    ['You are where you were; shall I set you a deadline?'],
  ],
  if_you_were_me: [
    [
      'I should buy what fell without a reason and keep a third of the cash idle for the second chance. Have you that much patience?',
      'I would do the dull thing several times in a row; it is how one comes to sit on this side of the desk. Shall you?',
    ],
    ['I have been in your place for one question already; did you act on the first answer?'],
  ],
  give_a_number: [
    [
      'Figures that bind are on the slip; those in conversation are ornamental. Which kind were you after?',
      'On that, no; on your account, to the cent, under LOANS. Shall you look?',
    ],
    ['The figure is where I left it, in writing; would you like a lamp?'],
  ],
  tip_was_wrong: [
    [
      'The information was sound at the hour it was given; how long did you let it age?',
      'News fades, and I say so on every occasion; did you compare the price before you bought?',
      'I vouch for the source and never for the speed of the listener. Shall you check the market first another time?',
    ],
    ['You present that loss again; am I to insure your reflexes as well?'],
  ],
  dumb_trade: [
    [
      'A purchase is judged at the sale; what does the dearest borough offer for it today?',
      'I never grade a position that is still open; the market will, within the week. Do you know what you paid, fee included?',
      'It was wise if you knew where it would sell before you bought it; did you?',
    ],
    ['I must still await the sale before I pronounce; why not hasten it?'],
  ],
}
