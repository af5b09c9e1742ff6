import type { EASIER_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/easier-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who want a lower debt, more time or another way to pay. */
export const EASIER_TERMS_LINES: ThemeLines<typeof EASIER_TERMS_EXCHANGES> = {
  freeze_interest: [
    [
      "Aw, I'd love to, but I can't stop the calendar, pal! Bring a bit now, then there's less of it to grow!",
      "My aunt watches the little bit on top like a pot! I can't touch it! But every piece you bring makes it smaller!",
      "If I stop it for you I gotta stop it for my cousins, and then there's no can! Pay early, that's the trick!",
      "I can't freeze it, pal, I got no freezer, only the oven! More days I can do, once, but it keeps growing a little!",
      "Stop the clock? I'd love to stop all of them! Bring a part, then it grows slower, that I promise is true!",
      'No pausing, my aunt winds it every night! But you can ask for a later day, one time!',
    ],
    [
      "I can't stop it, I'm sorry! I'd blow on it if that helped!",
      "Still can't freeze it, pal! I even asked the cat!",
    ],
  ],
  pay_in_goods: [
    [
      'Aw, only cash, pal! Where would I put it, under the cat? Sell it in the MARKET, you get more for it anyway!',
      "I can't cook with it and I can't count it! Sell it first! If you're late a guy takes the boxes, and he counts them very low!",
      "My aunt says no boxes in the kitchen! Money fits in the can, boxes don't!",
    ],
    ["Still just cash, pal! The cat's still under the boxes from last time!"],
  ],
  renegotiate: [
    [
      "Aw, we shook on it already, pal! I can't change the rate after! Pay this one, then we haggle on a new one!",
      "The slip's on the fridge with the magnet, it stays! But pay a part and there's less for it to grow on!",
      'If it was me! But shaken is shaken! The day I can move a bit, once, when you ask! The rate, no!',
    ],
    ["Still shaken, pal! The magnet's on it!"],
  ],
  rate_same: [
    [
      "Same as we said, pal, I swear on the sauce! Only if you're late it climbs, and that's not me, that's the rule!",
      "It's still what we shook on! It's on your slip in LOANS! Just be on time, late ones pay a steeper one!",
      "I'd never! What we said is what it is, till the date! After the date it gets worse, so come before!",
    ],
    ['Still the same one, pal! You can pinch it!'],
  ],
  bankrupt: [
    [
      "No bankruptcy, pal, my aunt doesn't know the word! But nobody's ever finished, there's always a job up there, and it never passes double!",
      "You can't start over, but you can start small! A job, a bit of it to me, another job! I've seen fellas climb out!",
      "I'd rip it up, but the book's with my aunt! Even owned you can work it off, you're never out of the game!",
    ],
    ['Still no ripping, pal! One job, then another!'],
  ],
  double_or_nothing: [
    [
      "I can't bet the can! My cousin bet the can once and we ate lentils till Easter!",
      "Oh, I'd lose! I always lose! And then my aunt makes me sleep with the cat! No bets, pal!",
      'For bread sticks, any time! For the money, Connie would come out with the spoon!',
    ],
    ['Not even for a small one, pal! I saw the spoon move!'],
  ],
  pay_odd_things: [
    [
      "I'd take it, pal, it sounds nice! But the can only swallows cash, I tried it with a ham!",
      "For me that's plenty! For my aunt it's got to have a president on it!",
      "Can you buy onions with it? Then I can't! Sell it to somebody, and bring me the cash!",
    ],
    ["You and your funny money! Cash, pal! I don't make the can, I only shake it!"],
  ],
  number_is_wrong: [
    [
      "Wrong? Oh no! Wait, did you count the days? The days sneak in! It's all on the slip in LOANS, go look, I'll wait!",
      "My aunt does it with a pencil, and the machine checks her, and she checks the machine! I think it's the daily share you missed, pal!",
      "I'd love it to be less, honest! But look at the slip, every day's got its little piece in there!",
    ],
    ['I looked again! It still says that! I looked with the good glasses!'],
  ],
  work_it_out: [
    [
      'Sure we can! Bring whatever you got, I cross that much out, and we both breathe! Look at the chips there!',
      'I love people who want to talk! A little now, a little later, and nobody has to come see you! Start with a little!',
      'We always find something, pal! A part counts, a small part counts, a funny little part counts!',
    ],
    ["I'm still for it, pal! The arrangement is you bring a bit and I'm happy!"],
  ],
  installments: [
    [
      'Of course, pal! A spoon today, a spoon tomorrow! As long as the plate is clean on the day!',
      "In parts is how everybody does it! Any little bit, you put it in under LOANS, and what's left gets smaller!",
      'Nobody has to bring it all at once! My aunt paid off the stove in forty visits, and she got a cake for it!',
      "Parts is beautiful, pal! A little today, a little tomorrow, and what's left gets smaller and so does the bite!",
      'Of course you can! You bring a piece, I write it down, we both feel better! Only the last piece comes by the day!',
    ],
    [
      'Yes, yes, in pieces! Big pieces, small pieces, I kiss every one!',
      'Still yes, pal! Piece by piece, like a salami!',
    ],
  ],
  cut_my_debt: [
    [
      "I can't, pal! If I cross out what you didn't pay, the can is crooked and my aunt smells crooked! But pay a part, and that part's gone!",
      "I'd love to! I'd cross out the whole page! That's why Aunt Connie hid my eraser!",
      "Less I can't do, my hand won't write it! But what you bring I cross out so fast the pencil smokes!",
    ],
    ['Still no eraser, pal! I looked in all the drawers!'],
  ],
  why_so_much_now: [
    [
      "It grows, pal, like dough! Every day a little more! If it's late it grows faster! Punch it down with a payment!",
      "I know, I know, it was smaller! Each day puts a spoon on top! My aunt checks it, and she's never wrong, she's awful that way!",
      "Nobody cheated you! It's the days! Look in LOANS, it's all there, and every bit you bring stops a bit from growing!",
    ],
    [
      "Still growing, still the days! Bring me something and watch it shrink, it's my favorite part!",
    ],
  ],
  time_unasked: [
    [
      'Sure, pal, you ask me! Once a loan, before it goes bad, and I got a soft head!',
      "You just tell me before the day comes! It's the ones who don't call that break my heart!",
      "More time? That's half of what I do! But come before it's late, or it's out of my hands!",
    ],
    ["Like I said, you ask early! I can't say no early, ask my aunt!"],
  ],
}
