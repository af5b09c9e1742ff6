import type { PRICES_AND_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/prices-and-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Prices, why they move and the news about them. */
export const PRICES_AND_NEWS_LINES: ThemeLines<typeof PRICES_AND_NEWS_EXCHANGES> = {
  cheaper_where: [
    [
      "It flips around, pal! Look at both on the board before you buy! My cousin didn't look, my cousin walks now!",
      "Every place has something it's cheap in the whole month! Check the price in both, the low one wins, like golf!",
      "I'd only be guessing! The board knows both, and it doesn't eat while it's talking!",
    ],
    ["Did you look at both on the board, pal? It's right there, side by side!"],
  ],
  why_prices_moved: [
    [
      "Must've been in the news, pal! One headline and it goes up like a balloon! Then it comes down, slow, like my cousin off the roof!",
      "Look at the wire! Somebody raided somebody! And if it isn't there, the whole city just woke up in a mood!",
      "Oh, it does that! Up, down, I get dizzy! It always wanders home after a while, so don't chase it!",
    ],
    ["Still jumpy? Give it time, pal! It comes home when it's hungry!"],
  ],
  when_prices_change: [
    [
      "All the time, pal! You go for coffee, you come back, new price! You don't even gotta travel!",
      "Day and night, by the clock! While you sleep they're up dancing! I can't sleep either, thinking about it!",
      "It's the clock does it, not the train! Sit here, have a roll, look again, it moved!",
    ],
    ['By the clock, pal, like I said! Tick, new price, tick!'],
  ],
  who_sets_prices: [
    [
      "Nobody, pal! It's luck, locked in a drawer till the month's over! Then anybody can check it, with a pencil!",
      "Not us! We can't even agree on lunch! It's chance, and a headline, and a little bit you, when you buy a lot!",
      "It's honest! They seal it up the first of the month! My aunt asked if she could hold the envelope, they said no!",
    ],
    ["Still nobody, pal! Press VERIFY if you don't believe your Tommy!"],
  ],
  fee_spread: [
    [
      "There's a little fee each time, and they buy lower than they sell! It's how the market eats, pal! Everybody's gotta eat!",
      'If you sell it back where you bought it, you lose a bit! You gotta ride it someplace first!',
      "Look at the total before you press! The fee's in there! A piece of it even goes in the pot for the winners!",
    ],
    ['Still the fee, pal! The market has a big family!'],
  ],
  price_falls_selling: [
    [
      "They get full, pal! It's like my aunt's table, the tenth meatball isn't worth what the first one was! Try the next borough!",
      "You sell a lot, they say enough! Bring some to another place, and when you come back they're hungry again!",
      "It's only for you it drops! Let it rest, it comes back, like dough!",
    ],
    ["They're still full from you, pal! Next borough!"],
  ],
  read_news: [
    [
      "The wire tells you what happened, pal, and the ticker tells you what moved! My cousin sets the type, he can't spell but he's honest!",
      "Look for the headlines! Each one's a real jump on one thing in one place, and then it goes back slow!",
      "Up's up and down's down, that's all I know about the ticker! The wire's the juicy part!",
    ],
    ['The wire, pal! Read it with your coffee!'],
  ],
  corner_market: [
    [
      "You'd need a bigger kitchen, pal! They never run out, it only gets dearer and dearer for you!",
      "The market's like my aunt, there's always more! But every extra plate costs you!",
      'No, no! You push it up for yourself and nobody else notices! I felt bad for you already!',
    ],
    ['Still more boxes where those came from, pal! They never end!'],
  ],
  same_everywhere: [
    [
      'It happens, pal! A slow day! Do a job, keep a move for tomorrow, have some soup!',
      "Look at the other goods, too! There's always one of them acting crazy somewhere! If not, rest!",
      "If it's low in the whole city, buy a little and wait! It comes home like the cat!",
    ],
    ["Still nothing? Then it's a day for cards, pal!"],
  ],
  quote_changed: [
    [
      'It protects you, pal! If the price gets worse they stop and ask again! Look at the new one and press!',
      "Maybe there's not enough cash, maybe the bag's full! It tells you which, right under there! I always miss it, too!",
      'You blinked and it moved! Happens to me with the cat! Try again, pal!',
    ],
    ["Again? Check the cash and the room, pal! One of them's short!"],
  ],
  prices_elsewhere: [
    [
      "In MARKET, pal! Choose a good and there's a little table with all the boroughs! You don't even need your coat!",
      'You can see them all from here! Open the market, press on a thing, and look who pays what!',
      "No need to ride! It's right there, each borough in a row! My aunt reads it like the obituaries!",
    ],
    ['Same table, pal! MARKET, press a good, all the boroughs!'],
  ],
  haggle_market: [
    [
      "They don't bargain over there, pal! Nobody to bargain with! You wait, it comes down by itself!",
      'It goes the other way, the more you take the more it costs! With me you can haggle on the loan, I enjoy it!',
      "A good name doesn't make it cheaper, it only opens the fancier shelf! I asked for both!",
    ],
    ['No haggling, pal! Even my aunt gave up on them!'],
  ],
  rumour_true: [
    [
      'My neighbor says the same, and he thought the moon was a streetlight! Look in the MARKET, pal, the price tells you!',
      "Could be! I hear ten of those before lunch and nine are about somebody's wife! Check what it costs there, then you know!",
      "Who told you? Never mind! If there's anything to it you see it in the price! Look before you pay the toll!",
    ],
    ["I still don't know, pal! The price knows! Ask the price!"],
  ],
  price_crash: [
    [
      "I'd feel terrible, pal! But it's the same number! Ask me for more days before the date, that you can do once!",
      "If it drops you try another borough, it's never bad everywhere! And bring me a part, a part I can work with!",
    ],
    ['Still the same number, pal! But you can ask for days, once!'],
  ],
  price_of_good: [
    [
      'It says in MARKET, pal! It jumps around, so look twice! And the fancy things want a good reputation, not only cash!',
      'Oh, I never know! I pay what they say and then I find out it was cheaper in the Bronx! Look on the board first!',
      "Depends on the hour and the borough! You open MARKET, it's right there, and then you come tell me, I love to gasp!",
    ],
    ["Prices again? MARKET, pal! It's like my aunt's mood, it changes every twenty minutes!"],
  ],
  price_how_long: [
    [
      "It fades, pal, slow, like a hot roll! If you go now it's still warm! Tomorrow it's toast!",
      "After the news it goes back little by little! You don't have to run, but don't stop for a sandwich! I can't believe I said that!",
      'Could be it goes even higher, could be it drops! But jumps from the news always cool off!',
    ],
    ["It's cooling, pal! Go, go! Eat on the way!"],
  ],
  record_price: [
    [
      "I only know bread prices by heart, pal! Look at MARKET, it shows if it's going up or down!",
      "You compare! If it's less here than across the bridge, it's cheap! That's how Aunt Connie buys tomatoes!",
      "They go up, they go down, they come back to the middle! Watch a while and you'll know the middle!",
    ],
    ['Still the same trick, pal! Compare, like tomatoes!'],
  ],
}
