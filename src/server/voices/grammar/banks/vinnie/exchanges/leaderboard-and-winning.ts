import type { LEADERBOARD_AND_WINNING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/leaderboard-and-winning.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The leaderboard, the pot, records and getting rich. */
export const LEADERBOARD_AND_WINNING_LINES: ThemeLines<typeof LEADERBOARD_AND_WINNING_EXCHANGES> = {
  rich_no_debt: [
    [
      "Cash sittin' there gets a piece kicked upstairs every night. Put it in fronts, or in boxes that pay.",
      "Buy the bigger stash, climb to the dear goods, spread it round the boroughs. A pile that don't move gets shorter.",
      "Fronts. Money in a front don't get touched at midnight. Then fill your bag and ride.",
    ],
    ["You still got it lyin' there? Midnight loves you."],
  ],
  pot_prize: [
    [
      'Whoever gained the most in the month gets the pot. You gotta show up a bunch of days and be proven. Look on the board.',
      'Little piece of every trade drops in it, and some of the vig. End of the month the top climbers carve it up.',
      "It ain't who's fattest, it's who got fatter. From the first to the last of the month. You're still time to eat.",
      'Month ends, the guys who made the most that month split it. You gotta show up enough days and be proven, ACCOUNT says if you are.',
      "Every trade, every dime of interest, a piece falls in the pot. The best earners take it at month's end. Owin' me ain't earnin'.",
      'It goes by what you gained this month, not what you got. So a nobody can get some. You, for example.',
    ],
    [
      "Most gained, end of month. I ain't holdin' it for you.",
      "Month's end, top earners. It ain't come early since you asked.",
    ],
  ],
  net_worth: [
    [
      "The board's got it next to your name. Under zero means you're workin' for us. Happens to everybody the first week.",
      "Cash, plus boxes, plus what your fronts would sell for, minus what's on the slips. It's on your screen. I don't read to guys.",
    ],
    ["Same sum as before. What you got, minus the slips. The number's on your screen."],
  ],
  leaderboard: [
    [
      "Some guy who pays on time. LEADERBOARD's got his name. You want yours up there, quit readin' and ride.",
      "They rank you by what you're worth, or by what you gained today, or this month. You ain't heard of you yet. Me neither.",
      "Look it up. Number one ain't sittin' here askin' me.",
    ],
    ['Still not you. Go look.'],
  ],
  board_counts: [
    [
      'LEADERBOARD. One for all time, and what you made today and this month. Debts drag you down. Say hello to yours.',
      "Cash, boxes, shops, minus the slips. That's your place on it. There's one for all time, one for today, one for the month.",
    ],
    ['Same as before. What you got, minus the slips. Wanna go up? Make money.'],
  ],
  ranked: [
    [
      "You want flowers? You get flowers at my place when you don't get up no more. Nice finish, though.",
      "Up on the board, huh. Great view. Also that's how the cops spell your name right.",
      "Okay, so you're somebody. Somebodies got more to lose. I like it.",
    ],
    ["You told me where you finished. Finish somethin' else now."],
  ],
  bet_on_myself: [
    [
      "I don't bet on horses that talk. Go do it, then come tell me I was wrong.",
      "You're gonna be on top. The guy who's on top now said it quieter.",
      "Show me the board when your name's up there. Till then it's just you, makin' wind.",
    ],
    ['Still gonna do it? You been gonna for a while.'],
  ],
  quit_while_ahead: [
    [
      "Put some where you can't reach it and ride the rest. A guy who's all in is one cop away from all out.",
      "You quit when it stops bein' worth the carfare. Till then, small bites, both sides of your mouth.",
      'Go big, you get one good story. Go steady, you get a chair like this one.',
    ],
    ["Still askin'? Then you're scared. Sell half and sleep."],
  ],
  first_profit: [
    [
      "Look at you. First guy today who came in richer. Don't get cute. Do it again, smaller mouth.",
      "Good. Put part of it away, 'cause tonight you'll wanna be a genius with all of it.",
      "That's how it starts. One good trip. Next thing you know you're buyin' a hat.",
    ],
    ['You told me you made money. Now tell me you kept it.'],
  ],
  others_earn_more: [
    [
      "He bought when it stunk and sold where it was short. You bought when it was pretty. That's the trick.",
      "The guy waited for a headline and was already holdin'. You read it and then ran. Run before.",
      "He tells you the one he won. Ask about the other six. Then go sell someplace you ain't sold yet.",
    ],
    ["Still countin' the other guy's roll? Your own's shorter, so it won't take long."],
  ],
  hit_milestone: [
    [
      'Nice round number. Round numbers roll, wiseguy. Mostly outta your pocket.',
      "You got there. Took you long enough. Now don't tell nobody else, they all got cousins.",
      'I seen guys hit that number at noon and hit the sidewalk by supper. Count it again, then shut up.',
    ],
    ["Yeah, the big number. You told me. I'm still tryin' to get over it. I'm over it."],
  ],
  how_am_i_doing: [
    [
      "You're still walkin' and you still got shoes. In this town that's a B plus.",
      'I seen worse. I seen better. The better ones asked less and carried more.',
      "You want a grade, look at the board. The board don't like nobody, so it's honest.",
    ],
    ["Same as before. You ain't improved by askin'."],
  ],
  richest_ever: [
    [
      "Richest ever? It's on the board. All time, names and all. Yours is further down. Keep scrollin'.",
      'The board keeps the big numbers. I keep the little ones, like yours.',
      "Some guy's up top till somebody climbs over him. Look at the board, see who you gotta step on.",
    ],
    ["The record? Board. All time. It ain't you yet."],
  ],
  catch_leader: [
    [
      "It's what you gain in the month that counts. So quit starin' at his back and fill your bag.",
      "Sure there's a way. Bigger load, better ride, every move used. You been lettin' moves rot, I can smell it.",
    ],
    ["Still behind him? Yappin' at me ain't gonna close it. Ride."],
  ],
  fast_rich: [
    [
      "Fast? Dearest stuff you're allowed to buy, cheap borough to dear borough, full bag, every move you got.",
      "Get a name, so the good goods open up. Get a bigger stash. Then don't stop for nothin', cops included.",
      "There ain't no trick. Guys who ride full get rich. Guys who ask for the trick ask me for money.",
      "Quick? Quick's how guys get broke. Buy low, ride, sell high, do it again. It's boring. So's bein' rich.",
      "Rich is slow, then it's fast. Turn the bag over, buy the bigger stash, get your name up, then the dear stuff opens.",
      "I'll tell you how I did it: I let guys like you try to do it quick.",
    ],
    [
      "Still lookin' for the shortcut? It's right past the work.",
      "Same way as before. Slow, every day, don't get robbed. No, there ain't a pill.",
    ],
  ],
}
