import type { DAYS_MOVES_AND_SEASONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/days-moves-and-seasons.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Days, moves, missions, levels, streaks and the end of a season. */
export const DAYS_MOVES_AND_SEASONS_LINES: ThemeLines<typeof DAYS_MOVES_AND_SEASONS_EXCHANGES> = {
  season_length: [
    [
      'A month. You keep what you have.',
      'The month ends. The pot is paid.',
      'First day to last. Debts remain.',
    ],
    ['One month. I said it.'],
  ],
  game_end: [
    ['Months end. This does not.', 'No end. Only a higher chair.', 'It goes on. Men stop. Not it.'],
    ['No end. I looked.'],
  ],
  out_of_moves: [
    [
      'Midnight brings more. Trade where you stand.',
      'You spent them. Wait.',
      'Legs rest. Hands may trade.',
    ],
    ['Midnight. Not before.'],
  ],
  money_overnight: [
    [
      'It rose to me. At midnight.',
      'A share goes up. For peace.',
      'The rich pay nightly. Be glad.',
    ],
    ['Upstairs. You know who sits there.'],
  ],
  missions: [
    [
      'Work with a purpose. It pays more.',
      'Do it. Hand it in. Today.',
      'New ones each day. Choose two.',
      'A few each day. Do. Hand in.',
      'Carry. Earn. Pay. Ask. It pays.',
      'The MARKET lists them. Choose.',
    ],
    ['The list is new. The rule is not.'],
  ],
  time_of_day: [
    [
      'The price knows no hour.',
      'Night or noon. It is one.',
      'Only midnight matters. Moves return.',
    ],
    ['No hour is better. Trade.'],
  ],
  levels_xp: [
    [
      'Ride. Profit. Work. The level follows.',
      'Higher level, better pay. Harder fists.',
      'Experience is carried, not bought.',
      'Higher level. Better wages.',
      'It helps you work. And fight.',
      'I look at names. Not levels.',
    ],
    ['Work. It grows.', 'Wages. I said.'],
  ],
  streak: [
    [
      'Days without absence. They are rewarded.',
      'Come daily. Speak or move.',
      'You missed a day. Begin again.',
    ],
    ['Come each day. Simple.'],
  ],
  season_debt: [
    [
      'Seasons end. Debts do not.',
      'You keep your gold. I keep your name.',
      'Nothing is wiped. Not even death.',
    ],
    ['It stays. I said it.'],
  ],
  kick_up: [
    [
      'It came up to me. Each midnight.',
      'The rich kick up. You are rich.',
      'Shops are not counted. Think.',
    ],
    ['Midnight. As always.'],
  ],
  away_a_week: [
    ['Pay first. Then the sea.', 'Nothing sleeps here but you.'],
    ['The day comes. Here or there.'],
  ],
  can_i_lose: [
    ['There is no end. Only lower.', 'You fall. You stand. I watch.'],
    ['No end. I told you.'],
  ],
  day_ends: [
    [
      'Midnight. UTC. For all.',
      'The clock ends it. Not your feet.',
      'A day is a whole day. Use it.',
    ],
    ['Midnight. It will not move for you.'],
  ],
  travel_outside: [
    [
      'Five boroughs. And Jersey. Enough.',
      'Beyond the river there is nothing.',
      'Six places. I am in all.',
    ],
    ['The map ends there. So do you.'],
  ],
  did_jobs: [
    [
      'Small pay. Straight back. Good.',
      'Work first. Trade next. Then rest.',
      'You carried. I saw. Carry more.',
    ],
    ['Work again. It stands with you.'],
  ],
  streak_brag: [
    [
      'You come daily. The wall notices.',
      'One day missed. One stone out. Lay again.',
      'Days in a row make a road.',
    ],
    ['Still counting. Good. Do not stop.'],
  ],
  season_money: [
    ['Seasons end. Money stays.', 'The race begins again. Your purse does not.'],
    ['I said it. All stays.'],
  ],
  days_left: [
    [
      'The month ends. So does the season.',
      "Count to the month's last night.",
      'What the month has left. No more.',
    ],
    ['The last night. It has not moved.'],
  ],
}
