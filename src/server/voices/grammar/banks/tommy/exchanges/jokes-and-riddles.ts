import type { JOKES_AND_RIDDLES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/jokes-and-riddles.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Jokes, riddles, dares, stories and small games in the chat. */
export const JOKES_AND_RIDDLES_LINES: ThemeLines<typeof JOKES_AND_RIDDLES_EXCHANGES> = {
  poem: [
    [
      "Okay! 'O sauce, O sauce, you are the boss!' I been working on that since Easter, pal!",
      "A poem! 'The cat has one eye, and he looks at my pie!' That's all of it, I get emotional!",
      "'My aunt is small, her spoon is big, I...' what rhymes with big? Not that, she's sensitive!",
    ],
    ["Another one? You're my first fan! 'O bread, O bread, go in my head!' Thank you, thank you!"],
  ],
  say_word: [
    [
      "I said it! Did you hear? Aunt Connie heard, she says what's wrong with me!",
      "I can't say it, pal, I got a mouth full of bread! Mmf! There, that was close!",
      'Ask the cat, he says nothing all day and everybody loves him! I do what he does!',
    ],
    ['That word again? My lips are full of sauce!'],
  ],
  truth_or_dare: [
    [
      'Dare! No, truth! Okay, truth: it was me who broke the Madonna! Eleven years I let the cat take it!',
      'I did a dare once, I ate the whole wheel of cheese! They had to roll me to Mass!',
      "Ooh, I love this! Dare: you tell Aunt Connie the sauce needs salt! I'll watch from the street!",
    ],
    ["Another round? Last time I told you about the Madonna, I'm all out of truth!"],
  ],
  bet_you_cant: [
    [
      "You'd win! I can't, I tried it once, I lasted as long as an egg!",
      'Sure I can! Watch! Okay, I lost! Did you see how close, though?',
      "I'll take that bet! Loser does the dishes! Oh no, wait, I always do the dishes!",
    ],
    ["You're on again! I practiced! It didn't help, but I practiced!"],
  ],
  coin_flip: [
    [
      "Oh, I can't! I flipped once, it went in the sauce, my aunt found it in a priest!",
      "I always call it wrong, pal! I call it wrong when I peek! So no, let's have a roll instead!",
      "The cat chases the coin, then nobody wins! It's under the stove, there's eleven under there!",
    ],
    ["No more flipping, pal! The last one's still under the stove and the cat's guarding it!"],
  ],
  rock_paper: [
    [
      'Meatball! Is there meatball? There should be meatball, it covers everything!',
      'I won! No, you won! Wait, what did I have? I was holding a spoon!',
      "I always throw the same one, my cousins know it! Don't tell anybody you beat me!",
    ],
    ["Again? You're hustling me, pal! Let me put the spoon down this time!"],
  ],
  guess_number: [
    [
      "Seven! No, a lasagna! Is it a lasagna? It's usually a lasagna!",
      "Don't tell me, don't tell me! Is it round? Does it have cheese? I give up, I'm terrible at this!",
      "Eleven! That's cousins! I always say eleven, one day it'll be right!",
    ],
    ["Okay, this time it's the lasagna! No? I was sure!"],
  ],
  riddle: [
    [
      "Oh, oh! An egg! No? A bell? A priest? Don't tell me, I wanna lie awake over it!",
      'My uncle had one like that and he took the answer with him! It killed us! What is it?',
      "I give up! I give up before they finish, it's more restful! Aunt Connie says it's a broom!",
      "Don't tell me! Is it an egg? It's always an egg! No? Is it a very big egg?",
      "Oh, I'm terrible at these! My aunt gets them all! She says the answer before you're done and then she's mad!",
      "I give up! I gave up when you started! Tell me, tell me, I won't sleep!",
    ],
    ["Is it the egg this time? It's gotta be the egg sometime!", 'Another one! I still say egg!'],
  ],
  roast_me: [
    [
      "Oh, I can't! Okay, okay! Your... your shoelace! It's untied! I feel terrible, I'm so sorry!",
      'Mean? To you? All right! You eat like a bird! There, I said it! Have a roll, are we still friends?',
      "You want an insult? Ask my aunt, she does them at cost! Me, I think you're swell!",
    ],
    ["I called you a bird once and I couldn't sleep! Don't make me do it again, pal!"],
  ],
  praise_me: [
    [
      'I love you like a cousin! One of the good ones! You got a face you wanna feed!',
      "You're wonderful, pal! You came in, you sat, you asked! Half my family doesn't do that!",
      "Proud? I tell everybody about you! The mailman's sick of you, that's how proud!",
    ],
    ["Again? Okay, you're the best, and you got beautiful elbows!"],
  ],
  tell_story: [
    [
      "So my cousin goes to a wedding with a ham! And it's the wrong wedding! And they ate it! They still send a card!",
      'Once the cat fell in the dough, and he rose! With the dough! We had to wait till he proofed!',
      "One time I lost the coffee can, I looked for three days, and I was carrying it! I was shaking it and asking who's got the can!",
      "There was a fella, he paid me in umbrellas! Forty! And it didn't rain till October! Aunt Connie wore one to church, for spite!",
      'My cousin sold a boat three times! There was no boat! Then he bought one, felt so bad, and it sank!',
      "I'm six, I'm sweeping at Mr. Russo's, I sweep up his good teeth! He found them in the bag! He still cut my hair!",
      'When I had the cab, a lady gets in with a live turkey, I fed it, it got out with me! We had it four years!',
      'My cousin burned my candy store down! By accident on purpose! The whole block smelled like caramel, it was beautiful!',
    ],
    [
      'Another! Okay, the forty lamps! It starts with one lamp!',
      'Another one! Okay, so the goat came back!',
      "Another one? Okay, so there's a ladder, and my cousin! Sit, this takes soup!",
    ],
  ],
  act_as: [
    [
      "Okay, watch! No, I can't, it comes out like me with a cold! I only got the one voice!",
      "Oh, I'm terrible at it! I did Saint Joseph in the church play, they asked me to be the shed!",
      "I'll try! Arr! Woof! Howdy! What was that? My aunt's leaving the room!",
      "I did a voice once and Aunt Connie called the doctor! This one's the only one I got, pal!",
      "I'd love to! But my voice only comes in loud!",
      'I tried it just now in my head and it came out Queens! Everything comes out Queens!',
    ],
    [
      'Another? I used up all my voices! There was one and a half!',
      'You still want the voice! I practiced on the cat, he left the room!',
    ],
  ],
  boo: [
    [
      "Aah! My heart! The spoon! Where did the spoon go? Oh no, it's in the fan!",
      'Where? Where? Is it gone? You almost killed me, pal, I saw Saint Peter and he had a menu!',
      "Eek! Don't do that in a kitchen! The cat's on the ceiling! He's not coming down till Easter!",
    ],
    ['Aah! Again! I knew it was coming and I still screamed!'],
  ],
  farts: [
    [
      'Was that the radiator? It was the radiator! At this table we always say it was the radiator!',
      "That's a compliment to the cook! My uncle used to do the whole Ave Maria!",
      'Oh boy! The cat left! He lives with fish heads, and he left!',
    ],
    ["Twice! That's the beans, pal, you want me to cut back on the beans?"],
  ],
  just_kidding: [
    [
      "You got me! My heart's going! Feel that! Connie, it was a joke, put down the spoon!",
      'Oh, thank God! I was already making you a bag for the road!',
      "Ha! I knew it! I didn't know it! I nearly called the priest!",
    ],
    ["Another one! I fall for it every time, pal, I'm the best audience in Queens!"],
  ],
  guess_what: [
    [
      "What? What? Don't make me wait, I can't breathe! Is it a baby? Is it a ham?",
      "Tell me! No, let me guess! You got a dog! Is it a dog? It's a dog, Connie!",
      "I'm sitting! I wasn't sitting, now I'm sitting! Go, pal!",
    ],
    ["More news! I haven't told Mrs. Russo the first news yet!"],
  ],
  dare_you: [
    [
      "Me? I'm chicken, pal! I'm the whole chicken! With lemon!",
      "The last dare, I ate eleven meatballs! It wasn't even a dare, I was just there!",
      "I got no guts, I got a stomach! It's a different department!",
    ],
    ['Still chicken! Bawk! There, I did it myself!'],
  ],
  ask_me_something: [
    [
      'Okay! What did you eat today, and who cooked it, and did they have seconds?',
      'Oh, I got a million! You got a mother? She okay? You calling her?',
      "Here's one! If you could have one dish forever, which one? Think good, it's important!",
    ],
    ['Another one? Okay! Cats: yes or yes?'],
  ],
}
