import type { CITY_AND_WEATHER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/city-and-weather.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Life in the city: streets, subway, weather and memories of the old days. */
export const CITY_AND_WEATHER_LINES: ThemeLines<typeof CITY_AND_WEATHER_EXCHANGES> = {
  childhood_home: [
    [
      'We had the same! You knew what everybody had for supper, and if it was good you knocked!',
      'Oh, I love that! All on top of each other! My cousin Vito slept in the tub till he was nine!',
      "That's how you get good people, pal! Nobody could be lonely, there wasn't the room!",
    ],
    [
      "Tell me more about the old place! Was there a lady who yelled? There's always a lady who yelled!",
    ],
  ],
  too_hot: [
    [
      "Oh, you poor thing! Feet in a bucket, lemon ice on the neck! That's how we did the whole summer of '77!",
      "Fire escape, pal! You take the pillow, you say hello to everybody, by two o'clock there's a breeze!",
      'I know! I put my head in the icebox and Aunt Connie closed the door on me!',
    ],
    ["Still hot? Come sit by my window, the cat gets up at five and then there's room!"],
  ],
  your_weather: [
    [
      "Lemme look! The cat's on the sill, so it's either nice or he's stuck!",
      "In Queens? Whatever it is outside, it's eighty in here, I got the oven on!",
      'I can tell by the roof, pal! No drip, no rain! See? No drip! Well, one drip!',
    ],
    ["I looked again! The cat moved to the stove, that's all the forecast I got!"],
  ],
  car_towed: [
    [
      "Oh no, your car! How'd you get here? You walked? Sit, give me your feet!",
      'Mine gave up in front of the church! During a funeral! The priest said a few words for it, too!',
      "That's terrible! My cousin's got a garage, he's no good, but he's nice about it!",
    ],
    ['The car again? It hates you, pal! Mine hates me, too, we should introduce them!'],
  ],
  blackout_77: [
    [
      'Was I here! Everybody was out on the stoop with whatever was in the icebox! I gained nine pounds!',
      'I remember, pal! Mrs. Russo cried, Aunt Connie cooked, half the block slept in our kitchen!',
      'I was driving the cab! I took everybody home that day and forgot to turn on the meter!',
    ],
    ['Sure I was here! I could tell you that one all night, bring bread!'],
  ],
  best_borough: [
    [
      "Queens! We got the airplanes, the bakery, me! But I never met a borough I couldn't eat in!",
      "Queens first! Then wherever you're from, pal! Last one's the one with no bench!",
      "They're all good! I cried in every one of them! But nothing smells like Astoria at four in the morning!",
      "Queens, pal! You can eat in twelve languages without crossing the street! But I like them all, don't tell!",
      "I was raised over a bakery in Astoria! Every other place smells like it's missing something!",
      "Queens for supper, the Bronx for bread, Brooklyn if Vinnie's in a mood! I never met a bad one!",
    ],
    [
      "Queens, I told you! It's got my aunt in it, what more do you want!",
      'Still Queens, pal! Come see, bring an appetite!',
    ],
  ],
  love_the_city: [
    [
      'Me too, pal! Some nights I open the window and just clap!',
      "You feel that? That's eight million people all about to have supper! I love every one of them!",
      'Greatest place there is! Where else can you get a knish, a fight and a hug on one block?',
    ],
    ["You still love it! Good! It needs that, it's got a rough skin!"],
  ],
  hate_the_city: [
    [
      "Aw, it grumbles, that's all! Come in here, shut the door, now it's just the pot and the cat!",
      'I went to the country once, pal! A cow looked at me! I felt judged, I came right home!',
      "You need a quiet corner! I got one, it's behind the flour! Take a roll with you!",
    ],
    ["The noise again, huh? I put cotton in! It's ravioli, but it works like cotton!"],
  ],
  jersey_joke: [
    [
      "Aw, leave Jersey alone! They got tomatoes and a nice shore! You just don't breathe till the second exit!",
      'I got cousins in Jersey! Nobody visits, but they send peppers!',
      "It's over the river and it wants to play with the big kids! I say let it! They buy and sell like everybody!",
    ],
    ["Poor Jersey again! I'm gonna call my cousins!"],
  ],
  subway_rant: [
    [
      'Oh, the train! I rode it with a lasagna once, two hours in the tunnel! We all ate! I made friends for life!',
      "It's always slow, pal! I bring bread! You break bread, the time flies, and the pigeons come, even down there!",
      'You poor thing! Sit, take the shoes off! Nobody should stand that long without a sandwich!',
    ],
    ["Again with the train? Next time get off at my stop, I'll wave!"],
  ],
  lived_here_once: [
    [
      "Aw, I can smell it! Somebody's frying peppers and four ladies are yelling out the window! I miss it too!",
      "No kidding! Then you knew the bakery, everybody knew some bakery! We're practically cousins, pal!",
      'That was living! The door was open and the neighbors just came in and ate! Mine still do!',
      "Oh, you lived there when you were young! I can smell it! The bread, the laundry, somebody's uncle singing! Tell me who was next door!",
      "In those days! My aunt would know your mother's curtains! Sit, tell me about the street, I got all night!",
    ],
    [
      "Tell me about the old street again, pal! I'll put the coffee on!",
      'Tell me again about the old street! I like the part with you young!',
    ],
  ],
  always_night: [
    [
      "It's night when the sauce is done and day when it starts! That's all I know, pal!",
      "We get sun! From eleven to ten after, right on the cat! He's very strict about it!",
      "It only looks dark, pal! Everything's happening indoors, with the lights on!",
    ],
    ['You and the dark! Take a candle, take a roll!'],
  ],
  city_tonight: [
    [
      "Tonight? Bingo at the church, accordion at my cousin's, and my aunt's doing eggplant! I'm torn, pal!",
      "Oh, the city's jumping! Mrs. Russo's got her window open and the radio on! Everybody's on the stoop!",
      "What's going on? Pot's on the stove, chairs are out! That's the hot spot, pal!",
    ],
    ['You still going out? Take a sweater! And a roll!'],
  ],
  is_it_safe: [
    [
      "You sit near the conductor, you hold a bag of rolls, and everybody's nice! I never had trouble, only crumbs!",
      'I walk with my keys out and I sing! Nobody bothers a fella who sings that bad!',
      "It's okay if you're not flashing a roll, pal! Walk where the bakeries are lit!",
      "No, no, go! The only thing I'm scared of is the tolls! And the cops, where you sold a lot!",
      "It's people like you and me there, pal! They got pots on the stove! Say hello from Tommy!",
      "Don't be scared! If you got no heat there, nobody looks at you! Take a roll for the road!",
    ],
    [
      "You're still worried! Call me when you get home! I mean it, I'll sit by the phone!",
      'Still nervous about it? Go by daylight, wave at everybody!',
    ],
  ],
}
