import type { WHERE_THE_MONEY_WENT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/where-the-money-went.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Where the borrowed money is now: in goods, spent, lost or taken. */
export const WHERE_THE_MONEY_WENT_LINES: ThemeLines<typeof WHERE_THE_MONEY_WENT_EXCHANGES> = {
  money_in_goods: [
    [
      "So it's all in the goods! Okay! But don't wait for the very top, pal, the top never calls ahead!",
      "I believe you! Take it a borough over where it's dear, sell it, and then come sit and we count!",
      "My cousin had everything in lamps once! Sell a few early, pal, just so the can doesn't feel alone!",
    ],
    ["You didn't sell yet? Just a couple of them! For my nerves!"],
  ],
  spent_it_all: [
    [
      'All of it? Well, I hope somebody smiled! Now we gotta fill the hole, pal! Go sell something!',
      "Oh boy! I did that with a bread slicer once! Okay, don't panic, there's jobs on the board, start small!",
      "I'd be mad, but I'd have done the same! Just don't tell my aunt, she counts in her sleep!",
    ],
    [
      "It's still spent, huh? So bring a little now and a little after, a little's how it grows back!",
    ],
  ],
  got_nothing: [
    [
      'Nothing? Not even for lunch? Sit! Then go do a job, pal, they pay right away, and bring me a little!',
      'Oh, empty pockets, I know them! Do jobs, do a mission, sell what you got left! Even a bit counts with me!',
      'If you got nothing, you start with something small! A job, a sale, a part of it! And you can ask me for days, once!',
    ],
    ["Still empty, pal? There's jobs up there, I saw them this morning!"],
  ],
  money_worked: [
    [
      "You did that with our little can? Connie, the can had a baby! I'm so proud I'm gonna burst!",
      "I knew it when you walked in, I said, that one's got a nose! Now bring the can its piece before you spend it on shoes!",
      "That's the best thing I heard all week, and Mrs. Russo was in here! Pay it back and sleep like a baby!",
    ],
    ['Still winning! Come pay it off and we hang your picture by the saints!'],
  ],
  lost_the_money: [
    [
      "Oh, my stomach! You want me to look with you? I got a flashlight! I can't rub it off the fridge, though!",
      'It happens! I left a ham on a bus, I think about it every day! But the can still wants feeding, pal!',
    ],
    ["It didn't turn up? Keep looking, and do a little job or two in the meantime!"],
  ],
  waiting_on_buyer: [
    [
      "I hope he comes, pal! You want me to light a candle? But if he's late, sell at the market, it always opens the door!",
      "Oh, the waiting's the worst! I get it, I'm waiting on a plumber since March! Bring me a part of it in the meantime, okay?",
      "One buyer! So close! Tell him there's a fella in Queens who's nervous! And then come straight here!",
    ],
    ["He's still not there? Have a bun, and then take it to the market yourself!"],
  ],
  seized_cant_pay: [
    [
      "They took it? All of it? Oh, I'm sick! But the can doesn't know from police, pal! A job, a few dollars, bring me that!",
      'I believe you, you got the face of a guy who got searched! It still stands in the can, though! Start with a little piece!',
      "The police! They took my cousin's van like that! He still had to pay for the van! That's how it goes, pal, I hate it!",
    ],
    [
      "I know, pal, the police, you told me, and I got a stomachache! But the number's still on the fridge!",
    ],
  ],
  could_not_sell: [
    [
      'Aw, that stinks! Try one borough over, pal, it might be better there! And bring me a part, even a small part!',
      "I know, you wait and wait and it only goes down! It's like the bread on Monday! Sell a few, pay a little!",
      "That happens, pal! But the can doesn't know about prices, it only knows it's short!",
    ],
    ['Still stuck with it? Sell half, bring me some, keep half and hope!'],
  ],
  blames_other: [
    [
      "Oh, I'd yell at him! I'd yell, then I'd hug him! But the slip's got your name, pal!",
      "It's always the other one! My cousin did that to me with a pony! I paid for the pony!",
      "I believe you, it wasn't you! But who do I write down? It's your can, pal! Just bring a bit!",
    ],
    ['Him again! Sit on his wallet! And bring me a little!'],
  ],
  bought_and_fell: [
    [
      'It dropped right after? It always waits for me to buy, too! Hold it a bit if you got days, prices come back home!',
      "Oh, pal, you bought the top! Look at the other boroughs, someplace it's still dear! Then bring me a little, okay?",
      "It fell! That's not your fault, that's the market, she's moody! Sell some, do a job, and we'll get there!",
    ],
    ['Still low? It climbs, pal! Slow, like me on the stairs!'],
  ],
  where_sell_to_pay: [
    [
      "Look at the MARKET page, pal! Don't sell where it's cheap, ride to where the number's big! And a job for the little hole that's left!",
      'Every borough goes crazy for something else, pal! Find who wants yours! You make it in a couple trips, I believe in you!',
      "Sell where it's dear today, do a job, do a mission, and don't carry it all at once! You'll get there!",
    ],
    ['Like before, pal, where the price is tall! Go, go, and come back hungry!'],
  ],
  one_more_trip: [
    [
      "Go, go, if it makes more than I charge! But watch the cops, pal, don't lose it the last minute!",
      "One more trip! You're brave! My cousin did one more trip, he walked home! Be back for the day, okay?",
      "Sure, it's yours till the day! Only carry a light bag, so I don't gotta worry all night!",
    ],
    ["One more again? You're gonna wear out the bridge, pal!"],
  ],
}
