import type { BUYING_AND_SELLING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buying-and-selling.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buying, selling, locked goods and goods no one wants. */
export const BUYING_AND_SELLING_LINES: ThemeLines<typeof BUYING_AND_SELLING_EXCHANGES> = {
  shark_buys: [
    [
      "I can't, pal! Aunt Connie said no more boxes after the lamps! The market takes it, any borough, right now!",
      "I only do the can, pal! You sell on the market! Try it a borough over, maybe they're thirsty!",
      "I'd buy it just to see you smile, and then she'd hit me with the spoon! Market, pal! They always take it!",
    ],
    ['No boxes, pal! The lamps are still here!'],
  ],
  sell_me: [
    [
      'I only got cookies, pal! For that you go to MARKET, pick a thing, pick how many, done!',
      "Not me! The market! You buy right where you stand, it doesn't even cost a move!",
      "I'd give you the shirt off my back, but goods are on the market! Look what's cheap there today!",
    ],
    ["The market, pal! I'm still all out, except cookies!"],
  ],
  good_locked: [
    [
      "They gotta know you first, pal! Borrow a little, bring it back on the day, and they'll sell you the nice things!",
      'Every good wants a certain name, the fancier the more! What you already got you can always sell!',
      "It's like my aunt with the good plates! She only gives them to people who came back on time!",
    ],
    ["A little more reputation, pal! You're almost at the good plates!"],
  ],
  sell_locked: [
    [
      "Selling's always allowed, pal! They only get fussy when you buy! You're not stuck!",
      "Don't worry! What's in your bag you can sell, name or no name! Only you can't get more for now!",
      'They close the door going in, never going out! Like the bakery at six!',
    ],
    ['You can still sell it, pal! Breathe!'],
  ],
  undo_trade: [
    [
      "Aw, you can't, pal! Sell it right back, you only lose the fee and a little, and now you know!",
      'I pressed the wrong floor once and moved in with a widow for a week! No undo, pal! You sell it and laugh!',
      "They don't take it back! But maybe carry it along, could be somebody wants it more over there!",
    ],
    ['No undo since before, either, pal! Slow fingers, big lunch!'],
  ],
  typed_order: [
    [
      "I'd do it for you, pal, but I only got the spoon! The market and the travel are right there, you push it yourself!",
      "Me? I can't buy and sell for you, I'd eat the change! It's in the market, a few taps and done!",
      "Oh, you want the other window! In here it's only talk and soup! Go, I'll keep it warm!",
    ],
    ["Not me, pal! The market! I'd get the wrong box, I always do!"],
  ],
  typed_status: [
    [
      "It's all on your own screen, pal! The cash, the boxes, everything! I'd count it for you but I lose my place!",
      "You want your numbers? They're right there around me! I'm just the face in the middle!",
    ],
    ["Look around me, pal! All those numbers, that's you!"],
  ],
  buy_with_sum: [
    [
      "Smokes you get a mountain, pal, tapes you get a nice stack! And keep a little back for the toll, or you're walking!",
      "Depends what's cheap today! You look in MARKET, you divide, I use my fingers! My aunt does it in her head!",
      "It's plenty to start! Something cheap, a bag of it, over the bridge, sell it, and then it's more plenty!",
    ],
    ['You still have it? Good! Then go to MARKET before it jumps out of your pocket!'],
  ],
  nobody_buys: [
    [
      "Aw, somebody wants it! Take it one borough over, there's always a place that ran out! Sell a little at a time!",
      "My cousin had that with forty lamps! They're still here! Don't be my cousin, pal, try another borough!",
      "The market always takes it, it's only the price that's shy! Wait a day, prices climb back, like Mrs. Russo up the stairs!",
      "They don't want it here? Then some other borough's dying for it! Look at the prices and take the train!",
      "My cousin sat on forty lamps once! Don't do that! See who pays best in the MARKET, and go, go!",
      'A full bag is a good problem! A little here, a little there, and never all on one block!',
      "Every borough buys it, pal! You just gotta find the one where they're short! Look at the prices, and don't sell it all in one gulp!",
      "A whole load! Take it for a ride! Some place it's always dearer than here, and a little sold here and there keeps the price up!",
    ],
    [
      "Still got 'em? Okay! You bring the boxes, I bring the sandwich, we look at the board together!",
      "You still got all that? It's gonna need its own chair, pal!",
      "You still have it? Ride, pal! It won't sell itself, I asked!",
    ],
  ],
  undercut: [
    [
      'Nobody can, pal! What you sell moves only your own price! If it dropped, go easy, it comes back like a cat!',
      "Another player can't touch your prices! It's the news, or it's you selling the whole truck at once! I did it with candy!",
      "Oh, don't fight with nobody! Take it to another borough, they're waiting for you with open arms!",
    ],
    ["It's still not him, pal! Sell a little here, a little there, and breathe!"],
  ],
  how_to_sell: [
    [
      "Go to MARKET, pal! You pick the thing, you say how many, and it's gone! You can even write /sell right here in the talk!",
      "It's all in MARKET! Buy on one side of your life, sell on the other! I pressed the wrong one once, now I own lamps!",
      'The market screen! Or you type /buy or /sell to me, with how many and what, and it does it! Like magic!',
    ],
    ["MARKET, pal! Take a breath, it's a big word, you can't miss it!"],
  ],
}
