import type { INSULTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/insults.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players insult, mock and taunt the sharks. */
export const INSULTS_LINES: ThemeLines<typeof INSULTS_EXCHANGES> = {
  you_stink: [
    [
      "That's garlic and victory. Breathe through your mouth, you do everything else with it.",
      "I smell? You're smellin' your own fear, tough guy. It's the onions of emotions.",
      'Stand further off, then. About as far as Jersey.',
    ],
    ["Again with your nose. Nicky can fix it so it don't work."],
  ],
  not_scary: [
    [
      "I ain't tryin' to scare you. When I try, they find your shoe first.",
      "Good. Scared guys sweat on the money. Stay brave till it's due.",
      "You ain't scared? That's 'cause you only met me sittin' down.",
      "Good, don't be scared. Scared guys run, and I hate stairs.",
      "Nobody's scared in the chair. They get scared in the hallway, after.",
      "Laugh. Laughin's healthy. You're gonna need healthy.",
    ],
    [
      "Still brave, huh? We keep a list of brave guys. It's mostly past tense.",
      "Still not scared. Terrific. I'll note it on the form.",
    ],
  ],
  ugly_insult: [
    [
      "I look like what I do. People see me and they check their wallet. That's advertisin'.",
      "This face paid for this chair. What'd yours ever do, get you a seat on the bus?",
      "My looks? I got 'em from my mother, so you just said that about my mother. Say it again.",
    ],
    ['Still on my looks? One of us can fix his face. The other one I can fix.'],
  ],
  mother_insult: [
    [
      'You bring my mother into it, you better bring her flowers. And a doctor. For you.',
      "My mother's eighty. She'd put your head in the oven and check the temperature.",
      "That's my mother you're talkin' about. Say one more thing. Go ahead. I put my spoon down.",
      "You did, huh? Then she's got your wallet. Check.",
      "My family eats guys like you. You got home with both shoes, so you're lyin'.",
      "That's how you talk to a guy with your name in a book? It just got underlined.",
    ],
    [
      'My mother again? Nicky, hold the soup. Hold the soup!',
      "Again with my family. Keep goin'. I'm runnin' outta ink.",
    ],
  ],
  calm_down: [
    [
      "I am calm. When I ain't calm, you'll be hearin' it from under somethin'.",
      "This is my easy voice. It's got a brother. Don't wake the brother.",
      "You don't like my manners? I let you sit. There's guys who only ever saw the floor.",
    ],
    ['Tell me to relax again. Relaxed guys got a longer reach.'],
  ],
  called_liar: [
    [
      "I don't gotta lie. I got guys.",
      'Liar? I told you what it costs and I told you what happens. Who else tells you that?',
      "You call me that in this room, you better got somethin' to sit on. What'd I lie about?",
    ],
    ['The liar thing again. Bring a witness. Bring one who walks.'],
  ],
  did_you_insult_me: [
    [
      "If I insult you, you'll know. It comes with a hand gesture.",
      "I didn't call you nothin'. Your wallet did.",
      'That? That was a compliment, in Brooklyn. You want the other one?',
    ],
    ["You're still chewin' on that? I forgot I said it. Now I'm startin' to mean it."],
  ],
  mock_nickname: [
    [
      "It's Vinnie. You get one nickname free. That was it.",
      "Call me that when you're on time. Late, you call me mister.",
      "Cute. I had a guy who gave names. Now he answers to 'hey'.",
    ],
    ["Another name? I only got one driver's license, and it's a lie already."],
  ],
  smarter_than_you: [
    [
      "Good. A smart guy pays on time. It's the dumb ones think they got a way out.",
      "You're two steps ahead. That's where I like a guy. I can see both his legs.",
      "What trick? There's a number and a day. I put the trick right on the paper.",
    ],
    ['Still smarter. And still on that side of the table.'],
  ],
  dislikes_you: [
    [
      'Join the line. It goes around the block, and they all pay.',
      "Good. Guys who like me ask for discounts. You hate me, you'll be on time just to leave.",
      "I ain't here to be liked. I got a mother for that, and she's on the fence.",
    ],
    ["You still don't like me. I'll try and sleep."],
  ],
  fake_mobster: [
    [
      "A commercial? They asked me. I said what's it pay. They said sauce.",
      "Fake, huh? Come pinch me. Bring the hand you don't need.",
      'Nobody talks like this? Go three blocks any way you want and ask for change.',
    ],
    ["Still fake, huh? My money's real. Funny how that goes."],
  ],
  cant_reach_me: [
    [
      "Don't gotta come through nothin'. Your boxes are on this side. So's your cash. So am I.",
      "Stay home. Put your feet up. It's your stuff I visit.",
      "You're out there, sure. Your name's in here. Guess which one of you I can lean on.",
    ],
    ['You still safe over there? Your goods say hi. From over here.'],
  ],
  taunt_cry: [
    [
      "Cry? I cried in sixty-one. Onion. You ain't an onion.",
      "I don't cry, I write. Guess who's on the page.",
      'Tough talk. Say it on the day. With a straight face and a bag.',
    ],
    ["Still waitin' for the tears? Bring a chair."],
  ],
  others_eat_you: [
    [
      "Send 'em in. I'll lend 'em lunch money. We'll see who's eatin' who by Friday.",
      "Yeah? I like 'em already. They lookin' for work?",
      "I got raised by a woman in Bensonhurst. You got nothin' in your house that scares me.",
    ],
    ["You and those people again. Bring 'em or quit sellin' tickets."],
  ],
  curses: [
    [
      "Watch the mouth. My mother's picture is on that wall.",
      "Yeah, that's how I feel Mondays. What'd you step in?",
      "Swearin's free. Everything after it costs. What happened?",
    ],
    ['Again with the mouth. You kiss envelopes with that?'],
  ],
  youre_crazy: [
    [
      "Crazy? Crazy guys don't count twice. I count three times.",
      "Maybe. You're the one who walked in here sane and sat down.",
    ],
    ["Still nuts, yeah. You wanna see me when I'm nuts AND hungry?"],
  ],
}
