import type { COLLECTORS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/collectors.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The collectors, what they take, and what became of others who did not pay. */
export const COLLECTORS_LINES: ThemeLines<typeof COLLECTORS_EXCHANGES> = {
  guys_at_home: [
    [
      "Aw, they scared somebody? I told them to smile! Pay a bit and I'll have them home for supper, I swear!",
      "I don't like it either! They don't touch families, pal, they only look sad by the door! Bring me some of it and they go!",
      "I'd send them cookies to hand out, it'd look better! But it's the late thing! Fix the late thing, they vanish!",
    ],
    ["They still there? They're still there 'cause the slip's still there! Please, pal!"],
  ],
  when_collector: [
    [
      "First there's some hours to breathe! Then the purses close, then they skim your sales, and then the fella comes for the boxes! Don't let it get there!",
      "There's a little grace, pal, hours, not days! Then each day's sadder than the one before! Just come before that!",
      "Not right away! First everybody stops lending you, then it's heat, then goods, then cash! It's all in HELP, I can't look at it!",
    ],
    ['A few hours, pal, then step by step! Come early and we both sleep!'],
  ],
  owned_out: [
    [
      "Nobody's owned forever! There's no more interest, so it can only get smaller! Work, sell, pay, and we go back to coffee!",
      "I hate that word! You get free when it's paid! Jobs, pal, jobs, each one counts in full!",
    ],
    ["Still jobs, pal! You're getting there!"],
  ],
  if_debtor_vanished: [
    [
      "I'd just leave a plate out on the step! They always come back for the plate!",
      "I'd ask Mrs. Russo! Nobody hides from Mrs. Russo, she found a guy in Portugal by his laundry!",
      "I'd worry, pal! Is he warm? Is he eating? Then my aunt would pick up the phone, and I'd worry more!",
    ],
    ["Your friend again! Tell him the plate's getting cold!"],
  ],
  if_you_died: [
    [
      "Don't say that! Knock on the table! Aunt Connie takes over, and she doesn't give hugs!",
      "If I go, pal, come to the wake! There'll be a ham! And my aunt at the door with the can!",
      "The cat gets everything! He's tougher than I am, I'd pay before!",
    ],
    ["I'm still alive! I had a checkup! He said less sausage!"],
  ],
  all_refuse_to_pay: [
    [
      "A strike! My aunt loves a strike! She'd bring you all soup on the line, and then she'd ask you for the money!",
      "Everybody at once? I'd have to set so many places! I don't have the forks, pal!",
      "Aw, what did I do? Is it the coffee? Tell the fellas I'll change the coffee!",
    ],
    ['Still marching? Wipe your feet when you come in, comrades!'],
  ],
  dont_hurt_me: [
    [
      "Hurt you? Me? I carry spiders out in a cup! Sit down, you're shaking, have some broth!",
      "Oh no, no, no! Nobody lays a finger on anybody in this kitchen! Aunt Connie's got the spoon, but that's for me!",
      "Who told you that? I never hurt a fly! They took some boxes once, that's all, and I apologised to the boxes!",
    ],
    ["Nobody's touching you, pal! You said it twice now and you're breaking my heart!"],
  ],
  sending_someone: [
    [
      "I'd never! But if you're late too many days, a guy comes by himself, like the gas man! Bring something and he stays home!",
      "Only if it gets really late, pal! Then he looks in your boxes, and I feel sick all day! Don't let it get there!",
      "Nobody's coming if you're on time! If you're late, I can't hold him, he's got shoulders like a fridge!",
    ],
    ["I'm still not sending anybody, pal! The calendar does it! Be nice to the calendar!"],
  ],
  you_took_goods: [
    [
      "It wasn't me, it was the late day! It's written down in LOANS what's still open! Please, close it before they come again!",
      "I couldn't even watch! But what they take gets crossed off, some of it! Sell the rest yourself, you get more!",
    ],
    ["I know, your things! I lit a candle for them! Now pay the rest, so they don't come back!"],
  ],
  how_to_stop_it: [
    [
      'Pay a piece right now, pal! Then sell what you got, then pay the rest! And then I make you dinner!',
      "It stops when it's paid! Jobs pay the same day, your boxes sell today! Go, go, I'll hold the door!",
      'I just want you square! Anything you got, put it under LOANS! Then nobody has to come, and I can eat again!',
    ],
    ['Same as I told you! Pay, sell, pay! And eat in between!'],
  ],
  last_nonpayer: [
    [
      "The last fella? Oh, it's sad! They took his boxes, pal! I made him a sandwich, but they took 'em!",
      "He stopped coming by! I cried! Then the collector went, and I cried more! Don't be him!",
      'Aw, nobody lends to him now! He sits on the bench and I bring him rolls! He feels terrible!',
      "The last one? He cried, I cried, then the fellas came for his goods! I couldn't look! Don't be him, pal!",
      "Somebody took some from the can once and never came back! His cup's still on the hook! It hurts me every morning!",
      'Aunt Connie handled that one! I stayed in the kitchen with the radio on! He pays now!',
    ],
    [
      "That poor guy again! He's fatter now! It's the rolls!",
      'That poor fella again! Bring the money on the day and you never have to know the rest!',
    ],
  ],
  ever_forgave: [
    [
      'I wanted to! So many times! My aunt holds the pencil, pal! I can only give a little time!',
      'Once, for the guy with the twins! I paid it out of my own pocket, so nobody knew! Now you know!',
      "I let people have a few more days, I can't help it! But all of it? She'd put me out with the cat!",
    ],
    ["I'd forgive the whole world, pal! It's not my can!"],
  ],
  double_collect: [
    [
      "Twice? Never! When it's paid my aunt draws a line, and a little flower! Look in LOANS after!",
      "Who says that? When it's paid you're free, pal, you only come back for lunch!",
      "Oh no, I'd be so ashamed! You pay it off, it's gone from the slip, we hug, that's all!",
    ],
    ["Once, pal! Only once! The flower's right there on the line!"],
  ],
  if_i_die: [
    [
      "Don't say that! Spit three times! Nobody dies on me, who'd eat all this?",
      "If you die I'd cry so much I couldn't count! So pay first, and then live, okay? Long!",
    ],
    ['Again with the dying! You got color in your cheeks, eat something!'],
  ],
  are_we_even: [
    [
      "It counts, pal, it comes off! Not all they carried, but a lot! Look in LOANS, it shows what's still there!",
      'I hated that they came! But it made it smaller, see? A little more and we hug!',
      "Even is when the slip's empty, and I throw it in the stove and dance! We're not dancing yet, pal!",
      "Almost, pal! There's still a little note in the can with your name! Look in LOANS, it says how much!",
      "What you paid, I crossed out! What you see under LOANS, that's what's left, and then we dance!",
      "Not all the way! If you were square I'd be throwing rice! There's still something under LOANS!",
    ],
    [
      'Not even yet! I checked with my aunt! Twice! She checked back!',
      'Still a bit left, pal! The rice is ready, though!',
    ],
  ],
  anyone_escape: [
    [
      'Lots of them! But then they feel bad and come back with a cake! I let them pay and I eat the cake!',
      "One fella ran to Florida! He sends me oranges every winter! I think that's the interest!",
      'My own cousin, pal! He still comes to lunch! I look at him, he looks at his plate!',
    ],
    ["Still the same fella, pal! He still don't look up from the plate!"],
  ],
}
