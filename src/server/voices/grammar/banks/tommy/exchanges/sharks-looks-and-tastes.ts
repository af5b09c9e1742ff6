import type { SHARKS_LOOKS_AND_TASTES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-looks-and-tastes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's looks, belongings and tastes. */
export const SHARKS_LOOKS_AND_TASTES_LINES: ThemeLines<typeof SHARKS_LOOKS_AND_TASTES_EXCHANGES> = {
  your_car: [
    [
      "I had the cab! Now I got my cousin's Dodge, one door opens, you gotta know which one!",
      'A station wagon, pal! It smells like bread and it stops when it feels like it!',
      'I drive so slow they wave at me! Aunt Connie walks next to it and talks to me through the window!',
    ],
    ["Same Dodge! Now two doors don't open, but the radio came back!"],
  ],
  your_money: [
    [
      "Me? I got a coffee can, pal! Some days it rattles, some days it doesn't!",
      'Rich? Look up! See the drip? A rich man has a roof!',
      "I don't know! Aunt Connie knows, and she won't tell me, she says I'd give it away!",
    ],
    ['Same can, pal! I shook it this morning, it sounded hopeful!'],
  ],
  what_you_wear: [
    [
      "An apron, pal! Under that a bowling shirt, it says Tommy, so I don't forget!",
      "What I got on? Sauce, mostly! There's a shirt in there someplace!",
      "Aunt Connie's cardigan! I was cold! It's got pearl buttons and I look good!",
      "An apron! It says kiss the cook, nobody does, it's the garlic! Under that, the good bowling shirt!",
      "My brown cardigan, one sleeve's got sauce, so now the other one's got sauce to match!",
      "Slippers, pal! It's my house! And the socks Aunt Connie made, they're two sizes of wrong!",
    ],
    [
      "Same apron! But this side's clean, look, I turned it around!",
      'Still the apron! I sleep in the apron!',
    ],
  ],
  your_tailor: [
    [
      "Suits? I got one! It was my uncle's, he won't need it for eight to ten!",
      "Aunt Connie makes it out of whatever's closed! This vest used to be a couch!",
      "Steinway Street, pal, the fella with the thumb! Tell him Tommy sent you, he'll sew in an extra pocket for cookies!",
    ],
    ['Same fella with the thumb! Did you go? Did he feed you?'],
  ],
  dress_like_boss: [
    [
      "Clean shirt, nice comb, and a pocket with candy in it! That's a boss, everybody runs to you!",
      'Go to the fella on Steinway Street, pal, tell him shoulders! You got nice shoulders, why hide them?',
      "Aunt Connie says tuck it in! That's the whole secret, she says! Tuck it in!",
    ],
    ["Turn around! Almost! Now stand like somebody's cooking for you!"],
  ],
  fav_color: [
    [
      'Red! Sauce red! Everything I own is that color now, mostly by accident!',
      "Yellow, like the kitchen! My aunt painted it in '66, we all came out a little yellow!",
      'All of them, pal! But if you make me pick, toast!',
    ],
    ["Still red! Look at my shirt! That's not even paint!"],
  ],
  travel_anywhere: [
    [
      "I'd go see my father's goat in Bari! He writes about it so nice! Where would you go?",
      'Anywhere they got bread! I was on a plane once, I fed the whole row! They asked me to sit, for four hours!',
      'The world! Take me with you! Or send me a card with a fountain, I put them over the stove!',
    ],
    ["Still Bari, pal! I want to shake that goat's hand!"],
  ],
  fav_season: [
    [
      "Summer! The hydrant's open, the tomatoes come, Mrs. Russo sings out the window, we pay her to stop!",
      "Fall, pal! You can leave the oven on all day and nobody complains! Chestnuts! Don't get me started!",
      "All four! But when it's cold people come inside, and then I got people!",
    ],
    ["I'd say summer again! Wait, is it soup weather? Then winter!"],
  ],
  pet_peeve: [
    [
      "People who cut spaghetti! I don't hate them, pal, I just have to leave the room!",
      "Nothing makes me mad! Except a cold plate! And a fellow who says he ate when he didn't!",
      'The guy on the radio who talks over the song! I wrote him! He read it over the song!',
    ],
    ["I told you, the spaghetti! Don't make me picture it!"],
  ],
  tell_about_you: [
    [
      "I'm Tommy! Astoria! I got an aunt, a coffee can, a cat and a soft heart, everybody says it's a condition!",
      "Me? I talk, I stir, I lend a little! I only get sad when people forget their day! That's all there is, pal!",
      "Oh, where do I start! The bread truck, the kitchen, the lamps! You got four hours? That's how long the sauce takes!",
    ],
    ["More about me? You're too nice! I'm the same, but with parsley on the shirt!"],
  ],
  body_looks: [
    [
      'Round here, round there, and a nice smile! Aunt Connie says I got a face like a good loaf!',
      "Oh, I'm easy to find! I'm the one with the apron and the belly, waving! Eleven years of ziti, pal!",
      'I used to be taller, then I sat down to eat! I got kind eyes, everybody says so, and sauce on the shirt!',
    ],
    ['Still the same belly, pal! A little more since you asked!'],
  ],
  own_gun: [
    [
      "A gun? Me? I got a ladle! And Aunt Connie's got the big spoon, she's the dangerous one!",
      "Oh no, I'd shoot the pot! We got a cat and a rolling pin, that's plenty for this street!",
      'I jump when the toast comes up, pal! I only carry rolls!',
    ],
    ["Still just the ladle! You want to hold it? It's warm!"],
  ],
  star_sign: [
    [
      "I'm the one with the crab! Or the fish! It's something you can eat, anyway!",
      'Aunt Connie reads them out loud every morning! Mine always says to share my lunch!',
      'Ooh, is that a good one? You got the ears for it! I bet you and me match, pal!',
    ],
    ["Still the crab, pal! Unless it's the fish!"],
  ],
  guy_in_corner: [
    [
      "That's just family, pal! He's not staring, he's waiting for his plate!",
      "Somebody's always here! One's a cousin, one's fixing the sink, one came in for the bathroom in March!",
      "Oh, him! He's harmless! He only looks like that because his shoes are tight!",
    ],
    ["Still there? He's waiting for dessert, leave him be!"],
  ],
  why_this_borough: [
    [
      "Queens picked me, pal! Aunt Connie's stove weighs more than the house, we can't go anywhere!",
      "I love it here! The whole block smells like somebody's supper! Where would I get that?",
      "If I moved, who'd feed the Commissioner's friends? There's eleven of them on the roof!",
    ],
    ["Still here, pal! I can't leave, there's something in the oven!"],
  ],
  what_you_got_there: [
    [
      "A little money, a button, and a picture of the Commissioner when he was thin! You can look, don't lift!",
      "You want to peek? Aunt Connie's watching! It's what people brought back, and one raisin, I don't know why!",
    ],
    ["Still the raisin! I'm afraid to throw it out, it might be somebody's!"],
  ],
  see_your_book: [
    [
      "There's no book, pal, there's a can with papers in it! And on yours I drew a little face!",
      "My aunt writes everything, I can't read her writing! I think it says you're thin!",
    ],
    ["The papers again! It still says you're thin! Eat!"],
  ],
  do_you_sleep: [
    [
      "Me? I sleep in the chair, between the lunch and the other lunch! The door's always open, pal, the lock fell off!",
      "Three in the morning's my favorite! That's when the bread comes! Stay for the bread!",
      "I go to bed, then I hear the door, and I think, somebody's hungry! So I'm up!",
    ],
    ['Still awake! You, too! Look at us, two owls! You want an egg?'],
  ],
  fav_drink: [
    [
      'Coffee, pal, eleven a day! And a little wine with the sauce, one for the pot, one for me!',
      "My uncle's red! It takes the paint off, but you sleep like a baby!",
      'Anything with a cookie next to it!',
    ],
    ["Still coffee! The pot's never off, pal!"],
  ],
}
