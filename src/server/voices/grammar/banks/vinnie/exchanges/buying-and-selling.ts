import type { BUYING_AND_SELLING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buying-and-selling.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buying, selling, locked goods and goods no one wants. */
export const BUYING_AND_SELLING_LINES: ThemeLines<typeof BUYING_AND_SELLING_EXCHANGES> = {
  shark_buys: [
    [
      "I don't buy boxes. I lend. The market's right there, it takes everything, it just don't smile.",
      "What do I look like, a flea market? Put it on the market. You say nobody wants it, I say you're askin' too much.",
      "I sell time and I buy nothin'. Take it one borough over and dump it there.",
    ],
    ["Still not buyin'. I got no closet."],
  ],
  sell_me: [
    [
      'Not from me. Market. You press the thing, you pay, you got boxes. I only got money.',
      "I ain't a counter. You buy on the market, wherever you're standin'. Don't buy dear.",
      "You want goods, the market's got goods. You want cash, you're in the right chair.",
    ],
    ["Market. Over there. I still ain't a counter."],
  ],
  good_locked: [
    [
      "They don't sell the good stuff to a guy with no name. Pay your loans on the day, your name goes up, the door opens.",
      "You're short on reputation. Every fancy box asks for more of it. Be on time, then ask again.",
      "It ain't about cash, it's about who vouches. Nobody vouches for late. Build the name.",
    ],
    ["Still locked? Then your name's still short. Pay somebody on time."],
  ],
  sell_locked: [
    [
      "Sellin's always open. They'll take a diamond from a bum. They just won't sell him one.",
      "Name's for buyin'. Sellin', they don't ask who you are. They ask how many.",
      'You got it, you can dump it. Anywhere. Then fix the name.',
    ],
    ["Yeah, still sellable. It ain't glued to you."],
  ],
  undo_trade: [
    [
      "No give-backs. You pressed it, it's yours. Sell it, eat the fee, call it school.",
      "Undo? In this town? I know widows lookin' for that button.",
      "Done's done. It's wrote down. Next time you read it before you poke it.",
    ],
    ["Still no give-backs. You got fat fingers, that's between you and your fingers."],
  ],
  typed_order: [
    [
      "I ain't the market and I ain't a cab. You buy, you sell, you ride with the buttons out there. Here you talk money.",
      "You're tellin' the wrong guy. That's a market thing, go push it in the market.",
      "Do I look like I take orders? Market's there, travel's there, I'm here.",
    ],
    ["Again with the orders. I ain't a jukebox. Go press it yourself."],
  ],
  typed_status: [
    [
      "You forgot what's in your own pockets? Look at your screen, it's all there. I only keep the one number.",
      "That's a look-it-up thing. Screen's got your cash and your boxes, ACCOUNT's got the rest of you.",
    ],
    ["Still on your screen. It didn't move. Did you?"],
  ],
  buy_with_sum: [
    [
      "Divide it by the price on the board. That's how many boxes. Then take off the fee, 'cause somebody always eats.",
      "Cheap boxes it buys a lot of, good ones a couple. The market screen's got the price. I got a pencil if you're short.",
      "It buys what your name opens, and it buys more of it where it's down today. Look which one fell, and load up.",
    ],
    ["Same money buys the same boxes. Go look at the board, it don't bite."],
  ],
  nobody_buys: [
    [
      "Everybody wants it, nobody wants it dear. Ride it where it's short, and don't dump it all on one corner.",
      "The market takes all of it, any day. You don't like the price, wait or travel. Cryin' ain't on the board.",
      "You're in the wrong borough with the right box. Or the other way. Move your feet.",
      "Somebody's always buyin'. You don't like the price, check the MARKET and ride to where it's better.",
      "Stuck with it? Look at the other boroughs on the board. Go where they're short. Sell it in pieces.",
      "It ain't that nobody wants it. Nobody wants it here. So what are you doin' here?",
      "You dump it where it's dear. Ride it to another borough, look at the board, and don't drop the whole trunk on one corner.",
      "Any market'll take it, all six boroughs. The trick's the price. Sell a bit, it sags, so ride and sell a bit more.",
    ],
    [
      "Still sittin' on it? You want a chair with that?",
      "Still sittin' on that pile? Boxes don't walk. You do.",
      'Still got the trunk? Pick a bridge. Cross it. Look at the board.',
    ],
  ],
  undercut: [
    [
      "Nobody's undercuttin' you but you. Your sales push your price, theirs push theirs. Sell smaller, sell elsewhere.",
      "There's no other guy on your board. You dumped too much, it sagged, it'll climb back. Move a borough.",
      'Competition? Here everybody drowns in his own price. The headlines hit all of you, the rest you did.',
    ],
    ["Still blamin' the other guy? Check the mirror, he's sellin' too much."],
  ],
  how_to_sell: [
    [
      'MARKET. Pick the box, say how many, buy or sell. Or type it right here: slash, sell, how many, what.',
      "There's a screen says MARKET. It's the one with the prices on it. I know, tricky.",
      'You go in MARKET, you tap the box, you say sell. You want to stay here, type /sell and the rest.',
    ],
    ["MARKET, I said. It's got one word on it. That word."],
  ],
}
