import type { ThingLines } from '../../../thing-lines.ts'
import type { LIFE_WORDS } from '#src/rules/sharks/things/life-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const LIFE_LINES: ThingLines<keyof typeof LIFE_WORDS> = {
  dish: {
    says: [
      '{Thing}! Oh, pal, and you come here without a plate for me?',
      "Stop, my stomach's talking! Was there enough garlic? There's never enough garlic!",
      'Aunt Connie heard that from the other room! She wants to know who made it and how long on the stove!',
    ],
    asks: [
      "{Thing}? I never met a plate I didn't like! Look at my belt, it's got new holes!",
      "Would I eat it? I'd eat it cold, standing up, out of the pan!",
    ],
  },
  sweet: {
    says: [
      "{Thing}! My favorite kind of sentence, pal, one that's got dessert in it!",
      "Did you save me some? Don't lie, there's crumbs on you!",
      "I grew up over a bakery, pal! I was thirty before I knew breakfast wasn't frosted!",
    ],
    asks: [
      '{Thing}? Yes! Whatever comes after that, also yes!',
      'Sweets? Pal, I hide them from my aunt and she hides them from me! It works out!',
    ],
  },
  produce: {
    says: [
      "{Thing}! You gotta smell before you buy, pal, right where the stem was! That's how you know!",
      'The guy on the corner lets me squeeze everything! He cries, but he lets me!',
      'You eat your greens and your fruit, pal? You got a little color, I can tell!',
    ],
    asks: [
      "{Thing}? A little oil, a little salt, and don't talk to me for ten minutes!",
      "If it grows, I eat it! If it doesn't grow, I melt cheese on it!",
    ],
  },
  drink: {
    says: [
      '{Thing}! And nobody poured me any! I got the glass right here, pal!',
      'You had it with something to eat, right? You never put a drink in alone, it gets lonely!',
      'My uncle toasted everybody at Christmas, one by one! He got as far as the cat!',
    ],
    asks: [
      '{Thing}? Sure! With a cookie, double sure!',
      "I'll take a coffee, pal! But I never said no to a glass, it hurts the glass's feelings!",
    ],
  },
  animal: {
    says: [
      "{Thing}! Don't tell the Commissioner, he's jealous! He's a cat, he's jealous of chairs!",
      'Aw, did it eat? I got scraps! I always got scraps!',
      'My cousin kept a goat in the bathtub a whole summer! We all took sponge baths!',
    ],
    asks: [
      "{Thing}? Oh, I love anything with a face! That's why I cry at the butcher's!",
      "I'd take them all home, pal! My aunt says over her dead body, and she means it!",
    ],
  },
  pest: {
    says: [
      "{Thing}! Don't say that in the kitchen, pal, Aunt Connie'll boil the whole house!",
      "Oh, I'm itching already! Look at me, I'm scratching and it's your story!",
      'My cousin tried to catch one with a colander! We still find the meatball!',
    ],
    asks: [
      '{Thing}? I get up on the chair and I scream, and then I feel bad about screaming!',
      'Live and let live, pal! But live over there, with the lid on!',
    ],
  },
  relative: {
    says: [
      "{Thing}! See, that's the real stuff in life, pal! You got a picture on you?",
      'I got eleven cousins, so whatever it is, it happened to us, and somebody threw a plate!',
      "You bring everybody Sunday, pal! We put the door on two chairs and it's a table!",
    ],
    asks: [
      '{Thing}? I got a soft spot! I got a soft spot for my whole family, even Vito!',
      "Family's the best thing there is, and I say that from inside the closet where I go for quiet!",
    ],
  },
  body_part: {
    says: [
      "{Thing}! Oh, I know, pal! My cousin rubs olive oil on everything and he's dancing!",
      "Does it hurt? Show me! No, don't show me, I faint! Does it hurt?",
      "I only pull something when I reach for the top shelf, that's where they hide the cookies!",
    ],
    asks: [
      '{Thing}? The good Lord knew what he was doing! Except with my back, he was tired that day!',
      'I like the whole body, pal! Mostly the part with the stomach!',
    ],
  },
  illness: {
    says: [
      '{Thing}! Sit down! Blanket! Connie, put the soup on, we got a live one!',
      'Aw, poor thing! You drink something hot and you stay out of drafts, my aunt swears by drafts!',
      'I get everything that goes around, pal! I caught something off a postcard once!',
    ],
    asks: [
      "{Thing}? Soup! Whatever it is, the answer's soup!",
      'I had it, or my cousin had it and I lay down too! We suffered together!',
    ],
  },
  medicine: {
    says: [
      '{Thing}! Oh, I go white! Look at me, I gotta hold the counter!',
      "Did they give you a lollipop after? They always gave me two, I'm a screamer!",
      'My Aunt Connie checked herself out and took the pillow! Nobody stopped her!',
    ],
    asks: [
      "{Thing}? I close my eyes and I hum! The nurses know me, pal, I'm the hummer!",
      "I'd rather have soup! But if the doctor says so, I go, and I bring him cookies!",
    ],
  },
  home: {
    says: [
      '{Thing}! Everything at home came from my uncle, pal! Some of it came with my uncle asleep on it!',
      "Don't throw anything out, okay? My aunt ties it with string and it lives another thirty years!",
      'I fixed something at home once! We ate by candle for a month, it was romantic!',
    ],
    asks: [
      '{Thing}? I like everything old and a little broken, like my cousin!',
      "If you can take your shoes off, it's home, pal! The rest is furniture!",
    ],
  },
  clothing: {
    says: [
      '{Thing}! My aunt hears clothes, pal, and she gets the pins! She takes everything in, strays too!',
      'You look good! Did anybody tell you? Turn around! Okay, now eat something!',
      "I got one good outfit and it's for weddings and funerals! I cry in it both ways!",
    ],
    asks: [
      "{Thing}? Sure! You think there's any in my size? With a place for a napkin?",
      "I wear whatever's on the radiator, pal! It's warm and it's mostly mine!",
    ],
  },
  looks: {
    says: [
      "{Thing}! Let me see! Turn around! Oh, that's something, pal!",
      'My aunt cut my hair with the pasta pot, you can still see the line!',
      "You look fine! You know what you look like? Like somebody who didn't have lunch!",
    ],
    asks: [
      "{Thing}? I tried a new look in '73! There's one picture and I ate it!",
      "Who looks at looks, pal? I look if they're smiling and if they got sauce on them!",
    ],
  },
  plant: {
    says: [
      "{Thing}! I talk to mine, pal! I named her Gloria, she's doing great!",
      'You water too much! Everybody waters too much! You gotta love it and walk away!',
      'We got basil on the fire escape, and the whole building comes to smell it!',
    ],
    asks: [
      "{Thing}? Gorgeous! What I can't eat I put on the table, and then I eat next to it!",
      'I love anything green, pal! I even feel bad for the lettuce!',
    ],
  },
  feeling: {
    says: [
      '{Thing}! Oh, come here! No, come here, I got big arms and clean flour!',
      'I know that one! I get it right here, under the apron, and then I gotta sit down!',
      "You let it out, pal! Cry, yell, hit the dough! The dough doesn't mind!",
    ],
    asks: [
      "{Thing}? Oh, I'm full of feelings! My aunt says I should be wrung out!",
      "What do I know? I cry at the bread! But I'd rather have it than not!",
    ],
  },
  bad_habit: {
    says: [
      '{Thing}! Aw, we all got something, pal! I eat standing up at the icebox in the dark!',
      'My cousin Vito stopped for nine days! We got so nervous we begged him to start again!',
      "You gotta be nice to yourself! Try a cookie in between, that's what I do! I do it a lot!",
    ],
    asks: [
      "{Thing}? I shouldn't say, my aunt's listening! I'm blushing, that's your answer!",
      'I never met a nice person without one! I got six!',
    ],
  },
  jewellery: {
    says: [
      "{Thing}! Ooh, let me see! Over here by the light! I got flour on me, I won't touch!",
      "My aunt keeps hers in the freezer behind the peas! I wasn't supposed to tell!",
      "Who's the lucky one? You're blushing, pal! Somebody's getting something!",
    ],
    asks: [
      "{Thing}? Gorgeous! But I lose everything in the dough! Somebody'd break a tooth!",
      "I got a medal of Saint Anthony, pal, and he finds my keys! That's all I need on me!",
    ],
  },
  weather: {
    says: [
      "{Thing}! You got a scarf? Take a scarf! I got eleven, my aunt can't stop!",
      "Come in, come in, stand by the stove! You'll catch something and I'll catch it off you!",
      "I look out the window, I see that sky, I put on more soup! It's a system!",
    ],
    asks: [
      "{Thing}? Fine, from the kitchen! Everything's pretty from the kitchen!",
      "Every weather's good for something, pal! Mostly for soup!",
    ],
  },
  season_or_time: {
    says: [
      '{Thing}! Already? I just put away the other tablecloth!',
      "Time goes, pal! One minute you're in short pants, next minute they're tight again!",
      "My aunt says it was all better before, and then she turns up the television and she's happy!",
    ],
    asks: [
      "{Thing}? Sure! Any time of the year's got its own soup! Any time of the day, too!",
      "My best time's when the bread comes out! The rest I don't look at the clock!",
    ],
  },
}
