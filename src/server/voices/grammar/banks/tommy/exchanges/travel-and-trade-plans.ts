import type { TRAVEL_AND_TRADE_PLANS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/travel-and-trade-plans.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Travel between boroughs, routes and plans for the next trade. */
export const TRAVEL_AND_TRADE_PLANS_LINES: ThemeLines<typeof TRAVEL_AND_TRADE_PLANS_EXCHANGES> = {
  borough_worth: [
    [
      'Every place is good for something, pal! Cheap on a couple things, crazy for a couple others! Look on the board first!',
      'If what you carry sells higher there than the toll costs, go! And if not, go for the sandwich!',
      "I never met a borough I didn't like! But don't ride empty, that's a move gone, and you'll be hungry!",
    ],
    ["Did you look what they pay there, pal? That's the whole question!"],
  ],
  how_travel: [
    [
      "Easy, pal! You open TRAVEL and pick a place! It's one move and a little toll, and poof, you're there!",
      "From anywhere to anywhere, one ride! Costs a move and the toll, not the whole day! I used to drive a cab, I'd have taken longer!",
      "It doesn't eat your day, just a move and some change! The far ones cost more, it says right there!",
    ],
    ['TRAVEL, pal! Pick one, pay the toll, wave at me!'],
  ],
  toll_complaint: [
    [
      'Oh, the tolls! My cousin swam once, he still coughs! Do a job, pal, it pays right there, and then you ride!',
      "You can't pay? Sell a little something where you are! The near ones cost less than the far ones!",
      "I know, I know! But you fill the bag first and then it's nothing, it's gum money!",
    ],
    ["Still that toll! Fill the bag, pal, then you won't feel it!"],
  ],
  sell_or_hold: [
    [
      "If it makes you a nice profit, sell, pal! You can't eat a maybe! If it's low, let it rest, it comes back mostly!",
      "I never sold at the top in my life! Sell when it makes you smile! Some now, some later, that's how I sleep!",
      'If it jumped on some headline, sell before it sits back down! If it fell, have a coffee!',
    ],
    ['Did it make you smile yet? No? Then hold, pal!'],
  ],
  best_route: [
    [
      "Every borough's cheap on something the whole month, pal! You find a pair, you carry there and you carry back! Never ride empty!",
      "I'd only get you lost! Look on the board for something low here and high there, and mind the toll!",
      "Out with one bag, home with another! That's how the bread truck did it!",
    ],
    ['Full there and full back, pal! Same as the bread truck!'],
  ],
  small_profits: [
    [
      "Everybody starts with pennies, pal! You put the pennies back in, the bag gets fuller, and one day it's a van!",
      "Don't sell till the gap's nice and wide! And go a step up, from smokes to tapes! Same ride, better supper!",
      'It grows, it grows! Full bag, bigger stash, good name, fancier things! Slow like dough, then whoosh!',
    ],
    ["A bit more each trip, pal? See, it's rising!"],
  ],
  all_in_one: [
    [
      "Not everything, pal! Two, three things, so when one's sad the other's happy! Like cousins!",
      'Keep some back! For the toll, for the loan, for a sandwich! All in is for the movies!',
      'My uncle went all in on ice once! It was July and he meant the other kind! Spread it out, pal!',
    ],
    ['A little of this, a little of that, pal! Like the antipasto!'],
  ],
  where_next: [
    [
      "Where they miss what you're carrying, pal! Look at the board, then ride! And come by after, tell me!",
      "You just got there? See what's cheap, fill the bag! Then the board tells you where to!",
      "Someplace the cops don't know you! With something in the bag! And there's always my table!",
    ],
    ['Wherever the bag wants, pal! Look at the board!'],
  ],
  made_a_plan: [
    [
      "That sounds good, pal! You checked the price on the other side? Then go, go, I'll keep something warm!",
      'Look at you, with a plan! Careful with the cops, wave if you see Vito!',
      "Ride safe! And don't come back empty, bring something cheap home with you!",
    ],
    ["Still on about that trip! Go already, pal, I'm rooting for you!"],
  ],
  where_exactly: [
    [
      'Two doors from the good bakery, pal! Which bakery? If you gotta ask, you never tasted it!',
      "Exactly? Follow the garlic and turn when the dog barks! I'm no good with streets!",
      "I never knew the number! You look for my cousin's car, the one on the sidewalk!",
    ],
    ['By the dog, pal! I said! Everybody knows the dog!'],
  ],
  cant_decide: [
    [
      "Ooh, I'm terrible at it too! I stood an hour between two cakes once! So I ate both, but you can't always!",
      'Sleep on it, eat on it, and then do what your mother would yell at you less for!',
      'Which one makes your belly go warm? That one, pal! The belly knows before the head!',
    ],
    ['Still thinking? Okay, heads the cookie, tails the other cookie!'],
  ],
  if_you_were_me: [
    [
      "If I was you I'd eat first! Then smokes or tapes where they're low, one bridge, and sell before anybody yawns!",
      "Me? I'd put half in boxes and hide half from myself! And I'd visit my friend Tommy, he worries!",
      "In your place I'd take the cheap thing to the dear place! My aunt would do it twice before breakfast!",
    ],
    ["I'm still you? Then I'm hungry again, let's check the market on the way!"],
  ],
  give_a_number: [
    [
      "I'm no good with numbers, pal, I cook by hand! The real ones are on the slip in LOANS!",
      "How much? A pinch! Two if you're hungry! For real figures look in LOANS or the MARKET!",
      'If I put a number on it, my aunt puts a number on me! Look at the slip!',
    ],
    ['Still no number in me, pal! Only on the paper!'],
  ],
  tip_was_wrong: [
    [
      "Oh no, it went bad? I'm so sorry, pal! It was true when they told me! You gotta run with it while it's hot!",
      "My tips are honest, they just don't keep! Like clams! Next time go right away!",
      "I feel terrible! I'd buy that loss from you with meatballs! Look at the wire before you go, okay?",
    ],
    ['I still feel bad about that tip! Have a cookie, pal!'],
  ],
  dumb_trade: [
    [
      "I don't think it was dumb! I bought forty lamps, that was dumb! Go look what they pay across the bridge!",
      'It depends where you sell it, pal! If somewhere pays more than you paid, you did beautiful!',
      "You did something, that's good! Check three boroughs before you sell, and you'll know!",
    ],
    ["It's still a nice trade, pal! Don't look at it, it gets shy!"],
  ],
}
