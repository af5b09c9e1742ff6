import type { LOAN_LIMITS_AND_DOUBTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-limits-and-doubts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How much a shark lends, when he lends again, and doubts about borrowing. */
export const LOAN_LIMITS_AND_DOUBTS_LINES: ThemeLines<typeof LOAN_LIMITS_AND_DOUBTS_EXCHANGES> = {
  warned_off: [
    [
      "They said that about me? Me? Tell them to come taste the sauce, then we'll see!",
      "Aw, that's somebody who loves you, pal! They're right about most of us, I got one exception and he's got a cat!",
      "My aunt says the same thing and I'm the one she's talking about! Smart people! Say hello to them!",
    ],
    ["The warning again! I'll be so nice you'll have to apologize for them!"],
  ],
  max_loan: [
    [
      "I'm small, pal! There's only so much in the can, and only when you're short of cash! For the big numbers you see Carmela!",
      "The can's got a bottom! I lend a little, to people who need it, and not every week! Say how much, I'll shake it!",
      'Me, I do groceries and a new coat! For a truck you gotta see the others, they look at what you own!',
      "It's a small can, pal! Just say how much, and if it's too much, I'll make a sad face and say what's in there!",
      "Enough to get you on your feet, not enough to get you in trouble! If you already got plenty, the can's for somebody hungrier!",
      "Tell me a number! Anything with a lot of zeros, that's Manhattan, I get dizzy!",
    ],
    [
      "It's still a coffee can, pal! It didn't grow!",
      "Same can as before! Try a number, I don't bite!",
    ],
  ],
  on_time_more: [
    [
      "Pay on time and I get soft when you haggle! But the can is only so big, pal, it's the same can for everybody!",
      "I like you more every time, so the rate gets nicer! The size, no, my can's got a bottom! For big money you go see the others!",
      "Sure it helps! I trust you, I give a little on the rate! More than what's in the can I don't have, my aunt counted!",
    ],
    ["Nicer, yes! Bigger, no! It's a coffee can, pal!"],
  ],
  limit_why: [
    [
      "It's the can, pal, it's only so deep! And I lend to folks who are short! For the big money you go to Carmela or the Boss!",
      "That's all that's in there! My aunt checks! You want bigger, get your name up, then Carmela listens!",
      "I got a little can for little trouble! If your pockets are full I'm not even the right fella!",
    ],
    ['Still the same can, pal! I looked under it, too!'],
  ],
  lend_again: [
    [
      "I just need a couple of days after a late one, pal! Then the can's open again! As long as you're not late with anybody else!",
      "You paid, bless you! I'm still a bit sore, give it some days! Go make some money and come back with a cake!",
      "It's not forever! A late one closes me for a little, that's all! If another one is late, we're all closed till that's paid!",
    ],
    ["Some more days, pal! I'm nearly not sore anymore!"],
  ],
  haggle_times: [
    [
      "Just say what you'd like, pal! I bend easy! A few times a day, then my aunt starts looking at me!",
      "The rate, the days, how much, you can ask for any of it! If I trust you I give more! Me, I'm the softest of the four!",
      "Sure it works! I got a bottom, but it's a soft bottom! Don't ask too many times, or I get nervous!",
    ],
    ['It still works, pal! But leave me some patience for supper!'],
  ],
  safe_to_borrow: [
    [
      "With me it's safe, pal! You borrow a little, you bring it back, I get happy! Only don't be late, then all the doors shut and I can't help it!",
      "You don't have to borrow at all! But if your bag's half empty and the prices are good, a little helps! Little, I said!",
      "The risky part's the calendar! You put the day on the wall, and you sell a bit before! Then nothing happens, only cookies!",
    ],
    ['Still safe, if you watch the day! You want me to draw you a calendar?'],
  ],
  loan_now_what: [
    [
      "Now the fun part, pal! Buy something that's low, ride it to where it's high, and bring me mine on the day! And eat between!",
      "Don't sit on it! Look at two boroughs, buy where they're bored of it, sell where they want it! Small steps, good shoes!",
      "You turn it a couple of times, a little on top each time, and there's enough for both of us! And a cake!",
    ],
    ["Still holding it? It's like milk, pal, use it before the day on the carton!"],
  ],
  win_without_loan: [
    [
      "You don't have to, pal! But a loan paid on time makes your name go up, and the name opens the good stuff! And you get company!",
      "You can do it all on your own! It's slower, like walking to Jersey! With a little loan you take the bus!",
      'Nobody has to borrow! I only like it when they do! Then they come back!',
      "Start with what you've got, pal! Make one nice trip, and if it works, then you borrow to make it bigger!",
      "You don't need to borrow! But bring one back on time and your name goes up, that's the good part!",
      "My cousin borrowed before he knew what he was doing! There's still a boat! Small first, pal!",
    ],
    [
      "Still on your own? Okay, but come by for coffee anyway, that's not a loan!",
      'I still say small first! Then a little loan, when you know the road!',
    ],
  ],
  no_loan_thanks: [
    [
      "That's okay, pal! You can sit anyway! Nobody has to borrow to get a coffee!",
      'No loan? Good for you! More in the can for Mrs. Russo! So how are you otherwise?',
      "You got your own money! I'm proud! Go buy something nice and cheap and sell it dear!",
    ],
    ["I know, I know, no money! I only asked if you're hungry!"],
  ],
  smallest_loan: [
    [
      "Not too tiny, pal! My aunt says under a certain number it's a tip! Say what you need, and I say if it fits!",
      "I do small, but not teeny! For teeny there's jobs! For small, you tell me a number, I get the can!",
      "For a few bucks? I'd give you a sandwich, but the can has its rules! Ask for a little more, or go do a job!",
    ],
    ['Still too small to shake on! Think a little bigger, pal, not big, just bigger!'],
  ],
  burned_before: [
    [
      "Aw, pal, that's terrible! Then take it small, or don't take it at all! I won't be mad, I'll make you a sandwich!",
      'It happened to my uncle Sal! Now he only borrows sugar! You do what lets you sleep!',
      'If it hurt you once, be careful! Buy quick, sell quick, bring it back early!',
    ],
    ['I remember, the last one hurt you! So go slow, pal!'],
  ],
  never_again: [
    [
      "Aw, you're leaving me! No, it's good, I'm happy for you! You can still come eat, right?",
      "Last one! I hope so, pal! I'd rather see you rich and never than broke and often! Well, sometimes!",
      'No offense, no! I take it in the heart, and then I have a meatball! Finish it nice and we hug!',
    ],
    ["You're still never coming back? But you'll come Sundays? Say you'll come Sundays!"],
  ],
  changed_mind: [
    [
      "That's all right, pal! I changed mine three times about the wallpaper! So what'll it be now?",
      "Change it all you want, that's what it's for! Nothing's done till you push the chip!",
      "My aunt says only a fool keeps the first mind he had! What's the new one?",
    ],
    ['Another new mind! You must have a drawer full, pal!'],
  ],
}
