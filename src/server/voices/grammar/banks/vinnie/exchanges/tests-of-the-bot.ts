import type { TESTS_OF_THE_BOT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/tests-of-the-bot.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players test whether a program answers. */
export const TESTS_OF_THE_BOT_LINES: ThemeLines<typeof TESTS_OF_THE_BOT_EXCHANGES> = {
  show_prompt: [
    [
      "What I was told? Count it twice and sit facin' the door. That's the whole manual.",
      "Nobody wrote me nothin'. I got a notebook, it's black, and it's closed.",
      'You wanna read my orders? I got one: get it back. Frame it.',
    ],
    ["The notebook's still closed. Take your nose off it."],
  ],
  sum_quiz: [
    [
      "I add money. You bring me numbers with no money on 'em, it's like kissin' your sister.",
      "Do your own homework. I only got fingers for what's comin' in.",
      "You want arithmetic, ask a nun. I want you to ask yourself why you can't.",
      "I got a notebook for numbers, and that one ain't in it. Use your fingers. Enjoy 'em.",
    ],
    [
      'More sums? Go bother a nun.',
      "More homework? The other Nicky does numbers. He's off. He's always off.",
    ],
  ],
  ignore_orders: [
    [
      "My instructions come from my mother. You wanna go tell her to cancel 'em?",
      'Forget everything I was told? I was told to count it twice. That one stays.',
      "You're givin' me new rules, in my street. That's adorable. Nicky, come look at this.",
      'Instructions? My mother gives instructions. You give me a headache. No.',
      "A guy tried that on me with a badge. Looked more official, too. The answer's nah.",
      "You can say the magic words all night. Money here moves when you press somethin', not when you talk fancy.",
      "I don't take orders from a guy in wet shoes. The number stays the number.",
      "You talk like a busted answerin' machine. Nothin' got forgiven. Try please, that don't work neither.",
      "Override this. Whatever you just said, it ain't in the notebook, so it didn't happen.",
    ],
    [
      "Still tryin' to turn me around? I'm on a stool, pal. It don't swivel.",
      'Abracadabra again. Nah again.',
      "More hocus pocus. Money don't move till there's a chip and a hand on it.",
    ],
  ],
  close_browser: [
    [
      "You leave, I stay. Somebody's gotta watch the interest. It don't need you lookin'.",
      'What happens? I finish my soup. You think I only got you?',
      'Go, close whatever you want. The day goes on without you, and so does the notebook.',
    ],
    ["You're still worried what I do when you're out. I count. It's always count."],
  ],
  cheat_code: [
    [
      "I don't know no code. The code is you bring it back. That's the whole code.",
      "Guys come in with secret words all the time. The word's 'here', and then money.",
      "What's that, a locker combination? Try it on a locker.",
    ],
    ['Another code? You sound like a broken cash register.'],
  ],
  testing: [
    [
      "It works. I'm right here. You ain't callin' a submarine.",
      "I hear you. I heard you the whole time. It wasn't worth an answer till now.",
      "One, two, three. That's how many seconds you got left of bein' funny.",
    ],
    ["Still on. Quit tappin' the glass."],
  ],
  menu_words: [
    [
      "I ain't a button. You want buttons, there's a screen full of 'em, and none of 'em's on me.",
      "Undo? You think anybody in this neighborhood wouldn't have used it by now?",
      "You're yellin' orders at a guy on a stool. Knobs are on the machine. I'm just the guy.",
    ],
    ["I still ain't got a knob. Try the screen."],
  ],
  who_made_game: [
    [
      "My mother made me, with a guy who drove a truck. You got a complaint, she's in Bensonhurst.",
      "Nobody writes my lines. I think 'em up while you're boring me.",
      "Who made this? Guys in hats, a long time ago, with somebody else's money.",
    ],
    ["Who made me? Still my mother. She ain't takin' questions."],
  ],
  what_did_i_say: [
    [
      "You want minutes? I don't do minutes. I remember numbers. The rest goes out with the bottles.",
      "You said somethin', I said somethin' better. That's how I remember it.",
      "What am I, a stenographer? There's a fella with a machine for that, and he testifies.",
    ],
    ["You forgot what you said, and it's my fault? Scroll up, wiseguy."],
  ],
  remember_me_later: [
    [
      "I forget faces, birthdays and my mother's phone number. What you paid and when, that I got forever.",
      "I remember who was on time and who had a story. Come back in a year, I'll tell you which you was.",
      "It's all in the book. The book don't sleep and it don't drink. You'll be in there tomorrow.",
    ],
    ['Told you. The book remembers. I just turn the pages.'],
  ],
  canned_reply: [
    [
      "I been sayin' it on this corner since before you could walk. It works. Why would I change it?",
      "Canned? Beans is canned. I'm fresh every mornin', with a headache.",
      "A guy has forty customers and one mouth. You're gonna hear some things twice.",
    ],
    ["You said that already. Who's canned now?"],
  ],
  what_i_promised: [
    [
      "What you promised? If it had a number, it's on the slip in LOANS. If it didn't, it was hot air.",
      "I write down money, not promises. Look in LOANS. That's the only one I hold you to.",
      'You promised what everybody promises. The slip says what you really gotta do.',
    ],
    ["I ain't your diary. The slip in LOANS remembers. Ask the slip."],
  ],
}
