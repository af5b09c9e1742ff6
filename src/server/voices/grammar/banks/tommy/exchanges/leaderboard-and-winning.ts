import type { LEADERBOARD_AND_WINNING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/leaderboard-and-winning.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The leaderboard, the pot, records and getting rich. */
export const LEADERBOARD_AND_WINNING_LINES: ThemeLines<typeof LEADERBOARD_AND_WINNING_EXCHANGES> = {
  rich_no_debt: [
    [
      "Buy a front, pal! It earns while you eat! And the fellas upstairs don't count what's in there!",
      'Oh, beautiful! Get the big stash, carry the fancy goods, and keep some for a rainy day! And call your mother!',
      "Don't let it lie around, they take a slice every midnight! A nice laundromat, pal! My cousin swears by it!",
    ],
    ["Still all that cash? A front, pal, a front! It's like a piggy bank with a door!"],
  ],
  pot_prize: [
    [
      'At the end of the month they open the pot and the ones who climbed the most get it! Like a raffle, but you work!',
      "Everybody's fees go in there, drip, drip! You come on enough days, you prove you're you, you climb high, you get a plate!",
      "It's for the ones who gained the most that month, pal! Not the richest, the fastest! I clap for all of them!",
      "It's a big jar for the whole city, pal! A bit of every trade goes in, and at the end of the month the best earners share it!",
      "You gotta play on enough days and be proven, look at ACCOUNT! Then it's about how much more you have than when the month started!",
      "Most of the jar goes out when the month's over, a bit stays for the next! I'd frame mine!",
    ],
    [
      "Climb the most in the month, pal! That's the pot!",
      "Still at the end of the month, pal! I can't shake the jar!",
    ],
  ],
  net_worth: [
    [
      "It adds up your cash and your things, and takes away the loans! If it's below nothing, don't worry, everybody starts there!",
      "It's on your page and on the leaderboard! I never look at mine, I look at the fridge!",
    ],
    ["Same as before, pal! All you got, minus all the loans! It's on your page, go peek!"],
  ],
  leaderboard: [
    [
      "It's on the LEADERBOARD, pal! The richest, and who gained the most today and this month! I look for your name every morning!",
      "Somebody's always on top! Last I heard he forgot to eat! You take your time, you'll pass him!",
      "There's three lists, so everybody gets a chance! All time, today, this month! Pick one you like!",
    ],
    ["Same list, pal! I'm still rooting for you!"],
  ],
  board_counts: [
    [
      "There's one for the whole time, one for today, one for the month! You had a good day, you can be up there, pal!",
      "Borrowing doesn't lift you, I checked for a friend! Making money does! Climb up, I'll wave!",
    ],
    ["Same as I said, pal! What you have, minus the loans! Go look at the LEADERBOARD, I'll wait!"],
  ],
  ranked: [
    [
      "That's my friend up there on the board! Everybody, that's my friend! Aunt Connie, cut the big cake!",
      'I meant to send something! I baked it, and then the cat, and then I baked it again, and then me!',
      "So high up! I get dizzy for you! Don't look down, and wear a scarf!",
    ],
    ['Still so proud of you! I got it in pencil on the wall, with the date!'],
  ],
  bet_on_myself: [
    [
      "I believe it! I'm rooting! I got the cat rooting! Go, go, before the prices change!",
      "You got the spirit, pal! Keep a little back for the bus, that's all I say!",
      "On top of the board! I'll tell the mailman I know you! I told him already!",
    ],
    ["Are we winning? I didn't sleep! Tell me we're winning!"],
  ],
  quit_while_ahead: [
    [
      "Half, pal! Always half! Half for the road, half in the flour! That's how my aunt bought the stove!",
      "Go slow! I went fast one time and I'm still paying for the window!",
      "If your stomach hurts, sell some! It's the best adviser I got, and I got a big one!",
    ],
    ["Still half! I'd say half on my deathbed, pal!"],
  ],
  first_profit: [
    [
      'You did it! I knew it, I said it to the cat! Sit, first you eat, then you count it again, slow!',
      "That's wonderful! Tell me which bridge! No, don't tell me, I'd only tell everybody! I'm so proud!",
      'A profit! Buy your mother something, pal! And buy the next load with the rest, before it gets comfortable!',
    ],
    ["I'm still proud! I told the whole street, even the fella with the ices!"],
  ],
  others_earn_more: [
    [
      "He was in the right borough on the right day, pal! Something's on the wire, a price jumps, and he had a bag of it!",
      "Maybe he bought cheap when nobody wanted it! Or he's fibbing! My uncle tripled a boat once, we never saw the boat!",
      "They go where it's low, they carry it where it's high, and they sell slow! It's like sauce, the rich ones wait longer!",
    ],
    ["Don't look on his plate, pal! You'll get your own! Did you check two boroughs today?"],
  ],
  hit_milestone: [
    [
      'You did it! Aunt Connie, the good glasses! No, the GOOD ones! Somebody hit the number!',
      "Look at you! I knew you when you had two nickels and one was bent! Sit, I'm cutting a cake!",
      "That's a real number, pal! I'd have to take my shoes off to count it! Bravo!",
    ],
    [
      "I already told the whole building about your number, and I'd tell them again! Eat something!",
    ],
  ],
  how_am_i_doing: [
    [
      "You're doing great! You're not in jail, you're not skinny, and you came to see me! That's three for three!",
      "I'd say good, pal! My uncle traded for thirty years and all he got was a boat that leans! You got no boat!",
      "You got what it takes! You also got something on your chin, come here! There! Now you're perfect!",
    ],
    ["Still great! Check the board if you don't believe me, I never argue with the board!"],
  ],
  richest_ever: [
    [
      'Oh, the board knows, pal! The one for all time! I get dizzy when I look up that high!',
      "There's people up there with so much! They never eat! It's all on the board, go see!",
      "I don't know the number, but the board does! And you're on your way, I got a feeling!",
    ],
    ["The richest? Go look at the board again, maybe it's you by now!"],
  ],
  catch_leader: [
    [
      "It's never too late, pal! The Mets come back in the ninth! Fill the bag every trip and don't get stopped!",
      'You can do it! Use all your moves, carry the good stuff, and if a front asks something, you answer it!',
      'First place is only a fella with more trips! You make more trips! And eat on the train!',
    ],
    ["I still believe in you! Go, go, he's resting!"],
  ],
  fast_rich: [
    [
      'Full bag every trip, pal! And pay folks on time, because with a good name you get to sell the fancy stuff!',
      "My cousin knew a fast way! He's in Jersey now, under another name! Go slow and go often!",
      "Cheap here, dear there, bigger stash, better goods! It's like a snowball, but it starts as a meatball!",
      'Oh, everybody wants quick! Quick burns the bottom! Fill your bag cheap, sell it where they miss it, eat, do it again!',
      'You do a little every day, pal! First the smokes, then the tapes, then you got a good name and they let you at the fancy stuff!',
      'Rich quick? My cousin tried with chinchillas! Just ride your goods from the cheap place to the dear one, and put a bit aside!',
    ],
    [
      'Still in a hurry! I told you, full bag, every trip! And chew!',
      'Still no shortcut! I asked the cat, he married into money!',
    ],
  ],
}
