import type { LOAN_OFFERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-offers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say while an offer is on the table. */
export const LOAN_OFFERS_LINES: ThemeLines<typeof LOAN_OFFERS_EXCHANGES> = {
  wife_objects: [
    [
      "Oh, then don't fight at home over me! Talk about it, eat something, and then you pick the chip, yes or no!",
      "They worry 'cause they love you! My aunt hides my pen! You decide, pal, I won't say a word to anybody!",
      "Bring the whole family, I'll explain it to everybody! Or say no, I won't cry! Not in front of you!",
    ],
    [
      "They still against it? Then maybe they're right, pal! They got your nose and they got a point!",
    ],
  ],
  scared_to_sign: [
    [
      "Aw, don't be scared, it's only me! And if the belly says no, you press no, and we have a cookie!",
      "Scared is okay! I was scared of the diving board, so I went down the ladder! There's a ladder, pal, it's the no chip!",
      "Take your time! Breathe! Take only what you can bring back, and if that's nothing, it's nothing!",
    ],
    ['You’re still nervous! So say no this time, pal, and come back when your belly says yes!'],
  ],
  leave_family_out: [
    [
      "Your family? I'd only feed them, pal! Nobody goes near anybody, on the cat's good eye!",
      "Of course it's between us! If I ever see your mother, I carry her bags, that's it!",
      "Don't even say it! Family's holy! Connie'd hit me with the big spoon if I looked at them wrong!",
    ],
    [
      "They're out of it, I told you! They're so out of it I don't even know their favorite cookie!",
    ],
  ],
  offer_lasts: [
    [
      "You can sleep on it, pal, but only once! By tomorrow this time it's off the table, like the fish!",
      "It's good for today and tonight! After that it goes away by itself, and you just ask me again!",
      "Take a walk, have a sandwich, it's still here after! Just not next week, the slip doesn't keep!",
    ],
    ['Till about tomorrow, pal! Like the fish, I said!'],
  ],
  cant_refuse: [
    [
      'Refuse it all you like, pal! I get a little sad, my aunt shrugs, and you still get soup!',
      "Sure you can say no! The only thing you can't refuse here is the second helping!",
      "Don't say that, I never forced anybody! There's a yes and a no under here, pick the one that lets you sleep!",
    ],
    ["Still free to say no! I won't even look, I'll look at the sauce!"],
  ],
  should_i_take_it: [
    [
      "Honest? If you know what you'll buy and where you'll sell it, sure! If it's for hats, eat first and think!",
      "Only if you can bring it back, pal! I like you more than I like lending! Don't tell my aunt!",
      'My aunt says, borrow for the flour, not for the party! Which one is it?',
    ],
    ["Flour, yes, party, no! That's all I know, pal!"],
  ],
  best_offer: [
    [
      "It's the one on top of the can! You want a different one, tell me the number, pal, I'm all ears and a mustache!",
      "Best? I think it's nice! But you say a number and I make a face, and we see what the face does!",
      "I'm a soft touch, everybody knows it! Ask me for exactly what you want, and we'll find out how soft!",
    ],
    ["Say a number, pal! I can't meet you in the middle if you don't stand anywhere!"],
  ],
  take_less: [
    [
      "Sure, take less! Tell me how much, pal, and I put the rest back in the can! The can's happy!",
      "You don't need it all? That's the smartest thing I heard this week! Say a number and that's what I count!",
      'A small plate instead of a big one! I can do that! Just tell me how small, in dollars!',
    ],
    ['Less is fine, pal, but I need a number! I can\'t count out "a little"!'],
  ],
  want_more: [
    [
      "More? Tell me how much, pal, and I go shake the can! It's a small can, but I'll shake it!",
      "You're still hungry! I like that! Say the number, and I'll see if it's in there!",
      "How much more? Give me a figure! If it's too big, I'll make a sad face and tell you what there is!",
    ],
    ["I'm holding the can, pal! Just say a number and I'll look!"],
  ],
  explain_terms: [
    [
      "It's like borrowing a pot, pal! You take it, you use it, you bring it back by the day with a little something in it!",
      'I give you the money now! Each day I add a little spoon on top! By the day on the slip you bring it all! Sooner is cheaper!',
      "Look at the slip: what you take, what a day adds, what day I hug you! Bring it by then and everybody's happy!",
    ],
    ['Take, wait, bring back with a little on top! See? You could explain it to the cat now!'],
  ],
  money_is_for: [
    [
      "That's a good reason! I don't need a reason, but I like having one! Just make sure something's left to sell, pal!",
      "Aw, that's what it's for? Then I hope it helps! You'd still have to bring it back, even if it's for a nice thing!",
      "You don't have to tell me, but I'm glad you did! Now think how it comes back, and then hit the chip!",
    ],
    ["I remember what it's for, I told the cat! The slip's still waiting, pal!"],
  ],
  when_get_cash: [
    [
      "The minute you tap the chip, pal! I open the can, I count it out, done! You'll still smell the coffee on it!",
      "Right away! I wouldn't make you wait, you look like you got places to be!",
      "You shake and it's in your hand! All of it! I only keep the rubber band!",
    ],
    ["As fast as the chip, pal! I'm standing here with the lid off!"],
  ],
  if_i_decline: [
    [
      "Then you don't take it, pal! I get a tiny bit sad and I put the lid back on the can!",
      'Nothing bad! It hurts my feelings a little, like when nobody wants seconds! You can ask again another time!',
      "You can say no to me! There's a chip for no! Your good name stays where it is!",
    ],
    ['Still nothing terrible, pal! Just my sad face for a minute!'],
  ],
  split_decision: [
    [
      "Don't fight over me! Eat first! Nobody ever agreed on anything hungry!",
      "One says yes, one says no! You should hear us picking a movie! You talk it over, pal, I'm right here!",
      'Aw, listen to the careful one! And then listen to the other one! And then you press what you want!',
    ],
    ["Still not agreed? I'll put out two plates, one for yes, one for no!"],
  ],
  whats_the_catch: [
    [
      "No catch! You bring it back by the day, that's it! Late is the catch, pal, so don't be late!",
      "Hidden? I can't hide a birthday! It's all on the slip, and if you're late it gets ugly, that I don't like!",
      "It's what I said and not a crumb more! Only don't be late, the fellas who come aren't me!",
      "A catch? In here? The only thing I hide is the good cookies! It's all on the slip, pal, every word!",
      "No tricks! You bring it back when we said, and we hug! You're late, and people get sad and then people get loud!",
      "The small print? I can't even read small print! What you see on the slip, that's it!",
    ],
    [
      "There's still no catch, pal! Look in my sleeve, there's a cookie!",
      "I looked, pal! There's no catch, I even looked under the cat!",
    ],
  ],
  why_need_money: [
    [
      "It's yours, pal! Buy what you like! But put it in something that makes a little more, so you can bring it back!",
      "I don't ask! Well, I'm curious! But you spend it your way and bring it back by the day!",
      "Whatever it's for, I hope it's nice! Only remember, the can wants it back!",
    ],
    ["You don't have to explain to me! Only don't let it all turn into shoes!"],
  ],
  seems_a_lot: [
    [
      "It's a big one, I know! Take a smaller plate, pal! Tell me a number you can sleep with!",
      'Your first one? Oh, mine made my knees shake! You can ask for less, nobody laughs here!',
      "It's only a lot when you carry it alone! But say a smaller one, I won't cry!",
    ],
    ['Still too much? Then half a portion, pal! Just name it!'],
  ],
}
