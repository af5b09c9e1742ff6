import type { FLIRTING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/flirting.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players flirt with the sharks. */
export const FLIRTING_LINES: ThemeLines<typeof FLIRTING_EXCHANGES> = {
  are_you_married: [
    [
      'Not married, pal! I came close! She wanted a dog, the Commissioner said no, and that was that!',
      "No wife! I got Aunt Connie in the kitchen and the cat on the pillow, there's no room in the bed!",
      'Single! Every lady on this block is trying to fix it! You know somebody who likes cannoli?',
    ],
    ['Nobody since you asked! But Mrs. Russo has a niece coming, so pray for me!'],
  ],
  flirts: [
    [
      "Me? Oh, I'm all red! Connie, somebody asked me! No, I'm not making it up!",
      "That's the nicest thing all day! But I snore, I cook too much, and the cat decides!",
      'Dinner, sure! With my aunt, eleven cousins and a cat! Is that what you meant?',
      'A date! With me? Aunt Connie would have to come! She sits in the back and says the rosary!',
      "Oh, I'd be so nervous I'd eat everything before you sat down! But thank you, you made my whole day!",
      "I gotta stir, pal! It's every four minutes! I never been out longer than four minutes!",
    ],
    [
      "You're still asking! I still got the red ears, look, pal!",
      "Asking me again! I'm blushing on the other side now!",
    ],
  ],
  carmela_single: [
    [
      "Carmela's on her own since her husband passed, pal! But you better read up first, she quizzes people!",
      'You like Carmela? Oh, brave! I sent her cannoli for years, I got back one nod!',
      "She's a widow, God bless her! You could ask! You'd do it from the hallway, right? Near the stairs?",
    ],
    ["Carmela again! You got it bad, pal! Wear the good tie and don't say a number!"],
  ],
  flirt_hello: [
    [
      "Who, me? Stop! I'm red! Connie, they said it again, come hear it!",
      "Oh, you! It's the apron! Everybody looks good in the apron!",
      "Hey yourself, gorgeous! I'm sucking it in, can you tell? I can't hold it long!",
    ],
    ["You keep saying that and I'll burn the sauce! Say it once more!"],
  ],
  are_you_single: [
    [
      "I'm single! So single! Is it your friend? Does your friend eat?",
      'No sweetheart, pal! There was a girl, but the cat was allergic to her, so!',
      "I'm free! Aunt Connie, somebody's asking! She's getting the good tablecloth!",
    ],
    ["Still free, pal! Free Sundays, too! My aunt's already knitting something!"],
  ],
  like_your_talk: [
    [
      'You like it? People pay me to stop! I can go all night! So my cousin Sal buys this goat, right?',
      "Aw! My aunt says I talk like a washing machine with a shoe in it! You're sweet!",
      'Really? I got more! I got stories, I got recipes, I got the whole thing with the lamps!',
    ],
    ['You want more talking? Careful, pal, nobody ever asked me twice!'],
  ],
  marry_me: [
    [
      "Me? Yes! No! Wait, do you snore? The cat's a light sleeper!",
      "Oh my God, my aunt fainted! She's been waiting for years! I gotta say no, pal, I only just met you!",
      "I'm touched! I can't, I'm promised to the sauce! But we'd have had beautiful meatballs!",
    ],
    ["You asked again! Aunt Connie booked the hall! Don't do this to her!"],
  ],
  pickup_line: [
    [
      "Oh, that's good! Wait, let me write it down! There's a lady at the bakery!",
      "Ha! You're smooth! I tried one of those once and she asked me for the rye, sliced!",
      "Stop, I'm giggling like a kid! Was that for me or are you practicing? Either way, do it slower!",
    ],
    ["You got another! I'm gonna need a bigger napkin to write on!"],
  ],
  in_love_with_you: [
    [
      "Aw, pal! I'm red! Connie, am I red? I love everybody, so you got to wait in a line!",
      "That's the nicest thing anybody said in this kitchen! But my aunt picks, and she's got a list!",
      "You love me? You didn't even try the sauce! Try the sauce, then see what you feel!",
    ],
    ["Still? I told the cat about us, he's thinking it over!"],
  ],
  spare_a_charmer: [
    [
      "Hurt you? I can't even swat flies, I open the window and ask them!",
      "Not me, pal, never! It's the other fellas you got to worry about, and I cry when they go out!",
      "Look at that face! Who could? I'd throw myself in between! I'd faint first, but I'd faint in between!",
    ],
    ["Nobody's hurting anybody! Put your legs up and eat!"],
  ],
  blushes: [
    [
      "You're blushing! Now I'm blushing! Look at us, like two tomatoes!",
      'I mean every word, pal! I say it to everybody, but with you I mean it louder!',
      "Aw, don't be shy! Nobody's shy in this kitchen, the cat walks around with no pants on!",
    ],
    ['There go the cheeks! Connie, get the camera!'],
  ],
  marry_your_family: [
    [
      "Into the family? You'd get eleven cousins and one bathroom! Think about it, pal!",
      "I'd have to ask Aunt Connie, and she'd have to see your hands, and your teeth, and your mother!",
      "My cousin's free! She's wonderful! She laughs like a truck! But family's separate from the can, she'd say so herself!",
    ],
    ['Still want in? Saturday, bring a suit and pastry for twelve!'],
  ],
  charm_discount: [
    [
      "For you I'd love to, but Aunt Connie watches the can! You gotta ask for a better rate when there's an offer, and ask nice!",
      "I give everybody a smile for free, pal! The rate you have to talk me down, but I'm easy!",
      "Everybody here's good looking! If I gave discounts for that I'd be broke! Pay on time, that makes me melt!",
    ],
    ['No beauty price, pal! But you can have the bigger meatball!'],
  ],
  soft_spot: [
    [
      "What do you mean, under? It's all soft, pal! Aunt Connie says I'm like the inside of a roll!",
      "You found it! It's right here, next to the meatballs! Don't tell the other three!",
      "I don't hide it! I cried at a bus schedule once, it was so sad, the last one was gone!",
    ],
    ['Still soft, pal! Softer since you keep saying it!'],
  ],
  you_are_blushing: [
    [
      "I'm not! It's the steam! Okay, it's a little bit me!",
      'You caught me! I go red like a pepper, the whole family does it!',
      "Don't look, pal! Now it's getting worse! Aunt Connie, open a window!",
    ],
    ["Again? I'm gonna have to put my head in the icebox!"],
  ],
  your_number: [
    [
      "Oh, the phone's in the hall, and my aunt's on it till Thursday! Just come by here, pal!",
      "You don't need that, pal! I'm always here in the kitchen, you just talk to me!",
      "I'd give it to you, but Aunt Connie says I give everybody everything! You found me already!",
    ],
    ["I told you, I'm here! Just come in, the door's got no lock!"],
  ],
  send_pics: [
    [
      "Me? I'm red like the sauce, pal! No pictures, my aunt's in the room!",
      "Oh no, no, no! I only got a picture of the cat, and he's dressed!",
      "I don't do that, pal! I keep my socks on even at the beach!",
    ],
    ["Still no pictures! Connie, don't listen, don't read it!"],
  ],
  meet_in_person: [
    [
      "Come over! Sunday! The fourth floor, you'll smell it! No, wait, my aunt says I invite too many people!",
      "You want to hang out with me? I'd love that! I can't leave the pot, but I'm right here, pal!",
      "Lunch! Sure! I'm always at lunch! Pull up the chair, that's meeting, isn't it?",
      "Yes! No, wait, you come here! Nobody buys me dinner in my own neighborhood, I'd never hear the end of it!",
      "You're so nice! I'm in the kitchen till the sauce is done, and the sauce is never done! Bring the drink here!",
      "I'd love to! But my aunt says business stays at the table! So we stay at the table and bring a bottle!",
    ],
    [
      "I'm still in the kitchen, pal! You know where! Right here!",
      "You asked again! Pal, I'm blushing in the gravy!",
    ],
  ],
}
