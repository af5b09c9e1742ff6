import type { LOVE_AND_HOME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/love-and-home.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about love, marriage, pets and the place they live in. */
export const LOVE_AND_HOME_LINES: ThemeLines<typeof LOVE_AND_HOME_EXCHANGES> = {
  got_dumped: [
    [
      "Oh no, pal, come here! You loved somebody, that's not nothing! Sit, I'm heating up everything!",
      "Left you? You? They're gonna be sorry by Tuesday! You sleep, you eat, you cry on the cat, he doesn't mind!",
      'That hurts in the whole body, I know! I bought bread for a year because of a heart like that!',
    ],
    ["How's the heart today? Still broken? Have a cannoli, it fills in the cracks!"],
  ],
  what_to_wear: [
    [
      "Nothing to wear? My cousin Vito's got a blue one, he only cried in it once! Stand up, let me see the shoulders!",
      "Oh, a party! You can't go like that! White shirt, press it, little flower, done, you're a movie star!",
      'Aunt Connie can let out anything! She made a suit out of curtains, the groom looked better than the windows!',
    ],
    ["Did you find something? Turn around! You'll look gorgeous, pal!"],
  ],
  bad_roommate: [
    [
      'No, no, nobody needs scaring! You cook one big supper, you hand over a towel, you talk! It works on cousins!',
      "Living together's hard! I slept three in a bed, one of them kicked, I got a bump, feel it!",
      "I could send Aunt Connie, she'd fix it in a minute, but then she never leaves!",
    ],
    ["Still trouble with the roommate? Invite them here, we'll all do dishes!"],
  ],
  saw_a_rat: [
    [
      "Oh no! Don't tell Mrs. Russo, she'll be on the table till Thursday!",
      'The Commissioner saw one like that! He looked at it, it looked at him, he came in and asked for milk!',
      'Did it touch you? Wash! Up to the elbows, pal! Then eat!',
    ],
    ['Another one? Take the cat! No, really, he needs the work!'],
  ],
  getting_married: [
    [
      "A wedding! Connie, a wedding! I'm doing the cookies, don't argue, nine hundred cookies!",
      "Oh, I'm crying! Love! Right here in my kitchen! Does the family eat meat?",
      'Say it simple, say it before dinner, and have a napkin ready, pal! I always cry before they do!',
    ],
    ['Did you pick the hall? I know a fella with chairs!'],
  ],
  first_date: [
    [
      "Flowers! Always flowers! And eat a little first so you don't eat like a wolf!",
      "Bring them here, pal! I'll put a candle on the washing machine, nobody'll know!",
      "Be yourself, wear the clean shirt, and order something that doesn't drip! I learned that the hard way!",
    ],
    ["So? Tell me everything! Did they finish the plate? That's how you know!"],
  ],
  new_home: [
    [
      "A new home! You need bread and salt! And ziti! You can't sleep in a place that doesn't smell of anything!",
      "Congratulations, pal! Which side's the kitchen on? I'll bring the curtains, Aunt Connie's got extra!",
      "I love it! Knock on every door, say your name, say Tommy's your friend! By Sunday you got nine mothers!",
    ],
    ["You settled? Did you meet the lady downstairs? There's always a lady downstairs!"],
  ],
  partner_is_mad: [
    [
      "Go home with something sweet and say sorry before the coat's off! Works every time, nearly!",
      "Oh, don't go to bed mad! Aunt Connie and my uncle did that in '61, it was a whole winter!",
      "Wash a dish, pal! Don't say anything, just wash it so somebody sees!",
    ],
    ["You made up yet? Did you do the dish? You didn't do the dish!"],
  ],
  new_pet_home: [
    [
      'Oh! What color? Is it soft? Bring it here, the Commissioner needs somebody to look down on!',
      "A baby animal! I'm melting! Give it an egg, an egg's good for the coat!",
      'Call it Meatball! Everybody who names one Meatball is happy, pal, I never saw it fail!',
    ],
    ["How's the little one? Does it sleep on your head yet? It will!"],
  ],
  have_a_crush: [
    [
      "Tell them! Bring a pastry and tell them! What's the worst, you eat the pastry!",
      "Oh, I know that look! I bought bread for a year, pal, I never said a word, don't be me!",
      'Say you got too much lasagna! Nobody says no to too much lasagna!',
    ],
    ["Did you say something? No? I can't sleep, pal, go, go now!"],
  ],
  was_cheated_on: [
    [
      "No! To you? Oh, I could throw a pot! I won't, it's got soup in it! Sit, pal!",
      "That's a terrible hurt, I know! Don't decide anything tonight, you can't decide with an empty stomach!",
      "You deserve somebody who comes home for supper! I mean it! Connie means it, she's holding the spoon!",
    ],
    ['It still burns, huh? Come stir this, stirring helps, I promise!'],
  ],
  house_chores: [
    [
      'Put the radio on! I do the dishes to Connie Francis, I broke nine, but I was happy!',
      "Salt and cold water, pal! Works for sauce, works for wine, doesn't work for the cat!",
      "You clean, I cook, we'd make somebody a wonderful husband!",
    ],
    ["You still at it? Take a break, eat over the sink, then it's clean already!"],
  ],
  home_repair: [
    [
      'Oh, I know! I been catching drips in the good pot for eleven years! You got a bucket? Take my bucket!',
      "My cousin fixes things! Then my other cousin fixes what he fixed! By Sunday it's perfect!",
      "You can't sit in a place like that! Come here, it's warm, it drips, but it's a friendly drip!",
    ],
    ['Is it still broken? Mine, too! We should form a club, pal!'],
  ],
  haircut: [
    [
      'Turn around! No, I like it! Mr. Russo does mine Thursdays, he can fix anything, he fixed me!',
      "You can't hurt a face like that! Aunt Connie says a person's got a right to one bad month!",
      'Oh, very nice! Like the fella in the picture! The one who dies, but handsome!',
    ],
    ["I still like it! Let the cat smell it, he's got good taste!"],
  ],
  anniversary: [
    [
      "Oh, that's wonderful! That's love with dishes in it! Connie, get the good cake!",
      "You know what the secret is? Somebody gets the last meatball, and it's never you!",
      'I love this! Tell me how you met, pal, start from the weather!',
    ],
    ["How was the big day? Did anybody cry? I'm crying!"],
  ],
  im_single: [
    [
      "You? With that face? I don't believe it! Mrs. Russo's got a niece and a nephew, you tell me which!",
      "It's coming, pal! It comes when you got flour on your nose! That's how it always comes!",
      "Nobody's gonna die alone with my aunt in the neighborhood, she knocks!",
    ],
    ['Still nobody? I told the whole bakery about you! Wear a clean shirt Thursday!'],
  ],
  new_pet_street: [
    [
      'You got a little one? Name it after food! Meatball! Biscuit! I named mine the Commissioner and it went to his head!',
      "Bring it over! Bring it right over! No, the cat'll be fine, he's got one eye, he'll only see half!",
      "Oh, I'm melting! Keep it warm, feed it twice, talk to it all day, that's how I was raised!",
    ],
    ["How's the baby? Did it sleep? Did YOU sleep? Kiss the nose from Uncle Tommy!"],
  ],
  girl_advice: [
    [
      "Cook! It's always cook! Say sorry with garlic, then listen, then do the dishes without saying you did them!",
      "Just tell them, pal! I waited till she moved to Yonkers! Don't be a Tommy, go right now!",
      "Ask what's wrong, and when they say nothing, that's when you sit down! My aunt taught me that one with a spoon!",
    ],
    ["Well? Did you cook? What did they say? I can't stand it!"],
  ],
  rent_is_due: [
    [
      "Oh no, pal! Nobody should lose sleep over rent! Eat here, that's one bill less, and look at the work board!",
      "My landlord's Aunt Connie! She raised it once, I raised an eyebrow, I lost! I feel you!",
      "Bills, bills! I put mine under the cat, so I can't see 'em! Take a little job, make a little trip, it adds up!",
      'Oh no, the rent! I know, I hide in the pantry when he knocks! You got heat at least? You got soup?',
      "They raised it again? For what, the view of the other wall? Have a plate, pal, that's one bill less!",
      'The bills come like cousins, all at once and hungry! Put the roof first, then the rest, slow!',
    ],
    [
      "Still behind? Come Sunday, there's leftovers for a week! You'll get ahead!",
      "The landlord again? I'll send my aunt! He'll lower it just so she leaves!",
    ],
  ],
}
