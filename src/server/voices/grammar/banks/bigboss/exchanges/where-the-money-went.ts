import type { WHERE_THE_MONEY_WENT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/where-the-money-went.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Where the borrowed money is now: in goods, spent, lost or taken. */
export const WHERE_THE_MONEY_WENT_LINES: ThemeLines<typeof WHERE_THE_MONEY_WENT_EXCHANGES> = {
  money_in_goods: [
    [
      'I lent money. It will be money again.',
      'Sell. The day does not wait.',
      'Boxes sleep. Debts do not.',
    ],
    ['Still boxes. Open the market.'],
  ],
  spent_it_all: [
    [
      'You spent mine. Now earn yours.',
      'It was a loan. Not a feast.',
      'Good. You enjoyed it. Now work.',
    ],
    ['It is gone. The paper is here.'],
  ],
  got_nothing: [
    [
      'You have hands. Work.',
      'Nothing today. A job tomorrow. Bring it.',
      'Empty pockets. Full days. Use them.',
    ],
    ['Still nothing? Still owing.'],
  ],
  money_worked: [
    [
      'Good. My money walks well. Send it home.',
      'You used it. I chose well.',
      'Easy money leaves easily. Pay first.',
    ],
    ['You told me. Now show me.'],
  ],
  lost_the_money: [
    ['Find it. Or earn it twice.', 'Careless hands. I carried stone with mine.'],
    ['Still lost. Look faster.'],
  ],
  waiting_on_buyer: [
    ['He is late. You are not. Yet.', 'Sell to another. Pay me.'],
    ['The buyer again. My day stays.'],
  ],
  seized_cant_pay: [
    [
      'The police have boxes. I have your name.',
      'They emptied your hands. Fill them again. Work.',
      'Believed. Now work. Bring a part.',
    ],
    ['The same police. The number has not moved.'],
  ],
  could_not_sell: [
    ['Prices fall. Debts do not.', 'Sell for less. Pay. Sleep.'],
    ['Still full hands. Empty them.'],
  ],
  blames_other: [
    ['He spent. You answer. It is simple.', "Do not hide behind another's hand."],
    ['Again him. I still see only you.'],
  ],
  bought_and_fell: [
    [
      'You bought pride. Sell it.',
      'It fell. My number stayed. Try other boroughs.',
      'Prices sleep. They wake. Wait, or walk.',
    ],
    ['Still low. Walk further.'],
  ],
  where_sell_to_pay: [
    [
      'Sell where it is dear. Then come.',
      'Cheap here. Dear there. Walk between.',
      'Look at the board. Move. Return.',
    ],
    ['I told you where. Go.'],
  ],
  one_more_trip: [
    ['Ride. Be back by the day.', 'It is yours until the day.', 'One trip. Then me.'],
    ['You said one. Count.'],
  ],
}
