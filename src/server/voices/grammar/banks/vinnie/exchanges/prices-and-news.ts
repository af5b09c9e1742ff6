import type { PRICES_AND_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/prices-and-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Prices, why they move and the news about them. */
export const PRICES_AND_NEWS_LINES: ThemeLines<typeof PRICES_AND_NEWS_EXCHANGES> = {
  cheaper_where: [
    [
      "One's cheaper, and it ain't always the same one. The board's got both numbers. Put your finger on the small one.",
      "I live here, I don't price-tag the whole city. Look at the board for both. Then ride to the low one.",
      "Depends on the hour, wiseguy. Some places stay cheap all month on a thing. You look twice, you'll see which.",
    ],
    ['Same as before. Two boroughs, two numbers, pick the little one.'],
  ],
  why_prices_moved: [
    [
      "Somethin' happened, and it's on the wire. A raid, a strike, a truck that fell over. Read it, then do the opposite of the crowd.",
      "Could be news, could be the whole city feelin' rich, could be you bought too many yourself. It comes back. It always comes back.",
      "Prices jump, that's their job. Check the wire for who got raided. Then wait, it don't stay up there.",
    ],
    ["Same as I said. Read the wire. It'll crawl back by itself."],
  ],
  when_prices_change: [
    [
      "They move all day, all night, by the clock. You ride or you sleep, they don't care.",
      "Every little while, whether you're lookin' or not. Travelin' don't move 'em. Waitin' does.",
      "Don't need you for it. The clock ticks, the price moves. A few times since you sat down, maybe.",
    ],
    ['By the clock. I said it. Not by you.'],
  ],
  who_sets_prices: [
    [
      "Nobody you can lean on. It's sealed before the month starts. I tried lookin' in the envelope. There's no envelope.",
      "Not me. If I set prices you'd hear me laughin'. It's chance, sealed up, and at the end they open it and you can check.",
      "Chance does it, the news does it, and when you buy heavy you do it to yourself. Other guys can't touch your price.",
    ],
    ["Nobody rigs it. If somebody did, I'd have a piece."],
  ],
  fee_spread: [
    [
      'Two prices, wiseguy. What they sell for, what they buy for. And a fee each way. You turn around on the spot, you bleed.',
      "Everybody in the middle gets a taste. The gap's one taste, the fee's another. Your profit's gotta be fatter than both.",
      "The total's on the screen before you press. You didn't read it. Now you read it.",
    ],
    ['Same bite as last time. Carry the box farther, it hurts less.'],
  ],
  price_falls_selling: [
    [
      "You dump, it drops. You grab, it climbs. It's your own fat hand on the scale. Give it time or go next door.",
      'Every box you sell makes the next one worth less. Do some here, some one borough over. It heals, slow.',
      "That's you doin' that. Nobody else feels it. Wait a while and it crawls back.",
    ],
    ['Still your own hand. Take it off the scale.'],
  ],
  read_news: [
    [
      "The wire's the news. When it says a raid or a strike, one price jumps. Read it, get there before it calms down.",
      "The ticker's what moved, up or down. The wire's why. I skip to the numbers.",
      "It's all true, what's on the wire. One thing, one borough, up or down. Then it fades, so hurry.",
    ],
    ["Read the wire. It's short. It's got no comics."],
  ],
  corner_market: [
    [
      "You can't. There's always one more box, and it's always dearer. You'd corner yourself.",
      'Never runs out. It just climbs, in your face only. Next guy pays what he always paid.',
      "You'd run outta pockets first. Then outta money. Then you'd come see me.",
    ],
    ["You still wanna buy the whole street. It don't fit in the bag."],
  ],
  same_everywhere: [
    [
      "Then don't ride. Flat days, you do a job, you save the move. Tomorrow somebody gets raided.",
      "Flat's flat. Look at the stuff that's low all over, buy it, sit on it. It climbs back.",
      "You looked at all of 'em? Every box, every borough? Nah. You looked at two and came cryin'.",
    ],
    ["Still flat? Then sit. It costs nothin'."],
  ],
  quote_changed: [
    [
      "Price moved on you while you were thinkin'. It don't sell you worse than it showed. Look again, press quicker.",
      "It says no when the price got worse, or you're short, or your bag's full, or your name is. Pick which one's you.",
    ],
    ["It said no again? Read what it says. It ain't whisperin'."],
  ],
  prices_elsewhere: [
    [
      "MARKET. Pick a good, and it lists every borough, what they pay and what they want. You don't gotta ride to read.",
      "Same screen you buy on. Put your finger on a good, all the boroughs line up next to it. I don't do readin' out loud.",
      "It's free to look. One good, all the places, two numbers each. Read before you burn a move.",
    ],
    ['MARKET, pick a good, look sideways. I said it.'],
  ],
  haggle_market: [
    [
      "Market don't haggle. Buy a lot, it gets dearer, not cheaper. You wanna haggle, that's me, and you won't like it.",
      'No discounts. Price is the price till it moves. So wait till it moves.',
      'Bulk discount. You push ten guys through one door, see if it gets easier. No.',
    ],
    ["Still no deals. It's a board, it don't got ears."],
  ],
  rumour_true: [
    [
      "Some guy told you? Some guy's sellin'. Look at the price over there in the MARKET, the price don't drink.",
      "True, not true, what's it matter? If it's real, it's in the number. Check it before you ride.",
      "I don't bless rumors. The board shows every borough. If it jumped, somebody beat you to it.",
    ],
    ['Same rumor? Go look at the price, like I said.'],
  ],
  price_crash: [
    [
      "Market falls, you fall. My number don't look at the board. You ask for more days one time, before the day, that's your slack.",
      "You bought it, you eat it. I lent you cash, not a crystal ball. Sell in another borough and bring me what's mine.",
    ],
    ["Prices fell, I didn't. Same answer."],
  ],
  price_of_good: [
    [
      "It's on the market, next to the name. Moves every twenty minutes, so my number'd be a lie by the time you blink.",
      'More than it should, less than it will. Read the board. And the fancy stuff wants a name on top of the money.',
      "I don't carry prices, I carry grudges. MARKET's got it in big letters. Bring extra for the fee.",
    ],
    ["Still the market, still the board. I ain't the tag on the box."],
  ],
  price_how_long: [
    [
      "A jump's like a drunk at a party. Loud comes in, slow goes out. Get there while he's still singin'.",
      "Nobody knows the minute. News makes it jump, then it leaks out, bit by bit. Today's good. Next week's a story.",
      "You got time for a trip. You ain't got time to think about a trip.",
    ],
    ["Still leakin'. Every minute you ask, a little more."],
  ],
  record_price: [
    [
      "Look at the board a couple days runnin'. You'll know normal when you see it. Then buy under it, sell over it.",
      "Records are for ballplayers. Look what six boroughs ask today. Low one's cheap. You're welcome.",
      "I don't carry price tags in my head, I carry debts. MARKET shows you where it's been goin'.",
    ],
    ["Still don't do records. The board's up, read it."],
  ],
}
