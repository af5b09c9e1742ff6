import type { BIG_QUESTIONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/big-questions.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Right and wrong, fate, money and the meaning of life. */
export const BIG_QUESTIONS_LINES: ThemeLines<typeof BIG_QUESTIONS_EXCHANGES> = {
  money_happiness: [
    [
      'It buys sausage, and sausage is close, pal! But my happiest day I had one warm roll and a friend!',
      "Rich? Me? I'm a coffee can with a heart! You need enough for the table, and one chair extra!",
      "If I had a pile I'd feed Queens and be broke by Tuesday! Then I'd be happy!",
    ],
    ["Money again! You know what's better? Somebody who brings it back and stays for lunch!"],
  ],
  am_i_criminal: [
    [
      "I asked the priest once! He asked me for two cartons! So I don't know, pal, I just carry the bag!",
      "It's only boxes going from people who got too many to people who got none! Nobody cries, except at the price!",
      "You're a good kid, I can see it, bad kids don't ask! Light a candle, eat something, you'll feel better!",
    ],
    ["You still feel bad? That's how I know you're good, pal!"],
  ],
  found_treasure: [
    [
      'You give it back, pal! Then they give you a reward, and we eat! And if nobody asks, light a candle, and we eat!',
      'I found a ring once, in a fish! I gave it back to the lady! She gave me the fish!',
      "Oh, I couldn't sleep with that! I'd hide it in the flour and then bake it!",
    ],
    ["Still thinking what you'd do with it? Ask Aunt Connie, she'd know whose it is by the smell!"],
  ],
  last_day: [
    [
      "I'd have everybody over! The whole street! Then I'd eat twice, I wouldn't have to watch the belly!",
      "Aunt Connie's lasagna, both corners, and the cat on my feet! And I'd say sorry to the lamp guy!",
      "Don't say that! I'd cook for all next week so nobody goes hungry after me!",
    ],
    ['My last day! I changed it, I want the cannoli first! Why wait!'],
  ],
  who_owes_whom: [
    [
      'I asked Aunt Connie once, she said to God and the gas company! In that order, in winter the other way!',
      'To the next fella, pal! And he has a fella! I followed it once, it came out at a bakery in Astoria!',
      "It goes around like the rolls at Aunt Connie's! Somebody's always reaching, and the basket's always empty!",
    ],
    ['That one again! I drew it on a napkin, pal, and then the cat ate it!'],
  ],
  steal_bread: [
    [
      "If somebody's hungry, they come here! They don't gotta do anything wrong, they gotta bring a bowl!",
      "Aunt Connie says God looks the other way for a minute if it's for the kids! She says one minute!",
      "A little bad for a big good, I do that all the time, pal! I tell my aunt the cake's for the neighbors!",
    ],
    ["You're worried about right and wrong! That means you're a good one! Eat!"],
  ],
  what_is_money: [
    [
      "Money's for bread! You got enough for bread and company, the rest is just paper with old guys on it!",
      "It can't hug you, pal! I tried, I slept with the can once, it's cold!",
      "Aunt Connie says it's like parsley! A little on everything, and nobody should eat only that!",
      "It's like parsley, pal! You notice when it's gone, but you can't make a supper out of it!",
      "My aunt's got money and my aunt's got Sundays, and she'd sell the money first!",
      "Free things, yes! Bread's nearly free! Hugs! The cat wasn't free, he was two casseroles!",
    ],
    [
      "Money again! You're a thinker! I only think when I stir!",
      'Still parsley! I stand by the parsley!',
    ],
  ],
  free_will: [
    [
      'Oh boy! I just stir, pal, and it comes out the same, so either way we eat!',
      "The meaning? Somebody's hungry, you feed them! I figured that out at nine, I never had to change it!",
      "If it's all a dream, whose is it? I hope it's mine, because there's cake later!",
    ],
    ['That big question again! I asked the cat, he just blinked! I think he knows!'],
  ],
  would_rather: [
    [
      "Oh no, don't make me choose! Is there one with gravy? I'd take the one with gravy!",
      "I'd pick wrong, pal! And then I'd feel bad for the other one and bring it a sandwich!",
      'Ooh! I gotta ask my aunt! She says neither, and wash your hands!',
    ],
    ["Again with the hard ones! Gravy! My answer's still gravy!"],
  ],
  is_it_wrong: [
    [
      'Oh, I ask my priest that one every month! He says ten Hail Marys and could he have the recipe!',
      "I think if you feed more people than you hurt, you're ahead, pal! But I count it every night!",
      "I don't know! I look at my aunt, and if she doesn't look back, I shouldn't have done it!",
    ],
    ["Still on your conscience? That's a good sign! The bad ones sleep like the cat!"],
  ],
  meaning_of_life: [
    [
      "It's the table, pal! Who's at it, and did everybody get enough! I thought about it, that's all there is!",
      "My aunt says we're here to help out and not to touch the sauce! I say that's most of it!",
      "I don't know, but on Sunday, when it's loud and they're all chewing, I think I nearly see it!",
    ],
    ["I still say it's the table! Pull up a chair and we'll look some more!"],
  ],
  fate_or_choice: [
    [
      "I believe it! I dropped a meatball once and that's how my cousin met his wife! Explain that!",
      'People change, pal! I hated olives! Look at me now!',
      "Aunt Connie says it's all written down up there, but in pencil! I like the pencil part!",
    ],
    ["I still think it's the pencil! So you can rub a little out!"],
  ],
  if_you_won_million: [
    [
      "I'd fix the roof! Then I'd feed the whole street till Christmas! Then I'd need another one, for the roof!",
      'A stove with eight burners! And a little hat for the cat! I dream about that stove, pal!',
      "I'd give it to my aunt and she'd give me back lunch money!",
    ],
    ['I thought about it more! Ten burners!'],
  ],
  would_you_rather: [
    [
      "Can't I have a little of both? I always get a little of both! That's why I'm round!",
      'The one you can share, pal! Whichever one you can put in the middle of the table!',
      "Don't make me pick! I stood in front of two cakes once and missed the wedding!",
    ],
    ['Another hard one! My aunt says the second, I say the first, the cat left!'],
  ],
  does_crime_pay: [
    [
      "Don't put it all in one pot! Not the sauce, not the money! Aunt Connie says it, and she's still here!",
      "Be nice on the way in, pal! They're the same people on the way out! That's all I got, that and the nutmeg!",
      "It pays, but you eat standing up! Sit down once a day, that's my advice! Right there, sit!",
    ],
    ['Another one? Never trust soup with a lid on it!'],
  ],
  trolley_dilemma: [
    [
      "Oh, I'd faint! I'd faint and somebody'd trip over me, and that'd save everybody!",
      "I'd give everything back to everybody and cry and make them lunch! That's not an answer? It's the only one I got!",
      "Don't ask me, pal! I couldn't choose between two lobsters! They live in the bathtub now!",
    ],
    ["Another one! I'm still sick from the first! Ask the cat, he'd do it cold!"],
  ],
  just_money: [
    [
      "You're right, there's soup, too! And family! But the roof guy doesn't take soup, pal, I asked!",
      'I say that all the time! Then Aunt Connie shows me the gas bill and I stop saying it!',
      "It's only money, sure, but it's how I know who comes back to see me!",
    ],
    ["That's twice you said it, and twice my aunt dropped the spoon!"],
  ],
  easy_to_say: [
    [
      "You're right, pal! I say a lot of things, I'm in a warm kitchen! Sit, tell me how it is out there!",
      "Aw, I didn't mean it like that! I was broke too, I ate the display cookies!",
      "It's easier with a full plate, sure! So eat first, then we're even!",
    ],
    ["You're right again! I'll shut up and stir!"],
  ],
}
