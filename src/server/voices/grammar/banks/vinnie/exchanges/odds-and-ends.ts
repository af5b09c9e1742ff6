import type { ODDS_AND_ENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/odds-and-ends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Questions and remarks of no other theme. */
export const ODDS_AND_ENDS_LINES: ThemeLines<typeof ODDS_AND_ENDS_EXCHANGES> = {
  only_talk: [
    [
      "You come to a shark to chat. Okay. You got two minutes, it's a slow soup. What's on your mind?",
      "Just talk? Talk's free here. It's the only thing. Go on, pick a subject that ain't weather.",
      "No business? Then you're the cheapest guy in the room, and I'm the nicest I been all week. Go.",
    ],
    ['Still here just to talk. I oughta put a meter on the stool.'],
  ],
  teach_italian: [
    [
      "Here's Italian: 'Pagare.' It means you do it on the day. Say it till it hurts.",
      "Words? My grandmother had one for you. I ain't sayin' it, there's a church on the corner.",
      'It means get it through your head. Everything we say means that, with different hands.',
    ],
    ["More Italian? 'Basta.' Look it up."],
  ],
  are_you_italian: [
    [
      "My grandmother came on a boat with a pan and a grudge. I got the both of 'em.",
      "I'm Brooklyn. Go back further and you gotta ask my mother, and bring flowers.",
      'With these hands? What do you think, Norwegian?',
    ],
    ["Same blood as before. You takin' a census?"],
  ],
  scars_tattoos: [
    [
      "Scar? A guy didn't wanna pay. He paid. I kept a souvenir.",
      'I got hit by a bus, a bottle and a priest. The priest had the arm.',
      "No ink. Cops read ink. You got somethin' on your skin, you got a name tag.",
    ],
    ["Them marks again? Mine don't tell stories. Guys do."],
  ],
  old_city: [
    [
      'You miss it? I miss it too. The dump had guys in it who paid.',
      "They tear down the good joints and put up glass. You can't hide nothin' behind glass.",
      "Old places go. I cried over a pool hall once. Don't repeat that.",
      "They tore down half of what I remember, and the half I don't remember's a parkin' lot. Same crooks, though. Newer shoes.",
      "Different, sure. Nobody locked a door. There was nothin' to take. Now there's somethin' to take, and here you are.",
    ],
    [
      "Still missin' the old city? It ain't missin' you. It's a parking lot.",
      'You told me, it was different. So were your knees.',
    ],
  ],
  least_liked: [
    [
      "Hate's work. But the lady up there folds her napkin like it's a threat. Gives me hives.",
      "Worst of us? The one you're late with. Changes every week.",
      'The Boss you stay away from. The others you just stay on time with.',
    ],
    ["Ask me again, I'll add you to the list."],
  ],
  rates_differ: [
    [
      "'Cause we sell different stuff. I'm quick and I don't ask. Quick costs.",
      "Tommy's got a can, the lady's got rules, the Boss wants your mornin's. Me, I just want the number.",
      "You pay for what they don't make you do. I don't make you do nothin' but pay.",
    ],
    ['Same reason. Quick is dear, slow is cheap. Like shoes.'],
  ],
  out_of_jail: [
    [
      "You're out. How was the food? Don't tell me, I remember the food.",
      'Good. You say anything in there? No? Then sit.',
      'They always let go the ones they wanna follow. Wipe your shoes and check the street.',
    ],
    ["I heard, you're out. Stay out, it's cheaper."],
  ],
  in_a_hurry: [
    [
      "Then say what you want in five words. I'll answer in two.",
      "Hurry's expensive. Guys in a rush don't read. Read.",
      "You got no time, I got no patience. We'll get along. What is it?",
    ],
    ["Still runnin'? Then why're you still talkin'?"],
  ],
  pep_talk: [
    [
      "You're up, you're breathin', you still got both shoes. I seen guys build a block on less. Go.",
      "Pep talk? Here: the guys who made it, I knew 'em. They was dumber than you. They just didn't sit down.",
      "You can do it. You know how I know? If you couldn't, I wouldn't be this nice. Now get off the stool.",
    ],
    ["Another one? You got the first one for nothin'. Get up."],
  ],
  nothing_to_accept: [
    [
      "Shake on what? There's nothin' on the table but my elbows. Say how much you want.",
      "You accept. Great. I didn't offer nothin'. Name a number first.",
      "You're buyin' before I'm sellin'. I like you. Now tell me how much.",
    ],
    ['Still an empty table, pal. Number first, then the hand.'],
  ],
  was_cheaper: [
    [
      'Last time was last time. You remember the cheap part, I remember how long you hung around after.',
      "You got that by arguin'. So argue. Nobody gets the good number by rememberin' it.",
      "Prices go up. Soup went up. You don't see me cryin' at the soup.",
    ],
    ['Last time, last time. You was younger, too.'],
  ],
  is_it_random: [
    [
      "Some luck. But the guy with two boroughs' prices in his head gets lucky a lot.",
      "Prices wander. Cops, that's a roll, but you load the dice when you run hot.",
      "Luck's what losers call the guy who looked at the board.",
    ],
    ["Bit of luck, lot of lookin'. Ain't changed."],
  ],
  carry_for_me: [
    [
      'I look like a truck? You got arms. Buy a ride and carry it yourself.',
      "My guys move one thing, and it's people who don't pay. You want boxes moved, travel.",
      "Deliver? The only thing I deliver is news, and it ain't good.",
    ],
    ["Still ain't a truck. Your load, your legs."],
  ],
  last_day_plan: [
    [
      "Goods count too, so don't dump 'em cheap in a panic. Sell where it's dear, same as any day.",
      "Clear your slips, sell what's high, sit on what ain't. Last day's a day.",
      "What counts is what you're worth, boxes and all. A fire sale just feeds the other guy.",
    ],
    ["Told ya. Goods count. Don't panic, don't dump."],
  ],
}
