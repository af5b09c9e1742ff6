import type { FRONTS_AND_STORAGE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/fronts-and-storage.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Fronts, the bag, the stash and keeping goods and money safe. */
export const FRONTS_AND_STORAGE_LINES: ThemeLines<typeof FRONTS_AND_STORAGE_EXCHANGES> = {
  what_is_front: [
    [
      "A front's a nice clean business with your money in the back. Pays at midnight, if you answer its question that day.",
      "You buy a place. Every day it asks you somethin', you answer, it earns. You don't answer, it eats. Like a nephew.",
      "It's a shop that makes you look honest. And cash that's in a front don't get kicked upstairs. Look in FRONTS.",
    ],
    ['A shop. It asks, you answer, it pays. I told you.'],
  ],
  front_price: [
    [
      "I don't sell 'em. FRONTS has the price on the door. They go one after another, newsstand first.",
      "The number's in FRONTS. And you don't get to skip. You buy the little one, then the next one wants you.",
      "Look in FRONTS, it's printed. Cheapest is the newsstand. Restaurant's for guys who don't ask what it costs.",
    ],
    ["Still in FRONTS. Still the same number. I ain't a realtor."],
  ],
  fronts_many: [
    [
      "One of each kind, that's the limit. They pay at midnight. Answer its question or it costs you, and you can answer from anywhere.",
      "Own 'em all, one apiece. You don't gotta visit, you gotta answer. No answer that day, it loses money.",
      'Pays every night if you talk to it every day. No two of the same. What are you, a chain?',
    ],
    ["One of each. Answer daily. That's the whole manual."],
  ],
  bag_full: [
    [
      "Full is full. Sell somethin', or buy the next size in your stash. It's double.",
      'Every box takes one spot, cheap or dear. So carry dear. Or pay for the bigger stash.',
      "You're packed like a cousin's trunk. Unload, or buy the bigger one. It's in your stash with a price on it.",
    ],
    ["Still full? Sell. It's the only diet."],
  ],
  stash_stolen: [
    [
      "Nobody robs you here but the law and us. Cops when they stop you, a collector when you're late. That's it.",
      "Your boxes sit tight. No thieves. If you're rich and short on cash, midnight can take a few, that's upstairs, not thieves.",
      "Who's gonna steal it? Everybody's scared it's mine. Pay on time, stay cool, sleep like a baby.",
    ],
    ["Still safe. Unless you're late. You late?"],
  ],
  load_size: [
    [
      "One visit, one sale, then get on the train. Standin' there sellin' the same box all day is how they draw your picture.",
      "Little bites in one spot don't save you nothin' but fees. Split it between boroughs, that's different.",
      "Big load, big sale, big heat. But sellin' twice in one stay's worse. They come right up to you.",
    ],
    ["One stop, one sale. I said it. Don't hang around."],
  ],
  leave_goods: [
    [
      "No lockers. What's yours goes where you go. Cash you can bury in a front. Boxes you carry.",
      "I don't hold bags. Guys who hold bags go to jail for what's in 'em. Carry it or sell it.",
      "There's no bank for you and me. There's fronts, and they pay you for the parkin'.",
    ],
    ["Still no lockers. Your back's the locker."],
  ],
  cash_or_goods: [
    [
      "Goods go out, goods come back. An empty bag's a move you threw in the river.",
      "A little cash for the next box, the rest in boxes. Unless you're hot over there. Then you go like a priest.",
      "Ride empty and the only guy makin' money is the toll.",
    ],
    ['Still the same. Empty hands, empty plate.'],
  ],
  protection_what: [
    [
      "Protection takes heat off you, right where you're standin'. Costs a move, and I gotta trust you some.",
      "I make a call, the cops in that borough forget a piece of you. It ain't a bodyguard. You want a bodyguard, buy a dog.",
    ],
    ["Same as I said. It cools you. It don't marry you."],
  ],
  fronts_worth: [
    [
      "A front's a shop with your name on it. Answer its question every day, it pays. Leave it alone, it eats you a little.",
      "Good if you show up. Each day it asks you somethin', you answer, it earns. Sell it back, you get less than you paid.",
      "Money in a shop don't go up the hill at night. That's the beauty. But it wants you every day, like a mother.",
    ],
    ['Show up and it pays. You gonna make me say it at the counter?'],
  ],
  hire_a_hand: [
    [
      "Nobody to hire. You carry your own bag, you take your own trip. When you're me, you get Nickys.",
      "A crew? You can't fill one bag and you want ten guys to feed. Do it yourself, it's cheaper and it don't talk.",
      "My guys ain't for rent, and the rest you wouldn't want holdin' your boxes. Walk.",
    ],
    ["Still no help wanted. You got two arms, use 'em in order."],
  ],
  carry_limit: [
    [
      'What your stash holds. It says how many, and every box takes one spot, a smoke like a bond. Full, you buy the next size.',
      "Your stash has the number on it. You want double, you pay for double. I don't carry for you.",
      'A box is a box. Cheap ones and dear ones take the same room, so use your head.',
    ],
    ['Same bag, same room. Look in the stash, it counts for you.'],
  ],
  keep_my_money: [
    [
      "Money goes out of here and comes back fatter. It don't come in to sleep. Keep your own pocket shut.",
      "You wanna give me money and I give it back? What am I, a wallet with legs? Buy a front if you want it workin'.",
    ],
    ["I still ain't your mattress."],
  ],
  put_in_bank: [
    [
      "No bank. I lend, I don't keep. You give me cash to hold, you just paid me.",
      'You got a pocket and you got a stash. You want money to sit still and work, buy a front.',
    ],
    ["Still no bank. And still not holdin' it for you. I don't trust me either."],
  ],
  insure_goods: [
    [
      "Insurance? Carry less, sell in more places, don't be hot. There's your policy. No premium.",
      'Nobody pays you back what the cops took. You want safe, cool the heat before you ride.',
      "I sell one kinda insurance. You pay on the day, and nothin' happens to you.",
    ],
    ["Still don't insure boxes. I insure Fridays."],
  ],
  bought_front: [
    [
      'A front, huh? Good. Go look in on it every day, or it costs you instead of pays you.',
      'Now you got a door. Guys with a door I know where to find.',
      "Congratulations, you're a businessman. So am I. See how that word works?",
    ],
    ['Your place again. You been by today? Then go by.'],
  ],
  hide_a_thing: [
    [
      "I don't hide nothin' for nobody. What's in my drawer is mine, and half the precinct knows the drawer.",
      "Hide it? In here? You think the cops don't know this chair? Carry it yourself.",
      "Last guy asked me to hide somethin', it ticked. No.",
    ],
    ["Still no. Hide it under your hat, you ain't usin' the space."],
  ],
  hide_me: [
    [
      "Hide you? I got one back room and it's got a guy in it. Go breathe in Jersey a while.",
      "You wanna lay low, don't start in my chair. First place they look is Vinnie's.",
      "My couch is for family, and family don't get it neither. Keep ridin', the street forgets.",
    ],
    ["Still no room. Pull your hat down and keep walkin'."],
  ],
}
