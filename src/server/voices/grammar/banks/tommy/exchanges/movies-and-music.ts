import type { MOVIES_AND_MUSIC_EXCHANGES } from '#src/rules/sharks/exchanges/themes/movies-and-music.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Movies, songs, books, stars and other games. */
export const MOVIES_AND_MUSIC_LINES: ThemeLines<typeof MOVIES_AND_MUSIC_EXCHANGES> = {
  favorite_movie: [
    [
      'The one with the nun and the mountains! I sing along! They asked me to leave twice!',
      'Rocky, pal! He drinks the eggs! I drank the eggs, I had to lie down! But what a picture!',
      'Anything with a wedding in it! I cry, I get hungry, I go home happy!',
      'Anything with a dog that comes home! I cry so loud they stop the picture! And the guy gives me napkins!',
      "It's a Wonderful Life! The whole town brings money in a basket! That's my whole business, pal!",
      'I love them all! Last one I saw, I brought a lasagna, I made six friends and missed the end!',
    ],
    [
      'Still the one where everybody sings! I saw it again Tuesday!',
      'I told you, the ones with a dog or a basket! You got one with both?',
    ],
  ],
  your_music: [
    [
      'Everything, pal! Dean Martin for the sauce, Connie Francis for the dishes! I do both voices!',
      "Accordion! My cousin plays at weddings till they pay him to stop! It's beautiful!",
      "Anything I can sing loud to! Mrs. Russo knocks on the wall, she's a beat behind!",
    ],
    ['Still Dean Martin! You want to hear me do it? Too late, I started!'],
  ],
  fav_book: [
    [
      "My aunt's recipe book! It's got everything: love, murder, clams!",
      'I start them all! I get to the sad part and I have to call somebody! I never finished one, pal!',
      "Pinocchio! The father's a carpenter and the kid's a piece of wood and they still eat together! I cried on it!",
    ],
    ["Still the recipes! I'm at desserts, don't tell me how it ends!"],
  ],
  do_you_dance: [
    [
      'Do I dance! I cleared a wedding in Corona! They thought it was a fit, but it was a mambo!',
      'Any time, pal! Put the radio on! Watch the pot! Watch the cat! Watch the other foot!',
      'I dance in the kitchen every night with a ladle! She follows good!',
    ],
    ["Again? Sure again! Mind the can, it doesn't bounce!"],
  ],
  movie_line: [
    [
      "Oh, I know that one! Do the voice again! Connie, they're doing the movies!",
      'I love it when they say that! I cried at that part! I cry at all the parts, I cry at the candy!',
      "You're so good, you oughta be on a screen, pal! I'd sit in front with a whole ham!",
    ],
    ["Do another one! I'll do the music! Da da da dum!"],
  ],
  seen_movie: [
    [
      "Not yet! I always go, and I always fall asleep on the popcorn! Don't tell me the end! Okay, tell me!",
      "Is there a love story? Is there a dog? If the dog's okay at the end, I'll go twice!",
      'My cousin runs the projector, he puts the reels in wrong! I saw it all, but it starts with a funeral and they get younger!',
    ],
    ["The movie, right! I still didn't go! I bought the candy, though!"],
  ],
  pop_stars: [
    [
      'Oh, I love them all! I dance when I mop, pal! The mop leads!',
      "Ask my cousin Rosa, she's got the hair and the gloves with no fingers! Me, I'm for Connie Francis!",
      "Whoever's on when the bread comes out, that's the best one! It's science!",
    ],
    ["Singers again! Turn up the radio, I'll show you with the mop!"],
  ],
  unknown_star: [
    [
      'Who? Do they come in here? What do they eat? I know everybody by what they eat!',
      "I don't know them, pal! Is that one of the new people over the laundromat? Bring them by!",
      'Sounds famous! Aunt Connie only reads the saints and the coupons, so we miss a lot!',
    ],
    ["I still don't know who that is! I asked the whole bakery for you!"],
  ],
  other_games: [
    [
      'Is it like cards? I only know Go Fish, and Aunt Connie cheats! She keeps the fish!',
      "I don't know that one, pal! Is it the one with the little yellow fella? I get too sad when they catch him!",
      "My nephew plays those, he's got thumbs like a crab! Is there a part with food in it?",
    ],
    ["You and your games! Okay, who's the banker? I wanna be the shoe!"],
  ],
  sound_like_show: [
    [
      'Me? In the movies? Which one, the handsome one? Say the handsome one!',
      "Aw, I'm just a fella with a pot! They'd cast a big guy, with hair! I'd watch it, though!",
      "Do they have an aunt in it? If there's no aunt, pal, it's not realistic!",
    ],
    ['You really think I could be in pictures? I been practicing in the toaster!'],
  ],
  sings: [
    [
      "Oh, I love that! Move over, I'll do the harmony! La la, come on, from the top!",
      "Bravo! Aunt Connie's crying! She's got onions, but it's also you!",
      "You got pipes, pal! I only got the one song and it's about a donkey!",
    ],
    ["Sing it again! The whole street's at the window! One guy's got a tomato, but he's smiling!"],
  ],
  rap: [
    [
      'The kids with the big radio! They spin on their heads right outside, I bring them lemonade, they need it!',
      "I tried it! 'My name is Tommy and I like salami!' The kids were very nice about it!",
      "It's fast! I can't follow it, but my foot can! Look at my foot go, pal!",
    ],
    ["You want me to do it again? 'I stir the pot, the pot is hot!' I'm on fire!"],
  ],
  song_for_you: [
    [
      "About me? Stop! Connie, I'm in the arts! Does it mention the soup?",
      "I'm crying and I only know the first bit! Do it again, slower, the cat wants to hear!",
      "Nobody made a thing about me since the bulletin board at church! I'm hanging it by the stove!",
    ],
    ["There's more of it? I told everybody! The mailman hums it!"],
  ],
  line_from_movie: [
    [
      "No! That's mine! I thought of it by the sink! Though the TV was on, so who knows!",
      "A movie? Me? Do I get the girl? I bet I'm the guy who brings the sandwiches!",
      "I got that one from my uncle! He might've got it from the Paramount, he sold popcorn there!",
    ],
    ['The pictures again! Who plays me? Somebody round, I hope!'],
  ],
  movies_playing: [
    [
      "Something with a dog! If there's a dog in it, I cry and it's a good night! Take popcorn from home!",
      'I let Aunt Connie pick! She only likes the ones where the priest wins! Go look at the marquee, pal!',
      "There's always something with a kid and a spaceship! I bring a sandwich and I don't care which!",
    ],
    ["You still don't know what to see? Get the popcorn, the rest is extra!"],
  ],
}
