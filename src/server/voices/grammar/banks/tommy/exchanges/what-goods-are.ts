import type { WHAT_GOODS_ARE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/what-goods-are.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What the goods and other words of the game mean. */
export const WHAT_GOODS_ARE_LINES: ThemeLines<typeof WHAT_GOODS_ARE_EXCHANGES> = {
  are_diamonds_worth: [
    [
      "They're pretty, pal, but they make me nervous! One bad day and it's a whole roof! Start small, work up!",
      'You need a good name before they even sell you the fancy things! Then never all of it in one box!',
      'Some people do wonderful with it! Me, I like goods you can drop on the floor!',
    ],
    ['Still scares me, pal! Look at the price in two boroughs, then sleep, then look again!'],
  ],
  what_bonds: [
    [
      'Bonds? Fancy paper with an eagle on it! Costs the most of everything, and they only sell it to people with a beautiful name!',
      "A bond's like a promise with a stamp! I had one in my hand once, I got sauce on it, they still took it!",
    ],
    ['Still paper, pal! Very expensive paper! Keep it away from the sauce!'],
  ],
  what_boards: [
    [
      'The green ones with the wires, pal! They go inside the computer! I thought it was a tiny city, I looked for our street!',
      'Circuit boards! For the arcade machines and the office machines! My cousin tried to surf on one, it was a short trip!',
      "Not the beach kind, pal! The computer kind! Little silver bugs all over it, and it's not even alive!",
    ],
    ['Circuit boards, like I said! Leave the bathing suit home!'],
  ],
  what_threads: [
    [
      'Clothes, pal! Jackets, dresses, beautiful things! Aunt Connie says feel the lining first!',
      "Threads is suits and coats! Not the little spool, though my aunt's got that too, what color you need?",
      'Right, fashion! What the kids wear! I bought one, I look like a couch, but a happy couch!',
    ],
    ['Clothes, pal, like before! You cold? We got a sweater!'],
  ],
  what_ice: [
    [
      'Diamonds, pal! I asked the same thing! I brought a bucket, they laughed for a week!',
      "Ice is the little shiny stones! My aunt says they're lucky, but only for whoever sells them!",
      'Not the drink kind! The finger kind! You fit a whole house in a matchbox!',
    ],
    ['Diamonds, pal! Put the bucket away!'],
  ],
  what_tapes: [
    [
      "Cassettes, pal! Concerts, records, all copied! One's got my cousin clapping on it!",
      'Music! You put it in the big radio and dance past the bakery! Everybody wants them!',
      'The little ones with two holes, you wind it back with a pencil! I could do it all day!',
    ],
    ['Music tapes, pal! Here, I got a pencil!'],
  ],
  what_parts: [
    [
      'Car parts, pal! Alternators, fenders! My cab needed a door once, I bought back my own door!',
      "For cars! A car goes to sleep whole and wakes up in boxes! I don't ask, I cross the street!",
      "Fenders, radios, engines! Mrs. Russo's nephew knows every one by name!",
    ],
    ['Parts for cars! Nothing scary, pal! Only greasy!'],
  ],
  sold_everywhere: [
    [
      'Everywhere, pal! Every borough buys everything! Some just smile more when they pay!',
      'Sure! Bring it anyplace, somebody takes it! You only gotta ask how much!',
      "They got a market in all of them, same goods and different prices! Even Jersey, and Jersey's got everything already!",
    ],
    ['All over, pal! You could sell it from here to the ferry!'],
  ],
  good_vs_good: [
    [
      'The fancy one makes more per box, pal, but if it drops you cry on a fancy handkerchief! Start small, climb up!',
      "Whichever one's low here and high there! The box doesn't matter, it's the ride that pays!",
      'A box is a box, takes the same space! So when you got the money and the name, the dear one! Till then, the cheap one!',
    ],
    ["I told you, look at the difference! The box doesn't care, pal!"],
  ],
  what_smokes: [
    [
      "Cigarettes, pal! Cartons and cartons! It's the cheapest box there is, so it's good for learning! My aunt thinks I quit!",
      "It's plain tobacco! They come up in a truck, no tax stamp, and everybody's cousin wants some!",
      "Cigarettes! Nothing fancy, nothing funny! You fill your bag with 'em and you still got money for a sandwich!",
    ],
    ["Still cigarettes, pal! If it was anything else my aunt would've smelled it!"],
  ],
  what_is_vig: [
    [
      "The vig? It's the little extra, pal! You borrow eggs, you bring 'em back with a cookie! Each day it's a bit more cookie!",
      "It's Brooklyn for interest! What you take is the principal, what you add for every day is the vig! Now you speak it!",
      "A share on top, each day you keep the money! That's all it is! My aunt calls it the please-and-thank-you!",
      "It's just fancy words, pal! I give you some, every day it costs a little bit, and you bring it all back by the day!",
      "Vig, points, interest, that's the little thank-you on top, every day! The slip is where it's written down!",
      "What you take is the bread, what it costs a day is the butter! Due means supper's over! Collateral is you leave your watch!",
    ],
    [
      'Still the cookie on top, pal! The longer you keep it, the bigger the cookie!',
      'Again? Sure! You take some, you bring it back with butter, before the day! Beautiful!',
    ],
  ],
  not_traded: [
    [
      "Aw, nobody's got that, pal! MARKET's got its list, and what's on the list is what there is!",
      "I wanted one too! For my cousin! But the market only carries what's on the board, go look!",
      "Oh, if they sold that, I'd be broke by Tuesday! It's not on the board, pal! The rest is in MARKET!",
    ],
    ['Still not there! I looked for you! I got a tape, you want a tape?'],
  ],
  bonds_worth: [
    [
      "They're lovely, but they don't sell those to a new face, pal! You earn the name first, with smokes and tapes!",
      "For a beginner? It's like starting with the wedding cake! Make a meatball first!",
      "Worth it later, pal! Now it's all your eggs in one egg! Start cheap, go up a step at a time!",
    ],
    ['Still too early, pal! Tapes first! The fancy paper waits for you, I promise!'],
  ],
}
