import type { TRAVEL_AND_TRADE_PLANS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/travel-and-trade-plans.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Travel between boroughs, routes and plans for the next trade. */
export const TRAVEL_AND_TRADE_PLANS_LINES: ThemeLines<typeof TRAVEL_AND_TRADE_PLANS_EXCHANGES> = {
  borough_worth: [
    [
      'Take goods. Then it is worth it.',
      'Each place lacks something. Bring that.',
      'With empty hands? No.',
    ],
    ['What do you carry? That decides.'],
  ],
  how_travel: [
    [
      'One move. A toll. You arrive.',
      'Choose the borough. Pay the toll. Go.',
      'No day is lost. Only a move.',
    ],
    ['A move and a toll. Still.'],
  ],
  toll_complaint: [
    ['All pay it. Carry more.', 'Sell something. Then cross.', 'A job pays here. Then the toll.'],
    ['The bridge does not bargain.'],
  ],
  sell_or_hold: [
    [
      'High? Sell. Low? Wait.',
      'Sell while others still want it.',
      'It returns to the middle. Remember that.',
    ],
    ['High, sell. Low, wait. Enough.'],
  ],
  best_route: [
    [
      'Full hands out. Full hands home.',
      'The widest gap. The quietest street.',
      'Find two places. Wear out the road.',
    ],
    ['I gave you the road. Walk.'],
  ],
  small_profits: [
    [
      'Carry more. Then carry better.',
      'Small goods. Small bread. Climb.',
      'Pennies built houses. Put them back.',
    ],
    ['Fill the bag. Climb.'],
  ],
  all_in_one: [
    ['Never all. Keep the road home.', 'One leg tires. Use two.', 'Divide it. Then sleep.'],
    ['Not all. I said so.'],
  ],
  where_next: [
    [
      'Where your goods are missed.',
      'Buy what is cheap there. Then go.',
      'Go where nobody knows you yet.',
    ],
    ['Let the goods choose.'],
  ],
  made_a_plan: [
    [
      'Check the price there. Then go.',
      'Go. Speak of it after.',
      'A road and a cargo. Good. Walk.',
    ],
    ['You said it. Now do it.'],
  ],
  where_exactly: [
    ['I give no addresses.', 'If you must ask, not for you.', 'A man will take you. Perhaps.'],
    ['No place. I said.'],
  ],
  cant_decide: [
    [
      'Choose. The wrong road is still a road.',
      'He who waits is chosen for.',
      'Take the quiet one.',
    ],
    ['Still between. Choose.'],
  ],
  if_you_were_me: [
    [
      'I would buy little. Sell far. Sleep.',
      'Pay debts. Then dare.',
      'I was you. I carried stone.',
    ],
    ['I told you. I am not you twice.'],
  ],
  give_a_number: [
    ['Numbers are on the slip.', 'I count. I do not recite.', 'Enough. That is the number.'],
    ['The slip. Read it.'],
  ],
  tip_was_wrong: [
    [
      'It was true. Then time passed.',
      'I point. You walk. You walked late.',
      'Prices move. Ears should too.',
    ],
    ['The old tip. Let it rest.'],
  ],
  dumb_trade: [
    ['The sale will judge you. Not I.', 'Dear elsewhere? Then wise.', 'Done. Now sell it better.'],
    ['Ask the price. It knows.'],
  ],
}
