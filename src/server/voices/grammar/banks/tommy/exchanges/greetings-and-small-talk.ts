import type { GREETINGS_AND_SMALL_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/greetings-and-small-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Greetings, good wishes, short pauses and messages sent by mistake. */
export const GREETINGS_AND_SMALL_TALK_LINES: ThemeLines<typeof GREETINGS_AND_SMALL_TALK_EXCHANGES> =
  {
    your_day: [
      [
        'My day? The roof leaked, the cat stole a meatball, and now you came! So it turned out good!',
        'It was beautiful, pal! I burned the first coffee, but the second one, you shoulda smelled it!',
        'Busy! I went for bread, I met everybody, I forgot the bread, I went back! I love a day like that!',
        "Oh, wonderful! I burned the onions, I found a glove, and the cat brought me somebody's sock! Yours?",
        "My day? I had a hair cut and two lunches! And then you came, so it's getting better!",
        "Long, pal! Everybody's got troubles and everybody tells me! But the bread came out good!",
      ],
      [
        'Still a good day, pal! Better every time you ask!',
        "It's still going good, pal! Supper's not even burned yet!",
      ],
    ],
    voices_told_me: [
      [
        'My aunt gets those! Saint Anthony told her where the ladle was! It was in the pot!',
        'I got goosebumps, look! What else did it say? Did it say anything about the roof?',
        "Then it must be right, you're here, aren't you? Sit down before it changes its mind!",
      ],
      ['Another message! Ask it if the cat likes me!'],
    ],
    who_is_this: [
      [
        "It's me, Tommy! From Queens! With the soup! How do you forget the soup?",
        "Aw, pal, it's Tommy! I hugged you! You must've hit your head, sit down!",
        "Wrong number? There's no wrong numbers, only friends I didn't feed yet! I'm Tommy!",
      ],
      ['Tommy! Still Tommy! I should get it on a hat!'],
    ],
    remember_me: [
      [
        'Of course I do! A face like yours? I said to my aunt, that one comes back hungry!',
        'Remember you! I got you on the calendar with the kittens! Sit, sit!',
        'I never forget a person, pal! Names I mix up, but faces, and who had seconds, never!',
      ],
      ["Still remember you! It's been one coffee, pal!"],
    ],
    just_looking: [
      [
        "Look all you want! That's the stove, that's the calendar, that's the cat, don't look him in the good eye!",
        "Just looking's how it starts, pal! First you look, then you smell, then you got a plate in your hand!",
        "Welcome, welcome! You don't have to buy, you don't have to borrow! Only you gotta taste this!",
      ],
      ['Look some more! I moved the plant, did you see?'],
    ],
    wish_me_luck: [
      [
        "Good luck, pal! Take a roll for the road! Aunt Connie's lighting a candle, the big one!",
        "Go get 'em! I got both fingers crossed and the cat's got his legs crossed, but he sleeps that way!",
        "You'll do great! And if you don't, there's soup! Either way it's a nice day!",
      ],
      ["Still here? Go, go! I can't keep the fingers crossed, I gotta stir!"],
    ],
    holiday_wish: [
      [
        'And to you! And your mother! Take a plate home, we made enough for two holidays!',
        'Oh, same to you, pal! We eat at one, then we eat again at four, come by, bring nobody or bring everybody!',
        "Thank you! I love a day with a reason! I'm putting a ribbon on the coffee can!",
      ],
      ["Again the good wishes! You're a sweetheart, take another cookie!"],
    ],
    not_for_you: [
      [
        'No harm done, pal! I once phoned the undertaker for a pizza! He was very nice about it!',
        "Wasn't for me? Too bad, I was just getting into it! I forgot it already! What was it?",
        'Happens! The cat answers my phone half the time, and nobody complains!',
      ],
      ["Another one that's not for me! I feel like the mailman over here!"],
    ],
    hope_you_well: [
      [
        "Aw, you hope that for me? I'm great! The oven's on, the cat's on the oven, what more is there!",
        "That's so nice I gotta sit down! Same to you, pal, and eat something hot!",
        'Nobody says that to me but Aunt Connie, and she says it with a spoon! Thank you!',
      ],
      ["You're wishing me well again! I'm gonna live to a hundred at this rate!"],
    ],
    one_moment: [
      [
        "Sure, pal, take your time! I'll keep a lid on the plate!",
        "Go ahead! I'm not moving, the cat's on my foot!",
        'No rush! Nobody ever got hurt waiting in a kitchen!',
        "Go, go! I'll keep your plate warm and the cat off your chair!",
        "Sure, pal, whoever it is, say hi from me! I'm right here when you get back!",
        'Take your time! I was gonna stir anyway!',
      ],
      [
        "Go, go! I'll just be here stirring!",
        "Off again! Your soup's gonna think you don't like it!",
      ],
    ],
    x_says_hi: [
      [
        "They said hi? Aw, that's so nice! Say hi back, and ask if they're eating!",
        'A hello for me! Wait, take a cookie along for the answer!',
        'They thought of me! Connie, somebody thought of me! You bring good news, pal!',
      ],
      ["More regards! I'm popular! Say hi back again, and twice to the mother!"],
    ],
    lets_go: [
      [
        "Yes! I don't know what we're yelling for, but I'm yelling, too! Connie, we're going!",
        "That's the spirit! Take that face to the market before it cools off!",
        "Woo! You scared the cat! Go get 'em, pal, and eat something first!",
      ],
      ['Still going! I love it! My throat hurts, but I love it!'],
    ],
    im_back: [
      [
        "You're back! Connie, they're back! I kept your chair, the cat's on it, just push him!",
        "I missed you! I talked to the oven! The oven doesn't answer, you know!",
        "There you are! Sit, sit, tell me where you've been and what they fed you!",
        "You're back! Connie, put the plate on! I kept your chair, the cat's on it, but it's yours!",
        'I missed you! I did! It was quiet, I had nobody to feed twice!',
        'Hey, there you are! You look thinner, or is it the light? Sit, tell me everything!',
        "There you are! I kept your plate warm! Well, I kept it, and now I'll warm it!",
        "Again! I love it! Some people leave and that's it, but you, you come back!",
      ],
      [
        "Back again! Every time you walk in it's like a little holiday!",
        'Again! I love it! You come so often, I gotta get you a hook for your coat!',
        "Back again! I'm gonna put your name on a chair!",
      ],
    ],
    typo: [
      [
        'Ah, who can spell? Aunt Connie writes "cheeze" with a z! What did you mean, pal?',
        "Don't you worry! I knew what you meant! No, I didn't, but I nodded!",
        'Slips happen! I once sent a fella soup meaning soap! Go ahead, say it over!',
      ],
      ["Another slip! It's those buttery fingers! Try again, I got all night!"],
    ],
  }
