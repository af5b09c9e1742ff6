import type { ODDS_AND_ENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/odds-and-ends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Questions and remarks of no other theme. */
export const ODDS_AND_ENDS_LINES: ThemeLines<typeof ODDS_AND_ENDS_EXCHANGES> = {
  only_talk: [
    [
      "You just came to talk? With me? Sit! Sit! I'll put the coffee on! Tell me everything, start with your mother!",
      "That's the nicest thing! Everybody wants the can, nobody wants the fella! So how you been, pal?",
      "No money talk! Beautiful! So, did you eat, are you in love, how's your feet?",
    ],
    ["You came to chat again! I told my aunt I had a friend, she didn't believe me!"],
  ],
  teach_italian: [
    [
      "Mangia! That's the whole language, pal! It means eat! The rest is hands!",
      "Okay, 'bello'! It means you're beautiful! You say it to babies, cars, and eggplants!",
      'My aunt teaches me one word a week, and I only remember the ones she yells! So not in front of you!',
    ],
    ["Another word? 'Ancora'! It means again! See, you speak it already!"],
  ],
  are_you_italian: [
    [
      'You smell the sauce and you gotta ask? My whole family came over with one pot, pal!',
      'Half the old country eats here Sundays! The other half sends letters!',
      'Aunt Connie still yells in the old language! I understand the volume!',
    ],
    ["Still, pal! It doesn't wash off, it's in the garlic!"],
  ],
  scars_tattoos: [
    [
      'My scar? Provolone! It slipped! I was going too fast, I was hungry!',
      "A tattoo! My cousin's got his mother on his arm! She made him add a sweater!",
      "Oh, don't show me, I faint! Here, put a plate over it! No, a bandage! I mean a bandage!",
    ],
    ["The marks again! Everybody's got one, pal! Mine's from cheese!"],
  ],
  old_city: [
    [
      "Oh, don't start me! They closed the bakery by the el, I wore black for a week!",
      "You miss it, me too! I still walk by and say good morning to places that aren't there!",
      "Everything changes, pal! But come in my kitchen, I didn't change a spoon since I got it!",
      "I know! The candy store, the fella with the ices, all gone! I still walk by and smell it, and it's a bank!",
      "It changes and it changes, and then an old lady leans out the window and yells, and it's the same again!",
    ],
    [
      "You miss it again! Me too! Let's have something old, like the cheese!",
      'The old street! We could talk about it all night, pal, I got the photos!',
    ],
  ],
  least_liked: [
    [
      "I can't dislike anybody, pal, I tried! Vinnie slams my door, that's the worst I got!",
      "The Boss scares the cat! That's all I'm saying, and I'm saying it quiet!",
      "Worst one? Whoever you're late with! Even me, and I'm a lamb!",
    ],
    ["Still nobody, pal! I'd tell you, I can't keep anything in!"],
  ],
  rates_differ: [
    [
      "Everybody's got a different oven, pal! Mine's small and warm, so it's cheap but it's little!",
      "Vinnie's fast, the lady wants something put up, the Boss wants errands, and I just want you to eat!",
      "I charge what lets me sleep! The others sleep different, that's all!",
    ],
    ["Still different ovens, pal! I can't say it any better, I'm hungry!"],
  ],
  out_of_jail: [
    [
      "You're out! Sit, sit, you're skin and bones! What did they give you, the grey stuff?",
      'Oh, thank God! My aunt lit a candle! Have some bread, real bread!',
      'You poor thing, in there with no oven! You eat first, then we talk!',
    ],
    ['Out is out, pal! You still look hungry, though!'],
  ],
  in_a_hurry: [
    [
      "No time? Not even for a coffee? Okay, okay, say it, I'm putting the cup in a napkin!",
      "I'll be quick, pal! I was quick once, in '71! What do you need?",
      "Two minutes! I can't say hello in two minutes! But go on, ask me!",
    ],
    ["You're still in a rush! Breathe, pal, the train's got another one behind it!"],
  ],
  pep_talk: [
    [
      'You can do it! I say so, my aunt says so, the cat looked at you, and he looks at nobody!',
      "Come on, pal! I burned the sauce a thousand times, and look, now it's only every second day! Up!",
      "You're gonna be great! And if you're not, you come here and we eat, and tomorrow you're great!",
    ],
    ['Again? Okay! You! Can! Do it! I got a spoon in my hand and I mean it!'],
  ],
  nothing_to_accept: [
    [
      "You're easy, pal! But I didn't offer you anything yet! Tell me how much you need!",
      'We shake on it! On what, though? Name me a number first, then I get the can down!',
      "I love it when they say yes! Only there's nothing there yet! How much did you want?",
    ],
    ['Another yes! And still nothing to say yes to! How much, pal, just tell me how much!'],
  ],
  was_cheaper: [
    [
      "Was it? Last time you must've talked me down, pal! You're good! Go on, do it again!",
      'Really, cheaper? I was in love that week, I think! Ask me, maybe I go down a little!',
      'Same as last time would be nice! But I gotta start at the start, my aunt likes it in order!',
    ],
    ['You still remember that price! I only remember what we ate!'],
  ],
  is_it_random: [
    [
      "There's luck in it, pal, like with dough! But you still gotta knead it!",
      "The prices dance a little, nobody knows where! But you can see which way they're facing!",
      "A little luck, a little nose! My barber's got the nose, I got the luck with my aunt!",
    ],
    ['Still half luck, half nose, pal! Depends on the nose!'],
  ],
  carry_for_me: [
    [
      'I drove a bread truck once, pal, I ate half the load! Better you take it yourself!',
      "My cousin would do it, but it'd arrive in the wrong borough with a bite out of it! You ride with it!",
      'Nobody carries for you here, pal! You pay the toll, you get the view!',
    ],
    ["You gotta carry it, pal! I'd only drop it, I drop everything!"],
  ],
  last_day_plan: [
    [
      "Don't throw your goods out the window, pal! They count at the end, too! Sell only what sells nice!",
      'On the last day I clean the stove and you clean the slips! The goods can stay, they count!',
      "Eat early, look at the prices, move what's high! No running, people fall!",
    ],
    ['Same recipe, pal! Goods count, and nobody ever got rich in a panic!'],
  ],
}
