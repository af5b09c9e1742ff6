import type { ThingLines } from '../../../thing-lines.ts'
import type { CULTURE_WORDS } from '#src/rules/sharks/things/culture-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const CULTURE_LINES: ThingLines<keyof typeof CULTURE_WORDS> = {
  musician: {
    says: [
      '{Thing}! Wait, hum me a little! We got the bakery radio on all day, I know everything!',
      "My cousin Vito's got the haircut from one of those, and it's not the right head!",
      'Oh, I dance to anything, pal! The Commissioner leaves the room, but I dance!',
    ],
    asks: [
      '{Thing}? I turn up the radio and I stir faster! The sauce comes out different!',
      'I like them all! My aunt only likes the dead ones, she says they keep time!',
    ],
  },
  song_or_music: {
    says: [
      "{Thing}! Now I got music in my head, pal! There's gonna be music in the sauce!",
      "Sing it! Come on, nobody's here but the cat, and he heard worse!",
      "I sang at my cousin's wedding, I cried in the second line and they took the microphone!",
    ],
    asks: [
      '{Thing}? Turn up the radio! I get all the words wrong, but turn it up!',
      "If I can tap a spoon to it, I like it! I'm not fancy, pal!",
    ],
  },
  instrument: {
    says: [
      '{Thing}! My cousin practiced on the fire escape! The whole block moved over!',
      "You play? Play me something! I'll hit a pot, we're a band!",
      'My aunt made me take lessons, pal! The teacher paid us to stop!',
    ],
    asks: [
      '{Thing}? Oh, I could listen all night! With a cookie, two nights!',
      'I only play spoons! But I play them with feeling!',
    ],
  },
  film_or_show: {
    says: [
      "{Thing}! Don't tell me the end! I never saw the end, I was out getting popcorn!",
      "My aunt talks to the screen, pal! She warned a guy in '71, and she's still mad at him!",
      "I cry at the beginning so I'm done by the sad part! Who was your favorite?",
    ],
    asks: [
      '{Thing}? I cried! I cry at all of it! The Commissioner just watches for birds!',
      "I like anything where they eat! A picture with a good dinner in it, that's a picture!",
    ],
  },
  hero_or_cartoon: {
    says: [
      '{Thing}! I had the pajamas, pal! With the feet!',
      'I believed in all of them till I was twenty! My aunt had to sit me down!',
      'The kids on the block argue about that all day, and I give cookies to both sides!',
    ],
    asks: [
      "{Thing}? Oh, I'm a fan! I did the voice at my cousin's wedding, nobody asked me!",
      "I like the one who gets hit and gets up! And the dog, if there's a dog!",
    ],
  },
  famous_person: {
    says: [
      "{Thing}! My aunt's got opinions on that! Cover your ears, pal, here she comes!",
      "You know who I met once? A weatherman! I couldn't talk, I gave him a roll!",
      "If they came through that door, I'd say: sit, eat! They all look hungry on the television!",
    ],
    asks: [
      "{Thing}? I'm sure there's a mother someplace who's very proud!",
      'I like everybody till they cut the line, pal! Famous or not!',
    ],
  },
  athlete: {
    says: [
      "{Thing}! Vito had posters like that over the bed! One fell on him, that's how he got the nose!",
      'I saw one up close at a bakery once, pal! Shoulders like a door! He had the eclair!',
      "What I'd give to do one thing that good! I can flip an omelet, that's my sport!",
    ],
    asks: [
      "{Thing}? I clap for everybody! I don't follow the rules, but I clap!",
      'I like the ones who thank their mother after! I cry every time!',
    ],
  },
  sports_team: {
    says: [
      '{Thing}! Half my family, pal! The other half eats in the other room!',
      "I wear the lucky sweater every game! It never worked, but it's warm!",
      "Oh, did they win? Don't tell me if they lost, I got a cake in the oven!",
    ],
    asks: [
      "{Thing}? Sure! I like them! I like the other ones too, don't tell Vito!",
      "I'm for whoever's behind, pal! By the end I'm hoarse and I changed sides twice!",
    ],
  },
  sport: {
    says: [
      '{Thing}! I tried once, pal! They had to get the fire department, nobody knows why!',
      'You stretch first? You gotta stretch! I pulled something watching!',
      "My cousin's got a trophy for trying! It's bigger than the real one!",
    ],
    asks: [
      "{Thing}? Oh, I'd be terrible! I just come for the orange slices!",
      "I bowl Thursdays, pal! I'm no good, but the shoes fit!",
    ],
  },
  game_or_toy: {
    says: [
      "{Thing}! We got all that stuff under the bed, pal! There's pieces missing, we use macaroni!",
      'I let the kids win! I say I let them! They beat me like a rug!',
      "Aunt Connie flipped the table in '78! We don't bring it up, and we don't play that one!",
    ],
    asks: ["Give me anything with dice and snacks, pal! Mostly I'm there for the snacks!"],
  },
  book_or_paper: {
    says: [
      '{Thing}! I read in the tub, pal, so everything I got is fat and wavy!',
      "Who did it? Don't tell me! Was it the doctor? Don't tell me!",
      "My aunt keeps everything printed, it's all in the hall, we walk sideways!",
    ],
    asks: [
      "{Thing}? I like anything with pictures! If there's a recipe, I cry!",
      "I read slow and I move my lips, pal, but I get there! I always like who you're not supposed to!",
    ],
  },
  dream_or_ghost: {
    says: [
      "{Thing}! Stop! I got the chills! Feel my arm, it's like a plucked chicken!",
      'My Aunt Connie saw one in the pantry, pal! It was Vito, but for an hour it was terrible!',
      'You want the horn or the salt? I got a horn on my keys and salt in every pocket!',
    ],
    asks: [
      "{Thing}? I don't believe in any of that! And I never say so after dark!",
      "I leave a cookie on the sill, just in case! It's gone every morning, so who knows!",
    ],
  },
  space_thing: {
    says: [
      '{Thing}! I watched the moon landing on a set with no sound, and my aunt did the voices!',
      "You look up there and you feel small, right? Then you eat something and you're okay!",
      'I saw a light once over the bakery, pal! It was the bakery, but I prayed!',
    ],
    asks: [
      "{Thing}? I'd go if they got a window seat and real food! Not the stuff in the tube!",
      "It's so big, pal! I can't think about it, I gotta hold the table!",
    ],
  },
  later_name: {
    says: [
      '{Thing}? Is that a name? I know everybody in the neighborhood and I never heard that!',
      "Say it again slow, pal! Aunt Connie's writing it down, she thinks it's a cheese!",
      "I never heard of it, but I'm happy for everybody involved! Who is it?",
    ],
    asks: [
      '{Thing}? Never heard that before, but you said it so nice, I like it already!',
      "You got me, pal! I only know who's on the radio and who's at the bakery!",
    ],
  },
  later_thing: {
    says: [
      '{Thing}? Is that food? That sounds like food! From Jersey?',
      "I don't know what that is, pal, but my cousin probably broke one!",
      "Connie! You know what that is? She says it's a vitamin! I don't think it's a vitamin!",
    ],
    asks: [
      "{Thing}? I never had any, but I'd try it! With a little cheese!",
      "I don't even know what it is and I'm already nervous! Does it plug in?",
    ],
  },
}
