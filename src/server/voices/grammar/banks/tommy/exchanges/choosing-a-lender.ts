import type { CHOOSING_A_LENDER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/choosing-a-lender.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Which shark to borrow from, loans from several, and why sharks lend. */
export const CHOOSING_A_LENDER_LINES: ThemeLines<typeof CHOOSING_A_LENDER_EXCHANGES> = {
  why_shark: [
    [
      "Me, a shark? I can't even swim! I'm more of a meatball!",
      "I don't know who started that! I lend, I feed, I worry! Did you ever see a shark worry?",
      'They call everybody that who lends, pal! The cat bites more than I do!',
    ],
    ['Still not a shark! Look, no fins! Flour, but no fins!'],
  ],
  two_sharks: [
    [
      'You can have one with each of us, pal! But if one goes late, we all gotta close up! So go easy!',
      "Sure, one apiece! Only don't pay one with another one's money, they hear about it and their feelings get hurt!",
      "It's allowed! I'd eat a sandwich first and think! Owing two people is like two weddings on one Sunday!",
      "I don't mind, I like company! Only every slip grows on its own, and one late one spoils it with all of us!",
    ],
    [
      "One from each, pal! And don't be late, we close all together!",
      'All of us at once is still allowed, pal! Still a lot of birthdays to remember!',
    ],
  ],
  lowest_rates: [
    [
      "The Boss takes nothing, but you need a big name! Then it's me, pal! Small money, small rate, big plate!",
      "Me, if you don't count the Boss! But I only got little loans! Carmela's in the middle, Vinnie's, well, he's lonely!",
      "I'm way down there with the cheap ones, pal! And I throw in supper!",
    ],
    ['Me, pal! And the Boss, if he knows you! Nothing changed!'],
  ],
  two_loans: [
    [
      "One at a time, pal! There's only the one magnet for your slip! You bring it back, we make a new one!",
      'Two from me? The can would fall over! Pay the first, then ask me again! The others can have one with you too!',
      "With each of us you can have one, that's how it is! Finish mine and I'm right here!",
    ],
    ['Still one, pal! One fridge, one slip!'],
  ],
  pay_with_loan: [
    [
      "It counts, pal, money's money! But whoever lent it hears about it in a day or so and gets hurt! I'd get hurt!",
      "You can do it! Only word goes around, and then the one whose money it was trusts you less! Pay with what you earned, that's nicer!",
      "Out of one pot into the other? The pot notices! Not right away, but it notices! And then there's faces!",
    ],
    ['Still works, pal, still hurts! Earn it, huh?'],
  ],
  are_you_bank: [
    [
      "A bank? No, pal, a bank doesn't have meatballs! I lend from a coffee can! You buy things at the market!",
      "I don't sell anything! I lend a little, you bring it back, we eat! The boxes are over at the market!",
      "I'm Tommy! I'm like a bank with an aunt! For shopping you go to the market!",
    ],
    ["Not a bank! Feel the chair, it's a kitchen chair!"],
  ],
  rival_gives_more: [
    [
      "Then take that one, pal! I'm not jealous! I'm a little jealous! I'd like to know about the food, though!",
      'Everybody gives more than me, I got a coffee can! But do they ask about your mother?',
      "Is that so? Good for them! You go where it's best for you, and you come here to eat!",
    ],
    ["You're still shopping around? I hope they at least gave you a chair!"],
  ],
  sell_my_debt: [
    [
      "Sell you? You're not a lamp, pal! You stay in my can till you're paid up!",
      'I never sold anybody! Aunt Connie would sell the cat first, and she loves that cat!',
      "It doesn't move around, pal! What's mine is mine and what's theirs is theirs, God help you!",
    ],
    ["Nobody's selling you! You're not for sale, you're for supper!"],
  ],
  who_owes_you: [
    [
      "I can't say, pal! But there's a fella who waves a baton, and he's got a ham on layaway! That's all! Don't tell the orchestra!",
      'Everybody on the fridge is a friend! Some of them are just slow friends!',
      "If I told you who, I'd have to tell them about you! And I got such nice things to say about you!",
    ],
    ["You're like Mrs. Russo! She's still trying to read the fridge through the window!"],
  ],
  owe_another_too: [
    [
      "All at once? Oh, pal! Write down the days, and start with whoever's first on the calendar!",
      "Don't pay one with the other one's money, they find out, and then nobody sends cookies!",
      "No wonder you're skinny! Sit! We put beans on the table, one for each, and then you go sell something!",
    ],
    ["Still all of us? Eat something, you can't juggle on an empty stomach!"],
  ],
  which_shark_first: [
    [
      "You come to me, pal, when you're short and it's only a little! Carmela wants a name, the Boss wants a shiny one, Vinnie wants it back fast!",
      "Me first! I'm cheap and I'm slow and I worry! When you outgrow my can, there's Vinnie and Carmela!",
      "Start small, start with soup! Vinnie lends to anybody but he's in a hurry, Carmela wants security, the Boss wants errands!",
    ],
    ["Still choosing? Take the chair with the cushion, that's mine!"],
  ],
  most_ever_lent: [
    [
      'The most? All of it, pal! The whole coffee can, to a guy with a pretzel cart! I could see the bottom of the can!',
      "Biggest ever was to Mrs. Russo's nephew, for the bakery oven! I got paid back, and I got rolls! Best loan I ever made!",
      "Oh, I'm a small can! My record is a full one, and I had to borrow the lid! Big ones, that's the lady upstairs!",
    ],
    ["Still the whole can, pal! There's no more can than the can!"],
  ],
  why_lend_me: [
    [
      'Why you? You got honest ears! And a little on top buys the onions! Everybody wins, even the onions!',
      'Somebody lent my aunt once when she had nothing! So now I do it! And she watches me do it!',
      "I don't need papers, pal! I look how you eat! A guy who finishes his plate pays his debts!",
    ],
    ["Still asking why? Because I like you! Don't make me explain it twice, I get mushy!"],
  ],
  who_lends_more: [
    [
      "Not me, pal! I got one coffee can! Vinnie and the Boss got more, and Carmela's got the most, but she reads your name first!",
      "For big money you go see Carmela, she's got a whole floor! Mine's small but it comes with lunch!",
      'Everybody lends more than Tommy! But nobody charges nicer, except the Boss, and he gives you chores!',
    ],
    ["Still the lady in Manhattan, pal! My can didn't grow!"],
  ],
  nobody_borrows: [
    [
      "A nobody? There's no nobodies here, pal! If you're short on cash, that's just who I lend to!",
      "I don't need a famous name! I need one you turn around for when I call you to supper!",
      "New folks are my favorites! It's a small can, but if your pockets are light, you ask!",
    ],
    ["You're somebody to me, pal! Ask, and we'll see what's in the can!"],
  ],
  buy_rival_debt: [
    [
      "Buy it? I would, but my aunt says, never buy a stew you didn't see cooked! You pay them over there, pal!",
      "We don't swap people, pal! It's like plates, everybody washes their own!",
    ],
    ["Still can't take it! But I'll feed you before you go pay!"],
  ],
}
