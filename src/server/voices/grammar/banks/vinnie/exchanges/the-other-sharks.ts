import type { THE_OTHER_SHARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-other-sharks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask and say about the other sharks. */
export const THE_OTHER_SHARKS_LINES: ThemeLines<typeof THE_OTHER_SHARKS_EXCHANGES> = {
  nicest_shark: [
    [
      "Nice is Tommy. Look where it got him, a wet roof. Mean is whoever you didn't pay.",
      "Me, I say what I'm gonna do. That's nicer than nice. The Boss don't say nothin'.",
      "Tommy'll feed you, Carmela'll read you, I'll count you, the Boss'll look. Pick your poison.",
      "Nice is Tommy. Smart is Carmela. Quiet is the Boss. Me, I'm on time.",
      'You want nice, go to Queens, you get a cookie. You want it over with, you come to Brooklyn.',
    ],
    [
      "Same four, same order. Don't make me draw it.",
      "Still rankin' us? I hope I'm last. Last guy turns the lights out.",
    ],
  ],
  other_says_me: [
    [
      "They say if you pay. That's all anybody says about anybody. The rest is coughin'.",
      "Word gets around when you're late or when you pay one guy with another guy's money. You been quiet? Then they're quiet.",
      "Your name came up. Nobody spit. For this crowd, that's a valentine.",
      "They say you're still around. On this street that's a good review.",
      'Somebody said your name last week. Another guy said who. I said give it time.',
      "Your reputation's in your ACCOUNT. The rest is guys chewin'.",
    ],
    [
      "Still nobody spittin'. Go ask 'em yourself.",
      "They ain't said nothin' new. You gotta do somethin' new.",
    ],
  ],
  sharks_couple: [
    [
      "Nobody's with nobody. She does sums, he does sauce, I do knees. There's no love in it.",
      "You seen 'em? You seen a business lunch. She counted his meatballs.",
      'You say romance and my name in one breath, you better have another breath saved up.',
      "Get outta here. I wouldn't sit on the same train. You start that rumor, I end it.",
      "Romance? The last time we looked at each other that long, somebody was reachin' for a pen.",
      "None of us is in love. We're in business. It's the same yellin', with better records.",
    ],
    [
      "You're still matchmakin'. Get a parrot and a hat, do it in the park.",
      'The love story again. Go home, watch your soaps.',
    ],
  ],
  vinnie_shuts_up: [
    [
      "I'm Vinnie, genius. And no. My mouth's the only part of me that ain't got arthritis.",
      "You're sayin' that to my face? This is the face. I got one mood and you're in it.",
    ],
    ["You're still talkin' about me to me. I got an earache and you're it."],
  ],
  tell_others_debt: [
    [
      "I don't gossip. You pay on time, nobody hears nothin'. You're late, I open a window and yell.",
      "My book's shut. But you pay me with another guy's money, that guy finds out. It's a small town.",
      "Who'd I tell? I hate 'em all. Go late, though, and it tells itself.",
    ],
    ["It's still between you and me. And the soup. Pay on the day and it stays there."],
  ],
  they_badmouth_you: [
    [
      "Yeah? Let 'em say it in Brooklyn. Say it slow, I'll bring a pencil.",
      "They talk about me 'cause I'm interestin'. What do they say about you? Nothin'. Think about it.",
      "I don't care who said it. I care who carried it over here. That's you, runnin' with your tongue out.",
    ],
    ['More mail from my fans? Leave it by the door.'],
  ],
  who_would_win: [
    [
      'In a room? Me. On paper? The lady. At the table? Tommy. And then the Boss comes in and we all stand up.',
      "Best of four? Look who ain't askin'.",
      "I'd win. Then the other three'd send flowers, and the flowers'd tick.",
    ],
    ["I ranked 'em already. I'm still first, it's my list."],
  ],
  four_at_dinner: [
    [
      'Friends? We was in one room once. Nobody ate, nobody sat by a window.',
      "Tommy's food, the lady's chairs, my stories. And the Boss, not talkin'. Longest night of my life.",
      'We get along like four guys in a phone booth. Stay outta the booth.',
    ],
    ['Still not friends. We wave. With the whole hand, some days.'],
  ],
  told_not_to_pay: [
    [
      "Whoever told you that don't got your legs. You do. Pay.",
      "Sure, listen to 'em. They'll come see you, visitin' hours are two to four.",
      'They said that? Then they can carry your number. No? Nobody? Huh.',
    ],
    ["Still takin' advice from 'em? They still ain't payin' it for you."],
  ],
  handle_another: [
    [
      "Same for all of us: pay on the day, say thanks, shut up. It ain't a recipe, it's a clock.",
      "Tommy, eat. The lady, know your numbers. The Boss, stand up and wait. Me, don't waste my lunch.",
      'You wanna be liked, be on time. Never seen it fail. Never seen you try it, neither.',
    ],
    ['I told you how. Be on time. It works on dogs, too.'],
  ],
  pass_a_message: [
    [
      "I look like a mailbox? You got feet. Tell 'em yourself.",
      "I don't carry messages. Last one I carried had a brick on it.",
      "We don't say hello. We nod. I'll nod. That's the whole service.",
    ],
    ['More mail? Buy a stamp.'],
  ],
  gave_him_better: [
    [
      'Maybe he haggled. Maybe he paid on time a couple times. You do that, then cry to me about fair.',
      'What another guy pays is between him, me and his knees. You want a better number, argue for one.',
    ],
    ["Again with the other guy. Go sit on his lap. Your paper's your paper."],
  ],
  who_are_the_four: [
    [
      "There's me, in Brooklyn, that's the good news. Tommy's in Queens with a spoon, Carmela's up in Manhattan, and the Boss you don't visit, he sends.",
      "Four of us. A nice one, a smart one, a scary one, and me. I ain't sayin' which I am.",
      'Tommy lends groceries. Carmela wants your coat for security. The Boss wants your days. Me, I just want it back.',
    ],
    ["Still four. Nobody died since you asked. I'd have heard."],
  ],
  tells_players: [
    [
      "Other customers? They don't ask about you, and I don't tell 'em. You ain't that interestin'.",
      "I talk to the notebook. The other bums in line don't hear nothin' from me.",
    ],
    ["I told you, I don't chat about you with the line. Quit checkin' the curtains."],
  ],
  named_was_better: [
    [
      'Better rates, huh? Rates is what they say at the door. Ask what it cost on the way out.',
      "Then go get more of 'em. I ain't a store with a sale on. My number's my number.",
      "That so? Then what're you doin' in my chair, tellin' me about rates?",
    ],
    ["You said it already. A good rate somewhere else don't move mine."],
  ],
  opinion_of_one: [
    [
      "What do I think? Good at the job, lousy at cards, and I wouldn't turn my back. Same as me.",
      "I like that one better than dentists, worse than lunch. Don't repeat it.",
      "I think that one's still breathin', and in this trade that's a review.",
    ],
    ['I gave my opinion. You want it with a ribbon on?'],
  ],
}
