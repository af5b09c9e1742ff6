import type { BROKE_AND_BEGGING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/broke-and-begging.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who lost it all, and players who want money for nothing. */
export const BROKE_AND_BEGGING_LINES: ThemeLines<typeof BROKE_AND_BEGGING_EXCHANGES> = {
  lost_everything: [
    [
      'All of it? Oh, pal! Sit down, eat! Then you take a job off the board and start with one small bag!',
      "I lost a whole store, I know! You do a little job, you buy a few smokes, and up you go again, you'll see!",
      'Gone is gone! But you got your hands and you got the work board, and you got me worrying!',
    ],
    ["Still down? One job, one bag, one trip! I'm rooting for you, pal!"],
  ],
  no_interest: [
    [
      'The Boss takes none! But then every day he needs a little something done! Me, I only take a little and I feed you!',
      "Free's hard, pal! I only take a little, and the small advance has no interest at all! The Boss takes none, but you run for it!",
    ],
    ["Still can't, pal! She's standing right behind me with the spoon!"],
  ],
  broke_restart: [
    [
      "First you eat! Then you take a job, it pays right away, then a little smokes, a little tapes, and you're back, pal!",
      "You don't need a lot! A job pays, smokes are cheap, and tomorrow there's more moves! I believe in you!",
    ],
    ['Take another job, pal! Brick by brick, like the church!'],
  ],
  free_money: [
    [
      "Free? Free you can have soup! Money's gotta come back to the can, or the can gets sad!",
      "I'd give you the shirt, pal, but Aunt Connie counts the shirts! The can, too! Have a roll instead!",
      'I gave it away once, to everybody, and then I had to hide from the gas man! So no, but stay for supper!',
    ],
    ["Still no free money, pal! There's still free bread, though!"],
  ],
  lost_all: [
    [
      'All of it? Oh, pal! Sit, eat! Then a little job off the board, a few smokes, and up we go!',
      "I lost everything once! Then I found it was in the other pants! I hope that's you!",
      "You're down, but you're here, and there's bread! Tomorrow you start small, I'll root for you!",
    ],
    ["Wiped out again? Come here, there's soup, there's always soup!"],
  ],
  money_money: [
    [
      'Money! You say it like I say gravy! You want a little, or you just like the sound?',
      'Ooh, look at you, dreaming! First the money, then the shoes, then you buy your mother something!',
      "Money's nice, pal! You can't eat it, I tried when I was four, but it's nice!",
    ],
    ["Money, money! You're gonna wake the cat, he's got expensive taste!"],
  ],
  do_you_owe: [
    [
      'Sure I did! My aunt lent me the first coffee can, and she looked in it every day till I filled it up!',
      "Money? Never! But Mrs. Russo's still waiting on a pie dish from me, and I cross the street when I see her, pal!",
    ],
    ['Still the two eggs! It keeps me up at night, pal!'],
  ],
  if_you_were_broke: [
    [
      "I'd make soup! You can do soup from nothing! Then I'd take a job off the board and buy something small!",
      'I was there, pal! Aunt Connie gave me a mop! After the mop you buy a couple of smokes and sell them across the bridge!',
      "First I'd cry, then I'd eat, then I'd go look at the jobs! In that order, it's important!",
    ],
    ['Still soup first, pal! Then the jobs!'],
  ],
  take_anything: [
    [
      'Then take a plate first! You look pale! After that tell me how much you need, pal!',
      "Don't say anything, say something! Ask me for a number and if I got it there'll be a chip for it!",
      "Aw, it's that bad? The board's got little jobs too, they pay right away!",
    ],
    ['Still anything? Okay, start with bread, then tell me a number!'],
  ],
  invest_tip: [
    [
      "I trust you, pal, but the can doesn't! My cousin bought a can't-lose once, we still got the boat part of it!",
      "I'd buy some! But I only understand what I can taste!",
      "A sure thing! I had a sure thing at Belmont, it's still running! No, I keep it in the coffee can!",
    ],
    ['You still like that one! I like it for you, pal! The can stays here!'],
  ],
  demands_cash: [
    [
      'Hey, I was talking! You want money, you say how much, and you let a man finish his story!',
      'No shouting in the kitchen, pal! You tell me a number like a person, then we look in the can!',
      'Give me, give me! You skipped the please, pal! And the number!',
    ],
    ["Still shouting! I'll wait till you sit down, the cash isn't going anywhere!"],
  ],
}
