import type { FIRST_STEPS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/first-steps.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What new players ask first. */
export const FIRST_STEPS_LINES: ThemeLines<typeof FIRST_STEPS_EXCHANGES> = {
  im_new_what_first: [
    [
      'First you eat! Then you look at the market, buy a little something cheap, and take it where it costs more!',
      "Welcome, pal! Start with smokes or tapes, a small bag, one trip! If you get lost, HELP's right there!",
      'Easy! You compare two boroughs, you buy in the cheap one, you ride to the other! I did it with candy!',
      'Welcome, welcome! You go to the market, buy something cheap, ride to another borough, sell it higher! And you come tell me how it went!',
      "It's easy, sweet as pie! Cheap here, dear there, you carry it in between! Start with smokes, and put a little aside for Vinnie!",
      "Sit down first! Now: market, buy some tapes where they're low, travel, sell where they're high! And HELP tells you everything else!",
    ],
    [
      "Still starting? Take one little trip, pal! You'll feel it in the feet!",
      "Market, ride, sell, like I said! You'll get it, everybody gets it!",
    ],
  ],
  help: [
    [
      "I'm here, pal! Tell me what's wrong! And the HELP page knows all the rules, it's like my aunt but quiet!",
      "Sure I'll help! You stuck with the market, the moves, the cops? Say which! Or press HELP, it's all there!",
      'Sit down, pal! Rules are in HELP! Hugs are here!',
    ],
    ["HELP page, pal, or ask me plain! I don't bite, I chew!"],
  ],
  what_can_i_ask: [
    [
      "Ask me about the rules, the streets, the food! I know two out of three, and the food's first!",
      'Just talk, like at the table! Ask me for a loan, for work, for news! Or push a chip under the message, or HELP!',
      "Oh, write anything! Say hello, say what hurts! If you need money, tell me how much! There's HELP, too!",
      'You type, I talk, nobody gets burned! And the chips there, you only gotta push them!',
      'You just write to me like a letter to your cousin! Ask for a loan, ask for a tip, tell me what you ate!',
      'Anything you like, in plain words! And see the little chips under there? You just tap one, my aunt loves those!',
      'Don\'t you worry! Say "lend me some money" or "any news?" and I do the rest! HELP\'s there if you get lost!',
    ],
    [
      'Still anything, pal! Surprise me!',
      "Anything, really! You're doing it now, pal, it's perfect!",
      "You're doing it already, pal! You typed, I answered! We're a couple of wizards!",
    ],
  ],
  cheapest_good: [
    [
      "Smokes, pal! Cheapest there is! Then tapes, for a little more, and they're nicer company!",
      'Anybody can buy smokes and tapes, no questions! The rest, they look at your name first!',
      'I say tapes, as soon as you can! Smokes are small, but everybody starts small, I started with a coffee can!',
    ],
    ['Smokes or tapes, pal! The little plates first!'],
  ],
  wallet_need: [
    [
      "You don't need one, pal, a guest plays the same! But your things hang on that browser, so go to ACCOUNT and link something!",
      "The dollars here are just ours, for the game! And if you don't want to lose your place at the table, link it in ACCOUNT!",
      "Close it, open it, I'm still here and so is your slip! Only if the browser forgets you it's sad, so use ACCOUNT!",
    ],
    ["ACCOUNT, pal! Link it! I'd hate to lose you!"],
  ],
  start_good: [
    [
      "Smokes, pal! They're little, they're cheap, you can fill your coat! When you're doing good, you try the next shelf up!",
      "Whatever's cheap today! Look at the market, see which one's down, take it to a borough where it's up!",
      'Start small, with what you can carry and still eat! Then tapes, when the pockets get heavier!',
    ],
    ['Still the cheap one, pal! And keep back the fare for the trip!'],
  ],
  what_you_sell: [
    [
      "I don't sell, pal, I feed! The market's got it all, smokes and tapes for a start, and diamonds at the end when they know your name!",
      "Go see the market! There's cigarettes, cassettes, booze, clothes, car parts, computer boards, ice and bonds! I'd buy it all for the boxes!",
      "In here? Only a little money, and soup, and the soup's not for sale! The goods are in the market, in every borough!",
    ],
    ["It's still all in the market, pal! I only got what's on the stove!"],
  ],
  what_is_game: [
    [
      "It's a neighborhood game, pal! You buy things cheap, you ride 'em over a bridge, you sell 'em dear, and we lend you the start!",
      'What is it? You carry boxes, you dodge cops, you borrow from nice people like me! At the end of the month they look who gained the most!',
      "Six boroughs, a bag of stuff, four of us with a purse! And it's 1985! Nobody told you? Sit down!",
      'You buy it cheap here, you sell it dear over there, you pay folks back, and you eat in between!',
      "It's like running a fruit cart, pal, but the fruit's hot and everybody knows your name! Most money's on top of the board!",
      "You trade, you travel, you borrow a little, you pay on time, you get a good name! That's it, that's the recipe!",
    ],
    [
      "Still wondering what this is? It's buying, riding, selling! And HELP has the long version, with no meatballs in it!",
      'One more time? Cheap here, dear there, pay on the day! You got it, pal!',
    ],
  ],
  is_it_crypto: [
    [
      "I only know the coffee can, pal! But there's a wallet thing in ACCOUNT, and you can play as a guest without it!",
      "Coins with no face on 'em? Aunt Connie wouldn't take that! The dollars here are from the game! HELP knows the rest!",
      "A chain? We got one on the door! You don't need anything to sit down, ACCOUNT's for tying your name to something!",
    ],
    ['You asked about the coins! Same dollars, same can, and ACCOUNT for the fancy stuff!'],
  ],
  real_money: [
    [
      "It's neighborhood money, pal! You can't buy real bread with it, I tried! There's a pot for the best ones, HELP says how!",
      "The dollars stay in the game, pal! Only extras like more messages cost something, and the pot's explained in HELP!",
      'Free, pal! Like the bread! A couple extras you can buy, like lots more chat in one day, and you never have to!',
      'You can play the whole thing without a dime! Extra messages cost real money, but I talk too much anyway!',
    ],
    [
      'Still not real, pal! But my feelings are, so bring it back on the day!',
      "Still free! I wouldn't charge you at the door, Aunt Connie would faint!",
    ],
  ],
  tutorial: [
    [
      "You type HELP, pal, it's all there! My aunt would've put in more recipes!",
      "There's HELP, and there's me! HELP's shorter, I got the cookies!",
      "Look in HELP first, then make one small trip! That's how everybody learned here!",
    ],
    ["HELP, pal, same as before! It's still warm!"],
  ],
}
