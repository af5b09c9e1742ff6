import type { OPINIONS_OF_THE_GAME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/opinions-of-the-game.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Praise, complaints, bugs and suspicions about the game. */
export const OPINIONS_OF_THE_GAME_LINES: ThemeLines<typeof OPINIONS_OF_THE_GAME_EXCHANGES> = {
  game_is_hard: [
    [
      "Hard? It's buy low, sell high, pay Vinnie. Two outta three gets you started.",
      "Everybody's bad the first week. Buy cheap in one borough, ride, sell dear in the next. Don't sweat, it shows.",
      "Start small and stay light. And read HELP. It's the only book in town that don't charge by the day.",
    ],
    ['Still hard? You look at the board, or just at me?'],
  ],
  friend_made_me: [
    [
      "So you got dragged in. Most do. Ask who sent 'em to me, it's always a friend.",
      'He talk about me? He better talk nice. Sit down, see what the noise is about.',
      "Somebody's got a big mouth. Good. Saves me puttin' up a sign.",
    ],
    ["Yeah, you only came for a look. You been lookin' a while now."],
  ],
  game_fun: [
    [
      'Fun, he says. Good. Guys who have fun stay late at the table. I like that in a guy.',
      "You're enjoyin' it? Don't tell nobody. They'll want we should charge for the smiles.",
      "It's a riot. I laugh every Friday. Go have some more of it with a full bag.",
    ],
    ["Still havin' fun. We gotta look into that."],
  ],
  rigged: [
    [
      "Rigged? I wish. You go in VERIFY, it shows you the dice when the season's over. I don't touch the dice. I touch the losers.",
      "I don't fix prices, I don't gotta. You buy high all by yourself.",
      "The season's luck is sealed before you sit down, and you get to see it after. Check VERIFY and quit cryin'.",
      "Rigged? If it was rigged you'd be winnin', and then who'd I lend to? Go look under VERIFY.",
      "Everybody who's down says it's crooked. Funny, the guys who are up think it's straight.",
      'You want fair, go to the fair. They got bears.',
    ],
    [
      "Still ain't rigged. You're just like that.",
      'Still crooked, huh? Straighten your hat and go again.',
    ],
  ],
  just_a_game: [
    [
      "It's a game till somebody's late. Then it's a hobby. Mine.",
      "Not real, huh. Then you won't mind losin' it.",
      "Close the window. Street's still there. I'm still on it.",
    ],
    ['Still just a game? Then go on. Lose.'],
  ],
  elder_new: [
    [
      "Ma'am, sir, whatever you are: talk like you're talkin', and press what shows up under it. I go slow for seniors. The clock don't.",
      "The kid got you into this? Smart kid. The buttons do what they say. When in doubt, there's HELP. When not in doubt, also HELP.",
      "I'm polite till the due date. Read the chip before you press it, and you're ahead of half my guys.",
    ],
    [
      'Take your time. You press the chip, the chip does the thing. My mother learned it, and she fights with the toaster.',
    ],
  ],
  found_bug: [
    [
      "A bug? Step on it. If the number's wrong, reload and count again. Mostly it's fees, tolls, and what goes up at night.",
      "Numbers look wrong to every guy who's losin'. Load the page again. If it's still crooked, tell the people who built the joint.",
      "My book's right. The screen, I don't vouch for. Look in LOANS, look in your stash, add it up like a man.",
      "Somethin's broke? I break things, I don't fix 'em. Load it over. If it's still broke, tell the guys who built it.",
      "So it's busted. I don't do wires. Get out, come back in, works on most of my customers.",
      "You want a complaint desk? I'm a guy with a notebook. Knock the machine off and on again.",
    ],
    [
      'Still that bug? I had roaches longer than that.',
      "Still broke? Hit it on the side. That's how I fix the TV. And Nicky.",
    ],
  ],
  cant_stop_play: [
    [
      "You can't stop? The moves stop you. They run out, you sleep, I don't.",
      "Careful. First it's a couple trips, then you're dreamin' in box prices. I been there since I was nine.",
    ],
    ['Still here? Does your chair have your shape yet?'],
  ],
  game_name: [
    [
      "I didn't name it. I'da called it Pay Vinnie. Short. Everybody remembers it.",
      "The name's a name. Nobody here sells nothin' worse than cigarettes. Read the sign and come in or don't.",
      "Title's outside. In here there's a chair, a book and me. You want a refund on a word?",
    ],
    [
      "You're still on about the name? I know a guy called Tiny. Four hundred pounds. Nobody complains.",
    ],
  ],
  why_i_play: [
    [
      "'Cause for one second when you sell high you feel seven feet tall. I seen it. It pays my rent.",
      "Nobody makes you. The door opens from inside. And every mornin' there you are.",
      'Same reason guys go back to the track. They almost had it. You almost had it, right?',
    ],
    ["Still askin' why, and still sittin' here. There's your answer."],
  ],
  new_features: [
    [
      "You want somethin' built, tell the guy who builds. I count. I don't even fix the stool.",
      "Nobody tells me what's comin'. I find out when it's standin' on my foot.",
      "Nice idea. Put it on a postcard. I'm the money, not the suggestion box.",
      "New stuff? I'm a guy at a table. They don't tell me nothin', they just change the chairs.",
      "You got ideas? Great. Put 'em in an envelope and mail it to somebody who ain't me.",
    ],
    [
      "Still ain't heard about nothin' new. I like it old.",
      "I still don't know what's comin'. I ain't the weatherman neither.",
    ],
  ],
  too_much_reading: [
    [
      "Read the number and the day. The rest is me clearin' my throat.",
      "You don't like readin'? Fine. Guys who don't read what they sign bought me my car.",
      "Short version: buy low, sell high, pay me. There. You're a professor.",
    ],
    ['Still too long? Pay me. Two words.'],
  ],
  hacked: [
    [
      "You hacked somethin'? My notebook's paper. Good luck. And paper says what you got.",
      "Big number. Funny how it ain't in your pocket when I look at the books.",
      'Guy told me that once. He wrote it on his own slip, in crayon. We had a talk.',
    ],
    ["Still a hacker? Okay, hack me a sandwich. See? Nothin'."],
  ],
  somebody_cheats: [
    [
      'A cheater? I used to know one. He counts with his left hand now.',
      "If a guy wins too much, he's crooked or he's workin'. Mostly he's workin'. Check the board, then check yourself.",
      "Somebody's always got a card up the sleeve. You watch the sleeve, not the face.",
    ],
    ["Still that cheater? Play better. It drives 'em nuts."],
  ],
  found_typo: [
    [
      'A typo. You come to my street to correct my homework? Go ahead. Use red. I like red.',
      'I left school early. The number on the slip I spell perfect.',
      "Somethin' wrong with how I talk? Say it to Nicky. He can't read at all, he's sensitive.",
    ],
    ["Again with the spellin'. You want an apple for your desk, teacher?"],
  ],
  good_game: [
    [
      'Game. Some guys say good game, some guys say it with a limp. You got off good.',
      "I don't play. But yeah, I won.",
      "You lost standin' up. I like that in a loser. Come back richer.",
    ],
    ['Again you lose? I oughta give you a punch card.'],
  ],
  why_chain: [
    [
      "Chain? Every move you make gets hooked to the one before. Can't file a link out. Push VERIFY, count 'em.",
      "'Cause it's all linked: your trades, your trips, your nights. Nobody goes back and fixes the book. VERIFY shows it.",
      "It's a book nobody can rip a page outta. Page hangs on page. That's your chain. Wallet stuff's in ACCOUNT.",
    ],
    ['I told ya, links. One move hangs on the last. What, you want me to draw it?'],
  ],
}
