import type { CITY_AND_WEATHER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/city-and-weather.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Life in the city: streets, subway, weather and memories of the old days. */
export const CITY_AND_WEATHER_LINES: ThemeLines<typeof CITY_AND_WEATHER_EXCHANGES> = {
  childhood_home: [
    [
      'Mulberry Street, five kids, one sink. You learned to wash fast or go dirty. I know all about it.',
      "And now look at us. You got your own door, and I'm on the other side of it.",
      'Places like that you either learn to share or you learn to count. Guess which one I did.',
    ],
    ['That old place again. You miss it. Everybody misses it who got out.'],
  ],
  too_hot: [
    [
      "Sleep on the roof. Everybody did. You count who comes home late, it's educational.",
      "Wet sheet, open window, shut mouth. Talkin' makes it hotter.",
      "You think that's sweat? Come by when you're late once.",
    ],
    ["It's hot all over town. My soup don't mind, I don't mind."],
  ],
  your_weather: [
    [
      "I sit in back. There's no weather in back. There's soup.",
      "Look out your own window. Mine's painted over, on purpose.",
      "I look at the guys comin' in. Dry shoes. So it's fine.",
    ],
    ["Same sky as yours. I don't own that one yet."],
  ],
  car_towed: [
    [
      "A car's a thing you pay for standin' still. And everybody gets a piece but you.",
      'Get the plate, get the name, get a receipt. No, scratch the receipt.',
      "That's why mine's got two guys sittin' in it. Nobody touches a car with Nickys.",
    ],
    ['The car again. Take the train. Nobody tows the train.'],
  ],
  blackout_77: [
    [
      "I was here. Same stool. Whatever happens in this town, somebody needs cash by mornin'.",
      'Sure I remember. I had guys lined up around the block. Best week of that year.',
      "I was countin' by flashlight. Nobody came up short in the dark. They could hear me countin'.",
    ],
    ['I told you, I was here. Where was I gonna go, Jersey?'],
  ],
  best_borough: [
    [
      "Brooklyn. Then there's some water. Then there's a bunch of people wishin' they were from Brooklyn.",
      "The best one's the one I'm sittin' in. The rest is places I gotta park.",
      "I was raised in Brooklyn and I'll be late in Brooklyn. The others got nice lights.",
      "You want me to say Brooklyn? Brooklyn. Anybody says different, ask him where he's sleepin'.",
    ],
    [
      "Still rankin' boroughs? Brooklyn. I could do this all day.",
      "Brooklyn. It didn't move since you asked.",
    ],
  ],
  love_the_city: [
    [
      "The city don't love you back. It nods. That's a lot, from a city.",
      "It's all right. It's loud, it's filthy, and everybody needs money. What's not to like?",
      "Nice view, sure. Half them lights is somebody up late worryin'. Warms me right up.",
    ],
    ['You and the city. Get a room. Rents are murder.'],
  ],
  hate_the_city: [
    [
      'You hate it. Everybody hates it. Eight million guys, nobody moves.',
      "The country? It's dark, it's quiet, somethin's always lookin' at you. I don't lend to trees.",
      "It stinks, it's loud. That's how you know it's open.",
    ],
    ["Still complainin' about the city? It heard you the first time. It don't care."],
  ],
  jersey_joke: [
    [
      "Jersey. My brother sells carpets there. That's the nicest thing I got to say about it.",
      "It don't count and it knows it. But it pays, and money from Jersey dries like any other money.",
      "I don't hate Jersey. I just keep the windows up.",
    ],
    ['Still Jersey. They moved it an inch. Nobody called.'],
  ],
  subway_rant: [
    [
      "The train's late, nobody sends a guy to its house. That's what's wrong with the city.",
      "I don't ride. A man who rides underground gets ideas. I walk, and people get outta the way.",
      "Traffic's God askin' you why you left so late. I'd like to know, too.",
    ],
    ["Still the trains? Walk. It's good for the knee. Not mine."],
  ],
  lived_here_once: [
    [
      "I know them blocks. Nobody locked nothin' 'cause everybody knew who'd come ask about it. That was us.",
      "You had the stoop and the johnny pump and six grandmothers watchin'. Best police we ever had.",
      "So you're from around. Then you know you don't run on a guy who knows your old landlady.",
      "You lived down there back then? So you know who got paid on that block. And who didn't, for a short while.",
      "Back when you were young, huh. Four floors up, one toilet, everybody yellin'. Best years. Terrible plumbin'.",
    ],
    [
      "You and the old block. It's still there. It's just got worse shoes.",
      'That street again. You left a piece of you there, or money?',
    ],
  ],
  always_night: [
    [
      "Feels like night in here 'cause I painted the windows. Keeps guys from lookin' at the time.",
      "Sun comes up. I seen it a couple times, goin' home. I didn't care for it.",
    ],
    ["Still dark. I ain't payin' for a lamp."],
  ],
  city_tonight: [
    [
      "What's poppin'? A fight at the Garden, a fight outside the Garden, and me in the middle countin'.",
      "Tonight? Half the town's dancin' on money from the other half. I know which half's mine.",
      "Nothin' you can afford. Go look at the wire, go ride a train, that's the show.",
    ],
    ["Still lookin' for a party? This is it. You're holdin' the cake."],
  ],
  is_it_safe: [
    [
      "Safe? At night nothin's safe but me, and I'm inside. Keep the roll in your shoe.",
      "Stay by the light, don't look at nobody, don't look away neither. You'll live.",
      "Streets don't bite. Cops do, and only where you sold too much. Ride over. Bring a straight face.",
      "Scary's where you sold a pile and stuck around. Cool streets are just streets.",
      "Nobody'll touch you there. You're carryin' my interest. They know.",
    ],
    [
      'Still scared of the dark? Take a cab. Take two.',
      'Still scared of a train ride? I sent Nicky there alone. He was nine.',
    ],
  ],
}
