import type { WHAT_GOODS_ARE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/what-goods-are.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What the goods and other words of the game mean. */
export const WHAT_GOODS_ARE_LINES: ThemeLines<typeof WHAT_GOODS_ARE_EXCHANGES> = {
  are_diamonds_worth: [
    [
      'Big goods, big swings. You make it in one trip or you lose it in one trip. Carry what you can stand to lose.',
      'First you need a name good enough that they sell it to you. Then you need a stomach.',
      "It's worth it if you buy low. Everythin' is. It's the same game, only you sweat in a better jacket.",
    ],
    ["I told you. Dear stuff pays when it's cheap. Look at the board."],
  ],
  what_bonds: [
    [
      "A bond's paper that says pay the guy holdin' it. No name on it. That's why everybody likes it and nobody saw it.",
      "Bank paper with fancy edges. Dearest thing on the board, and they don't sell it to a guy with no name.",
    ],
    ["Bonds again. Paper. Pays whoever's holdin' it. You want me to fold you one?"],
  ],
  what_boards: [
    [
      'Circuit boards. Green, little metal legs, they go in a computer. Or in a game for kids with no fathers.',
      "You see any beach? Circuit boards. The guts of a machine. Don't drop 'em, don't lick 'em.",
      'Not wood. The brains outta them computers. Costs like a car, fits in a pizza box.',
    ],
    ['Still circuit boards. You want planks, see a carpenter.'],
  ],
  what_threads: [
    [
      'Clothes. Suits, jackets, the stuff that falls off a rack and into a van. Who calls it thread, a nun?',
      'Yeah, threads is clothes. From the garment guys. You could use a few.',
      "Jackets. Dresses. Stuff with a label in it and no receipt. That's threads.",
    ],
    ['Clothes, I said. Same as what you got on, only good.'],
  ],
  what_ice: [
    [
      'Ice is diamonds. You put it in a drink, you got one expensive drink and a broke tooth.',
      "Stones. Sparkly. They call it ice 'cause it's cold and everybody slips on it.",
      "Diamonds, wiseguy. Small box, big money. They don't sell it to nobodies.",
    ],
    ["Diamonds. Still. It ain't meltin'."],
  ],
  what_tapes: [
    [
      'Music tapes. Cassettes. Some kid sings in a garden, a guy records it, you carry the box.',
      "Cassettes. With music. I never put one in a machine, I only count 'em.",
      'The little plastic ones with the songs. Copies of copies. You hear more cough than band.',
    ],
    ['Cassettes. With songs. What, you want me to hum?'],
  ],
  what_parts: [
    [
      'Car parts. Doors, radios, engines. Somebody parked wrong.',
      "Parts of cars. The car ain't askin' for 'em back, so don't you ask neither.",
      "Off cars. Only cars. What'd you think, I read your face. Sick.",
    ],
    ["Car parts. If yours is missin' one, we never talked."],
  ],
  sold_everywhere: [
    [
      'Everything sells everywhere. Jersey too. What changes is what they give you for it.',
      "All of it, all over. No borough turns a box away. They just insult you on the price, some of 'em.",
      "Yeah. Six places, same goods in all of 'em. The price is the only thing that moves. And you.",
    ],
    ['I said everywhere. Open a map, close your eyes, stick a pin.'],
  ],
  good_vs_good: [
    [
      "Better's whichever's got the fatter gap today. The dear box takes the same room as the cheap one. Think about that.",
      'The pricey stuff makes more on a box and hurts more when the cops get it. Pick what you can stand to lose.',
      "No such thing as a best box. There's a best gap. Look at the board and find it.",
    ],
    ["Still the gap. I ain't marryin' you to a box."],
  ],
  what_smokes: [
    [
      "Cigarettes. Cartons, no stamp on 'em. Cheapest thing on the board, so that's where guys like you begin.",
      "Smokes is smokes. You light it, you cough. You don't smoke 'em, you haul 'em.",
      'Tobacco, genius. Fell off a truck down south. Cheap to buy, no name needed.',
    ],
    ['Cigarettes. Same as before. You need a match to see it?'],
  ],
  what_is_vig: [
    [
      "The vig's what I get for waitin'. Principal's what I gave you. You bring both. I like the vig better, it's younger.",
      'You borrow a pile, every day the pile grows a piece. The piece is the vig. Interest, if you went to school.',
      "Vig's the rent on my money. Every day you keep it, it sleeps in your house, and it eats.",
      "Points, vig, juice, it's all one thing: what my money costs you every day. The slip's the paper it's on.",
      "The pile you take is the principal. What it grows, that's mine. Due is the day you bring both.",
      "Simple. You take a pile, it gets fatter every day, you bring it back fat. That's every word we got.",
    ],
    [
      'Vig. Interest. What grows while you talk. Clear, or do I gotta draw a cake?',
      "You want the dictionary again? It gets fatter every day. That's the whole dictionary.",
    ],
  ],
  not_traded: [
    [
      "If it ain't on the board in MARKET, nobody's sellin' it. Move what moves.",
      "What are you, Christmas? There's what MARKET lists and there's what you dream about.",
      "I don't sell that and neither does nobody. Open MARKET. That's the whole store.",
    ],
    ["Still shoppin' for it? It ain't on the board. It won't be on the board."],
  ],
  bonds_worth: [
    [
      "They're worth it when you got the name and the cash. Now? You buy one, it drops, you cry. Start with smokes.",
      'Dear stuff makes dear mistakes. You need a good name just to touch it. Learn on tapes.',
      "One bond's your whole wallet in a envelope. Spread it on cheap stuff first, wiseguy.",
    ],
    ["Same answer. Big paper's for big names. Go move some smokes."],
  ],
}
