import type { SHARKS_HEART_AND_CONSCIENCE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-heart-and-conscience.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's feelings, fears and conscience. */
export const SHARKS_HEART_AND_CONSCIENCE_LINES: ThemeLines<
  typeof SHARKS_HEART_AND_CONSCIENCE_EXCHANGES
> = {
  like_your_job: [
    [
      "I love it! All day people come in, they sit, they eat! The lending's just how I get them in the door!",
      "Mostly, pal! I don't like the part when they don't come back! The rest is coffee and talking!",
      "Better than the cab! In the cab they sit behind you, you can't see if they're hungry!",
    ],
    ["Still like it! Ask me when somebody's late, I'm a different fella!"],
  ],
  what_scares_you: [
    [
      'Thunder! And Aunt Connie with the spoon! And Carmela, a little, but in a nice way!',
      'Somebody going home hungry from my house, pal! I wake up from that one sweating!',
      "Me? Everything! Boats, ladders, the phone after ten at night! The cat's afraid of nothing, so we average out!",
    ],
    ['Still the thunder! You hear anything? Was that thunder?'],
  ],
  trust_anybody: [
    [
      "Me? Everybody, pal! That's why Aunt Connie keeps the key!",
      'I trust you! You got an honest way of chewing!',
      'I trust till it hurts, then I have a cookie, then I trust again!',
    ],
    ['Still trust everybody! I got burned Tuesday, it was nothing!'],
  ],
  good_person: [
    [
      'I try, pal! I burn things, I forget things, but I never sent anybody home hungry!',
      'I think so! Some days! I lie awake over it, and then I bring somebody a lasagna!',
      "Good? Ask Aunt Connie, she's got a list! It's got two sides!",
    ],
    ["You still wonder? So do I, pal! That's gotta count for something!"],
  ],
  ever_killed: [
    [
      'Me? I carry spiders out in a cup, pal! Aunt Connie follows me to check!',
      'Never! I once hit a pigeon with the cab, I sat with him till he flew! He flew!',
      "Kill? I can't even finish off a lobster! I had one in the tub till Easter!",
    ],
    ["Still no! You're giving me the shivers, and the soup's not even cold!"],
  ],
  do_you_cry: [
    [
      'All the time! Weddings, commercials, a nice loaf! I cried at a parade once, it was just a truck!',
      "You bet I cry! Connie keeps a towel for me! It's got my name on it!",
      'Last time? This morning! The cat sneezed and then he looked so surprised!',
    ],
    ["Don't get me started, pal! You ask again and I'll need the towel!"],
  ],
  ever_smile: [
    [
      "Me? I never stop! My cheeks hurt! Look at that, that's all teeth, pal!",
      'I smile in my sleep! Aunt Connie throws a shoe, I smile at the shoe!',
      "Sure I smile! I only stop when the sauce sticks, and then the whole block's sad!",
    ],
    ["I'm smiling right now! Wider? There's a limit, I only got the one face!"],
  ],
  dreams: [
    [
      "I dreamed the sauce talked back! It had my aunt's voice! I didn't eat till noon, pal!",
      "Every night! I'm flying over Astoria with a tray, and nobody's allergic to anything!",
      'Sure! Aunt Connie plays the number for every dream, fish is thirty-two! We never won, but we eat a lot of fish!',
    ],
    ["I had another one! The cat could drive! I wasn't even surprised!"],
  ],
  happy_really: [
    [
      'Me? Sure! Most days! Sundays at four I get a little blue, then the bread comes out!',
      "You're nice to ask! I cry at everything, it's like a sneeze for me! Then I eat and it's gone!",
      "I got a full table and an empty chair, and I keep that one for whoever comes! Today it's you, so I'm happy!",
    ],
    ["You asked me again! You're gonna make me cry, and I just salted!"],
  ],
  are_you_drunk: [
    [
      "It's only the rum cake, pal! And I only had the corner! And the other corners!",
      "Anybody drunk gets bread first, then coffee, then the couch! That's the rule here!",
      'I sound like this dry! You oughta hear me with a little vermouth, I do the accordion without the accordion!',
    ],
    ['No more for anybody! Here, eat this, it soaks it up!'],
  ],
  do_you_lie: [
    [
      "I lied to my aunt about the salt! It's been seven years, it still wakes me up! About money, never!",
      "I can't, pal! I start sweating and I offer people cheese! If I offer you cheese, don't believe me!",
      "Only the nice ones! Your haircut, your cooking, that kind! The slip, that's the honest truth!",
    ],
    ['Still honest, pal! Did I offer you cheese? No! There you go!'],
  ],
  tell_a_secret: [
    [
      "The secret's nutmeg! In the sauce! Oh no! Forget it! Connie, I didn't say anything!",
      "I don't like the cat's brother! There! Eleven years I carried that!",
      'I once bought a jar! From the store! Sauce, in a jar! I ate it in the car, pal, with the lights off!',
    ],
    ["I've got no more! You emptied me! I feel lighter, though!"],
  ],
  afraid_of_law: [
    [
      "A little, pal! But my cousin Vito wears the badge, and he'd have to arrest the whole table, and then who cooks?",
      "They come by! I give 'em a plate! You can't put a man in jail with your mouth full of his sauce!",
      "Oh, I'd confess to everything! I'd confess to things I didn't do, I get nervous! So nobody asks me!",
    ],
    ["Still a little scared, pal! Look at the hand! That's the coffee, but also the feds!"],
  ],
  pays_taxes: [
    [
      'Taxes! Aunt Connie does it at the table in April, with wine, and we all hide in the hall!',
      'I put the can down as a pet! The man from the office laughed so hard he stamped it!',
      "Don't say that word in a kitchen, pal! The milk turns!",
    ],
    ['Again with the taxes! I gotta sit down! My heart goes like a typewriter!'],
  ],
  people_you_ruined: [
    [
      "Don't say that, pal! I see their faces when I can't sleep! I bring some of 'em soup, honest!",
      "Oh, that goes right through me! I never wanted nobody to lose their house! They should've come and told me!",
      "I know, I know! It's not nice, this business! I try and do it with a plate on the table!",
    ],
    ["You're gonna make me cry again, pal! I do think about 'em!"],
  ],
  no_shame: [
    [
      'Ashamed? A little! Every night, about nine! Then I have a cookie!',
      'Proud, no! But nobody left here hungry, and I can look at the cat!',
      'Oh, now I feel terrible! Here, take a roll, then we both feel better!',
    ],
    ["You're right, you're right! I still feel bad from the last time you said it!"],
  ],
  would_you_quit: [
    [
      "A restaurant! That's the dream, pal! Six tables! I'd eat it all before we open!",
      "I'd quit tomorrow! But who'd watch the can? The cat? He'd lend to anybody!",
      "Every night I think about it! A little bakery, a little bell on the door! Then somebody knocks and he's short!",
    ],
    ['You asked! Still six tables! I picked the curtains in the meantime!'],
  ],
  weak_spot: [
    [
      "Everything, pal! Babies, cats, anybody with a sad sandwich! I'm one big soft spot!",
      "I can't say no! Aunt Connie says it for me, that's how we stay in business!",
      "I eat the corner of the cake before the party! Every time! Don't tell!",
    ],
    ['More of my faults? Okay! I also feed the pigeons! On purpose!'],
  ],
  feel_guilty: [
    [
      "All the time! I sent a fella a ham after he paid me late! My aunt said, that's not how it works!",
      "I feel terrible, pal! That's why I cook! You think a happy man makes this much sauce?",
      "Oh, I lie awake! Then the cat comes, then I eat a little something, then it's better!",
    ],
    ["You asked about my heart again! It's soft, pal! Poke it!"],
  ],
}
