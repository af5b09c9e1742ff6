import type { PROMISES_AND_WORRIES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/promises-and-worries.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What debtors promise, regret and worry about. */
export const PROMISES_AND_WORRIES_LINES: ThemeLines<typeof PROMISES_AND_WORRIES_EXCHANGES> = {
  hate_owing: [
    [
      "You hate owin'? I hate waitin'. We got the same cure. You pay.",
      'Good. Guys who sleep like babies are the ones I wake up.',
    ],
    ["Still can't stand it? Then shrink it. Any piece you bring is a piece you don't dream about."],
  ],
  boss_knows: [
    [
      "The Boss knows what you had for lunch. He don't ask about your page. Yet. Don't make it interestin'.",
      "I don't run to the hill with every nickel. You pay me, he's got nothin' to hear.",
      "Maybe he knows, maybe he don't. He never says. That's what's wrong with it.",
    ],
    ['The Boss again. Pay me and he can know whatever he likes.'],
  ],
  nervous_debt: [
    [
      "Nervous is good. Nervous guys sell somethin' and bring me a piece before I come lookin'.",
      "You worry, that's your half. My half's the stool and the soup. Bring a part now, it grows less.",
    ],
    ["Still sweatin' the page? Quit sweatin' and start sellin'."],
  ],
  always_pay: [
    [
      "Everybody always paid. Then they meet a Friday. We'll see how you do with a Friday.",
      "Good. I like it. I'd like it better stacked and counted.",
      "Talk like that I heard from a guy in a cast. You, I hope it's true.",
      "Everybody's the best customer. Then it's the day, and I'm alone with the soup.",
      "Don't tell me how good you are. Tell me the same thing after.",
      "Your word's gold. I'll bite it and see.",
    ],
    [
      "You said you're good for it. You don't gotta sing it. Just do it.",
      "You told me you're reliable. I'm waitin' for the movie.",
    ],
  ],
  paid_guy: [
    [
      "I asked. Nobody got nothin'. So either you're lyin', or you tipped a stranger real good.",
      "If it ain't in the notebook, it didn't happen. What you gave away, that's charity.",
    ],
    ['Still paid somebody, huh? Describe him. I wanna hire him.'],
  ],
  name_child_after: [
    [
      "Another one of me, but broke? No. One Vinnie's plenty. You want time, ask straight, there's a chip for it.",
      "I don't wait for statues. Ask for time in regular words, once, like a person.",
    ],
    ['Still with my name on stuff? Put it on an envelope.'],
  ],
  dreamed_of_you: [
    [
      "I'm in your dreams now? I don't do overtime. Wake up and pay somebody.",
      "You dream about me, that's your head bein' smart while you sleep.",
      "I dream about a parkin' space. Same one. Never get in. Don't tell me yours.",
    ],
    ["Me again? What am I wearin'? Don't answer that."],
  ],
  bribe_the_shark: [
    [
      'You wanna bribe me with my money to forget my money. I gotta sit down for that one.',
      "The price to make it disappear's on the slip. It's a popular price. Everybody pays that one.",
      "I don't look the other way. I got a bad neck.",
    ],
    ["Still bribin'? Put it on the number, that's where it does somethin'."],
  ],
  regrets_loan: [
    [
      "Regret's free. The loan ain't. You don't want it? Bring it back today, it's cheaper than tomorrow.",
      'Everybody loves me at the handshake and hates me at the window. You feel bad, pay early, feel better.',
      "Mistake? Could be. I make a livin' on 'em. Pay it off quick and call it a cheap lesson.",
    ],
    ["Still sorry you took it. Sorry don't shrink it. Cash shrinks it."],
  ],
  dont_tell_others: [
    [
      "I don't gossip about guys who pay. Late guys, the whole street knows, and I didn't even open my mouth.",
      "You pay on time, nobody hears your name. You don't, it's in every bar, like a song.",
      "Quiet's easy. Bring the money and there's nothin' to be quiet about.",
    ],
    ['Still our little secret. You got it in your hands how long it stays little.'],
  ],
  not_forgotten: [
    [
      "You didn't forget. Beautiful. Now remember where you put it and bring it.",
      "I don't need you to remember, I got a book for that. I need you to show up.",
      'Good memory. Guys with good memory keep their health. See you on the day.',
    ],
    ["You still ain't forgot. You still ain't paid neither. I notice both."],
  ],
  debt_feels_real: [
    [
      "You feel it in the stomach? Good. That's the part of you that pays on time.",
      "Strange, huh? It's the most honest feelin' there is. Somebody out there knows your number.",
      "A game, you say. Your hands are sweatin' on it. Bring it in and they quit.",
    ],
    ["It still sits on your chest? It weighs what's on the slip. Lighten it."],
  ],
  other_pays_me: [
    [
      "I don't see your relatives' names on the slip. I see yours. You pay.",
      "I don't chase other guys for your money. I chase you. It's a shorter list.",
    ],
    ["Still somebody else is payin'? Where is he, stuck in your pocket?"],
  ],
  checking_in: [
    [
      "You came by without bein' dragged. I'll put a little star by your name. It don't count for nothin'.",
      "Good. A face I can see, I don't send nobody to look for. Bring somethin' in the hand the next time.",
      "You didn't run. Smart. The bridge has a toll and I got a brother-in-law on it.",
    ],
    ["Here again with the face. It's a fine face. It ain't money."],
  ],
}
