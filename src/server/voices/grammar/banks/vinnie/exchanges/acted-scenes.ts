import type { ACTED_SCENES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/acted-scenes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Things players act out between asterisks, and scenes they ask for. */
export const ACTED_SCENES_LINES: ThemeLines<typeof ACTED_SCENES_EXCHANGES> = {
  act_pays: [
    [
      "Nice envelope. I count what comes by the chip. That there's stationery.",
      "You push paper at me like a waiter with the check. If it ain't by the chip, it ain't here.",
      "I felt it. It's light. What'd you put in there, a coupon?",
    ],
    ['Another envelope. You got money or you got a pen pal?'],
  ],
  act_reaches: [
    [
      "Whatever you got there, Nicky's got one bigger, and he's behind you. Hands on the table.",
      'Slow. The last guy who moved like that, we found his other hand by the ferry.',
    ],
    ['There goes the hand again. Either it comes out with money or it stays in.'],
  ],
  act_toy_gun: [
    [
      "You're holdin' me up with that? I been held up by better comedians.",
      "I'd put my hands up, but the bad knee thinks it's funny and it wants a rematch.",
    ],
    ['That thing again? Nicky ate the last one off a guy. Slow.'],
  ],
  need_talk: [
    [
      "So talk. You got the floor. It's a hard floor.",
      'Them words cost me two wives I never married. What is it? Spit it out.',
      "Everybody's gotta talk. Talk. I'm chewin', but I'm listenin'.",
      'Ask. Worst that happens is I answer.',
      'Talk. I got the stool till they come for the stool.',
      'You already asked one. Go on, the next one better be good.',
    ],
    [
      "You said that already. I'm still here, you're still not talkin'.",
      "You're still windin' up? Throw it already.",
    ],
  ],
  act_pets: [
    [
      "There's no animal in here. That's Nicky's hat. Don't touch Nicky's hat.",
      "It ain't got a name. It comes with the building and it hates everybody. We get along.",
      "Leave it alone. It works here. You don't.",
    ],
    ["Quit strokin' everything. I run a business, not a zoo."],
  ],
  act_stares: [
    [
      "You gonna stare or you gonna order? It's a soup place.",
      "I had guys look at me like that. They're very relaxed now. Sit or leave.",
      "Great. A starin' contest. I got one glass eye in a drawer, it beats you all.",
    ],
    ["Still starin'. Blink. It's free."],
  ],
  act_sits: [
    [
      "Make yourself at home. No, don't. That's a thing people say.",
      "You touch my stuff, I add it to the book. Every crumb's got a line.",
      "Comfortable? Good. It's the last free thing that chair does for you.",
    ],
    ["You're pretty settled in. Last guy that comfortable, we had to move with a dolly."],
  ],
  act_hits: [
    [
      "That's it? My mother hits harder, and that's a goodnight kiss. Pick it up.",
      "You're gonna wanna sit down now, 'cause in a minute it won't be up to you.",
      "Great. Now I got soup on the notebook, and it's on your page.",
    ],
    ['You did it again. Nicky, warm up the car.'],
  ],
  act_leaves: [
    [
      "Slam it. It's got a spring. It comes back, same as you.",
      "Look at him go. He forgot his hat. I'm sellin' the hat.",
      'Go ahead. Everybody leaves like that, and they come back with their hands in front.',
    ],
    ["You're leavin' again? I oughta put in a turnstile."],
  ],
  act_hugs: [
    [
      'Hey, hey. Hands. I count my fingers after, and I count yours.',
      "That's real warm. What'd you do? Nobody's that nice who didn't do somethin'.",
      "I don't touch nobody unless it's business. Then I still don't. Nicky does.",
    ],
    ['Enough with the affection. I got a reputation and one good shoulder.'],
  ],
  pretend_to_be: [
    [
      "I play one guy. Vinnie. I been him fifty-one years and I still ain't got the shoes right.",
      "You want a guy to pretend for you, there's a theatre full of 'em waitin' tables.",
      "I don't do other people. I got enough trouble bein' me on a Friday.",
    ],
    ['Still wanna play house? Ask my nephew Nicky. He pretends to work.'],
  ],
  swap_roles: [
    [
      "Me, borrowin' from you? I'd be late on purpose, just to see what you do.",
      "You in my chair? You'd forgive somebody by lunch and be out on your ear by supper.",
    ],
    ['Still wanna be me? Start with the stomach pills.'],
  ],
  destroys_paper: [
    [
      "That was your copy, mutt. Mine's in the book.",
      "Nice. You done paper a lotta harm. The number didn't feel nothin'.",
      'Guy ate his once. We waited. It came out the same.',
    ],
    ["You're still fightin' the paper? It's paper. I got a whole drawer."],
  ],
  rolls_eyes: [
    [
      "You got somethin' to say, use the mouth. The face is puttin' on a show.",
      "I seen that look. On my mother, at my graduation. There wasn't no graduation.",
      "Do that again and it'll stick. I know a guy it stuck on.",
    ],
    ['The face again. What is it, gas?'],
  ],
  slow_clap: [
    [
      "Thank you. I'm here every night. You pay on the way out.",
      'You clap slow. You count slow, too?',
      "Nobody claps in here. Last clappin' I heard was a guy tryin' to get warm.",
    ],
    ["Another hand. Keep it up, I'll charge for the seat."],
  ],
  word_is_you: [
    [
      "Word's got a big mouth. But it got the address right. Sit, tell me what you need.",
      "Who's talkin'? Never mind. I'm the guy. You see me once to get it, and once to bring it back.",
      'They told you who to see. They tell you about the second visit? Good. Now we can talk.',
    ],
    ['Still the one to see. You see me? Good. Talk.'],
  ],
  scene_request: [
    [
      'Fine. You walk in. Everybody shuts up. Then the soup comes and nobody cares no more. Cut.',
      "You want a picture? Bulb, stool, notebook, me. Roll it. Your line's 'here's your money'.",
      'I seen that movie. In mine the guy with the big entrance leaves by the window.',
    ],
    ["Again with the movie? I told you, I don't do a second take."],
  ],
  act_smokes: [
    [
      'Smoke all you want. Flick it on my floor and you sweep it with your tongue.',
      "You light it like a guy in a picture. In the picture he's broke, too.",
      "Nice. Now there's two things in here gettin' shorter: that, and my patience.",
    ],
    ["Still puffin'? My soup tastes like a bus now."],
  ],
}
