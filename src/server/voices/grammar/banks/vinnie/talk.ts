import type { Bank } from '../../bank.ts'

/** Answers to talk that is not business. */
export const TALK: Bank = [
  {
    topic: 'answer_postpone',
    lines: [
      "Think? With what? Fine. The clock's runnin', {name}.",
      'Take your time. I charge for it everywhere else.',
      "Later's what the last guy said. He's late now. The late guy.",
      "Sleep on it. Sleep on somethin' soft while you can.",
      "Later? Fine, later. I don't chase. My guys chase.",
      "Maybe's a word for guys with no guts. Go. Grow some.",
    ],
  },
  {
    topic: 'answer_trade',
    lines: [
      "Good. Sell it dear. What's mine of it, I'll know.",
      "I don't buy goods. I buy time, and I sell it back ugly.",
      "You movin' stuff in {borough}? I heard the wheels squeak.",
      "Goods are nice. They burn nice, too. Turn 'em to cash.",
      "Don't show me the boxes. Show me what you got for 'em.",
      "You and every mutt with a truck. What'd you clear?",
    ],
  },
  {
    topic: 'answer_rules',
    lines: [
      "Rules? You take it, you bring it back fat. That's the book. One page.",
      "Every day costs. That's how a day works. Ask the sun.",
      "Pay early, sleep early. I got nothin' against it. It breaks my heart, is all.",
      'Be somebody first. Nobodies get pocket change outta me.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      "You don't pay, I come. Then your boxes leave with me. Then we start on you.",
      "Late? First your name stinks on every corner. Then somebody visits. He ain't bringin' cake.",
      "What if you can't? What if the floor can't hold you? Don't find out.",
      "Miss the day and it costs you every mornin' after. Ask once for more time. Once.",
      "Nobody don't pay me, {name}. Some of 'em just do it slower. And limpin'.",
    ],
  },
  {
    topic: 'answer_memory',
    lines: [
      'I remember every number you ever touched. Your face I gotta work at.',
      "You're {name}. You got {cash} and wet shoes. I know what I gotta know.",
      "What do I know? What you got, where you sleep, who'd cry.",
      "I got a head like a safe. You're in there with the other dead weight.",
      'You think I forget? I wish I could forget half of you people.',
    ],
  },
  {
    topic: 'answer_memory',
    when: ['has_last_deal'],
    lines: [
      'Sure I remember. {lastDeal}. I remember like it was my own blood. It was my own money.',
      "You? {lastDeal}. It's wrote down, and it's wrote in here, too.",
    ],
  },
  {
    topic: 'answer_identity',
    lines: [
      "What am I? I'm the guy you call when the bank laughs at you.",
      'A machine? Pinch me. Go ahead. Lose the finger.',
      "Vinnie. Born on Mulberry, raised on lumps. You writin' a book?",
      'My old man carried bricks. I carry grudges. Pays better.',
      "I'm flesh and blood. Mostly other people's.",
      "Who's askin'? And who sent you to ask it?",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other'],
    lines: [
      "{subject}? I don't say nothin' about {subject}. I spit, though.",
      "What {subject} does is {subject}'s funeral. Might be a nice one.",
      "You been talkin' to {subject}? Then wipe your ears.",
      '{subject}. Huh. Tell {subject} I still got the hammer.',
      "Don't bring me {subject}. I got an ulcer already, I named it.",
      'You like {subject} so much, go bleed over there.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_self'],
    lines: [
      "I'm right here, mutt. Say it to the face that's gonna remember yours.",
      'People talk about me. People whisper about me. Learn the difference.',
      "That's what they say about Vinnie? They left out the good parts.",
      "You talkin' about me like I left? I never leave.",
    ],
  },
  {
    topic: 'answer_apology',
    lines: [
      "Sorry's a word. I don't take words. Cash don't apologize.",
      "Fine. It's gone. I only keep the number.",
      "You're sorry? Good. Stay sorry. It suits you.",
      "Forget it. I hit guys for less. You got lucky, I'm eatin'.",
      "Stand up straight when you crawl, {name}. There. We're square on that.",
    ],
  },
  {
    topic: 'answer_promise',
    lines: [
      "Your word? I got a drawer of words. Somebody's teeth in there with 'em.",
      'Swear on your mother, not on mine. Mine collects saints.',
      "I heard you. So did the guy by the door. Now there's two of us.",
      "Promises I hear all day. Bring it. That's a promise I can count.",
      "Good. Now I don't gotta wonder. I hate wonderin'.",
    ],
  },
  {
    topic: 'answer_excuse',
    lines: [
      "That's a sad story. You got a sadder one? I'm gonna write the book.",
      "It happened, it didn't happen. My number don't care.",
      "That's your reason? I heard better from a guy in a trunk.",
      'Uh-huh. And the dog ate the cash. Bring me the dog.',
      "Tell it to the guy who comes. He's deaf. It's why I hired him.",
    ],
  },
  {
    topic: 'answer_compliment',
    lines: [
      'Yeah, yeah. What do you want? Guys say nice things, then they want.',
      'You butter me, I still charge you for the butter.',
      "Nice. Say it again when you're late. See what it buys.",
      "Nobody says that to me without sweatin'. You're not sweatin'. I like it. Stop it.",
    ],
  },
  {
    topic: 'answer_joke',
    lines: [
      "A joke? Guy walks into a bar late with my money. He don't walk out. That's it. That's the joke.",
      "What's the difference between you and my wallet? I'd miss the wallet.",
      "Knock, knock. It's me. It's always me.",
      "I laughed once. In '71. Guy fell off a roof. You had to be there. He wished he wasn't.",
      "Funny. My nephew's funny, too. He does it from a wheelchair.",
      'How many guys to change a bulb? None. We like it dark.',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['unsure', 'met'],
    lines: [
      'What? You want money or you want trouble?',
      "Say it straight. You takin', payin', or wastin' my air?",
      'Was that a yes, a no, or gas?',
      'In English, {name}. What do you want?',
      "You mumblin' at me? How much, and what for?",
      'Come again? And this time move your lips.',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['small_talk', 'met'],
    lines: [
      "You lost me around the second word. Where's that go?",
      'Is there a question in there? Bring it out, let me look at it.',
      'Good for you. You want a parade? Parades cost.',
      "I hear ya. I don't care, but I hear ya.",
      'Yeah? And then what? Go on, I got till my soup comes.',
      'Okay. And what am I supposed to do with that?',
      "You told me. Now it's told. What's the point of it?",
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['off_topic'],
    lines: [
      "What's that, space talk? This is a card table. With cash on it.",
      "Do I look like the library? The library's got lions. I got Sal.",
      "I don't know what that is, and if it ain't green I don't wanna.",
      "Ask a professor. I know one. He's into me for six grand, too.",
      "You been sniffin' the paint? That ain't from around here.",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_tommy'],
    lines: [
      "Tommy's a coffee can with a heart. He'll be all right. Guys like that always got an aunt.",
      "You hear a lot about Tommy, 'cause Tommy never shuts up. Tell him hello. Tell him slow.",
      "Tommy? He gives it away and calls it business. I don't wish him nothin' bad. I don't wish him nothin'.",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_carmela'],
    lines: [
      "Carmela don't blink. I wouldn't play cards with her and I wouldn't ask her to dance.",
      'You heard that about Carmela? Say it on the nineteenth floor. Take the stairs down after.',
      "Carmela. She's nobody's friend, nobody's girl, and nobody's fool. That's all I got and I ain't said it.",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_bigboss'],
    lines: [
      "Him I met twice, and I stood up both times. That's all you get on the Boss.",
      "You don't ask about the Boss. You wait, and one day he asks about you.",
      "The Boss? He's real, he's quiet, and he peels an orange like he's got all day. He does.",
    ],
  },
  {
    topic: 'answer_topic',
    when: ['topic_love', 'asks_shark', '!asked_before'],
    lines: [
      "Once. Rosalie. She took a dentist. We're done talkin' about it.",
      "Me? I loved a Lincoln. It's in the river. Long story.",
    ],
  },
  {
    topic: 'answer_topic',
    when: ['topic_sleep', 'asks_shark', '!asked_before'],
    lines: [
      "Like a stone. I got nobody on my conscience, I keep 'em in the notebook.",
      'Six hours, window open, shoes by the bed. I sleep better than the guys I visit.',
    ],
  },
]
