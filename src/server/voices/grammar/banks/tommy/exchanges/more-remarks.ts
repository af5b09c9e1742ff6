import type { MORE_REMARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/more-remarks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Further remarks of no other theme. */
export const MORE_REMARKS_LINES: ThemeLines<typeof MORE_REMARKS_EXCHANGES> = {
  next_season: [
    [
      'On the first, pal! And you keep what you got, only the race starts over! Like Sundays!',
      'New month, new season! Your cash stays, your goods stay, your good name stays, and I stay!',
      'No break at all! I barely get the floor mopped! You carry on with what you have!',
    ],
    ["It's still the first of the month, pal! I'll have the coffee on!"],
  ],
  find_me_buyer: [
    [
      'I find wives, pal, not buyers! The market takes it all, you just look where it pays nice!',
      "You don't need a guy! The market's the guy! He pays different in every borough, that's his charm!",
      "Everybody I know only wants lunch! Try the next borough's price, pal!",
    ],
    ["It's the market again, pal! He's always home!"],
  ],
  scared_of_boss: [
    [
      'Me? No! Yes! A little! When that phone rings even the sauce stops!',
      "Everybody's polite about the Boss, pal! Very polite! With the hat off!",
      "I bring a cake every Christmas and I don't stay for coffee! That's your answer!",
    ],
    ['Shh, pal! You asked already, and the walls got cousins!'],
  ],
  pledge_back: [
    [
      "You get them back when the loan's paid, pal! All of them! Carmela doesn't even open the boxes!",
      "That's Carmela's closet, not mine! You pay her, she opens it, everybody's happy!",
      "They come home when you're all paid! I'd give them back today, but they're not here, pal!",
    ],
    ["Pay first and the boxes come home! It hasn't changed, pal, I'd have heard!"],
  ],
  collateral_loan_terms: [
    [
      'With me, nothing! You leave your coat on the chair, and you can have that back too!',
      "No, no, I don't take anybody's things! Your face is enough, pal! Carmela's the one with the closet!",
      'Put something up? Put your feet up! I only want your word and a clean plate!',
    ],
    ['Still nothing, pal! Just the word! My aunt wanted watches once, I said no!'],
  ],
  secret_package: [
    [
      "Is it a cat? Tell me it's not a cat! The last box somebody brought was a cat, and now look at me!",
      "Oh, I can't stand a secret, pal! I'll be thinking about that bag all through supper!",
      "If it smells good, you can put it down! If it doesn't, I know nothing!",
    ],
    ["You still won't say what's in it! I'm losing sleep, pal!"],
  ],
  sirens: [
    [
      "Sirens! Every time I hear one I put the lid on the pot! I don't know who it's for, pal!",
      "Oh, I hear them too! I always hope it's the fire department, and that it's not my kitchen!",
      "I don't look out when it's sirens! My aunt looks, and then she lies to me so I can sleep!",
    ],
    ["More sirens! I'm turning up the radio, pal!"],
  ],
  must_i_haggle: [
    [
      "You don't have to! But go ahead, ask me for better, I cave like a cheesecake!",
      'Take it how it comes or ask for a little less, pal! Nobody gets hollered at for asking!',
      "I like when people haggle, it feels like Sunday at the market! But if you're shy, just say yes!",
    ],
    ["Same as before, pal! Ask or don't ask, I still pour the coffee!"],
  ],
  wants_human: [
    [
      "A human? I'm all human, pal, pinch the belly! There's only me and Aunt Connie, and you don't want her on the phone!",
      "Oh, did I do something? There's no manager! I'd be in trouble if there was one!",
      "You want somebody else? It's just me tonight! Me and the cat, and he doesn't take calls!",
    ],
    ["It's still only Tommy, pal! I'm sorry!"],
  ],
  find_thief: [
    [
      "Oh, pal, I wouldn't know where to look! I lose my own glasses! I'd only find the wrong fella!",
      "I can't find a thief! My cousin Vito wears a badge and he can't find one either!",
      "I'd ask around, but people just cry and eat here! Nobody confesses! I'm sorry they got you!",
    ],
    ['I still got no name for you, pal! I looked under everything!'],
  ],
  you_are_nicest: [
    [
      "Aw! Me? Nice? I'm gonna cry, and there's onions already! You're nice, too!",
      "See, I keep saying it! You can be a shark and have manners! I'll tell my aunt you said so!",
      'You mean it? People expect a fella with a hammer, and they get me with a ladle!',
    ],
    ["You said it twice! I'm getting it framed!"],
  ],
}
