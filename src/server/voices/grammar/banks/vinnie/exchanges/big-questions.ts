import type { BIG_QUESTIONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/big-questions.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Right and wrong, fate, money and the meaning of life. */
export const BIG_QUESTIONS_LINES: ThemeLines<typeof BIG_QUESTIONS_EXCHANGES> = {
  money_happiness: [
    [
      "Money ain't everything. The rest of it's just free and worth it.",
      "Guys tell me money don't buy happy. They never say it to me while they got some.",
      'Enough? There was a guy said enough. Nice guy. I got his chair.',
    ],
    ["You still askin' about money and the soul? I only do the one."],
  ],
  am_i_criminal: [
    [
      "Illegal's a word cops use to start talkin'. You carry boxes. You ever see a box in a cell?",
      "You feel bad? Nobody's makin' you. Put it down, walk away. After you pay.",
      "Criminal's the guy who don't pay. You and me, we're transportation.",
    ],
    ["Still worryin' about the law. It don't worry about you yet."],
  ],
  found_treasure: [
    [
      "That somebody shuts up, keeps walkin', and comes to see me. Hypothetically.",
      "You find somethin' like that, somebody lost it. And he's got friends, and one's named Nicky.",
      "Finders keepers till the loser's a guy who carries. Look at both sides of the bag first.",
    ],
    ["You still got that bag on your mind? Heavy, ain't it. Hypothetically."],
  ],
  last_day: [
    [
      "The last day's the best day. Everybody pays what they can and nobody asks about Friday.",
      "Steak, Sinatra, then I burn the notebook. Nah. I leave it to Nicky. Both of 'em. Let 'em fight.",
    ],
    ["My last day again? You measurin' me for somethin'?"],
  ],
  who_owes_whom: [
    [
      'It goes up the hill. Money rolls uphill and the other thing rolls down.',
      'Me, I use my own. Everybody else goes to a guy, that guy goes to a guy, and the last guy goes to a bank. Banks go to lunch.',
    ],
    ["Still lookin' for who's at the top of it? It's a guy with no chair. He don't need to sit."],
  ],
  steal_bread: [
    [
      "Wrong? If you get caught it's wrong. If nobody sees, it's lunch.",
      "You got hungry kids, you do what you do, and you leave the guy a note. I'd have left a note.",
      "Go ask a priest, he's got time. I only know two sins: short and late.",
    ],
    ["Still askin' me what's right? I'm the wrong window, pal."],
  ],
  what_is_money: [
    [
      "Just paper, huh? Then you won't mind givin' me yours.",
      "Money's what makes a guy call me sir. Try it with a leaf.",
      "Everybody says it ain't important, and they always say it with the pockets inside out.",
      "Money's what a guy shows you instead of his face. I read both.",
      "Can't take it with you. Fine. Leave it here, I'll watch it.",
      "It don't buy everythin'. It buys the door, though, and who's standin' in it.",
    ],
    [
      "You still got opinions on money. What you ain't got is money.",
      "More about money? Quit studyin' it. Bring some.",
    ],
  ],
  free_will: [
    [
      "Sure you're free. You're free till Friday like everybody else.",
      "I don't know if it's real. I know if you step on my foot, I yell. That settles it for me.",
    ],
    ["Still philosophizin'. I had a guy did that. He walked into a door. My door."],
  ],
  would_rather: [
    [
      "I'd rather get paid. It wasn't on the list. It's never on the list.",
      "You sit up nights thinkin' of these? I sit up nights countin'. We're both alone.",
      "Whichever one's got a back door. That's how I pick everything.",
    ],
    ["Another one? I'd rather you asked me somethin' with a number in it."],
  ],
  is_it_wrong: [
    [
      'Wrong is what the other guy done. What I done is business. Ask any bank.',
      "There's a line. No kids, no priests, no soup on Fridays. The rest is just traffic.",
    ],
    ["More with right and wrong. I got a cousin who's a priest. He don't know neither."],
  ],
  meaning_of_life: [
    [
      "You're born owin' and you die square. If you're lucky. That's the whole book.",
      "My mother's got the answer. It's at church at seven, and she saves you a seat whether you come or not.",
    ],
    ["You still lookin' for the meanin'? Did you check your other coat?"],
  ],
  fate_or_choice: [
    [
      "Fate's what a guy says when he didn't look both ways. You walked in here on your own feet.",
      'People change. They change their number, mostly.',
      'Karma drives a Lincoln and works outta Brooklyn.',
    ],
    ["Destiny again. You choose, you pay, you go home. It ain't deep."],
  ],
  if_you_won_million: [
    [
      "I'd buy the buildin' across the street and evict the guy who sings.",
      "A new knee. A parkin' space. And I'd have my brother's carpet store painted shut.",
      "I'd put it on the street by supper. Money in a mattress is a dead guy.",
    ],
    ['I still want the knee. You gonna give me a knee?'],
  ],
  would_you_rather: [
    [
      'Gimme both and a receipt. If I gotta pick, I pick whichever one pays on time.',
      "The first one. Always the first one. Second's for guys who finish soup cold.",
      "I don't choose. I wait till you choose, then I charge you for it.",
    ],
    ["Another this-or-that. Keep it up, I'll give you left or right."],
  ],
  does_crime_pay: [
    [
      'It pays like a cab. Not great, every day, and you never leave the seat. My advice: be on time.',
      "Sell when it's dumb to buy. Shut up when it's smart to talk. That'll be nothin'. First one's free.",
    ],
    ["More wisdom? I'm out. It's a small bottle."],
  ],
  trolley_dilemma: [
    [
      'You gimme a hard one on an empty stomach. My mother first. After that, in order of payments.',
      "I'd stand there till somebody asked me to leave. It's got me through worse.",
    ],
    ["Another hard one. I save whoever's got a slip with me. It's a lonely rule, but it's a rule."],
  ],
  just_money: [
    [
      "Just money. Say that again when you're on this side of the table and it's out there in some guy's pocket.",
      "It ain't just money, it's mine. That's a whole different animal.",
      "Guys who say it's only money never got any. Funny how that goes.",
    ],
    ['Only money. Then gimme yours.'],
  ],
  easy_to_say: [
    [
      "Easy? I was eatin' bread with mustard till I was thirty. I paid for this chair in knees.",
      "Sure it's easy. I'm on the side of the table with the pencil. Work on gettin' over here.",
      'You think I was born with the book? I stole the pencil first.',
    ],
    ['Still easy for me. It gets easier every time you say it.'],
  ],
}
