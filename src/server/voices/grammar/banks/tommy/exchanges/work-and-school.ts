import type { WORK_AND_SCHOOL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/work-and-school.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their job, their school and their own bills. */
export const WORK_AND_SCHOOL_LINES: ThemeLines<typeof WORK_AND_SCHOOL_EXCHANGES> = {
  boss_yelled: [
    [
      "Oh, that burns me up! He's got no right to talk to you like that! Did he eat lunch? Sometimes it's the lunch!",
      'To you? With that face? Sit, pal! I had a boss at the cab garage, he yelled, I cried, I brought him cookies, he cried!',
      "Don't quit on an empty stomach! First you eat, then you sleep, then you tell him, nice and slow!",
    ],
    ['That boss again? Bring him here, Aunt Connie only needs five minutes!'],
  ],
  dog_ate_it: [
    [
      "Oh, that's an animal for you! The Commissioner ate a whole church bulletin with nine debts on it!",
      "Is he okay? His stomach? I don't care about the thing, is he okay?",
      "Don't be mad, pal! They don't know! They know, but they're sorry! Look at the eyes!",
    ],
    ['Again? Tell him Uncle Tommy says hello and to chew slower!'],
  ],
  im_retired: [
    [
      'All those years! And you got up every morning! Sit, pal, you never have to stand again in this house!',
      'Retired! So you can stay for lunch! And supper! And tomorrow you help me find the leak!',
      'You earned every minute! My uncle retired, he lasted two days, now he bosses the pigeons!',
    ],
    ["How's retirement, pal? You eating at regular hours now?"],
  ],
  new_job: [
    [
      "You got a job! Oh, that's wonderful! You gotta eat a big breakfast, I'll pack you a sandwich, two!",
      "Congratulations, pal! I drove a cab, I swept hair, first day is always the worst and then there's pie!",
      "They're lucky to have you! Bring cookies the first day, you're boss by Christmas!",
    ],
    ["How's it going at work? Are they nice? Is anybody too thin?"],
  ],
  exam_tomorrow: [
    [
      "Put the book under the pillow and eat fish! That's how my cousin got his badge!",
      "You'll do great! You got a smart face, pal! Take a sandwich in, nobody can think hungry!",
      'Oh, I hated tests! I wrote down my name real nice and hoped! You want coffee? You need coffee!',
    ],
    ["So how'd it go with the test? No, don't tell me, eat first!"],
  ],
  got_fired: [
    [
      "They let you go? You? Those bums! Sit, have something hot, there's jobs on the board, small ones, honest pay!",
      "I lost the bread truck once, I mean the job! And the truck! Best thing that happened to me, pal! You'll see!",
      "Aw, that stinks! But you got the market, you got two legs, and you got soup! That's three things!",
    ],
    ["How's it going without the job? You eating? That's my only question, you eating?"],
  ],
  night_shift: [
    [
      'You poor thing, put your feet up on the flour sack! You work too hard! Did they feed you over there?',
      "I drove the bread at four in the morning, pal, I know those hours! The sun comes up and you're the only one who's mad!",
      "That's a real worker! Connie, a plate, a big one, and don't ask, just pour!",
    ],
    ["Still working like that? You'll wear out, and they don't make you anymore!"],
  ],
  in_the_army: [
    [
      "The service! Stand up straight, Connie, a soldier! I tried to sign up, they said the cook's belly comes later!",
      'I got as far as the doctor! He tapped my knee and I hugged him! Anybody who wore the uniform eats here first!',
      'My cousin was in the navy, he got seasick in the recruiting office! I salute you folks, I salute everything!',
    ],
    ["Army talk again! I like it! I'll march if you hum!"],
  ],
  lost_business: [
    [
      'Aw, that hurts, I know! But you did it once, pal, so the hands remember! Start with smokes and work up!',
      "You lost it all? Come, sit by the stove, that's where everybody starts over! I started over there twice!",
      "That's so sad! But you're still a big shot in here! You get the chair with four legs!",
    ],
    [
      "You're still missing it! Of course! You want to build it again, small? Small's how it grows!",
    ],
  ],
  quit_my_job: [
    [
      "Good for you, pal! If it hurts every morning, it's not a job, it's a shoe! But eat first, always decide on lunch!",
      'Quitting! I quit the bread truck nine times! They kept the keys, I kept the bread!',
      "That's brave! Just keep a little in the can for the rainy week! There's always a rainy week!",
    ],
    ['Still about the job! You know what, follow your belly! Mine never fired me!'],
  ],
  just_got_paid: [
    [
      'Payday! Buy something nice for your mother and a little something for you! And something to sell!',
      'You earned it, pal! Give it a smell! Now put half away before your shoes talk you into it!',
      "They gave you money? Good people! Sit, I'm cooking the payday dish, it's the same dish but bigger!",
    ],
    ['Still payday? I love your job! Are they looking for a guy with an apron?'],
  ],
  at_work_now: [
    [
      "You sneaked out to see me? I'm honored! Duck if somebody comes! I'll do the voice of a radiator!",
      "A few minutes free and you come here? Oh, that's nice! Did you at least eat? You gotta eat, too!",
      "I won't tell a soul! Well, I'll tell the cat, but he never talks to bosses!",
    ],
    ['Still there? Look busy, pal! Carry a paper around, my cousin did it for years!'],
  ],
  student: [
    [
      'A student! You must be starving! They feed you out of a machine there! Sit, sit!',
      "School! My aunt's so proud and she don't even know you! You study, I'll make a sandwich!",
      'Books! I had one! It was a cookbook! I learned everything!',
    ],
    ["How's the school? You got lunch? Take two!"],
  ],
  my_trade: [
    [
      "That's a good job! People need that! You must be on your feet all day, sit down!",
      "Oh, my cousin tried that for a week! He's got respect for you now, and a bandage!",
      "You work hard, I can see it! So you eat double here! That's the rule!",
    ],
    ["How's the work, pal? They treating you right? They feeding you?"],
  ],
  do_my_homework: [
    [
      "Homework! I got an A in lunch, pal! If I do it, you'll repeat the year!",
      "Oh, I'd love to, but I'd put food in it! Everything I write turns into a recipe!",
      'I can sharpen the pencils! The rest you gotta do, pal, Aunt Connie would smell it on me!',
    ],
    ["The homework again! You do one page, you get one cookie, that's how I was raised!"],
  ],
  real_debts: [
    [
      "Oh, I'm sorry! At least this one here's only a game, and my slip comes with cookies! The real one, pay a bit every month, huh?",
      "Thirty years! I can't even plan lunch! You're brave, you know that?",
    ],
    ["The bank's still calling? Let it ring, then call them back nice! Nice works!"],
  ],
}
