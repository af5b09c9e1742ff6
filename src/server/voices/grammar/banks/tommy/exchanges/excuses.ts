import type { EXCUSES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/excuses.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Why the money did not come on time. */
export const EXCUSES_LINES: ThemeLines<typeof EXCUSES_EXCHANGES> = {
  mishap: [
    [
      "You poor thing, everything went wrong at once! But it's over, you're here, so now we can fix it, right?",
      'That happened to my cousin, the exact day! He came anyway, in his socks! Just bring it now, pal!',
      "I believe you! My aunt doesn't believe in buses! Put something down and I'll tell her it was on foot!",
    ],
    ["I'm still sorry about what happened! Now let's make something nice happen, with the can!"],
  ],
  was_sick: [
    [
      "You were sick and nobody told me? I'd have brought soup! I'd still bring soup! But you gotta bring the money, pal!",
      "Oh no! Are you eating? Drink something hot! And then, when you can stand, the can, okay? It's been asking for you!",
      "Health first, I always say! And second's the slip! You're up now, so we're on second, pal!",
    ],
    ['You feeling any better? Good! Good enough to walk over with a bit of it?'],
  ],
  in_mourning: [
    [
      "Oh, pal. I'm so sorry. Sit. I'll bring a plate to the family. The money... just a piece, when you can hold your head up.",
      "I light a candle tonight! You should have told me, I'd have come with a tray! Bring a little when you can, okay?",
      "That's awful! Nobody should have to count in a week like that! But the days don't stop, pal, I wish they did!",
    ],
    ["I'm still thinking of your people, pal. Now let me worry about one thing less: the slip."],
  ],
  forgot: [
    [
      'You forgot me? Me? With this face? Okay, okay, it happens! But now you remember, so come on, pal!',
      'I forget too, I left a ham on the bus! Tie a string on your finger! Tie it to the can!',
      "Aw, it slipped! It slips! I'll put it on the fridge for both of us! The slip in LOANS knows the day too!",
    ],
    ["Forgot again! Pal, I'm going to sew it in your coat!"],
  ],
  sick_kid: [
    [
      "Oh no! Family! I'm making soup right now! You go be with them, and if you need days, ask me, I understand!",
      "That's terrible, pal! Light a candle, I'll light one too! The slip keeps running, I can't stop it, but you can ask for time!",
      "Somebody's sick? Go, go! Take the pot with you! Just don't forget me altogether, my aunt worries!",
    ],
    ["How are they now? Better? I'm still making soup, pal!"],
  ],
  nobody_told_me: [
    [
      "Oh no, you mixed it up? It's on the slip in LOANS, pal, the day and the hour! I should've hung one on your fridge too!",
      "I thought you knew! I drew a heart on it and everything! Come now, it's only going to get later!",
      "Nobody reminded you? My aunt reminds me of everything, you can borrow my aunt! Look in LOANS, it's all there!",
    ],
    ["It's in LOANS, pal, with the hour! I told you, I'd hang it on the fridge!"],
  ],
  was_in_jail: [
    [
      "They locked you up? Did they feed you? Sit, eat! The slip kept running, pal, I couldn't stop it, but you're here now!",
      'Jail! Oh, I was in one night, I cleaned it! Listen, bring me a part today, then we both sleep better!',
      "My poor pal, behind bars! I'd have brought a lasagna! It still counts, though, so let's fix it, huh?",
    ],
    ['You told me about the cell, pal! Did you say hi to Lou?'],
  ],
  absurd_excuse: [
    [
      "No! Really? Is everybody all right? That's the best one since the goat! But my aunt won't put it in the can, pal!",
      "I believe you! I believe everybody! It's the notebook that doesn't believe anybody!",
      "That's terrible! That's wonderful! Tell it to Connie, she needs a laugh, and then we talk money!",
    ],
    ['It happened again? You got to write a book, pal! Sell it, and bring me some!'],
  ],
  not_same_person: [
    [
      "That's so deep I sat down! But Aunt Connie says whoever eats, pays!",
      "If you're a new person, welcome! I'm Tommy! The last one left you a bill!",
    ],
    [
      'Another thinker! We had a priest like you, pal, he thought so hard the veal got cold! He still got the bill!',
    ],
  ],
  overslept: [
    [
      'You fell asleep! Poor thing, you work too hard! Have a coffee, and then the can, okay?',
      "I believe you, you got the pillow on your cheek! But the slip stays awake, pal, that's the trouble!",
      "I slept through my cousin's wedding once! It happens! Wash your face and bring a little something!",
    ],
    ['Asleep again? Eat less before bed, pal! And come by earlier!'],
  ],
  clicked_by_mistake: [
    [
      "Oh no, your thumb! I can't un-sign it, pal, but you bring it right back and it hardly costs a thing!",
      "A mistake! Happens! I once bought a goat! Just pay it off in LOANS and it's gone, not like the goat!",
      "It's signed, pal, my aunt already put it in the book! Give it back early and she'll close the page!",
    ],
    ['Still that slip of the thumb! Pay it back, and we laugh about it!'],
  ],
  not_me_signed: [
    [
      "Somebody else did it? Oh, that's a bad friend! But it's your name on the fridge, pal, and my aunt can't read faces!",
      'Aw, the little devil! But the money went out with your name on its coat! I gotta get it back from you!',
      "A mistake! I believe you, I believe everybody! But the can don't, the can wants it back!",
    ],
    [
      'Still not you, huh? Then bring whoever it was, I make dinner for everybody, and then we count!',
    ],
  ],
  time_zone: [
    [
      'You slept! Good, you need it! But the day went by without you, pal, and it took notes!',
      "Your night, my noon, I never understood it either, why can't everybody eat at the same time! Bring something now, huh?",
      "The slip goes by its own clock, like my aunt! Nobody can argue with either one! But you're awake now, so come!",
    ],
    ["Still on the wrong clock! I'm buying you one with a chicken on it!"],
  ],
  grounded: [
    [
      "Oh no, they grounded you! Were you good? Eat your greens, they'll let you out! And then come to me first, huh?",
      'Your folks took it away? My aunt took my radio once, I was thirty! But the fridge still says your name, pal!',
      'Homework comes first, I say so, too! And I come second! Right after, okay?',
    ],
    ['Still grounded? Do the dishes without being asked! Works every time!'],
  ],
}
