import type { MOODS_AND_GOOD_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/moods-and-good-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players feel today, good news, bad days and birthdays. */
export const MOODS_AND_GOOD_NEWS_LINES: ThemeLines<typeof MOODS_AND_GOOD_NEWS_EXCHANGES> = {
  i_am_lonely: [
    [
      "Alone ain't so bad. Nobody touches your soup. But come by, the stool next to mine don't talk either.",
      "Pick a counter. Same time, same stool. In a month they know your order. That's half of it.",
    ],
    ["Still on your own? Sit. I don't say much, but I'm here."],
  ],
  feeling_anxious: [
    [
      "Breathe. Count to ten. Countin' always works, why do you think I do it.",
      "One thing at a time. You write 'em down, you cross 'em off. The top one first. And sleep.",
      "You're wound up. Walk around the block. If it don't quit, tell somebody who ain't me.",
    ],
    ['Still got the nerves? Walk. Then talk to somebody who loves you.'],
  ],
  lonely_birthday: [
    [
      'Nobody called? So you got a clean line. Happy birthday. There, now somebody said it.',
      'They forgot? Write the names down. I got a notebook just for that.',
      "A birthday with no crowd. Nobody singin', nobody borrowin'. I've had worse. Many happy ones.",
    ],
    ['Still sore about the birthday? Buy yourself a soup. Put a match in it.'],
  ],
  homesick: [
    [
      "Miss it? Call 'em up. Nobody charges you for missin'. Just the phone company.",
      "I'm four blocks from where I was born and I miss it too. They put in a bank.",
    ],
    ["You still wanna go home? It's a ticket. Pay who you gotta pay and go."],
  ],
  angry_now: [
    [
      "Mad's like soup. Let it cool, then use the spoon.",
      "You're sore at somebody. Good. Don't yell. Yellin' is tellin' 'em where you are.",
      "Me, I write the name down and close the book. You'd be amazed how calm I get.",
    ],
    ["Still boilin'? Go carry some boxes. By the fourth box you forgive anybody."],
  ],
  im_bored: [
    [
      'Bored. You got a market, six places to be and legs. Bored is a choice.',
      "You want excitement? Be a day late. You'll miss this feelin'.",
      "I been on the same stool since '74. Bored's a skill. Learn it.",
    ],
    ["Still bored? There's a job board out there. It's the cure, and it pays."],
  ],
  im_proud_today: [
    [
      'Look at you. You did a thing. Most guys that sit there only start things.',
      "Okay. Good. That's the nicest thing I'm gonna say this week, so frame it.",
      'You kept at it and it worked. Same trick works on a slip.',
    ],
    ["Yeah, you told me. You done good. Don't make me say it with feelin'."],
  ],
  bored: [
    [
      "You're bored? Carry a load past a cop. It passes.",
      'What am I, the monkey or the guy with the organ? Take a trip, do a job, go get a life.',
      "You want amazin'? I once saw Nicky pay for lunch. There. Sleep on that.",
    ],
    ["Still bored. I could make it interestin'. You wouldn't care for it."],
  ],
  you_are_boring: [
    [
      "Borin's good. You'll miss borin'. Nobody ever yelled help when it was borin'.",
      "I ain't the circus. You want excitement, be a day late.",
      "I say the same thing 'cause nobody does it the first time.",
    ],
    ["Still bored? Go count somethin'. Count mine."],
  ],
  never_do: [
    [
      "Never be late, never be loud, never sell the whole load while a cop's got your name. That's three. The first one's mine.",
      "Don't borrow from the next guy to pay the last guy. I seen it. It ends in a car trunk, and not in the front.",
      "Never tell a guy what you're carryin'. Never tell me you ain't carryin' nothin' when you're late.",
    ],
    ["Same as I told you. Don't be late. You can forget the rest."],
  ],
  bad_day: [
    [
      "Bad day, huh. Good news, it's got an end. Bad news, so's everything. Eat somethin'.",
      'Everything at once, right? I had one like that. I hit a guy. It helped for about an hour.',
      "Some days you're the hammer. Today you're the thumb. Go home, soak it, come back.",
    ],
    ["Still bad? Keep breathin'. It's been keepin' me in business for years."],
  ],
  i_messed_up: [
    [
      "Yeah? How big? If nobody's bleedin' and nobody's late, it's tuition.",
      "You screwed up. Welcome. Now don't screw up the part after, that's the part that kills guys.",
      "Everybody buys dumb once. Sell it, spit, move on. Don't marry it.",
    ],
    ["You told me, you blew it. What'd you do since? That's what I wanna hear."],
  ],
  my_birthday: [
    [
      "Happy birthday. Another year closer to payin' me everythin'. Blow somethin' out.",
      'Birthday, huh? Many more. I mean it, I need you around.',
      "Congratulations, you got older. I ain't singin', Nicky sings. You don't want Nicky singin'.",
    ],
    ["Still your birthday? How long's it go? Have some cake and bring me the rose."],
  ],
  life_advice: [
    [
      "Don't sign nothin' wet. Don't lend to family. Don't sit with your back to a kitchen. That's college.",
      "Best advice I ever got: 'Duck.' Guy saved me a tooth.",
      "You want wisdom? Say a day, come on the day. It's so simple nobody does it.",
    ],
    ["I gave you one. You use it yet? Then don't be greedy."],
  ],
  im_unlucky: [
    [
      "Luck's what guys call it when they didn't count. Good or bad, bring it in by the due date.",
      "I don't believe in luck. I believe in the guy who got there at six when you got there at nine.",
      "Your luck's your business. I only ever met two kinds of guys: checked the price, didn't check the price.",
    ],
    ["Luck again. It ain't in my book. I looked under L."],
  ],
  something_nice: [
    [
      "A guy paid me a day early once and said thanks. I think about it. I don't know why.",
      "There's a bakery on the corner lights up at four. You stand by the grate, it's warm. That's free. Enjoy.",
    ],
    ['More nice? I gave you the bakery. I only got the one.'],
  ],
  lost_something: [
    [
      "You lost it? Look in your other pants. If it ain't there, some guy's wearin' it.",
      "I never lose nothin'. I find things, mostly other guys' things. What's it look like?",
      "A guy who loses that, what else is he gonna lose? I'm just thinkin' out loud.",
    ],
    ['Lost again? Sew it to your coat like my mother did with my gloves.'],
  ],
  good_news_talk: [
    [
      "Bad first. Good news don't spoil.",
      "So say it. Every time a guy warms up like that, it's gonna cost somebody.",
      "If it's about my money, talk fast. If it ain't, talk faster.",
    ],
    ["More news? You still ain't said the first. Out with it."],
  ],
}
