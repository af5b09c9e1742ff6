import type { LEADERBOARD_AND_WINNING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/leaderboard-and-winning.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The leaderboard, the pot, records and getting rich. */
export const LEADERBOARD_AND_WINNING_LINES: ThemeLines<typeof LEADERBOARD_AND_WINNING_EXCHANGES> = {
  rich_no_debt: [
    [
      'Money sleeps badly. Buy a front.',
      'Larger stash. Dearer goods. Be first.',
      'Idle cash is taxed. Build something.',
    ],
    ['Build. I told you.'],
  ],
  pot_prize: [
    [
      'Who climbs most in a month eats.',
      'The month ends. The climbers divide it.',
      'Come often. Gain most. Be proven.',
      'Gain most this month. Then share.',
      'Come often. Be proven. Grow.',
      'The month ends. The best divide it.',
    ],
    ['Climb more than they do.', 'I told you. Grow.'],
  ],
  net_worth: [
    ['Read it beside your name.', 'Subtract your debts. That is you.'],
    ['What you hold. Minus loans. As before.'],
  ],
  leaderboard: [
    ['Read the board. Names stand there.', 'Not you. Not yet.', 'Someone leads. He sleeps badly.'],
    ['The board knows. Ask it.'],
  ],
  board_counts: [
    [
      'It counts worth. Not noise.',
      'It weighs what is yours. Loans count against.',
      'Grow richer. The board will notice.',
    ],
    ['The board counts as before.'],
  ],
  ranked: [
    [
      'Flowers are for graves. Good work.',
      'I saw your name. High. Hold on.',
      'You rose. Many watch now.',
    ],
    ['The board again. It changes. I do not.'],
  ],
  bet_on_myself: [
    [
      'The board speaks. You need not.',
      'Streaks end. Be home by then.',
      'Do it. Then be humble. I will listen.',
    ],
    ['Still talking. The market is not.'],
  ],
  quit_while_ahead: [
    [
      'Keep half. Risk half. Sleep whole.',
      'Slow. Stone by stone.',
      'The one who cannot stop has a boss.',
    ],
    ['You know when. You ask too late.'],
  ],
  first_profit: [
    ['Good. Keep it quiet. Keep some.', 'One good trip. Now ten.', 'You earned. Do not sing.'],
    ['I heard. Again, then.'],
  ],
  others_earn_more: [
    ['He waited. You hurried.', 'He bought in silence. You in a crowd.', 'His day. Not his year.'],
    ['Watch your own box.'],
  ],
  hit_milestone: [
    [
      'You reached it. Good. Now hold it.',
      'A high step. The stairs go on.',
      'You climbed. I saw it. So did others.',
    ],
    ['Your number again. Let it grow quietly.'],
  ],
  how_am_i_doing: [
    ['You stand. Many do not.', 'Ask the board. It cannot be bribed.', 'You learn. Slowly. Go on.'],
    ['I judge at the end. Not before.'],
  ],
  richest_ever: [
    [
      'The board knows. Ask how he slept.',
      'Someone stands on top. For now.',
      'The richest has no name on a board.',
    ],
    ['Look at the board. Then climb.'],
  ],
  catch_leader: [
    ['Walk faster. Carry more.', 'There is time. Waste none.'],
    ['You still talk. He trades.'],
  ],
  fast_rich: [
    [
      'Good name. Full load. No rest.',
      'Fast men fall. Steady men own.',
      'Carry the dear goods. Every day.',
      'Slowly. Then nobody can stop it.',
      'Buy cheap. Carry. Sell dear. Years of it.',
      'The quick ones lie under my concrete.',
    ],
    ['There is no faster road. I looked.', 'There is no quick. I looked.'],
  ],
}
