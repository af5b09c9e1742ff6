import type { Bank } from '../../bank.ts'

/** Answers to talk that is not business. */
export const TALK: Bank = [
  {
    topic: 'answer_postpone',
    lines: [
      'Sure, sure, take your time! The sauce takes four hours and nobody yells at it.',
      'No rush, pal! Sleep on it, call your mother, come back hungry.',
      "That's smart! My uncle never slept on anything. He's got a boat that doesn't float.",
      "Think it over, {name}! I'll be right here, stirring.",
      "Okay, tomorrow, whenever! My door's got no lock anyway.",
      "You're careful! I like careful. Take a cookie for the road.",
    ],
  },
  {
    topic: 'answer_trade',
    lines: [
      "Look at you, working! Just don't sell it all on one block, the cops count boxes.",
      "Nice! I don't buy, pal, my aunt says the kitchen's full already.",
      "Good stuff, huh? Try it where folks can't get any! That's the whole secret.",
      'You carry all that through {borough}? Watch your back! I mean your actual back, lift with the knees.',
      "That's my guy! Buy low, sell high, eat in the middle.",
      'I know a fella who might want some! I know a fella for everything.',
    ],
  },
  {
    topic: 'answer_rules',
    lines: [
      "It's easy, pal! You take a little, you bring it back with a little on top, we stay friends.",
      "Early's fine! Early's beautiful. I hug people who come early.",
      'See, folks gotta know your name first! Bring things back on time and the whole street opens up.',
      "Sell a lot in one place and the cops start sniffing! That's heat. Move around, it cools off.",
      'Rules? I got two! Be on time, and finish your plate.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      "Aw, if you can't make it, tell me before, okay? Ask for time once! After that it's out of my hands.",
      "Late is bad, pal! First they talk about you, then a guy comes for your boxes. I don't even like that guy.",
      "What happens? Every door on the street shuts, that's what! And it gets worse each day. Don't be late.",
      "I get sad, my aunt gets mad, and somebody big comes by for your goods! So let's not, huh?",
      "If you're stuck, bring me a part of it! A part is a lot better than a story.",
    ],
  },
  {
    topic: 'answer_memory',
    lines: [
      "Are you kidding? You're {name}! You take the chair by the stove.",
      "I remember faces, pal! Names, birthdays, who's allergic to clams.",
      'Of course I know you! You got {cash} on you and you still look hungry.',
      "I remember all my people! You, you're one of my people.",
      "What do I know? You work hard in {borough} and you don't eat enough! Did I miss anything?",
    ],
  },
  {
    topic: 'answer_memory',
    when: ['has_last_deal'],
    lines: [
      'Sure I remember! {lastDeal}. I told my aunt all about it.',
      'You and me, {lastDeal}! How could I forget? I wrote it on the calendar with the kittens.',
    ],
  },
  {
    topic: 'answer_identity',
    lines: [
      "Me? I'm Tommy! Feel that, that's a real hand. It's a little floury.",
      'A machine! You hear that, Aunt Rosa? A machine with heartburn!',
      "I'm just a guy from the block, pal! I was an altar boy, I got the knees to prove it.",
      "I started out carrying groceries! One day a lady was short, I covered her. That's the whole story.",
      'Real as Sunday, {name}! You want to see a picture of me at nine? I was round.',
      "Who am I? I'm the one who feeds you and then asks how business is!",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other'],
    lines: [
      '{subject}? Look, I never say a bad word! But I do cough a little, hear that? That was a cough.',
      'Oh, {subject}! We go way back. I bring cookies, {subject} never brings back the plate.',
      "You stay on the good side of {subject}, pal! There's a side that isn't.",
      'I hear things about {subject}! I hear things about everybody. I got thin walls.',
      '{subject} and me, different kitchens! You know what I mean?',
      "You tell {subject} that Tommy says hi! And that's all you tell.",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_self'],
    lines: [
      "Me? You're talking about me? I'm standing right here with the spoon!",
      'Aw, who said that about old Tommy! Was it Mrs. Russo?',
      "People say a lot about me! Mostly that I talk too much. They're right!",
      "That's me, pal! Ask my aunt, she's got the long version.",
    ],
  },
  {
    topic: 'answer_apology',
    lines: [
      "Forget it, pal! It's forgotten. What was it? See? Gone.",
      "Hey, hey, no long faces in my kitchen! We're good.",
      'You said sorry! You know how many guys never do? Sit, eat.',
      'Apology accepted, {name}! My aunt might need another week.',
      "It happens to everybody! Once I called the priest 'mom'.",
    ],
  },
  {
    topic: 'answer_promise',
    lines: [
      "I believe you! I believe everybody, it's a condition.",
      "That's good enough for me, {name}! I'm gonna tell my aunt, so now it's serious.",
      "Okay! I'm putting it on the fridge, under the lemon magnet.",
      "Your word's good here, pal! Bring it with the rest and it's even better.",
      "That's the spirit! I'll save you a plate for the day.",
    ],
  },
  {
    topic: 'answer_excuse',
    lines: [
      "Aw, no! That's terrible. Sit down, have some soup. We'll still need to talk after the soup.",
      'Everything happens to you, pal! Are you wearing something blessed?',
      "I'm sorry to hear that! I mean it. And I still gotta ask, you know?",
      'My cousin had the same week! Same exact week. He moved to Delaware.',
      "Okay, breathe! Bring me what you got, even if it's small. Small helps.",
    ],
  },
  {
    topic: 'answer_compliment',
    lines: [
      'Aw, stop! No, go on! No, stop!',
      "You hear that, Aunt Rosa? Somebody's got taste!",
      "You're making me blush, pal! I blush like a tomato.",
      "That's the nicest thing anybody said to me this {weekday}! You get the corner piece.",
      "And you, look at you! You look like a guy who's going places. Eat first.",
    ],
  },
  {
    topic: 'answer_joke',
    lines: [
      'Okay, okay! Why did the meatball stop at the corner? It got tired of rolling! My aunt wrote that.',
      "What do you call a cheap cannoli? Hollow! Like my cousin's promises!",
      "Ha! You should tell that one at the wedding. Not my sister's, the other one.",
      "A priest, a baker and a cop walk in! That's not a joke, that's my Tuesday.",
      "You're funny, {name}! I nearly dropped the colander.",
      "I got one! A guy orders no garlic. That's it! No garlic! Who does that?",
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['unsure', 'met'],
    lines: [
      'Sorry, pal, the pot was hissing! You need money or a meal?',
      'Come again? Is that a yes?',
      'I missed that, {name}! You want to borrow, to work, or just to sit a while?',
      'Huh? Say it to the good ear! What do you need?',
      'You lost me at the first word! What is it you want, buddy?',
      'Wait, wait! What was that about?',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['small_talk', 'met'],
    lines: [
      "You don't say! Go on, I'm listening, I can stir and listen!",
      "Is that right? I didn't follow all of it, pal, but I liked the sound!",
      'Hold on, I lost you! Who did what? Start at the easy part!',
      'I love hearing that stuff! Nobody tells me anything, they just want cash.',
      "Huh! I don't know what to say to that, and I always got something to say!",
      'You told me, so now I know it! What do we do about it, pal?',
      'I heard every word, {name}! I only need somebody to explain them!',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['off_topic'],
    lines: [
      'I only got through eighth grade, pal! Ask me about gravy.',
      "Whoa, that's one for the radio quiz! I know sauce, streets and who's seeing who.",
      "Is that a foreign thing? My cousin's got a dictionary, he uses it for the short leg of the table!",
      'No idea, {name}! But I can tell you who makes the best bread in {borough}.',
      "That's over my head! I'm five foot six, lots of things are.",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_vinnie'],
    lines: [
      "Vinnie's lonely, pal, that's all it is! You got to know how to take him! With soup!",
      "You heard that about Vinnie? He's not so bad! He goes to his mother's every Sunday at one!",
      "Tell Vinnie I said hi! He won't say it back, but he'll think about it in the car!",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_carmela'],
    lines: [
      "Carmela scares me, I'm not ashamed! But what a dresser! And she sends back the cannoli box clean!",
      "Is that what they say about Carmela? I don't know! I never sat down long enough to ask!",
      "Carmela and me, we're friendly! From a distance! Like with a nice horse!",
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_bigboss'],
    lines: [
      'The Boss ate right here once! He finished the plate! Aunt Connie still tells the mailman!',
      'About the Boss I only say good things, pal! He can hear a spoon drop in Queens!',
      "What's he like? Quiet! He looked at the cat, and the cat sat down!",
    ],
  },
  {
    topic: 'answer_topic',
    when: ['topic_love', 'asks_shark', '!asked_before'],
    lines: [
      'Was I! A girl at the bakery! I bought so much bread the ducks knew my face!',
      'Me? Every Tuesday, pal! I fall in love, I buy flowers, I give them to my aunt!',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['topic_sleep', 'asks_shark', '!asked_before'],
    lines: [
      'Me? Like a baby! I wake up crying every two hours! No, I sleep okay, the cat takes the pillow!',
      "I sleep good when everybody's fed! So, Sundays!",
    ],
  },
]
