import type { FIRST_STEPS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/first-steps.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What new players ask first. */
export const FIRST_STEPS_LINES: ThemeLines<typeof FIRST_STEPS_EXCHANGES> = {
  im_new_what_first: [
    [
      "First? Look at the market. Buy somethin' cheap, ride to another borough, sell it dear. Then we talk.",
      "You buy small, you travel, you sell. You keep an eye on the slip in LOANS. That's the whole school.",
      "Open HELP, read it once. Then open the market. Then stop askin' guys in diners.",
      "Step one, open the market. Step two, buy low. Step three, carry it someplace it ain't low. Step four's me, on the due date.",
    ],
    [
      "Same first step. Market, train, market. You takin' notes?",
      'Still at the start? Market. Buy. Ride. Sell. Move your feet.',
    ],
  ],
  help: [
    [
      "HELP's a button. It's got every rule, and it don't charge. I charge.",
      "Help with what? Money, I got. Rules, press HELP. Feelin's, see Tommy.",
      "You're stuck? Buy low, ride, sell high. The rest is under HELP, in writin'.",
    ],
    ["Still HELP. It's spelled right on the button."],
  ],
  what_can_i_ask: [
    [
      "Ask for money, ask for more time, ask what I'd charge. Ask about the rules if you're slow. Don't ask about my mother.",
      "You want cash, terms, a tip, protection, I'm your guy. Philosophy, see the priest.",
      "You type like you talk. You want money, say how much. You want news, ask. You got a problem, HELP's right there.",
      "Say what you want, plain. 'Lend me some.' 'What's the word.' Then hit the chips under it. I ain't a typewriter.",
      "Anything you'd say to a guy with a notebook. If you're stuck, there's a thing called HELP. I ain't it.",
      "Type like you talk. You want money, say how much. You want work, say work. I ain't Shakespeare.",
      'My mother could do it, and she hits the thing with a shoe. Write what you want. Or HELP.',
    ],
    [
      'Money, rules, the street. Pick one.',
      'Just talk. Like you are. Only with a point.',
      "Still starin' at the box? Write: lend me money. See? You're a typist.",
    ],
  ],
  cheapest_good: [
    [
      'Smokes. Then tapes. They sell those to anybody, even you, even with your name in the toilet.',
      "Cartons of smokes. Pocket change a box. You learn on those, you don't cry when you drop one.",
      "Bottom shelf's smokes, next one's tapes. Everything up from there wants to know who you are.",
    ],
    ['Smokes. Still on the bottom shelf. Reach down.'],
  ],
  wallet_need: [
    [
      "You can play as a guest, the key sits in your browser. Want it safe? ACCOUNT, link somethin'. I don't hold keys, I hold grudges.",
      "My dollars are from this street, they don't buy milk. Who you are, that's in ACCOUNT. Link it before you lose it.",
      'Lose the key, lose the name, and I still remember your face. So go in ACCOUNT and tie it down.',
    ],
    ["ACCOUNT. Link it. I ain't your locksmith."],
  ],
  start_good: [
    [
      'Smokes first. Cheap, nobody cries if they get wet. Go dearer when the roll gets fat.',
      "Buy whatever's marked low here and dear across the bridge. It ain't about the box, it's about the bridge.",
      "Start with what you can afford to lose. Then don't lose it. Market's right there.",
    ],
    ['I told you: low here, high there. You want I should carry it, too?'],
  ],
  what_you_sell: [
    [
      'Me? I sell money. The boxes are in the market: smokes, tapes, booze, threads, parts, boards, ice, bonds. Go shop.',
      "I don't sell nothin' but time. You want goods, open the market. New guys get smokes and tapes, the rest wants a name.",
      "Market's got eight kinds of boxes, cheap to crazy. I got one kind. It's green and it comes home.",
    ],
    ["Same as before: I got money, the market's got boxes. Go look."],
  ],
  what_is_game: [
    [
      "It's a city with six boroughs. You buy a box cheap, haul it where it's dear, and you pay guys like me on time. That's it.",
      "You trade, you borrow, you duck the cops. End of the month they count. Guys who paid me tend to be countin', too.",
      "Four sharks, six boroughs, you in the middle with a bag. Buy low, sell high, don't be late. Now you're an expert.",
      "Buy where it's cheap, sell where it's dear, bring me my money before I come for it. That's the whole thing.",
      "Get rich, don't get late. Whoever's worth the most goes top of the board.",
    ],
    [
      'Boxes, bridges, debts. Which of the three words you want slower?',
      'I said it already. Buy cheap, sell dear, pay Vinnie. Get it tattooed.',
    ],
  ],
  is_it_crypto: [
    [
      "What I count's paper from this street. The wallet business is ACCOUNT, over there. I got a leather one, it's on a chain.",
      "A coin? I got dimes. Your key, your wallet, that's in ACCOUNT. You can sit here as a guest and nobody asks.",
      "I don't lend nothin' I can't lick my thumb and count. For the gadgets read ACCOUNT and HELP.",
    ],
    ['Still that stuff? ACCOUNT. I do paper.'],
  ],
  real_money: [
    [
      "My dollars are from this street. They don't buy you milk, and losin' 'em don't cost you milk. Feels the same, though.",
      "You play for nothin'. What I lend's town money. What's real is extra messages, if you want to talk more than you should.",
      "Cash out? This cash? It's good in six boroughs and nowhere past the glass. There's a pot at the end, read HELP.",
      "Walkin' in is free. Talkin' is free a few times a day, and extra messages cost real money. Nobody makes you.",
      "It don't cost to play. You wanna yap at us all day, that you can buy. That's it.",
    ],
    [
      'Still play money. Still gotta pay it back. Funny, huh?',
      "I told you, the game's free. It's me that's expensive.",
    ],
  ],
  tutorial: [
    [
      "There's HELP. Type it. The rest you learn the way I did, bleedin'.",
      "Instructions? Buy low, sell high, pay me. HELP's got the long one.",
      "The book's called HELP. It's short. Nobody gets dumber readin' it.",
    ],
    ['HELP. Four letters. Even my nephew found it.'],
  ],
}
