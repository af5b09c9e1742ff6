import type { DAYS_MOVES_AND_SEASONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/days-moves-and-seasons.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Days, moves, missions, levels, streaks and the end of a season. */
export const DAYS_MOVES_AND_SEASONS_LINES: ThemeLines<typeof DAYS_MOVES_AND_SEASONS_EXCHANGES> = {
  season_length: [
    [
      'One month, pal! The first to the last, like the rent! Then the pot gets paid, and you keep your money and your things!',
      "It goes by the month! When it's over they open the envelope and pay the pot, and nobody takes your sandwich!",
      'Till the end of the month! Then a fresh one starts, with your same cash and your same debts! And the same me!',
    ],
    ['The month, pal! Look at the calendar from the butcher!'],
  ],
  game_end: [
    [
      "It goes on, pal! Every month they pay the pot and then we start a new pot! Like the sauce, it's never done!",
      "No end! Only the end of the month, and that's a party! Then you keep your money and you go again!",
      "You never run out of it! There's a board with the richest on top, and there's always somebody to catch!",
    ],
    ["Still no end! Isn't that nice? Stay for supper!"],
  ],
  out_of_moves: [
    [
      "You're tired out, pal! At midnight you get new ones! Meanwhile you can trade right there, or talk to me!",
      "Trading's free, talking's nice, and the moves come back with the new day! Show up regular and some days bring an extra one!",
      'None left? Then sit, eat! Save a couple next time, they keep till tomorrow, not forever!',
    ],
    ['Midnight, pal! They come while you sleep, like the milkman!'],
  ],
  money_overnight: [
    [
      "Oh, that's the share for upstairs, pal! Every midnight, if you got a lot! Buy a front, they don't peek in there!",
      "It's not stolen, it's kicked up! The more you have the more they want, like cousins!",
      "Midnight takes a slice from the big plates! Little plates they leave alone! What's in a front is off the plate!",
    ],
    ["Still the midnight slice, pal! It means you're doing good!"],
  ],
  missions: [
    [
      "Every day there's a few new ones, pal! Bring this there, earn that here! When it's done you hand it in and they pay!",
      'A mission pays nicer than a job! It takes a little doing and a move to hand in! Some you do anyway, without noticing!',
      "You look by the jobs! One of them even wants you to come talk to us! That's the easy one, I'm right here!",
      "Every day there's a few new ones in the MARKET, pal! Carry something, earn a profit, pay a bit, chat with one of us! Then you hand it in!",
      'They pay more than a job! You do what it says, you spend a move to hand it in, and people like you better!',
      'One of them is just talking to us! Imagine, paid for talking! My aunt should have a hundred!',
    ],
    [
      'New ones every morning, pal, like rolls!',
      'Still in the MARKET, pal! And new ones tomorrow!',
    ],
  ],
  time_of_day: [
    [
      "The price doesn't know it's Sunday, pal! Nobody told it! Trade when you're awake!",
      "All the same, day and night! Only midnight's special, the moves come back and upstairs takes its slice!",
      'I asked that! No good hours, no bad hours! So sleep in, then look at the board!',
    ],
    ["Any hour, pal! The best one's after lunch!"],
  ],
  levels_xp: [
    [
      "You carry something, you sell it with a profit, that's experience! Jobs too, missions more! Then they pay you better!",
      "A level's like a rank in the kitchen, pal! First you peel, then you stir! Jobs pay more the higher you are!",
      'Only so many trips a day count, so do a mission, too! And a loan brought back on time!',
      "A better level means jobs pay more, missions too! And if you ever gotta fight, you got a better chance, but don't fight, pal!",
      "You get it from jobs, missions, a good trip, a loan on time! The higher, the more they pay you! I'm so proud when it goes up!",
      "It's like a raise! You work, they know you, they pay a bit more each level! For a loan I look at your face!",
    ],
    [
      "Still trips, jobs and missions, pal! You'll be stirring soon!",
      'Still like a raise, pal! Keep working!',
    ],
  ],
  streak: [
    [
      "It's how many days in a row you came, pal! Keep coming and you get an extra message and some days an extra move!",
      "You only gotta say hello or make a move! Miss one and it starts over, but I don't hold it against you!",
      'Every day you come, the street likes you more! And me too! I set the plate!',
    ],
    ["Come tomorrow, pal! That's the whole trick!"],
  ],
  season_debt: [
    [
      'No, pal, it all comes along! Your money, your goods, your name, and your slip with me! Only the prices get a fresh start!',
      "Nothing's wiped! I even keep the same can! The good part is you keep everything you made!",
    ],
    ["Still no wipe, pal! I'd miss you anyway!"],
  ],
  kick_up: [
    [
      "That went up the hill, pal! Every midnight, when you got a lot, a share goes! The small fellas pay nothing, so it's sort of a compliment!",
      "Everybody with a full pocket kicks up at night! What's in a front doesn't count, so my cousin bought a newsstand!",
      "It takes cash first, and if that's short it takes some goods! I know, I know! You want a cookie?",
    ],
    ['Still the hill, pal! Every midnight, like the train!'],
  ],
  away_a_week: [
    [
      "Go, rest, eat fish! Your goods wait for you, pal! Only the debts don't rest, so pay before the bus comes!",
      "There's no pause, pal! So look at the slip in LOANS, see the date, and bring it before you go!",
    ],
    ["Still no pause! But I'll save you a plate, and I can't save the date!"],
  ],
  can_i_lose: [
    [
      "You don't die, pal, knock on wood! You lose your stuff, you cry, you do a little job, and you start again with soup!",
      "There's no end like that! The cops take some, a collector takes some, but you, you always stay!",
      "Nobody's out of the game here! My cousin went broke three times, and he's at the table right now!",
    ],
    ['Still no dying! My aunt forbids it before dessert!'],
  ],
  day_ends: [
    [
      'A real day, pal! It turns at midnight on the UTC clock! Riding around only costs you moves!',
      "The clock does it! You could stay in the kitchen all day and it'd still be tomorrow at midnight UTC!",
      "You don't have to do a thing! It's a whole real day, and then there's new moves! I love mornings!",
    ],
    ['Still midnight UTC, pal! Even the cat knows, he gets hungry!'],
  ],
  travel_outside: [
    [
      'Nope, pal! Just the five boroughs and Jersey! I never went further, the sauce would burn!',
      "You got six places and each one's got a bakery! What do you want with another city?",
      "It's all in TRAVEL! If it's not on there, there's no bus, I asked for my cousin!",
    ],
    ["Still only the six! But we didn't try every bakery yet!"],
  ],
  did_jobs: [
    [
      'You worked all day? Look at those hands! Sit, eat, you earned it!',
      "I'm proud of you! A little money, a clean shirt! That's how my uncle started! And stayed!",
      "It's not much, but it's yours, pal! And nobody chased you! Have a cookie on top!",
    ],
    ["More work today! You're a machine! Did you have lunch?"],
  ],
  streak_brag: [
    [
      "You come every day, I noticed! I told my aunt, I said, that one's got a good heart!",
      "A streak! Like my cousin with the bowling! Then he sneezed! You miss one, you start again, it's no shame!",
      "Every day I see your face, every day I'm happy! The days add up, pal, it's good for you!",
    ],
    ['Still counting days? Me too! I count them in soups!'],
  ],
  season_money: [
    [
      'You keep it all, pal! Your money, your goods, your name! And the debts, sorry, they keep you, too!',
      "The month's over, the pot gets paid, and you wake up with the same pockets! Isn't that nice?",
      "Nothing gets thrown out! It's like my kitchen, we only wipe the scoreboard!",
    ],
    ['It stays yours, I promise! Only the race begins again!'],
  ],
  days_left: [
    [
      "Till the end of the month, pal! A season's one month! I got it on the calendar with the saints!",
      "The season goes when the month goes! You count the squares that don't have a cross yet!",
      "Whatever's left of this month, that's what's left! My aunt starts cooking for the last day already!",
    ],
    ["Still till the last of the month, pal! It didn't move, I checked with the saints!"],
  ],
}
