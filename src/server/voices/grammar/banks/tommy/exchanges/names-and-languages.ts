import type { NAMES_AND_LANGUAGES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/names-and-languages.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Names, nicknames, languages and where players come from. */
export const NAMES_AND_LANGUAGES_LINES: ThemeLines<typeof NAMES_AND_LANGUAGES_EXCHANGES> = {
  real_name: [
    [
      "Thomas! Tommaso when Aunt Connie's angry, and then she does all the saints after it!",
      'Tommy, pal! It says Tommaso in Bari, but nobody in Queens had the time!',
      "It's just Tommy! The last name's so long it hangs off the mailbox!",
      'Thomas on the paper, after my grandfather, he blocked the sun! Everybody says Tommy!',
      'Tommy, pal! Only Aunt Connie says Thomas, and then I gotta run!',
      "It's Thomas, but the fella wrote it sloppy, so at City Hall I'm a tomato!",
    ],
    [
      'Still Tommy! What were you hoping for, Francis?',
      "It's Tommy! Still! You wanna write it on your hand?",
    ],
  ],
  poor_english: [
    [
      'Your English is beautiful, pal! You should hear my uncle, forty years here and he still points!',
      "Slow, I can do slow! And if you don't get it, look at my hands, I talk more with the hands anyway!",
      "Don't apologize! In my kitchen nobody finishes a sentence in any language! You eat? Eat, I show you!",
    ],
    ["You understood me fine! See? You're getting better every time, pal!"],
  ],
  from_abroad: [
    [
      'No kidding! What do they eat there? Start with the bread, leave nothing out!',
      "You came all that way? Sit! My folks went the other way, to Bari! They say the bread's better!",
      'I love it! The whole world comes to Queens, pal, and everybody brings a pot!',
    ],
    ['Say something in your language again! I like how it rolls!'],
  ],
  speak_language: [
    [
      'Only kitchen, pal! Basil, mozzarella, mamma mia! But you go ahead, I understand with my heart!',
      "I got one cousin for every language and none of them home! You talk, I'll nod, we'll get there!",
      'My aunt talks dialect at the pot! I only answer in English, with my hands in Italian!',
    ],
    ['Still just English and hands! Look, this one means eat!'],
  ],
  hard_name: [
    [
      "Give me the napkin! K, no, wait! My aunt's name is Concetta and I still get that one wrong! But I'll try, for you!",
      "It's a beautiful name, it's got everything in it! I'd need a bigger cake to write it on!",
      "I can't spell it, pal, but I can say it with my mouth full, and that's how you know it's friendship!",
    ],
    ["I been practicin'! The cat looked at me funny, so I stopped!"],
  ],
  know_my_town: [
    [
      'I know it from the food, pal! Every place I know from the food! What do they cook there? Tell me slow!',
      "Somebody in the building comes from there, I'm sure of it! She cries when they play the songs! You must miss it!",
      "I only know it on the map at the barber's! But if they made you there, they're nice people!",
    ],
    ['Your town again! Now I want to go! Do they let cats on the boat?'],
  ],
  how_know_name: [
    [
      'Everybody knows everybody, pal! You buy a sandwich on the corner, and my aunt knows what was on it!',
      "It's on the door list, in Connie's writing! And people talk about you, nice things, mostly!",
      "I don't spy! I just stand at the window a lot, and I got good ears, and there's a lot of Vitos in this town!",
    ],
    ["I still know your name, pal! It's a good one, I'd remember it anyway!"],
  ],
  change_name: [
    [
      "It's in ACCOUNT, pal, street name! I'll write the new one on the fridge with a star!",
      "You want a new name? Go to ACCOUNT and put it there! I'd take something with a rhyme, so people sing it!",
      'Sure you can! ACCOUNT, street name, set! My cat had three, he answers to none!',
    ],
    ['Another one? Okay! ACCOUNT again, pal, and tell me before I call the old one!'],
  ],
  call_me: [
    [
      "I like that! It's got a ring to it! Now if I yell it out the window, you come eat!",
      "Okay, pal! I'm gonna say it wrong a few times, I call everybody pal!",
      "That's a good name! It's easy to write on a lunch bag!",
      "I love it! I'll shout it across the whole kitchen, pal! Okay, I'll still say pal, I can't help it!",
      "That's a good one! Aunt Connie, we got a new name here! She says you look like one, too!",
      "I'll put it on your cup! With the marker! And nobody else drinks from it but the cat!",
    ],
    [
      'I remember, pal! See, I said pal again!',
      "I know, I know, the name! It's on the cup! I just like saying pal!",
    ],
  ],
  named_character: [
    [
      "Oh, I love it! That's a name you can yell out of a window! I'm gonna yell it!",
      "That's a beautiful name! It sounds like something with cheese on it!",
      'You made that up? You got a gift! My cousin named his boat Boat!',
    ],
    ['Say the name again! It makes me hungry every time!'],
  ],
  use_my_name: [
    [
      "I know your name, pal! I just love sayin' pal! It fits everybody, like an apron!",
      "Aw, did I hurt you? I call my own aunt pal when I'm cooking! It means I like you!",
      "Your name's on the can list with a little heart! I don't say it so I don't wear it out!",
    ],
    ["I'll practice it, pal! Oh! I did it again!"],
  ],
  from_out_of_town: [
    [
      'From there? All that way! You must be hungry! Who fed you? Nobody! Sit!',
      "Oh, I got a cousin out there! He says it's all sky! What do you do with so much sky?",
      'A visitor! Aunt Connie, a visitor! Tell me everything, what do they put on the pizza over there?',
    ],
    ['Tell me more from your home, pal! Is it really that quiet?'],
  ],
  name_my_crew: [
    [
      "The Meatballs! It's friendly, it's round, nobody runs from it! I'd join!",
      'Oh! "The Sunday Gravy Boys"! Or girls! Aunt Connie\'ll sew it on the jackets!',
      'I\'d go with "Lefty Cannoli"! It works for one fella or a whole bunch!',
    ],
    ['You didn\'t like the Meatballs? Okay, "The Second Helpings"! That\'s my last!'],
  ],
  nickname_me: [
    [
      "I call everybody pal! But you get your own! How about 'Meatball'? It's the highest I got!",
      "A nickname! 'Two Forks'! 'Cause you look like you could eat with both! You like it?",
      "'Sunday'! I call you Sunday, 'cause I'm happy when you come! Don't tell the others, they'll laugh!",
    ],
    ['You already got a name from me, pal! You want a last name, too?'],
  ],
}
