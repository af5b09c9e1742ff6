import type { SHARKS_PAST_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-past.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's childhood and past. */
export const SHARKS_PAST_LINES: ThemeLines<typeof SHARKS_PAST_EXCHANGES> = {
  who_taught_you: [
    [
      'Nobody taught me, pal! A lady was short at the store, I covered her, she came back with more, and with eggplant!',
      'Aunt Connie! She had the numbers, I had the mouth, and we got one good banker together!',
      "Mr. Russo at the barber shop! He cut everybody's hair on credit and never wrote it down! I learned not to do that!",
    ],
    ["Still Aunt Connie! She's in the back checking my sums right now!"],
  ],
  your_schooling: [
    [
      'I finished! Barely! The teacher said Tommy, you talk so much, take the paper and go!',
      'High school, yes! College, no! I was gonna, but the barber shop needed sweeping!',
      "I got an A in lunch, pal! Everything else we don't discuss!",
    ],
    [
      "Same report card! Aunt Connie's still got it on the wall, by the stove, you can't read it from the sauce!",
    ],
  ],
  been_to_jail: [
    [
      "Me? One night, over my cousin's fire! They gave me a baloney sandwich, I showed them how to make it!",
      "Just the one night, with Lou! My uncle's the one inside, Sundays, two to four! I cry both ways on the bus!",
      "One night, pal! Cousin Vito's got the badge, he sat outside the bars so I had company!",
      "One night, pal, on account of my cousin's fire! I cooked for everybody, they didn't want to let me go!",
      'Just overnight! In with a fella named Lou! He still sends a card, bad spelling, big heart!',
      'Me? One time, one night, and I made the beds! My aunt came with a lasagna and a lawyer, in that order!',
    ],
    [
      "Still just the one night! Knock on wood, where's Connie's spoon!",
      'Still just the one night with Lou! I got no new nights, pal!',
    ],
  ],
  first_theft: [
    [
      'A peach! I was seven, I felt so bad I brought it back with a bite in it!',
      "Aunt Connie's cooling rolls! One! She knew! She counts rolls like other people count money!",
      "I borrowed the mailman's hat once! He still asks! I'll bring it back, I will!",
    ],
    ["That peach still bothers me, pal! Don't make me go through it again!"],
  ],
  nicest_thing: [
    [
      'When the store burned, the whole street came with pots! I never paid for one meal that whole winter!',
      'Mr. Russo gave me his good broom! I know how it sounds! You shoulda seen the broom!',
    ],
    ['Still the pots! I get choked up just saying it, pal!'],
  ],
  worst_day: [
    [
      'When the store burned. I stood there in my socks. Then everybody came with pots, so it got better.',
      'The day my folks got on the boat. I waved so long the pigeons left. Anyhow! You hungry?',
      "I don't talk about it much, pal. It had a train in it. Aunt Connie made me an egg.",
    ],
    ["Still that day, pal. You get over it, you don't get past it. Have some bread."],
  ],
  childhood_dream: [
    [
      'A fireman! Then my cousin burned my store and I met them, wonderful fellas, I fed the whole truck!',
      'A baker, pal! I lived right over it! I wanted to be the guy with flour on the eyebrows!',
      'Pope! Then I heard about the hours!',
      'A baker! Or a tuba! Not the guy, the tuba! I was four!',
      "I wanted to drive the ice cream truck, pal! I'd play the bell and give it all away! I'd be broke and so happy!",
      'I wanted to be tall! It half worked, but sideways!',
    ],
    [
      "Still a baker! It's not too late! I got the eyebrows!",
      'Still the bakery dream, pal! I smell it every night!',
    ],
  ],
  where_grew_up: [
    [
      'Astoria, over the bakery! My folks are from Bari, they went back, I stayed with the rolls!',
      "Right here in Queens! I could show you the window! There's a pigeon on it, same pigeon!",
      "I'm from the corner, pal! That corner, there! I never needed another one!",
    ],
    ['Still Astoria! You want to see the window? Come, I got my coat!'],
  ],
  child_trouble: [
    [
      'I was an angel! A round one! I broke one window and I paid for it with rolls for a year!',
      "I was the kid who came home with somebody's lost dog! Every day! Some of them weren't lost!",
      'Happy! Round, loud and covered in flour! My aunt washed me with the good pans!',
    ],
    ["I told you, an angel! Don't ask my aunt! Please don't ask my aunt!"],
  ],
  shark_served: [
    [
      "They wouldn't take me, pal! The doctor tapped my knee and I hugged him! I'd have been a cook anyway!",
      'No army for me! I went to sign up and came home with the sergeant for lunch! He still writes!',
      "I was a crossing guard for a week! That's the whole uniform! I lost the whistle!",
    ],
    ['Still no war, pal! I fought a lasagna once and it was a draw!'],
  ],
  child_games: [
    [
      "Stoop ball! Till somebody's mother yelled, and it was always my aunt, for all of them!",
      'I had a rolling pin, pal! It was a horse, a sword and a rolling pin! Best toy on the block!',
      'A teddy with one eye! Then I got a cat with one eye! I got a type!',
    ],
    ["Still got the rolling pin, pal! You want to see it? It's got dough on it!"],
  ],
  what_proud: [
    [
      "I fed a whole wedding when the caterer ran off with the bride's cousin! Sixty people! Seconds!",
      'The day the cat came in out of the rain and picked me! Me! There was a butcher right next door!',
      'I got a guy to bring back a loan after three years! He cried, I cried, we had ziti!',
    ],
    ['Still the wedding, pal! They named a kid after the ziti!'],
  ],
  most_embarrassing: [
    [
      'I hugged a stranger for a whole minute and it was a coat rack! I told it about my day, pal!',
      "Forty lamps! No plugs! I said, what could go wrong, it's lamps!",
      'I gave a speech at a funeral, lovely speech! Wrong funeral! They kept me for the ham!',
    ],
    ["I got more of those than I got forks! But the coat rack's the best one!"],
  ],
  how_started: [
    [
      "I drove a bread truck, and people were short, so I said pay me next week! That's it, I never stopped saying it!",
      "My uncle left me a coffee can with some money in it! I couldn't find who it belonged to, so I passed it around!",
      'Aunt Connie told me, do something nice that pays! I got the nice part right away!',
    ],
    ['It was the bread truck, pal! Then the can! You wanna hear it with the voices?'],
  ],
  time_machine: [
    [
      "I'd go to my grandmother's kitchen and write it down! She never wrote it down! We been guessing ever since!",
      "I'd tell young Tommy, don't lend your cousin the candy store! He wouldn't listen, he was eating the candy!",
      "Last day on earth? Same as today, with seconds! And I'd let the cat on the table!",
    ],
    ["Back to grandmother's kitchen! I can smell it, pal, can you smell it?"],
  ],
  worst_done_to_you: [
    [
      'A fella ate with us two years and then he opened a kitchen across the street! With our sauce! I still waved!',
      'Somebody stole my bike when I was nine! I cried, then I saw the kid who took it had no shoes, so I cried again!',
      'My cousin sold me a boat! There was no boat, pal! I painted the name and everything!',
    ],
    ["You still feel bad for me? You're sweet! I got over it, mostly, except the bike!"],
  ],
  biggest_regret: [
    [
      'I never told the bakery girl! I bought so many rolls, she thought I was a restaurant! So I opened a kitchen!',
      "The lamps! Forty lamps, pal! If I could go back, I'd take twenty!",
      'I once said no to a fella, and he looked so sad! I ran after him three blocks! I still think about block four!',
    ],
    ["Still the lamps, pal! You see them over there? They're looking at me!"],
  ],
  ever_been_to: [
    [
      'I went with Aunt Connie! She brought her own food, for everybody, even the guards!',
      "Sure I been! We took eleven cousins and came back with twelve! We still don't know!",
      "Oh, I'd love to go back! Last time I talked to a guy there so long I missed the whole thing!",
    ],
    ["We talked about that place! You want to go again? I'll make sandwiches!"],
  ],
}
