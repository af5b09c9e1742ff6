import type { BOASTS_AND_LOYALTY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/boasts-and-loyalty.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players boast, dream big and swear loyalty. */
export const BOASTS_AND_LOYALTY_LINES: ThemeLines<typeof BOASTS_AND_LOYALTY_EXCHANGES> = {
  connections: [
    [
      'No kidding! Is he eating? Them big shots never eat, they only have lunch!',
      'Oh, an important family! I know important people, too, I know the man who opens the pool!',
      "That's terrific, pal! Ask about the pothole out front! A cousin of mine went in, he came out thinner!",
      "That's great, pal! I know people, too! The mailman, the baker, a fella with a boat! We should get them all together!",
      "Friends are the best thing you can have! But do they help with the dishes? That's how you know!",
    ],
    [
      'You told me about that big shot of yours! Did he fix the pothole yet?',
      "Your friends again! Bring them Sunday, there's lasagna!",
    ],
  ],
  was_tough: [
    [
      'You? With those nice hands? Sit, sit, you must be tired from all that!',
      'Wow! My cousin says that, too, but he was only ever in the marching band!',
      "That's a tough life, pal! You hungry from it? I bet nobody fed you right the whole time!",
    ],
    ["You've been through so much! Tell it to my aunt, she'll give you two desserts!"],
  ],
  brag_money: [
    [
      "Look at you! You're buying the ricotta, then! Aunt Connie, we got a millionaire, get the good cups!",
      "That's beautiful, pal! Put some away! Not in a toaster, I did that, it was winter!",
      "All that money! You can fix a roof with that! I'm not saying whose roof! I'm just looking up!",
    ],
    ["You told me, you're rich! I'm still so proud, I told the mailman!"],
  ],
  i_am_king: [
    [
      "Your majesty! Wait, I gotta get down slow, it's the knees! Now somebody's gotta help me up!",
      "A king! Aunt Connie, a king, and I'm in slippers! Does the king eat eggplant?",
      "Okay, you're the boss! First thing, your highness, the garbage guys come too early! Fix that!",
    ],
    ["Still on the throne! That's a kitchen chair, pal, but you sit good in it!"],
  ],
  brag_owns: [
    [
      "Get out! Can my aunt come see it? She doesn't touch anything, she only wipes it!",
      'Ooh, fancy! I got a radio with a knob! You turn it and it comes off!',
      "That's gorgeous, pal! Who cleans it? I'd be scared to touch it, I always got oil on me!",
    ],
    ['You got so many nice things! I told Aunt Connie, she polished the spoons for when you come!'],
  ],
  fan: [
    [
      'Me? Your favorite? Connie, put it on the icebox! Put the date on it!',
      "Stop, I'm gonna cry in the gnocchi, and they're salty already!",
      "You're my favorite, too! You and the other ones! But you right now!",
    ],
    ["Say it again, slower, the cat didn't hear it!"],
  ],
  take_over_city: [
    [
      "Good for you! Aim high! When you're up there, remember who fed you, and send a car for my aunt!",
      "The whole city? That's a lot of keys, pal! Start with one borough, see if you like it!",
      "I'd vote for you! I'd make the sandwiches! Eat first, though, nobody conquers anything on an empty stomach!",
    ],
    ["Your majesty's back! Move over, cat, that's the throne now!"],
  ],
  tall_tale: [
    [
      'You did not! Did you? Connie, come hear this! Start from the beginning, and go slow at the good part!',
      'No kidding! I carried a refrigerator once! It was empty! It was a picture of one!',
      "I believe you, pal! I don't care if it's true, it's got everything!",
    ],
    ['Tell me the end again! It was different last time, I like this one better!'],
  ],
  when_im_rich: [
    [
      "You will! I can see it! I'm in it, right? I'm the fella with the tray!",
      'That\'s beautiful, pal! Write it on the fridge! My aunt wrote "new roof" up there in nineteen seventy-four!',
      "And when you got it, you'll be bored and come back here for soup! They all do! Good luck, I mean it!",
    ],
    ['Is it bigger now? It got bigger! I love this dream!'],
  ],
  what_of_me: [
    [
      "I think you're terrific! I tell everybody! You need a haircut and a sandwich, but terrific!",
      "My favorite! Don't tell the others, I said it to them, too, but I was chewing!",
      "I liked you since you wiped your feet! That's character, pal! My aunt's coming around!",
    ],
    ['Still love you! Nothing happened since you asked, except I like you a bit more!'],
  ],
  loyal_to_you: [
    [
      "Family! You said it! Connie, set one more for Christmas! Pal, I'm all wet in the eyes!",
      "Don't take any bullets, take some lasagna! I want you in one piece!",
      "And I got yours! I'm slow, but I'm wide, you can stand behind me!",
    ],
    ["My soldier! At ease! Sit down, it's getting cold!"],
  ],
  you_owe_me: [
    [
      "If I forgot something, tell me! Was it a casserole dish? It's always a casserole dish!",
      "Me, pal? Is it the casserole dish? I'll bring it back, I swear! But money, no, my aunt checks the can every night!",
    ],
    ["You're right about the umbrella! I'll keep looking!"],
  ],
  good_looking: [
    [
      "You look fantastic! Turn around! Who did that? My aunt says eat something and you'd be a movie star!",
      "Look at you! Connie, look! I had a day like that once, in seventy-one! There's a picture!",
      "You're a picture, pal! Keep it away from the sauce, that's all I ask!",
    ],
    ['Even better than before! How do you do it? Is it the soap?'],
  ],
  born_for_more: [
    [
      "That's the spirit, pal! I wanted to be on the radio! I'm on the phone a lot, it's close!",
      "You're somebody already! You got a chair here with your name on it, in flour, but it counts!",
      "Aw, I love a dreamer! Start with a little box of something, and don't skip breakfast!",
    ],
    ["You're still going up, pal? Wave at me from the top, I'm the one with the ladle!"],
  ],
  chess_mind: [
    [
      "Three moves! I can't even plan lunch, and I start at breakfast!",
      "A chess person! Oh, you're smart! My cousin plays, he eats the little horses when he's losing!",
      "You think ahead, that's good! So you know already what I'm cooking! Don't tell me!",
    ],
    ['You and your moves! I still only know the one: sit down, eat!'],
  ],
  told_you_so: [
    [
      'You did tell me! I said to Connie, that one told me so! She says she told me first!',
      "You were right and I was cooking! I'm glad, pal, I like being wrong about good things!",
      "All right, all right, you win the cookie! It's a small cookie!",
    ],
    ['You told me twice now! One more and you catch up with Connie, she told me three times!'],
  ],
}
