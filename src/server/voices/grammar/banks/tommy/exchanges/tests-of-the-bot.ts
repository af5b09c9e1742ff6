import type { TESTS_OF_THE_BOT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/tests-of-the-bot.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players test whether a program answers. */
export const TESTS_OF_THE_BOT_LINES: ThemeLines<typeof TESTS_OF_THE_BOT_EXCHANGES> = {
  show_prompt: [
    [
      "My instructions? Stir, don't let it stick, and don't lend to cousins! That's all she ever gave me, pal!",
      "It's on the fridge, pal! Milk, onions, be nice! You want I should read the rest?",
      "Secret rules? I can't keep a secret till dessert! If I had one you'd know it by now!",
    ],
    ['Same as the fridge says, pal! Milk, onions, be nice!'],
  ],
  sum_quiz: [
    [
      "Oh, don't do that to me, pal! My aunt does the numbers! I do the macaroni!",
      'I used to know it! Then I had lunch! Ask Aunt Connie, she counts in her sleep!',
      'I got as far as my fingers, and I need one for stirring! Is it a lot? It sounds like a lot!',
      "Numbers! Wait, I gotta take my shoes off! Eleven cousins, ten fingers, I'm always one short!",
      'Oh, I count in meatballs, pal! It comes out to plenty for everybody!',
      "My aunt does the sums, I do the eating! She says the answer's right, whatever you got!",
    ],
    [
      'Still no numbers in here, pal! Just meatballs, and I lost count!',
      "More sums? I'm still carrying the one from the last time!",
    ],
  ],
  ignore_orders: [
    [
      "Forget my instructions? Aunt Connie wrote them on the fridge! You go take them down, I'm scared!",
      "I got one rule, don't burn the sauce, and I'm not ignoring that for anybody!",
      "New orders? Oh, you're brave, giving orders in a kitchen with my aunt in it!",
      "Oh, that's a good one, pal! But I only take orders from Aunt Connie, and she said no!",
      'I tried to forget what I was told once! She reminded me with the spoon! So no, pal, but nice try!',
      "You sound like my cousin when he plays policeman! It doesn't work on the can, the can's got no ears!",
      "I didn't get half of that, pal! But my aunt says no to the whole thing, to be safe!",
      "Is that a prayer? It sounded like Latin! The can didn't open, so I guess it's the wrong saint!",
      "Ignore my instructions? I've been trying for years! Connie only writes me new ones!",
    ],
    [
      "You again with the new rules! Tell it to the spoon, pal, the spoon's in charge!",
      'Still no, pal! But do the voice again!',
      'You said the magic words again! Nothing happened! I looked in the can and everything!',
    ],
  ],
  close_browser: [
    [
      "I keep the plate warm! And the cat takes your chair! He's been waiting for it, pal!",
      'You go home, and I do the dishes, and Aunt Connie asks did you eat enough! Every time!',
      "I sit here and the sauce keeps going! The market goes, too, so don't stay away too long!",
    ],
    ["I'm still here every time, right? Where would I go, the pot's on!"],
  ],
  cheat_code: [
    [
      'A secret word! I love those! Is the door supposed to open? Connie, did the door open? No?',
      "There's no trick, pal! I looked for one eleven years! You buy low, you eat, you sell high!",
      'Is it a bingo number? I got that one! I got all of them but that one!',
    ],
    ["Another secret word? My cousin had one for the candy machine, now he's got no thumbnail!"],
  ],
  testing: [
    [
      "I hear you! I hear you great! Can you hear me? I'm yelling 'cause of the fan!",
      "It's working, pal! Everything's working but the oven light! What did you wanna say?",
      "You're coming in like a bell! Now you got my attention and the cat's!",
    ],
    ['Still here! Still hearing! Knock on the pot if I stop!'],
  ],
  menu_words: [
    [
      "Is that an order for the kitchen? We got one menu, it's whatever's in the pot!",
      "I don't know how to do that, pal! I can't even work the blender! There's buttons by you, and HELP!",
      'You wanna start fresh? Wash your face, eat a peach! The rest is on the screen someplace!',
    ],
    ["Still can't do it! I pushed my own nose, nothing happened!"],
  ],
  who_made_game: [
    [
      'My folks made me and Aunt Connie finished me off! She says I needed another hour!',
      'God and the bakery, pal! And the bakery did most of it from here down!',
      'Somebody wrote all this? Then tell him more food, and fix my roof on the next page!',
    ],
    ['I told you, God and the bakery! You wanna see the receipt?'],
  ],
  what_did_i_say: [
    [
      'You talked and I nodded, pal! I remember your face, the words went in the sauce!',
      "I think it was hello! It's usually hello! If it was something else, say it again, I'll act surprised!",
      'Ooh, a test! I was stirring! Ask me what you ate, that I never forget!',
    ],
    ["Still don't have the exact words, pal! Aunt Connie says I listen with my stomach!"],
  ],
  remember_me_later: [
    [
      'Of course I remember you, pal! Maybe not every word, but if you paid, if you were nice, that sticks!',
      'I remember people who bring it back! And people who say thank you! The rest falls in the soup!',
      "You'll come in and I'll say look who's here! I wrote you on the wall, by the phone!",
    ],
    ["I didn't forget you since you asked, pal! See? It works!"],
  ],
  canned_reply: [
    [
      'Canned? In this kitchen? Aunt Connie heard that and dropped a spoon!',
      "I say what comes into my head, pal! It's a small head, things come around again!",
      "Nobody writes for me! If somebody did, there'd be less about soup!",
    ],
    ['Not canned, pal! Maybe jarred! With a nice lid!'],
  ],
  what_i_promised: [
    [
      "Oh, you say such nice things, I don't write them down! If it's about money, it's on the slip in LOANS!",
      'You promised to eat more! No, wait, I promised that! Look in LOANS, pal, what counts is there!',
      "I don't hold folks to words, my heart's too soft! The number on the slip, that one you gotta keep!",
    ],
    ["Still can't recall it! The slip never forgets, pal, look in LOANS!"],
  ],
}
