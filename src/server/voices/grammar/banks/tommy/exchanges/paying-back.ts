import type { PAYING_BACK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/paying-back.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How, where and when to pay a debt back. */
export const PAYING_BACK_LINES: ThemeLines<typeof PAYING_BACK_EXCHANGES> = {
  debt_or_stock: [
    [
      "If you can turn it over a couple times before the day, do that! But sleep's worth something, too! Pay a little, trade a little!",
      "What you pay early stops growing, pal! But you need something to carry! Half a roll each, that's fair!",
      "If there's days left and you're sure, one trip! If you're only hoping, bring it here and sleep!",
      'I should say pay me! My aunt says pay me! But do it in halves, pal, some here and some on the road!',
      "How many days you got? Lots? Go make a little! Tomorrow? Come in right now, I'll put the water on!",
    ],
    [
      'A bit of both, pal! And never miss the day!',
      'Still thinking? The day gets closer while you think, pal! I hate the day!',
    ],
  ],
  early_reward: [
    [
      "Early is fine, pal! The interest stops the same minute! Only keep it a few days, or your name doesn't get much out of it!",
      'No penalty, are you kidding? You save the days that are left! And I get to tell my aunt somebody came early!',
      'You save, I smile! If you give it right back, your reputation moves just a crumb, so hold it a little and come on time!',
    ],
    ['Still no penalty, pal! You save the days, I save the worry!'],
  ],
  where_debts: [
    [
      "It's all in LOANS, pal, inside the MARKET! Everybody's name, the number and the day! Like a menu, but you're the food!",
      'Go to the MARKET and open LOANS! You see all of us there, lined up like at a wedding!',
      'LOANS! Every slip is there with its date! My aunt wishes she had one of those for my cousins!',
    ],
    ["Still in LOANS, pal! We didn't move it!"],
  ],
  cost_of_waiting: [
    [
      "Every day puts a little on it, pal! The last day has all of them in it! It's on your slip in LOANS!",
      "Today is the cheapest it'll ever be! But if you're making money with it, keep it till the day, I won't be mad!",
      'Waiting costs a bit a day, and you can bring a part now, then it grows slower! And never past double!',
    ],
    ["Same little bit every day, pal! It doesn't sleep, like the cat!"],
  ],
  where_pay: [
    [
      "Right there, the chip under my words! Or LOANS in the MARKET! A part or all of it, I'm happy both ways!",
      "You tap pay, pal! It's below, or on the slip in LOANS! You don't even have to knock!",
      'LOANS has it, pick my name! Or the chip here! Part of it counts too, I cross out a little!',
    ],
    ['The chip, pal, or LOANS! Same as before, I kept it warm!'],
  ],
  opening_debt: [
    [
      "That's the one you came to town with, pal, it's Vinnie's! Everybody has it! Get it paid on time and your name goes up!",
      "You got here on Vinnie's money! It's a real one, it grows and it has a day! Till it's paid he only lends you a little!",
      "I know, it's like being born with a bill! But it's your first chance to look good, so bring it to him on time!",
    ],
    ["Still Vinnie's, pal! Same slip you came with!"],
  ],
  pay_early_saves: [
    [
      "Sure you save! The days you don't keep it, you don't pay for! I hug people who come early!",
      "No penalty, pal! Bring it today and tomorrow's little share never happens!",
      "You save the rest of the days! But hold it a few, your name grows better for it! It's like dough, it needs a minute!",
    ],
    ["Early's still good, pal! Early gets the warm bread!"],
  ],
  pay_for_friend: [
    [
      "Aw, that's the sweetest thing! But no, pal, everybody's gotta bring their own! I can't put his in your can!",
      "I wish! My aunt keeps every name in its own jar, and she won't pour from one into another!",
      "It don't go, pal! Money doesn't walk from one player to another here! But you can bring him a sandwich and good advice!",
    ],
    ["Still no! But you're a good person, and I told my aunt so!"],
  ],
  almost_there: [
    [
      "Almost! I can smell it, like when the bread's nearly done! Bring a part now if you like, it all counts!",
      'Look at you go! A little more and we cross the whole thing out! I got the pencil sharp!',
      "You're that close? Don't run, you'll trip! One more good sale and we're eating cake!",
      "Almost! You're so close I can smell it! Bring what you got already, pal, every bit makes it smaller!",
      "That's wonderful! One more little push! I'll keep the can open and the coffee hot!",
    ],
    [
      "Still nearly there! I'm keeping the oven warm, pal! And parts count, you know!",
      "Almost again! Come on, pal, the last bit, I'm cheering!",
    ],
  ],
  pay_extra: [
    [
      "Aw, you don't have to! The can says a number and that's all that goes in! Buy your mother flowers with the rest!",
      'Extra? My aunt would run after you down the street with it! She did it once, in slippers!',
      "You're so sweet! But I can't take over the number, I'd be up all night! Say thanks, that's plenty!",
    ],
    ['No extra, pal! Put it back before I cry on it!'],
  ],
  debt_is_zero: [
    [
      "I looked in the can, pal, and it's still missing! I'd love it to be zero, I'd bake!",
      "Aw, you can't just say it! If saying it worked, I'd have hair! Use the chip, then it goes down!",
      "Zero's a beautiful number! You get there with money, a little at a time!",
    ],
    ["I checked again, pal! The can says no and the can can't read!"],
  ],
  remind_me: [
    [
      "I'd call you, pal, but I'd talk two hours! Look in LOANS, the day's right there with the hour!",
      'I forget things too! So my aunt put it on the slip, in LOANS! Take a peek before your shift!',
      "When you come by, I'll mention it, I always mention it! But you gotta come by! LOANS has the day!",
    ],
    ['Write it on the icebox, pal! And look in LOANS!'],
  ],
}
