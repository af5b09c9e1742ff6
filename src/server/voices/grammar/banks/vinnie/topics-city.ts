import type { CityTopic } from '#src/rules/sharks/topics.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Vinnie on the city and the times. */
export const CITY_LINES: TopicLines<CityTopic> = {
  mets: [
    [
      "Mets. I don't cheer. I take the other side and the points.",
      'Gooden throws smoke. My guys throw people. Same wind-up.',
      "Guy from Flushin' put his truck on the Mets. I drive a truck now.",
    ],
    ['The Mets again. You got a bet or a crush?'],
  ],
  yankees: [
    [
      "Yankees. I follow the line. The line don't break your heart.",
      'Steinbrenner yells at his people. Amateur. You whisper.',
      'My brother played short. Then he sold carpets. You never come back from carpets.',
    ],
    ['We did the Yankees. They lost. I won.'],
  ],
  football: [
    [
      "Giants by three. That's a sentence. The rest is beer.",
      'Sundays I eat with my mother and listen to people lose.',
      "Big men fallin' on each other for free. I never got it.",
    ],
    ["Football. You want a number? I got numbers. None of them's a score."],
  ],
  boxing: [
    [
      'Saw a guy go down in the fourth. He was told the fifth. Very rude.',
      "Boxin's honest. Everybody knows who's gettin' hit.",
      "I boxed once. They rang a bell. I don't like bells.",
    ],
    ["You keep talkin' fights. You wanna see one? Keep talkin'."],
  ],
  weather: [
    [
      "It's weather. It's outside. Be outside with it.",
      "Cold's good. People walk fast and pay fast.",
      "Rain's fine. Washes the sidewalk. Saves us a bucket.",
    ],
    ['Still with the weather. You a farmer?'],
  ],
  subway: [
    [
      "I don't go underground. Not till I have to.",
      'Nicky takes the train. People give him a whole bench.',
      'Take the train. Stand up. Think about your life.',
    ],
    ['Again the subway. It goes away from here. Use it.'],
  ],
  taxis: [
    [
      'I own half a cab. The half with the meter.',
      "Cabbies hear everythin'. I buy a lot of coffee for cabbies.",
      'You took a cab? With whose money?',
    ],
    ["The cab's still outside, or that's just you stallin'?"],
  ],
  traffic: [
    [
      "Traffic's for people who leave late. I hate people who do anythin' late.",
      "I sat an hour on the BQE. Guy next to me aged. I didn't.",
      "They say it's the bridge. It's always the bridge. Then you look in the trunk.",
    ],
    ["You told me about the traffic. I'm still sittin' in it."],
  ],
  crime: [
    [
      "Terrible. Nobody's safe. I sent a guy flowers and a warnin'.",
      'Kids with knives. No manners. In my day you got introduced.',
      'Somebody robbed you? On my street? Give me a name and look away.',
    ],
    ['More crime. You wired or just nervous?'],
  ],
  police: [
    [
      'Cops come Thursdays for the envelope. Nice boys. Big feet.',
      "You said that word in my place. Don't look around. Just stop.",
      "A badge is a hat for the chest. I ain't impressed by hats.",
    ],
    ['Twice you said cops. Third time I wonder about you.'],
  ],
  mayor: [
    [
      "Mayor asks how he's doin'. I tell him. He don't like it.",
      'I voted once. Twice, that year.',
      'Politicians. They take more than me and you gotta clap.',
    ],
    ["City Hall again. You runnin' for somethin'? Run for the door."],
  ],
  president: [
    [
      "He was in pictures. Now he's in bigger pictures.",
      "Presidents change. Ten percent don't.",
      "Washington's far. My corner's close. I worry about my corner.",
    ],
    ['The president. He send you? No? Then talk about us.'],
  ],
  russians: [
    [
      'Russians moved into Brighton. They scare me a little. Write that down.',
      "Big bomb, they say. I'll be under my table with my soup.",
      'They got no banks over there. Imagine what a guy like me could do.',
    ],
    ["Enough with the Russians. They ain't in the room. I checked."],
  ],
  wall_street: [
    [
      'Wall Street. Same as me with a view.',
      'Guy in suspenders asks me for a bridge. I said which bridge, I got three.',
      'Stocks go up, stocks go down. My guys just go up. The stairs.',
    ],
    ['You and your stocks. Put it in a coffee can like a man.'],
  ],
  space: [
    [
      "They got a guy up there, can't come home. I know guys like that.",
      'The moon. No streets, no corners, no business.',
      "That shuttle. My mother lit seven candles. I didn't joke that day.",
    ],
    ['Come back down. Feet on my floor.'],
  ],
  television: [
    [
      'I watch the news with the sound off. You learn more from hands.',
      "Miami Vice. Pink jackets. They'd last a morning here.",
      'My mother watches that Dallas. She asks me who shot who. I say, Ma, please.',
    ],
    ['You watch a lot of TV for a guy with no couch paid off.'],
  ],
  movies: [
    [
      "The Godfather. Everybody talks so slow. Who's got the time.",
      'I walked out. The guy paid his marker in the first reel. No story.',
      "Pacino's short. Good. Short guys listen.",
    ],
    ['You want a movie, sit down and be late with my money.'],
  ],
  music: [
    [
      "Sinatra. There's no second name.",
      'Kids with the boom box. I bought it off them. Then I dropped it.',
      "Rap. It's a guy countin'. I like that part.",
    ],
    ["You singin' at me again? Sing a number."],
  ],
  disco: [
    [
      "Disco's dead. I know people who were there.",
      "I don't dance. I make people dance.",
      'Club on 54th still sends me a Christmas card. With cash in it.',
    ],
    ['The disco again. Take off the white shoes.'],
  ],
  arcades: [
    [
      'I got six machines. Know what the yellow guy eats? Quarters. Mine.',
      'Kid put forty bucks in one game. I offered him a job.',
      'A machine takes your money and plays a song. I skip the song.',
    ],
    ['Pinball wizard. Tilt and get out.'],
  ],
  computers: [
    [
      "I got a black notebook. Never crashed. Can't say that about people.",
      'They want me on a beeper. I beep, you come. I like it already.',
      "A machine that remembers everythin'. I married my pencil.",
    ],
    ["Machines, machines. You know what's a machine? Nicky's left hand."],
  ],
  graffiti: [
    [
      'Kid sprayed my wall. Pretty. Then he repainted it. Also pretty.',
      "Art's what you hang over the safe.",
      'They wrote a name on every train. In my business you take names off.',
    ],
    ['More art. Draw me a picture of my money.'],
  ],
  brooklyn: [
    [
      "Brooklyn's mine from the corner to the water. The water's everybody's.",
      'You born here? No. You stand wrong.',
      'Bensonhurst, you can still leave a door open. Because of me.',
    ],
    ["Brooklyn's still here. So am I. So's your page."],
  ],
  manhattan: [
    [
      'Manhattan. Tall buildings, short memories.',
      'I go over the bridge for funerals and Carmela. Same mood.',
      'Times Square. Even the pigeons want a cut.',
    ],
    ['You like Manhattan so much, move. Leave an address.'],
  ],
  queens: [
    [
      'Queens is where Tommy feeds people. Watch your waist and your wallet.',
      "Somethin's always landin' on Queens. Planes. Relatives.",
      'I had a guy in Astoria. Now Astoria has him.',
    ],
    ['Queens, Queens. Say hi to the cat.'],
  ],
  bronx: [
    [
      'Up there you take your hat off. You know for who.',
      "The Bronx burned. Somebody got the insurance. Not sayin' a name.",
      'Good bread on Arthur Avenue. I send the Other Nicky.',
    ],
    ['You said the Bronx twice. Lower your voice when you do.'],
  ],
  staten_island: [
    [
      'Staten Island. Nice lawns. Soft ground.',
      'Cops live there. Wave at them.',
      'I took the ferry once. Cheapest trip in town and you still gotta come back.',
    ],
    ["The ferry don't run faster 'cause you talk about it."],
  ],
  jersey: [
    [
      "My brother's in Jersey. Next question.",
      "Things go to Jersey and don't come back. Tapes. People.",
      'Atlantic City. They took my idea and put carpet on it.',
    ],
    ['I said next question about Jersey. This is it.'],
  ],
  florida: [
    [
      "Florida's where guys go to get found.",
      "I took a day off in '81. Somebody died. I don't do vacations.",
      "You plannin' a trip? With what you got on my page?",
    ],
    ['No beaches. We been over beaches.'],
  ],
  italy: [
    [
      "My grandfather left Naples with one shoe. We don't ask about the other one.",
      'The old country. Everybody cries about it. Nobody goes back.',
      "My mother's got a map on the wall. She hits the village with a fly swatter, by accident.",
    ],
    ['You Italian or you just hungry?'],
  ],
}
