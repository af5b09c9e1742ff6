import type { Bank } from '../../bank.ts'

/** Answers to what exactly a message is about. */
export const ANSWERS: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_heat'],
    lines: [
      "Heat's the cops getting to know you, pal! Sell a lot in one spot and it climbs. Go to another borough, it cools!",
      "You sell too big in one place, they start watching! Take a train someplace else and they forget. They're busy people!",
      'The more heat, the more they take when they stop you! So spread it around, a little here, a little there!',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_respect'],
    lines: [
      'Your name goes up when you pay on time, and down when you forget! Like a window shade, pal!',
      'Reputation? Bring it back on the day, every time! At eight tenths even the Boss says hello. Well, he nods.',
      'You come by every day, you do what you said, your name gets shiny! That is the whole thing!',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_interest'],
    lines: [
      'You take some from the can, every day I add a little on what is still out, and you bring it all back! Never more than double!',
      'The little bit on top? {weekday} or any day, a little on whatever is still out! Bring some early and you save!',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_moves'],
    lines: [
      'Five moves a day, one for each ride! Come three days in a row and you get an extra one, they love that!',
      "Prices change every twenty minutes, pal! Ride from the cheap place to the dear place, that's one move, and smile!",
    ],
  },
  {
    topic: 'answer_joke',
    when: ['asks_joke'],
    lines: [
      "Oh, I got one! A meatball walks into a bar! The guy says, we don't serve food. The meatball says, that's fine, I'm on a roll!",
      'Okay, okay! My aunt tells the doctor, I swallowed a dime! He says, any change? She says, not yet!',
      'What did the cheese say to the mirror? Looking gouda! My cousin wrote that. He drives a bus!',
    ],
  },
  {
    topic: 'answer_joke',
    when: ['knock_knock'],
    lines: [
      "Who's there? I love these! Wait, let me turn the sauce down. Okay! Who's there?",
      "Who's there? If it's my aunt, I'm not home!",
    ],
  },
  {
    topic: 'answer_joke',
    when: ['!asks_joke', '!knock_knock'],
    lines: [
      "Ha! That's good! I'm telling that one to my aunt, she'll hit me with the spoon!",
      'Stop, stop, I got coffee in my nose! Where do you get these?',
      "You're funny, pal! You should do weddings! I know a guy who does weddings!",
    ],
  },
  {
    topic: 'answer_trade',
    when: ['sold'],
    lines: [
      'You sold them all? Look at you, pal! Go eat something, you earned it!',
      'Sold! I love that word! Did they give you a good price? Tell me they gave you a good price!',
      'Empty hands and full pockets, {name}! Now put a little aside, promise me!',
    ],
  },
  {
    topic: 'answer_trade',
    when: ['names_good', '!sold'],
    lines: [
      '{asksGood}, nice! Check two boroughs before you let go of them, okay?',
      "My cousin did {asksGood} for a year! He says don't sell the whole pile in one place!",
    ],
  },
  {
    topic: 'answer_compliment',
    when: ['about_looks'],
    lines: [
      "This old thing? My aunt ironed it! She'll be so happy you noticed!",
      "You think so? I lost four pounds! Then I found them at my cousin's wedding!",
    ],
  },
  {
    topic: 'answer_compliment',
    when: ['about_place'],
    lines: [
      'You like the place? I painted it myself! The ceiling too, you can see on my shoes!',
      "It's small but it's warm, right? Sit anywhere! Not there, that's the cat's!",
    ],
  },
  {
    topic: 'talk_street',
    when: ['asks_prices', '!names_good'],
    lines: [
      "What sells? Whatever they're short of, pal! Look what's low here, ride it over where it's high!",
      "Prices shuffle every twenty minutes! Look at two boroughs, then a third! You'll see it right away!",
      "What's cheap today climbs back, mostly! Buy it when nobody wants it, sell it when everybody does!",
    ],
  },
  {
    topic: 'talk_street',
    when: ['names_good'],
    lines: [
      "{asksGood}? I don't keep the prices, pal, I keep the sauce! Look in two boroughs and go with the difference!",
      'For {asksGood} you want to ride around and look! It changes every twenty minutes, honest!',
      "Ooh, {asksGood}! Don't drop them all in one spot, the price runs away!",
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'pleads', 'owes'],
    lines: [
      'Hurt you? Me? Pal, I feed you! Nobody here hurts anybody. We just talk about it, okay?',
      "Hey, hey, put your hands down! It's Tommy! Nobody lays a finger on you in my kitchen!",
      "I got a heart, you know I do! One time I can bend, it's the chip there!",
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'offer_loan'],
    lines: [
      "{days}, pal! Till {dueDay}. You'll be done way before!",
      'You got {days}! {dueDay} you bring {total}, and I make the coffee!',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'owes'],
    lines: [
      "{dueDay}, pal! Anytime before, I'm up, I don't sleep!",
      "It's {dueDay}! I put a heart around it on the calendar!",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['agreed', 'wish_days'],
    lines: [
      '{days}? Sure, take {days}! {total} on {dueDay}, and everybody sleeps!',
      "You want {days}, you get {days}! I'm writing {dueDay} on the fridge!",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'wish_days'],
    lines: [
      "{askedDays} is long, pal! {days} I can do! That's {dueDay}, {amount}!",
      "I can't do {askedDays}, my aunt counts! But {days}, okay? {total} on {dueDay}!",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_days', '!patience_out'],
    lines: [
      "{askedDays}? I can't, pal! It's {days}, till {dueDay}. Come see me if it gets tight!",
      'If it was only me, {askedDays}, sure! But the can says {days}. {dueDay}, okay?',
      'Not {askedDays}, I wish! {days} is what I got. {amount}, {dueDay}!',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['overbid', '!held'],
    lines: [
      'You want to give me more? Who raised you? God bless her! {rate}, then, {amount}, {days}!',
      "{rate}? Well, if you insist, pal! I'm not gonna fight you! {amount}!",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['overbid', 'held', '!patience_out'],
    lines: [
      "{askedRate}? Pal, put that away! I said {rate}, and I'd be ashamed! Yes, {amount}, yes! And take a cookie!",
      "Nobody ever offered me {askedRate}! You're a sweetheart! {rate} is plenty, {amount}, say yes!",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['already', 'held', '!patience_out'],
    lines: [
      "But that's what I offered, pal! {amount}, {days}, {rate} a day! We agree! I love when we agree!",
      "You've got it already! {days}, {rate}! See how easy I am?",
    ],
  },
  {
    topic: 'talk_work',
    when: ['asks_errand', 'intent_ask_work'],
    lines: [
      "A job? There's the work board, pal, take one that pays! And eat before you go!",
      "Sure, there's errands! They're up on the work board, my aunt pins them herself!",
    ],
  },
  {
    topic: 'talk_work',
    when: ['asks_how', '!asks_errand'],
    lines: [
      "It's easy, pal! You look what's cheap here, you take it where they're crying for it, you come home and eat!",
      'Start small! Some smokes, some tapes, one train! See what they pay, do it again, I did it with candy!',
      "How you get rich? Slow, with a sandwich in your pocket! Buy low, sell dear, don't put it all in one box!",
    ],
  },
  {
    topic: 'answer_identity',
    when: ['asks_machine'],
    lines: [
      "Am I real? Pal, feel this belly! That's eleven years of ziti!",
      "A machine? Connie, they think I'm a machine! She says a machine would've fixed the roof!",
      "I'm a person! I cried at a shampoo commercial! Ask anybody!",
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_early'],
    lines: [
      "Early is beautiful! Every day you're early is a little bit you keep, go buy your mother something!",
      'You bring it sooner, you pay less on top! And I sleep! Everybody sleeps!',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'late', 'owes'],
    lines: [
      "It was {dueDay}, pal! It's {daysLate} now. My aunt keeps looking at the clock.",
      "You're {daysLate} behind! I didn't want to say it!",
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['is_question', '!off_topic', '!nothing_owed'],
    lines: [
      "You know, I don't know! Nobody ever asked me that! Why, what did you hear?",
      "I got no idea, pal! I'd ask my aunt, but then we're here till supper!",
      "That one I can't answer! I'd make something up, but you deserve better!",
      "Honest, I don't know! Is it important? Should I find out?",
      'Beats me, pal! The cat might know, he looks like he knows!',
      'I wish I could tell you! What made you think of it?',
    ],
  },
]
