import type { SPORT_BETTING_AND_TRAVEL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sport-betting-and-travel.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Sport, betting, games, holidays and other free time. */
export const SPORT_BETTING_AND_TRAVEL_LINES: ThemeLines<typeof SPORT_BETTING_AND_TRAVEL_EXCHANGES> =
  {
    yankees_or_mets: [
      [
        'I own seats. I do not sit.',
        'Yankees. They play near my door.',
        'Men run in circles. I allow it.',
      ],
      ['Near my door. I told you.'],
    ],
    watching_the_game: [
      [
        'No. My sons tell me after.',
        'Go. Watch. Come home on time.',
        'I have seen men fall. Enough.',
      ],
      ['I do not watch. I listen.'],
    ],
    training_sport: [
      [
        'I carried stone. That was training.',
        'A strong body keeps its word.',
        'Begin slowly. End standing.',
      ],
      ['Still training. Good legs. Use them.'],
    ],
    band_show: [
      [
        'I do not go out. Thank you.',
        'My chair is here. Go. Do well.',
        'Someone will sit in back. For me.',
      ],
      ['Asked twice. An honor. No.'],
    ],
    lost_match: [
      [
        'You lost. You stood there. Good.',
        'Lose quietly. Win quietly. Same face.',
        'I lost once. I kept his name.',
      ],
      ['Lost again. Come early. Practice.'],
    ],
    dream_of_leaving: [
      ['Men leave. The city keeps their chair.', 'A house far off. Good. Build it slowly.'],
      ['Still dreaming. Lay one stone today.'],
    ],
    vacation_plan: [
      [
        'Go. See water. Come back.',
        'Rest is good. Leave nothing open behind you.',
        'I do not travel. I arrived once.',
      ],
      ['You still speak of leaving. Pack.'],
    ],
    in_a_band: [
      [
        'Play softly. I will hear.',
        'My brother sang. I carried. Sing.',
        'Art needs bread. Earn bread first.',
      ],
      ['You still play. Good. Lower.'],
    ],
    i_play_sport: [
      [
        'I walk. It is enough.',
        'Strong legs. Come on time, then.',
        'Win quietly. Lose quietly. Wash.',
      ],
      ['You still sweat. Good. Drink water.'],
    ],
    see_the_world: [
      [
        'Go while the legs are good.',
        'The world is one village. Larger.',
        'Leave clean. Then see everything.',
      ],
      ['You dream of it still. Save.'],
    ],
    who_wins_game: [
      ['The house wins. I built it.', 'I do not bet. I know.', 'Bet on rain. It comes.'],
      ['No bets here. I said it.'],
    ],
    who_wins_fight: [
      [
        'The one who does not come.',
        'The patient one. With a shovel.',
        'Both fall. I sell the stones.',
      ],
      ['More fists. Fists are for the poor.'],
    ],
    board_game: [
      [
        'I play bocce. Sundays. Nobody beats me.',
        'Games. The stake is you.',
        'I moved already. You did not see.',
        'No games. Men weep at games.',
        'You are already on my board.',
      ],
      ['Still you play. I still win.', 'I said no games.'],
    ],
    you_gamble: [
      [
        'Dice are for soldiers. I waited.',
        'I bet on men. I lose seldom.',
        'Luck is a guest. I own the house.',
      ],
      ['No dice. Not then. Not now.'],
    ],
    lost_a_bet: [
      [
        'You bet. The house ate. It is old.',
        'I never bet. I wait.',
        'Luck took your money. Luck has no face.',
      ],
      ['That bet is buried. Leave it there.'],
    ],
    takes_bets: [
      [
        'No bets. I know the ends already.',
        'Others run numbers. I own their floor.',
        'You gamble in the market. Not here.',
      ],
      ['No book. Do not ask the house.'],
    ],
    lottery: [
      [
        'Luck comes and eats. Then it leaves.',
        'I never bet. I own the table.',
        'Men win at night. And lose by morning.',
        'Luck. Do not lean on it.',
        'You won. Tell nobody more.',
        'Fortune came. Feed it. Quietly.',
        'Luck picks one. Buries the rest.',
        'A ticket is hope. Hope burns.',
        'I buy no numbers. I own the drum.',
        'Luck is for those who wait.',
        'I sell tickets. I buy none.',
        'My number is one.',
      ],
      [
        'The wheel again. It turned for others.',
        'You won. I heard.',
        'Still the ticket. Work is surer.',
        'Still drawing lots? Work.',
      ],
    ],
  }
