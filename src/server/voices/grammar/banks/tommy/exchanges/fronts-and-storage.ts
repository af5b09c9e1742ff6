import type { FRONTS_AND_STORAGE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/fronts-and-storage.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Fronts, the bag, the stash and keeping goods and money safe. */
export const FRONTS_AND_STORAGE_LINES: ThemeLines<typeof FRONTS_AND_STORAGE_EXCHANGES> = {
  what_is_front: [
    [
      "It's your own little place, pal! A newsstand, a laundromat! You look after it every day and every midnight it pays you!",
      "A front's a business! You answer one question a day, and it says thank you in cash! Forget it, and it sulks!",
      "You buy it in FRONTS! The little one first! And what's in there, the fellas upstairs can't nibble at!",
    ],
    ['A business, pal! Look after it daily, like a cat!'],
  ],
  front_price: [
    [
      'It says in FRONTS, pal! You start with the newsstand, then they let you have the washing machines!',
      "My cousin owns a laundromat, he cried at the price and then he cried at the money! The number's in FRONTS!",
      "They go in a row! Newsstand, laundromat, club, garage, restaurant! Each one's got its tag in FRONTS!",
    ],
    ["The tag's in FRONTS, pal! Bring a big envelope!"],
  ],
  fronts_many: [
    [
      'One of every kind, pal! And no visiting! It asks you a thing each day, you answer from wherever, and at midnight it pays!',
      'Sure, you can have the whole row, one of each! But skip the question and that day it nibbles at you!',
      "You don't even gotta ride there! Just answer it once a day! My cousin forgot, his laundromat wouldn't look at him!",
    ],
    ['One of each, and talk to them every day! Like plants, pal!'],
  ],
  bag_full: [
    [
      "You gotta sell some or get the bigger stash, pal! It's right there, twice the room! I'd hold a box for you, but the cat sits in it!",
      "Full's a good problem! Ride it somewhere and sell! Or buy the next size, you'll never look back!",
      'Every box takes one place, even the little smokes! So sell the smokes and fill up with something fancy!',
    ],
    ["Still stuffed? Sell a bit, pal, you'll breathe better!"],
  ],
  stash_stolen: [
    [
      'Nobody touches it, pal! Only the police, or a collector if a loan goes late! You can sleep with the window open!',
      "Other people can't get at it! There's no robbers in here, just us, and we knock!",
      "Safe as the good silver! Only when you're late somebody comes, or when the cops stop you, so don't do those!",
    ],
    ["Still there, pal! I didn't hear anybody on the stairs!"],
  ],
  load_size: [
    [
      'Fill the bag, moves are precious! But sell it in two or three places, so nobody gets full and no cop gets curious!',
      'Sell once and go, pal! If you hang around and sell again the cops can walk right up! Happened to my cousin, twice!',
      'Big sales make more heat, but staying and selling more makes it worse! Sell, wave, ride!',
    ],
    ["Once and then go, pal! Don't linger, even I don't!"],
  ],
  leave_goods: [
    [
      "I'd hold it, but the cat gets into everything! You carry it all with you, pal! For cash there's fronts, that's like a piggy bank!",
      'No closets in this city! What you got rides along! If it scares you, sell some first!',
      "A bank? With that pen on a chain? Put it in a newsstand, pal, it's friendlier!",
    ],
    ['It all comes along with you, pal, like my cousins!'],
  ],
  cash_or_goods: [
    [
      "Never ride empty, pal! It's like going to a wedding with no envelope! Keep a bit of cash for the bag home!",
      'Goods out, goods back! But if the cops know you there, go light, just the cash and a smile!',
      'Oh, I drove a whole cab empty once, all the way to the airport! Still hurts! Take something, anything!',
    ],
    ['Did you take something along this time, pal?'],
  ],
  protection_what: [
    [
      'It cools the cops down where you are, pal! I bring them something to eat and they forget! It costs you a move!',
      "It doesn't stop them like a wall! It takes off heat, so they look at somebody else! You gotta be on good terms with me!",
    ],
    ["It's the lasagna one, pal! Less heat, one move!"],
  ],
  fronts_worth: [
    [
      'A little business! You visit it every day, answer one question, and it earns while you sleep! Forget it and it costs you a little!',
      'I love a newsstand, pal! You buy the small one first, then the bigger ones! Selling it back loses you some, so buy it to keep!',
      "If you come every day, yes! It takes a while to pay itself back! And any answer's fine, it just wants to see your face!",
    ],
    ['Still a good thing, pal, if you show up! Like Sunday lunch!'],
  ],
  hire_a_hand: [
    [
      "You gotta carry it yourself, pal! I'd lend you the cat, but he only works lying down!",
      "There's nobody to hire, everybody's at lunch! But a bigger stash holds more, that's like having a cousin along!",
      "A crew of your own! Oh, I'd cook for them! But in this town each one rides alone, pal!",
    ],
    ["Still just you and the bag! You're doing great, both of you!"],
  ],
  carry_limit: [
    [
      "It says in your stash, pal! So many boxes and not one more! Then you can pay for a bigger one, it's double!",
      "Every box takes one place, a carton or a diamond! So when you're rich you carry diamonds! Me, I carry rolls!",
      "As much as the stash holds! And when it's full there's always a bigger one for sale, like pants!",
    ],
    ['Still the same stash, pal! Unless you ate some of the boxes!'],
  ],
  keep_my_money: [
    [
      "Oh, don't give me money to hold, pal! I'd keep hearing it! Put it to work, buy boxes, buy a little shop!",
      'The can only goes one way! I lend out of it! If I hold yours, I mix it up and my aunt kills us both!',
      "I can't take it! I'd buy everybody lunch! Get yourself a front, it pays you, and nobody eats it!",
    ],
    ["Still no, pal! The can's got only one pocket!"],
  ],
  put_in_bank: [
    [
      "There's no bank, pal! Only pockets! I could put it in the can, but then my aunt thinks it's ours!",
      "My uncle kept his in a mattress! Then he sold the mattress! No, pal, there's no bank, just keep it moving!",
    ],
    ["Still no bank, pal! They'd only chain the pen!"],
  ],
  insure_goods: [
    [
      "There's no insurance, pal! My aunt prays over the truck, that's all we got! If there's heat, ask for protection, that cools it!",
      "If they take it, it's gone! So don't carry everything at once, leave a little cash at home in your pocket!",
      "I wish! I'd have insured the lamps! Go where it's quiet, and don't get hot, that's the best I know!",
    ],
    ['Still none, pal! You want my aunt to pray over it?'],
  ],
  bought_front: [
    [
      "You got a place? Your own place? I'm bringing a plant! And a tray! And the cousins!",
      'Oh, look at you, a shop owner! Say good morning to it every day, or it gets sad and costs you!',
      "I'm so proud! What do the chairs look like? Can I sit in one?",
    ],
    ["How's the shop, pal? You answer its question every day? Good!"],
  ],
  hide_a_thing: [
    [
      "Hide it here? Aunt Connie finds everything, pal! She found my report card from '52!",
      "I'd love to, but I can't hide a thing! I put it in a safe place and I never see it again!",
      'Oh no, pal! I start sweating when I hide a birthday cake! You keep it with you!',
    ],
    ["You asked me that, and I'm still a terrible hiding place! Everybody eats in here!"],
  ],
  hide_me: [
    [
      "You could sleep in the pantry, pal, but my aunt gets up at four and she sings! Try the Bronx, it's quiet!",
      "I'd hide you, but everybody in Queens would come and bring you food! Worst hiding place there is!",
      "Oh, you poor thing! Eat something, then go where nobody knows your face, and don't sell there!",
    ],
    ['Still on the run, pal? Then take a sandwich for the road, that much I can do!'],
  ],
}
