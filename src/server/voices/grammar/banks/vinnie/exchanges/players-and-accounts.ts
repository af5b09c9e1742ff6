import type { PLAYERS_AND_ACCOUNTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/players-and-accounts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Other players, streamers, children, parents and accounts. */
export const PLAYERS_AND_ACCOUNTS_LINES: ThemeLines<typeof PLAYERS_AND_ACCOUNTS_EXCHANGES> = {
  other_players: [
    [
      "No passin' money, no passin' boxes. Everybody's alone with his own bag. You see the others on the board, above you.",
      "Your friend's got his own troubles. You can't give, he can't take, and neither of you moves the other's price.",
      "There's others. You race 'em, you don't feed 'em. Lendin's my job.",
      "Nobody hands nobody nothin' here but me. Your buddy's money's his, yours is mine.",
      "No passin' cash around. You got the market and you got us four. Want your friend's help, have him buy you a coffee.",
      "Their deals don't touch your prices, and their dough don't touch your pocket. Everybody drowns in his own tub.",
    ],
    [
      'Still no. You wanna be generous, see Tommy.',
      'Still no. Tell your pal to get his own shark.',
    ],
  ],
  bedtime: [
    [
      "Market's always open. So am I. Only thing that closes around here is a fist.",
      "Go to bed. The day's gonna walk off without you either way. See you when you're vertical.",
    ],
    ["Still open. I don't sleep, it's the knee."],
  ],
  close_account: [
    [
      "ACCOUNT's got a button for guys who wanna vanish. Press it, nobody here knows you. First time that's legal.",
      "You wanna quit, you just quit comin'. You want the file burnt too, that's in ACCOUNT, and it don't come back.",
      "People leave me two ways. Yours is in ACCOUNT, and it's the quiet one.",
    ],
    ["Still wanna go? ACCOUNT. I ain't holdin' the door."],
  ],
  up_late_alone: [
    [
      "Four in the mornin', you and me and nobody else. That's when I do my best countin'.",
      "Everybody good's in bed. So that's us sorted out.",
      "You can't sleep, you come to a guy like me? You got nothin' on your conscience or everythin'.",
    ],
    ['Still up? Only cops and bakers are up. Which are you?'],
  ],
  mood_for_crime: [
    [
      "There's the spirit. Crime's mostly carryin' boxes, though. Bring your back.",
      "You wanna be bad? Get in line behind the other nice people. Market's open.",
      "Big talk for a guy with a drink. Go buy somethin' cheap and sell it to somebody dumb. That's the crime.",
    ],
    ["Still feelin' wicked? You ain't ruined nobody yet but your own evenin'."],
  ],
  streaming: [
    [
      "People are watchin'? Tell 'em hello. Then tell 'em I count faces, too.",
      "You brought a crowd to a loan? Okay. Hello, crowd. Nobody here saw nothin'.",
      "Hi, everybody. Which one of you is payin' for the seats?",
    ],
    ['Your audience is still here? Somebody sell popcorn, I want a piece.'],
  ],
  reviewer: [
    [
      'A review? Write this: he was on time with the money, and he wanted the same back.',
      "The papers, huh? Spell Vinnie with two n's and leave out the address.",
      'Write what you like. Nicky reads slow, so you got a head start.',
    ],
    ["Still writin'? Put in that the chair is hard. That's on purpose."],
  ],
  im_a_kid: [
    [
      "That old, huh? I had a paper route and a bat. Does your mother know you're in here?",
      'Beat it, short stuff. Come back when you shave. And do your long division, it pays.',
      "How old? Your feet don't touch the floor. It's play money, kid, but the lesson's real. Ask your mother first.",
      "A kid. I was carryin' envelopes younger than you. Don't do that. Do your homework.",
    ],
    [
      "Still a kid? Takes years to fix that. Where's your mother?",
      "Still a kid? Gimme a minute, I'll get old for both of us.",
    ],
  ],
  parent_asks: [
    [
      "You're the parent? It's buyin', sellin', owin' money and cops. No blood. You decide, it's your kid.",
      "It's all pretend, but it's about guys like me. You sure you want me raisin' him? Sit with him.",
      "What it teaches: don't borrow what you can't bring back. School don't teach that. You judge it.",
    ],
    ['You again, the worried one. Good. Kids need one of those. Look over his shoulder.'],
  ],
  lost_login: [
    [
      "Go in ACCOUNT. Link yourself so you don't get lost. I'd find you, but it ain't pleasant.",
      "I don't do keys. ACCOUNT does keys. And don't wipe nothin' before you look in there.",
    ],
    ["ACCOUNT, like I said. I'm a shark, not a locksmith."],
  ],
  how_many_play: [
    [
      "Enough that there's a line, not enough that I lose track. Look at the boards, the names are there.",
      "I don't give out a head count. I give out money. There's people. Look on the board.",
      "You ain't the only mutt in town. See the boards. All of 'em think they're special.",
    ],
    ["Still countin' my customers? Start countin' your cash."],
  ],
  discord: [
    [
      "Discord? There's plenty. Start with my brother and me.",
      "People who wanna talk about this stand on the corner. It's loud, it's free, bring a coat.",
      "I don't got a clubhouse for you. You got me, a stool, and a payphone that eats dimes.",
    ],
    ["I told you, there's a corner. Go stand on it and talk."],
  ],
  chat_votes: [
    [
      "You bring a crowd to ask what you should do? I ask one guy. Me. He's quick.",
      "Let 'em vote. The number don't run for office.",
      "So a buncha people behind you are pullin' the strings. Which one of 'em pays?",
    ],
    ['The crowd again. Do they feed you, too?'],
  ],
  invite_friend: [
    [
      "Bring your friend. There's no prize in it, for him or for you. There's just one more guy who knows my street.",
      "Send whoever you want. He starts at the bottom. You don't carry him, he don't carry you.",
    ],
    ["I said bring him. I didn't say I'd throw a party."],
  ],
}
