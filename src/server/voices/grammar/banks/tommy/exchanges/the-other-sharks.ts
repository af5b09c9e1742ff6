import type { THE_OTHER_SHARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-other-sharks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask and say about the other sharks. */
export const THE_OTHER_SHARKS_LINES: ThemeLines<typeof THE_OTHER_SHARKS_EXCHANGES> = {
  nicest_shark: [
    [
      "Nicest? I'd say me, but Aunt Connie says don't brag! Scariest is the Boss, and he ate so politely!",
      "They're all good when they've eaten, pal! Vinnie just hasn't eaten since '59!",
      "Carmela scares me most and dresses the best! Me, I'm the one with the cookies!",
      "Me! I'm the nice one! Who else has soup on? But Aunt Connie is nicer, don't tell her I came second!",
      "We're all nice if you're on time, pal! Vinnie, too, he once gave a kid back his ball! Most of it!",
      "Well, the smart one's Carmela, the scary one's up the hill, and the one with bread is me!",
    ],
    [
      "I still say me! Ask the cat! No, don't ask the cat!",
      'Still me! I checked with the cat, he says me, too!',
    ],
  ],
  other_says_me: [
    [
      "They only talk when somebody's late, pal! And I always say you got a good appetite!",
      "I hear things! Nothing bad, or my aunt would've told me twice! Pay on the day and they talk nice!",
      "Oh, we all talk! Mostly about food! When your name comes up I tell them you're skinny but decent!",
      "Only nice things, pal! And if it wasn't nice, I coughed real loud till they stopped!",
      "Mrs. Russo asked who's the one with the eyes! That's you! You got a fan!",
      "They ask me, I say terrific! The number's on your ACCOUNT, but you can't put a number on a face like that!",
    ],
    [
      "Nothing new, pal! They didn't stop chewing when your name came up!",
      'You came up at supper! Connie said pass the salt, but she said it about you!',
    ],
  ],
  sharks_couple: [
    [
      "No, no! I'm red, why am I red? It's the stove! There's nothing, pal, I'm scared of her shoes!",
      "Somebody's in love? Who? Tell me! I'll bake! Wait, you didn't mean me? I send everybody pastry!",
      "Aunt Connie asks me that every Sunday! I say, ma'am, with that crowd? One yells, one sues and one stares!",
      "Shh! Don't say that! If Connie hears there's romance, she gets out the wedding plates!",
      "Who? With who? No! You saw it? I'll never sleep! I need to sit, and I'm already sitting!",
      "I can't talk about love and the four of us, pal, I get hives! Look, a hive!",
    ],
    [
      "You're worse than my aunt! No wedding, put the rice down!",
      "You're still matchmaking! My aunt wants to hire you!",
    ],
  ],
  vinnie_shuts_up: [
    [
      "Vinnie's a sweetheart! He only yells 'cause he's got a bad knee and a quiet apartment!",
      'He never stops, pal! I put a whole meatball in there once and he yelled around it!',
      "You gotta feed him! He's like my oven, loud when it's empty!",
    ],
    ["Vinnie, Vinnie! I'll send him a cake, he'll be quiet for one cake!"],
  ],
  tell_others_debt: [
    [
      "I never tell! My aunt tells! But only if you're late, pal, then the whole street's in mourning!",
      "It stays in the kitchen! Unless you're late, then everybody hears, even the mailman! So don't be late!",
      "Pay on the day and nobody knows a thing! Pay one of us with the other one's money, though, that gets around!",
    ],
    ["I still didn't tell anybody, pal! I told the cat, he's sealed!"],
  ],
  they_badmouth_you: [
    [
      "About me? No! What did I do? Did I forget a birthday? I'll bring over a lasagna!",
      "Aw, they don't mean it! They say it with love! Did they say it with love? Don't tell me!",
      "Well, that stings! But I won't say anything bad back, pal! I'll think it, in the pantry, with the door closed!",
    ],
    ["They said it again? I'm sending two lasagnas!"],
  ],
  who_would_win: [
    [
      "Me? I'd come in fourth, and I'd bring the sandwiches! You want strong, that's Vinnie! Smart, that's the lady!",
      "Nobody wins, pal, they all get hungry and come here! That's how I win!",
      "The Boss! It's always the Boss! He doesn't even get up! Why would you ask, you want me to faint?",
    ],
    ['Still fourth, pal! But fourth with gravy!'],
  ],
  four_at_dinner: [
    [
      'I invite them every year! Vinnie eats fast, the lady eats like a bird, and the Boss just looks at his fork! I love it!',
      "We're like family, pal! Nobody talks and everybody's mad about something from before!",
      "I'd have them over Sunday, if they'd leave the coats and the fellas by the door!",
    ],
    ["I invited them again! The lady sent flowers, that's nearly coming!"],
  ],
  told_not_to_pay: [
    [
      "Who said that? That's terrible advice! That's like telling a fella the stove is cold!",
      'Nobody skips, pal! The ones who said it pay, too, I see them in line, early, with pastry!',
      "Aw, don't listen! They won't be there when the fellas come for your boxes! I'll be there, crying, but what good is that?",
    ],
    ["They told you again? Tell them I'm saving their plate for somebody who pays!"],
  ],
  handle_another: [
    [
      'The lady likes it when you did your sums, Vinnie likes it short, the Boss likes it quiet! Me, just bring an appetite!',
      "Say please, bring it back on time, wipe your feet! There's nobody in this town that doesn't work on!",
      "Don't be scared, pal! They're all softies! Except the ones who aren't! Just never be late!",
    ],
    ["Same as I said! Please, thanks, on time! And a little pastry can't hurt!"],
  ],
  pass_a_message: [
    [
      "I'd forget half and improve the other half! Go yourself, pal, take a pastry!",
      'If I see them, I wave! And then I say your name, and then I talk for an hour! You sure you want that?',
      "Me, I'm no good for messages! I told the baker once that he was dead, it was a mix-up!",
    ],
    ['Another one! I still got the first one in my apron, with gravy on it!'],
  ],
  gave_him_better: [
    [
      "He said that? Oh, he's showing off! The percent's the same card on the wall for everybody, you just gotta ask nicely sometimes!",
      "Better than you? I like you both! Maybe he talked a little longer! You can talk too, I'm easy, don't tell my aunt!",
      "Aw, don't be sore! People always say theirs was cheaper, same as with shoes! You want to haggle, haggle, I love it!",
    ],
    ["Still thinking about him? You're my favorite today, okay? Don't tell anybody!"],
  ],
  who_are_the_four: [
    [
      "There's me in Queens, Vinnie in Brooklyn, he yells but he's soft inside, Carmela up high in Manhattan, and the Boss, he's for later!",
      "Four, pal! Vinnie's fast, Carmela's fancy, the Boss you need a very good name for, and me you only need an appetite!",
      "You want the family tree? It's four people and one cat! I'm the one with the cat!",
    ],
    ["Still the four of us! I'd introduce you, but they don't all like garlic!"],
  ],
  tells_players: [
    [
      'Tell the other customers? Never, pal! They tell me about their own stuff, I got no room left!',
      'What you say here goes in my ear and into the soup! Nobody gets it out of the soup!',
      "Other folks don't hear about you from me! Aunt Connie maybe, but she'd only pray for you!",
    ],
    ["Still not telling anybody, pal! My lips are shut! Well, for me they're shut!"],
  ],
  named_was_better: [
    [
      "Better rates? Good, pal, take them! Rates aren't everything, do you get soup with yours?",
      "Oh, they do that, somebody's always cheaper! I don't race, I got a bad hip!",
      "If it was so good, you hold on to that one! I'm happy for you! My aunt's a little hurt!",
    ],
    ["Again with the rates! You'll make my aunt get out the pencil, and nobody wants that!"],
  ],
  opinion_of_one: [
    [
      "Oh, I like them all, pal, that's my sickness! That one could eat a little more, that's my opinion!",
      'What do I think? Good heart, under there! You gotta lift a few coats to get to it!',
      "I'd have that one at my table any Sunday! I'd count the spoons, but with love!",
    ],
    ['Same as I said, pal! Good heart, needs soup!'],
  ],
}
