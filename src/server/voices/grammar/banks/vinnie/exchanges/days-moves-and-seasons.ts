import type { DAYS_MOVES_AND_SEASONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/days-moves-and-seasons.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Days, moves, missions, levels, streaks and the end of a season. */
export const DAYS_MOVES_AND_SEASONS_LINES: ThemeLines<typeof DAYS_MOVES_AND_SEASONS_EXCHANGES> = {
  season_length: [
    [
      "Till the month's over. Money stays yours, boxes stay yours, I stay yours.",
      "From the first to the last of the month. Then the pot's paid, and we go again. What you got stays in your pocket.",
    ],
    ['A month. Same as on your wall.'],
  ],
  game_end: [
    [
      "It don't end. Month ends, they pay the pot, month starts. Like bills.",
      "End? You see a door that says end? There's a month, a pot, and then me again on the first.",
      "No finish line. There's a list of who's richest. You get to the top, you stay up there, somebody shoves you.",
    ],
    ["It keeps goin'. So do I."],
  ],
  out_of_moves: [
    [
      "New ones at midnight, universal time. Till then you can trade where you're standin'. That don't cost one.",
      "They come with the new day. What you don't spend you can keep some of. Nobody sells 'em. I'd have a stand.",
    ],
    ['Still none? Midnight. Same midnight.'],
  ],
  money_overnight: [
    [
      'It went upstairs. Midnight, everybody with a pile kicks up. The fatter the pile, the bigger the kick.',
      "That's the share. Poor guys don't pay it. Put the cash in a front, they don't count what's in there.",
      "Every night a piece goes up. It takes cash first, then boxes. I pay it, too, and I don't get a card.",
    ],
    ["Upstairs, I said. Don't look up, it's rude."],
  ],
  missions: [
    [
      "A few a day, all different. Deliver, make a profit, pay somebody, listen to us. Handin' it in costs a move and pays.",
      'A job you just do. A mission you gotta earn, and it pays better and polishes the name a hair.',
      "They're on the board with the jobs. Read what it wants, do it today, hand it in. Tomorrow there's others.",
      'MARKET. A few a day: bring boxes someplace, make a profit, pay somebody, ask one of us the word. Hand it in, it costs a move, it pays.',
      "It's a list of things guys want done today. You do it, you hand it in, you get cash. New list every day.",
      'Better pay than a job, more legwork. And your name goes up a hair. Read the thing, it says what.',
    ],
    [
      "Missions again. Read it, do it, hand it in. It's a list, not a poem.",
      "The list's where it was. New one tomorrow.",
    ],
  ],
  time_of_day: [
    [
      "Nah. Price don't own a watch. Midnight matters, that's when upstairs takes its piece. The rest is luck.",
      "Mornin', night, Friday, it's all the same to the price. News comes when it comes.",
      "Time of day's for trains. The gap's what pays, and it don't keep hours.",
    ],
    ["Still no magic hour. I looked. I'm up anyway."],
  ],
  levels_xp: [
    [
      "Level gets you better pay on jobs, and you swing better at cops. You get it ridin' goods to a profit, doin' jobs and missions.",
      "A trip that ends in a profit gives some. Jobs, missions, loans paid on time, some more. Standin' and tradin', nothin'.",
      "It's how much street you got on you. More street, more pay. It don't make you taller.",
      "Level's how tough they think you are. Jobs and missions pay better, and you swing better if a cop's gotta be hit. My loans don't care.",
      'You work, you hand in missions, you turn a trip into profit, you pay me on time: it goes up. Then work pays more.',
    ],
    [
      'Same as I told you. Ride, work, pay on time.',
      'Levels pay your work better. I said it. You level up your ears yet?',
    ],
  ],
  streak: [
    [
      'Days in a row you showed up. Talk or move, either counts. Regulars get more talk and a move extra now and then.',
      "Show up, say a word, spend a move. That's a day. Enough of 'em and the house treats you.",
    ],
    ["Same. Come daily. I'm here daily, nobody gives me a move."],
  ],
  season_debt: [
    [
      "You waitin' for the calendar to save you? It only changes the page. Debts go along for the ride.",
      "Your slip don't know from seasons. The month ends, the pot gets paid, and the page with your name stays right where it is.",
    ],
    ["I told you. The month ends. I don't."],
  ],
  kick_up: [
    [
      'You kicked up. At midnight the ones who got plenty send a share up the hill. The more you got, the bigger the share. Everybody does.',
      "Nobody robbed you. You got rich enough to pay upstairs, congratulations. Little guys don't kick nothin'.",
    ],
    ["Midnight again. It went up again. It's gonna go up tomorrow."],
  ],
  away_a_week: [
    [
      "You go, the clock stays. The share goes on every day, and the date don't wait for your suntan. Pay before you pack.",
      "No pause. Your boxes sit, your streak's gone, and any slip you got with us keeps countin'. So square up before you pack.",
    ],
    ["Same thing. You stop, the interest don't."],
  ],
  can_i_lose: [
    [
      "You don't die. You get poor, you get owned, you get up. Dead guys don't pay, so nobody's in a hurry.",
      "No game over. The cops take a piece, I take a piece, you take a job and start again. It's worse, when you think about it.",
      "You can't lose for good. You can lose real bad for a long time. Don't pay me and see.",
    ],
    ["Still can't die. Don't sound so let down."],
  ],
  day_ends: [
    [
      "Clock decides. Midnight, UTC, that's the new day. You can ride all night, it don't turn one page.",
      "A day's a day. Twenty-four hours, same as for the mailman. Travelin' burns moves, not days.",
      "It rolls over at midnight by the UTC clock, whether you're lookin' or sleepin'. Same as my interest.",
    ],
    ['Midnight UTC. Like I said. Bring a watch.'],
  ],
  travel_outside: [
    [
      "Five boroughs and Jersey. That's the world. Past that there's cows, and cows got no cash.",
      "You can't go no further than Jersey, and nobody ever wanted to. Pick from the list.",
      "Outta town? The list under TRAVEL stops where the tolls stop. Six places, all of 'em got me in driving distance.",
    ],
    ["Still six. They ain't built no more since you asked."],
  ],
  did_jobs: [
    [
      "Honest work. Pays like it, too. You keep that up, you'll own a sandwich by spring.",
      "Good. A guy who sweats for a little pays for a lot. It's a start, now buy somethin'.",
      "Jobs is for gettin' up off the floor. You're up. Now go carry somethin' worth stealin'.",
    ],
    ['More jobs? You like it that much, or you scared of the market?'],
  ],
  streak_brag: [
    [
      "Every day counts, and me, I count every day. That's how you and me got close.",
      "A streak. You miss one, it's back to the start. Same as a clean shirt.",
      "Showin' up's half of it. Showin' up with money's the other half.",
    ],
    ["Still on about the days in a row? Talk to me when it's payments in a row."],
  ],
  season_money: [
    [
      "You keep the lot. Only the race starts over. I don't.",
      'You keep it all. Cash, boxes, your name, and every page you got open with us. Only the race for the pot starts over.',
    ],
    ['Same as I said. You keep what you got, and I keep the page. Nice try.'],
  ],
  days_left: [
    [
      "Season's one month. It quits when the month quits. Look at the date, count to the last page.",
      "Till the month runs out, not a day over. You got a calendar? The butcher gives 'em free.",
      "Take what day it is, count to the end of the month. That's what's left. I only count other stuff.",
    ],
    ["Same as before, less whatever you spent askin'. End of the month."],
  ],
}
