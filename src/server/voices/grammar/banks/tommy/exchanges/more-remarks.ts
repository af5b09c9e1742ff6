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
}
