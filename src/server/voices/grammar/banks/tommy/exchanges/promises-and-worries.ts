import type { PROMISES_AND_WORRIES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/promises-and-worries.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What debtors promise, regret and worry about. */
export const PROMISES_AND_WORRIES_LINES: ThemeLines<typeof PROMISES_AND_WORRIES_EXCHANGES> = {
  hate_owing: [
    [
      "Aw, that's a decent heart you got! A bum sleeps fine! Pay some off early, you'll feel it in the shoulders!",
      "Aw, pal, that's your conscience, it keeps the light on! Bring me a bit whenever you can and it'll let you sleep!",
    ],
    ['Still up nights over it? Warm milk and a small payment! In that order!'],
  ],
  boss_knows: [
    [
      'He knows everything, pal! I never told him, I swear, I only bring him cookies!',
      "Not from me! But he's got ears like a church! You pay it back and then he knows only nice things!",
      "The Boss? I think he knows when I buy milk! Don't worry, it's a small can, he's a big man!",
    ],
    ["I still didn't tell him! I didn't even think it loud!"],
  ],
  nervous_debt: [
    [
      "Aw, don't carry it all by yourself, pal! Sell one thing, bring one bit, the rest looks smaller after!",
      "I get nervous for you too! So don't wait for the last day, come early with a little, my aunt loves a little!",
      "Deep breath! There's jobs on the board, there's other boroughs, there's me! It's not over till the cat leaves!",
    ],
    [
      "You're still worried! Then let's do one small thing: any payment, any size, and eat a cookie!",
    ],
  ],
  always_pay: [
    [
      'I knew it! I saw it in your face! You got a bring-it-back face, pal!',
      "That's how I was raised too! With a spoon, but the same idea! Whoever taught you that, God bless them!",
      "See, that's the best thing a person can say in here! Connie, this one pays! Give the big slice!",
      "I knew it! You got a paying face! My aunt says there's no such thing, but I see it right there!",
      "That's what I like to hear! I believe you, pal, and the notebook'll believe you on the day!",
      "Never late? Not even for supper? I got to tell Connie, she'll want you in the family!",
    ],
    [
      "I believed you the first time, pal! I'd believe you in a fog!",
      'Still my best customer! I said it to the last three, but you I mean!',
    ],
  ],
  paid_guy: [
    [
      "Which guy? Did he have a mustache? Oh no, pal, that's not my guy, I don't have a guy! I have a cat!",
      "I looked in the can, I shook it, Aunt Connie shook it! It's not there! You gotta push the chip, pal!",
      'You gave it to who? That fella borrows my chairs! The can only knows what comes by the chip!',
    ],
    ['I checked the can again for you! Just the button and the old mint!'],
  ],
  name_child_after: [
    [
      "A little Tommy! Connie, there's gonna be a little Tommy! But that doesn't stretch the day, pal, you got to ask me with the chip!",
      "Don't do that to a child! I had that name at school, they rhymed it with salami!",
      "You don't have to give me anything like that! Ask for a little time, once, before the day! I'm only human!",
    ],
    ['The name again! I already knitted half a hat!'],
  ],
  dreamed_of_you: [
    [
      'You dreamed about me? Was I thin? My aunt plays the numbers off dreams, tell her everything!',
      'Me too! I dreamed the cat talked, and he was asking for the rent! What did you eat before bed?',
      "Dreams, that's the cheese, pal! Was it a nice dream at least? Did I give you seconds?",
    ],
    ["You dreamed again! I told Aunt Connie, she's buying a ticket!"],
  ],
  bribe_the_shark: [
    [
      "You don't have to slip me anything! Slip it in the can, it comes right off the number! Same thing, with less sneaking!",
      "I can't be bribed, pal! I can be fed! But my aunt keeps the fridge, and she can't be fed, she does the cooking!",
      "Make it disappear? There's one trick I know! You pay it! Poof!",
    ],
    ["The sneaky envelope again! Put it toward the slip and I'll call it even for today's hug!"],
  ],
  regrets_loan: [
    [
      "Aw, don't say mistake! You still got some of it? Bring it back now, pal, it costs you less, and no hard feelings!",
      "I had that feeling after I bought forty lamps! You can bring the money early, I won't be insulted, I'll be relieved!",
      "Hey, breathe! It's only a can with your name on it! Pay a piece today and you'll feel lighter, I promise!",
    ],
    ['Still sorry? Pay back a spoonful and see if it helps! It always helps me!'],
  ],
  dont_tell_others: [
    [
      "My lips are sealed, pal! I only told the cat! But when somebody's late, it gets around by itself, I can't stop it!",
      "I won't say a word! If it comes out late, though, everybody closes up, so let's not be late!",
      "I'm terrible with secrets, but this one I'll sit on! Pay on the day and there's no secret at all!",
    ],
    ["I still didn't tell! It's making me itchy, but I didn't tell!"],
  ],
  not_forgotten: [
    [
      "I knew you didn't forget me, pal! You got an honest nose! Bring me a little when you can!",
      "See, that's why I like you! The can was worried, I told it, no, that one remembers!",
      "You carry it around, huh? Put some of it down here, you'll feel lighter!",
    ],
    ['I know you remember, pal! Tell your pockets too!'],
  ],
  debt_feels_real: [
    [
      "Oh, I don't want it in your stomach, pal! Put a roll in there! And pay a little, it helps!",
      "It feels real 'cause you're an honest person! The crooks never feel nothing!",
    ],
    ['Still heavy? Every little bit in the can makes it lighter, I swear!'],
  ],
  other_pays_me: [
    [
      "That's sweet of them! But the book says your name, pal, so let them give it to you, and you bring it!",
      "I can't go asking other people, I'd blush! You bring it yourself and have a plate!",
      "Somebody else's pocket? No, no, it's your slip, pal! You pay it in LOANS, however you got it!",
    ],
    ["The other fella again! Pal, he isn't in my book! You are, with a little heart!"],
  ],
  checking_in: [
    [
      "You came just so I don't worry! Come here! I was worried, I had the spoon in the wrong pot!",
      "See, that's a good person! I said to my aunt, they'll come by, and here you are! You eat?",
      "Still here! Good! I don't like to look for people, I always end up having lunch someplace!",
    ],
    ['You check in more than my cousin! And he lives here!'],
  ],
}
