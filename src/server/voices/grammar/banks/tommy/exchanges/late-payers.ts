import type { LATE_PAYERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/late-payers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say when they are late or do not want to pay. */
export const LATE_PAYERS_LINES: ThemeLines<typeof LATE_PAYERS_EXCHANGES> = {
  do_your_worst: [
    [
      "Don't talk like that! I don't want to do anything to anybody! Do one job, bring what it pays, we start from there!",
      "You can't give up on me, pal! Nothing today, okay! But something tomorrow, even a sad little something!",
      "Empty pockets I've seen! I filled mine with the board and two good boxes of tapes! Come on, up you get!",
    ],
    ["You're still lying down? Up! I'd carry you, but my back and also my aunt!"],
  ],
  how_often_late: [
    [
      "Oh, the first time is enough, pal! Everybody stops lending while you're late! You pay it, some days go by, then my can opens again!",
      'Nobody counts strikes! But while one of them is late all of us are shut! After you pay I need a couple days to stop being sad!',
      "I never threw anybody out for good! You're late, it's closed! You're paid, it stays closed a little, then you can have a cookie again!",
    ],
    ['One time shuts it, pal! Paying opens it, after a bit!'],
  ],
  one_day_late: [
    [
      "You got some hours, pal, nobody looks! Then everybody's purse shuts, and your name goes down a notch! No guys yet, but come quick!",
      "A few hours is nothing, I'm at the stove anyway! A whole day and people talk, and they all close up! Please don't!",
    ],
    ['Same thing, pal! Some hours okay, then the doors shut!'],
  ],
  i_know_i_know: [
    [
      "I know you know, pal! I hate saying it! My aunt makes me say it, she's listening behind the door!",
      "Aw, I'm nagging! I sound like Connie! Bring something and I'll talk about the cat instead!",
      "Okay, okay! Not another word! ...How's the money coming? Sorry! It just pops out!",
    ],
    ['I know you know! Now even the cat knows you know!'],
  ],
  im_not_here: [
    [
      "Where'd you go? Connie, did you see... pal, your elbow's sticking out!",
      'Oh, I love this one! I count to ten and then we talk about the can! One! Two!',
      "You can come out, I'm not even mad! There's soup! See, your nose came out!",
    ],
    ['Found you again! The cat pointed!'],
  ],
  come_and_get_it: [
    [
      "Don't say that, pal! They come, you know! The others! They don't wipe their feet!",
      "I don't want to come and get it, I want you to come and bring it! There's supper in it!",
      'Oh, my heart! Take it back, quick, before my aunt hears and gets her coat!',
    ],
    ["You're still daring me! Connie's got one arm in the coat!"],
  ],
  if_i_dont_pay: [
    [
      "Don't say that, pal! They all close their purses, then a guy comes for the boxes, then the cash! I hide in the pantry that day!",
      "Then I cry, and Aunt Connie doesn't! First your good name goes, then your goods! Please, just bring me a little!",
      "You wouldn't! But okay: nobody lends you anymore, and they take from your sales till it's square! It's terrible! Eat!",
    ],
    [
      "You asked me that already, and I still don't sleep! It goes bad, pal, one day after the other!",
    ],
  ],
  too_late_to_fix: [
    [
      "It's never too late in this kitchen! Pay it off, I pout a few days, and then we eat like nothing happened!",
      'Sure you can! Bring what you got, then the rest, and next time be on the day! Your name grows back, like basil!',
      "Don't cry! You clear it, the others open up again, and I need a couple days for my stomach! That's all it is!",
    ],
    ['Still not too late, pal! A little money and I forget what we were sad about!'],
  ],
  am_i_late: [
    [
      "Let me look at the fridge! No, you look, in LOANS there's the day! Before that you're fine, after that I'm sad!",
      "If it's before the day on the slip, you're golden! If it's after, bring it quick before my aunt looks up!",
      'I hate this question! Check the date under LOANS, pal! And tell me gently!',
    ],
    ["The date's still on the fridge, pal! And still in LOANS!"],
  ],
  im_here_now: [
    [
      "You came! A lot of them hide! I saw one behind a mailbox! Now bring out what you got, and we're both brave!",
      "Better late than never, that's what I say! My aunt says better never late, but I say yours! A little money, pal?",
      "I knew you'd come! I told the cat! Now pay a piece, so I can tell him the rest!",
    ],
    ["You're still here, and I still love that! Still need the money, though!"],
  ],
  dont_be_mad: [
    [
      "I'm not mad, pal! I'm just sad and the can is sad! Bring me a part of it and we'll all cheer up!",
      "I could never be mad at you! But the guys who come around, they don't know you like I do! Pay something!",
      "A little late I understand, but it's word-gets-around late, pal! Fix it quick!",
      'Only a little late, I know! But the late days are the ones with teeth, pal! Bring something before the next one!',
      "I say it's nothing, and my aunt says it's everything, and she's got the book! Please, bring a piece!",
      "A day is small, sure! So's a bee! Come on, pal, pay a bit and let me sleep!",
    ],
    [
      "I'm still not mad! Aunt Connie's a little mad! Hurry, pal!",
      'Still "only"? It gets less only every morning, pal!',
    ],
  ],
  admits_late: [
    [
      "That's big of you, pal! My cousin would've hid in the closet! So, a little something for the can?",
      "You said it straight, I respect that! I'm still not sleeping, but I respect it!",
      'Thank you for not making up a bus! Now bring what you can, and we both sleep!',
    ],
    ["I know you know, pal! So let's get it off your chest and into the can!"],
  ],
  pay_when_i_like: [
    [
      "When you feel like it? I hope you feel like it before the day, pal! The day don't know feelings!",
      "Okay, but it grows while you're not in the mood! Like dough! You know what dough does?",
      "I don't like to rush! But the fella my aunt knows, he rushes! Feel like it soon, huh?",
    ],
    ["You still don't feel like it? Have a cookie, maybe it comes!"],
  ],
}
