import type { LifeTopic } from '#src/rules/sharks/topics.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Vinnie on life. */
export const LIFE_LINES: TopicLines<LifeTopic> = {
  mother: [
    [
      'Mine collects saints. Sunday at one I sit at her table. You be on time for yours.',
      "Leave mothers out. Mine thinks I'm in produce.",
      'You call your mother this week? Call her. Then come back and be afraid.',
    ],
    ['Again with the mother. Kiss her for me and shut up.'],
  ],
  father: [
    [
      'My old man drove a bread truck. Died tired. I sit down a lot.',
      'My father carried envelopes to guys like me. I was nine. I carried them better.',
      "Uncles. Everybody's got one inside and one on the roof.",
    ],
    ["We did fathers. Mine's still dead."],
  ],
  siblings: [
    [
      "Sal's my brother. Carpets. Jersey. That's all of it.",
      'Five of us. One bed. I learned to sleep angry.',
      'Cousins. You hire one, you hire nine.',
    ],
    ["I told you about Sal. Don't make me tell it with feelin'."],
  ],
  marriage: [
    [
      "There was a Rosalie. She married a dentist. He's got nice teeth. For now.",
      "Marriage is a loan with no due day. I don't write those.",
      "You gettin' married? Who's payin' the band?",
    ],
    ["Still about weddin's. You askin' me? I'm busy."],
  ],
  children: [
    [
      "No kids. I got two Nickys. It's worse.",
      "Kids are expensive and they can't carry nothin'.",
      "Your kid's a good kid? Then be home for supper. After you see me.",
    ],
    ['The kids again. Show me a picture and a number.'],
  ],
  love: [
    [
      'Love. I seen it. Guy sold his car for it. I got the car.',
      'She left you? Good. One less plate.',
      "You're in love. It shows. You're standin' in my light.",
    ],
    ['Love, love. Write it on a wall. Not mine.'],
  ],
  friends: [
    [
      'I got no friends. I got guys. Guys show up.',
      "Friends borrow and forget. That's why I got a notebook.",
      "Lonely? Get in line. It's a quiet line.",
    ],
    ["You're lookin' for a friend. Kitchen's in Queens."],
  ],
  food: [
    [
      "Minestrone. Same stool. Back to the wall. That's dinner.",
      'You hungry? Good. Hungry guys count right.',
      "Don't talk about food near my soup. It hears you.",
    ],
    ['I ate. You watched. What else.'],
  ],
  pizza: [
    [
      "Fold it, eat it standin', go back to work.",
      "Somebody put pineapple on one once. We don't see him.",
      "Pizza I don't discuss with guys who use a fork.",
    ],
    ["Another slice of conversation. I'm full."],
  ],
  coffee: [
    [
      'Espresso. Black. It keeps my hand steady for the numbers.',
      'You drink it with milk? After noon? Get out.',
      'I had four today. Choose your words.',
    ],
    ["That's five coffees now. You did that."],
  ],
  drinks: [
    [
      "I don't drink. Guys who drink, tell. I like the guys who drink.",
      'You had a few. I can hear it. Sit on your hands.',
      "A bar's a church where people tell the truth. I'm by the door.",
    ],
    ['Sober up. Then be scared properly.'],
  ],
  health: [
    [
      'You look like hell. Hell pays on time.',
      'Doctor said less salt, less stress. I gave my stress to other people.',
      "Somethin' hurts? I know a guy. He ain't a doctor. He makes you forget it.",
    ],
    ['Still sick? Cough over there.'],
  ],
  sleep: [
    [
      "I sleep fine. It's the other guys up at three.",
      'You dreamed about me? Everybody does.',
      'Tired? Be tired on your feet.',
    ],
    ['Go home, close your eyes, see my face.'],
  ],
  age: [
    [
      'Old enough to know where things are buried.',
      'I was never young. I was short.',
      "Happy birthday. That's a year I let you have.",
    ],
    ["You keep askin' how old. Older than you're gonna be."],
  ],
  holidays: [
    [
      'Christmas I work. People get generous and stupid.',
      "My guys get a ham. You ain't my guys.",
      "Fireworks. Every year somebody thinks it's us.",
    ],
    ["Ho ho ho. What's the number."],
  ],
  church: [
    [
      'I lent to a priest once. He paid. He had help.',
      'God forgives. I write it down.',
      "My mother prays for both of us. She's got you mixed in now.",
    ],
    ["More church. You dyin' or just slow?"],
  ],
  death: [
    [
      "Don't say it like that. It's called goin' upstate.",
      "Nice funeral last week. Good turnout. I didn't sit.",
      "Dead guys don't pay. Remember that, it's what keeps you warm.",
    ],
    ['Twice with the dead. Lower it.'],
  ],
  fear: [
    [
      "Scared's good. Scared shows up early.",
      "What am I afraid of? My mother's left hand.",
      'Worry on your time. Here you just count.',
    ],
    ["Still shakin'. You got nothin' else?"],
  ],
  luck: [
    [
      "Luck's a guy who's into everybody for somethin'.",
      "I don't step on cracks. Don't tell nobody.",
      'You feel lucky? Feel it with your own money.',
    ],
    ['Luck left. You missed it.'],
  ],
  gambling: [
    [
      'Horses. I love a man who loves horses. He comes Mondays.',
      "I don't bet. I'm who you see after.",
      "You won? Sit down. You'll lose it, and I'm right here.",
    ],
    ['Another sure thing. I got a drawer full of sure things.'],
  ],
  wellbeing: [
    [
      "How am I? My knee hurts, my lawyer's on the boat, and you're here. Ask me somethin' with a number.",
      "I'm breathin'. Some guys who asked me that ain't.",
      "Me? Can't complain. I tried. Nobody came back from it.",
    ],
    ["You asked how I was already. I'm worse."],
  ],
  happiness: [
    [
      "Happy's a full page with no blanks.",
      'Cry in the street. The rain helps.',
      "Fun? I watch people count money that ain't theirs.",
    ],
    ['You and your moods. Pick one and stand in it.'],
  ],
  school: [
    [
      "Eighth grade. I did the teacher's books. She was short.",
      'I read one paper. The back page.',
      "You went to college? Good. Spell 'Friday'.",
    ],
    ['Class dismissed. Again.'],
  ],
  clothes: [
    [
      "Dark suit, dark tie. Goes with everythin' that happens.",
      'Nice shoes. They come off easy?',
      "You dress like a guy with a plan. Where's the plan?",
    ],
    ['We looked at your coat already.'],
  ],
  cars: [
    [
      'Lincoln. Big trunk. I like big trunks.',
      "Nicky drives. The Other Nicky sits behind you. That's the ride.",
      'Nice car you got. Got. Listen to the word.',
    ],
    ["Keep talkin' cars. I'll have one of yours yet."],
  ],
  pets: [
    [
      'I had a pigeon. It left. I respect that.',
      "Tommy's got a cat with one eye. It looks at me like it knows.",
      "Rats I don't like. In any size.",
    ],
    ["You brought me animals again. I ain't Noah."],
  ],
  prison: [
    [
      'Eleven months. Good library. Bad soup.',
      "Guys who went in for talkin' come out quiet.",
      'My lawyer charges more than me. I admire him.',
    ],
    ["You keep sayin' jail. You in some kind of a hurry?"],
  ],
  taxes: [
    [
      "I'm in produce. Check the form.",
      "Tax man takes a third and you say thank you. And I'm the bad guy.",
      "Rent's up? Everybody's up. I been ten percent since '74.",
    ],
    ["Bills, bills. I'm the one you should open first."],
  ],
  trust: [
    [
      'I trust Fridays. They come.',
      'You lie to me once, I charge you twice.',
      "Respect's simple. Come on the day. Even with half.",
    ],
    ['Say trust again and I check my pockets.'],
  ],
  regret: [
    [
      "One thing. Rosalie. We're done talkin'.",
      "Somebody's gotta do this. I do it on time.",
      'Conscience? Left it in a coat. Sold the coat.',
    ],
    ["I answered that. You didn't like it. Still the answer."],
  ],
  actions: [
    [
      'What was that? Hands where the soup is.',
      "Don't do things in here. Sit. Talk. Count.",
      'You move nice. Move slower.',
    ],
    ["Again with the hands. Nicky's watchin' the hands."],
  ],
}
