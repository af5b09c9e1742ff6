import type { THE_EIGHTIES_AND_TODAY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-eighties-and-today.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The year of the game, the present day and the things that do not fit. */
export const THE_EIGHTIES_AND_TODAY_LINES: ThemeLines<typeof THE_EIGHTIES_AND_TODAY_EXCHANGES> = {
  kids_these_days: [
    [
      'Aw, the kids are all right, pal! They break my window and they say sorry! We never said sorry!',
      "It was nicer before, sure! Everybody's aunt was alive! But the rolls are still warm!",
      'I miss the milkman! And the other milkman! But you still get people like you coming in, so how bad is it?',
    ],
    ["The old days again! Sit, I got pictures! I'm the round one in all of them!"],
  ],
  predicts: [
    [
      "No! Really? Will there still be bread? Tell me there's still bread!",
      "I'm writing it on the wall, pal, next to how tall the cousins were! We'll see who's right!",
      'Oh, that sounds lonely! Who cooks for all those people in the future?',
    ],
    ['You see a lot of future! Do you see me thinner in it?'],
  ],
  time_traveler: [
    [
      "From the future? You must be starving! Sit! Is my aunt still... don't tell me! She is! She'll outlive the table!",
      "No kidding! Do I ever get my roof fixed? Just nod, pal! Don't nod like that!",
      "Wow! All that way, in those shoes! What's the bread like over there?",
    ],
    ['You told me, the future! Did you bring a sandwich back, at least?'],
  ],
  pays_modern: [
    [
      "Is that a candy? I can't take candy for it, my aunt counts! Only cash, pal, right by the chip!",
      "The can takes paper and sometimes a button! I don't know from the other thing!",
      'Oh, that sounds complicated! You got the cash, you push the chip, we all eat! Who needs the rest?',
    ],
    ['Still just cash, pal! I asked the can, it made a sad sound!'],
  ],
  modern_things: [
    [
      "Is that a kind of pasta? I know all the pastas, and I don't know that one! Do you bake it?",
      "We got a phone on the wall, pal! The cord goes all the way to the oven, and the cat's wrapped in it!",
      "I don't have one of those! I got a radio with a hanger in it and a postcard from Naples!",
    ],
    ["You said that word again! Aunt Connie thinks it's Polish!"],
  ],
  slang_today: [
    [
      "Is that the new talk? I just learned 'groovy' and they took it away!",
      "I don't know what it means, but you said it so happy! Say it to the cat, he's young!",
      'What is that, Greek? We got Greeks down the block, they never said that one! Teach me, pal!',
    ],
    ['You said it again! Aunt Connie crossed herself, so keep it down!'],
  ],
  conspiracy: [
    [
      'Mrs. Russo says yes! She saw it from the fire escape! It was either that or laundry!',
      "I believe in everything, pal, just in case! You never know who's coming to supper!",
      "Shh! My aunt gets goosebumps! She puts salt on the windowsill, and then there's none for the sauce!",
    ],
    ['You heard something new? Tell me! No! I got to sleep tonight! Tell me!'],
  ],
  eighties_look: [
    [
      "It's so big, pal! I come in, and a minute later my hair comes in! Aunt Connie uses the good spray!",
      "You should see the picture from my cousin's wedding! The hair didn't fit in the frame!",
      "Everything's big this year! The hair, the shoulders, the sandwich! I only really mind about the sandwich!",
    ],
    ["Still my hair! I'll tell it you asked, it'll be proud!"],
  ],
  politics: [
    [
      "Oh, I don't talk politics, my aunt threw a pot over the last election! He's got nice hair though, I'll say that!",
      "I like whoever comes to the street fair and eats two plates! Most of 'em eat half!",
      'I vote for the fella who fixes the sidewalk! I been voting for years, and I still trip!',
      "I don't know about all that, pal! I'd sit them all at one table with a big lasagna, and lock the door!",
      "Big politics makes my stomach jump! I wave at the mayor, he waves back, that's my whole party!",
      'I hope everybody stays friends! Walls and bombs, who has time, the sauce is on!',
    ],
    [
      "No more politics, pal! The cat leaves the room, and it's his room!",
      'That again! I still say lasagna, a big one, for everybody!',
    ],
  ],
  looks_old: [
    [
      "It's brand new, pal! My cousin carried it up three floors! It's warm in winter, the cat sleeps on it!",
      "Ain't it beautiful? It hums! Aunt Connie put a doily on top, now it's furniture!",
      'Reminds you of home? Good! I look at the letters and I think of little green peas!',
    ],
    ['Still like the look of it? Me too! I dust it with a sock!'],
  ],
  what_date: [
    [
      "It's soup o'clock, pal! 1985, if you want the year, I wrote it on the jar!",
      "The clock over the stove stopped years ago and nobody's starved! Look at your screen, it knows!",
      "It's today! All day! That's as far as I got, ask Aunt Connie!",
      "It's 1985, pal, and it's nearly supper! For the day and the hour, look up on the screen!",
      "I only know Sunday, that's when the gravy goes on! The screen's got the rest!",
      "What day? Connie, what day is it? She says look at the screen, she's stirring!",
    ],
    [
      'Still today, pal! I checked the bread!',
      "Again the calendar! It's the same day, pal, only a little later!",
    ],
  ],
  how_accurate: [
    [
      "It's all true, pal! Except I'm thinner! And the sauce is better than you could write!",
      'How accurate? My cousin says half! But he was there for the other half!',
    ],
    ["You're checking again? Come smell the hallway, you'll believe it!"],
  ],
  who_is_mayor: [
    [
      "It's Mayor Koch! He came to the feast once and ate three sausages! He gets my vote!",
      'Koch in the city, Reagan on the TV, and my aunt in the kitchen! Guess who we listen to!',
      "I vote for whoever's got the nicest mother! You learn a lot from a mother, pal!",
    ],
    ['Still Koch, pal! And still my aunt!'],
  ],
  modem_days: [
    [
      "My nephew's got one of those! It whistles on the phone and my aunt thinks it's the kettle!",
      'All night at the machine! Did you eat? Nobody ever ate at those things!',
      "I love when folks remember something with that face! Mine's a radio shaped like a ham!",
    ],
    ['You and your machines! I can hear it whistle from here!'],
  ],
  stereotype: [
    [
      "I know! My aunt says it, too! 'Tommy, stop with the apron, people think we're all like that!' But it's a good apron!",
      "You're so right, pal! Most of us just fix roofs and argue! I'm sorry, I only know how to be me!",
      "Are you hurt? I don't want that! Your family sounds nice! What do they put in the sauce?",
    ],
    ['Still a cliche! I tried being Swedish once, nobody believed the hands!'],
  ],
}
