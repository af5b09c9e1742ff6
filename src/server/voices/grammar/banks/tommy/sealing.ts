import type { Bank } from '../../bank.ts'

export const SEALING: Bank = [
  {
    topic: 'seal_deal',
    lines: [
      'There you go, {amount}! Bring me {total} by {dueDay} and stay for dinner.',
      "All yours, pal! {amount}. Don't carry it all in one pocket.",
      'Good luck out there! {total} on {dueDay}. I know you will.',
      'Counted twice, {amount}! Now go buy cheap and sell dear, like I told you.',
      'My aunt wrote it down: {total}, {dueDay}! She likes you, she used the good pen.',
      "Okay, {name}! {days}. Start with smokes, work up. You'll be fine.",
      '{amount}, in small bills, smells like coffee! Go make me proud.',
      'Shake! {dueDay}, {total}. If you run into trouble, tell me before, not after.',
      "That's a weight off, huh? {days} to turn it around! I believe in you.",
      'Done and done! Look both ways in Manhattan, cops love new money.',
      "Take it with God! {total} on {dueDay}, and we're square as a pizza box.",
      "There! Now you got a chance. That's all anybody gets.",
    ],
  },
  {
    topic: 'let_go',
    lines: [
      "No hard feelings, pal! The can's here if you change your mind.",
      "Okay! Honest, I like it better when people don't need me.",
      'Fine by me! You want coffee instead?',
      "That's all right, {name}! Saying no takes guts too.",
      "Good for you! Trade smart and you'll never need to ask.",
      "Lid's back on! So, how about those Mets?",
      "Sure, sure! Door's open either way.",
      'I respect that! My uncle never said no to money. We visit him Sundays.',
      'Then keep your {cash} moving, huh? Sitting money gets lonely!',
      'All right, buddy! No is a fine word.',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['offer_loan'],
    lines: [
      "It's easy: I lend {amount}, {rate} a day, {days}! On {dueDay} you bring {total} and we eat.",
      '{rate} of the {amount} for each day! {interest} for the whole loan. No tricks, my aunt checks.',
      "You borrow {amount}, you bring back {total} by {dueDay}! Early's fine, you save a little.",
      "No collateral, no knees! A loan of {amount}, {total} back. If you can't make it, come tell me to my face.",
      "The loan's {amount}, the date's {dueDay}, and {interest} keeps my cat in sardines!",
      "I lend it at {rate} a day on {amount}! Vinnie's at ten, so, you know.",
    ],
  },
  {
    topic: 'answer_terms',
    when: ['owes'],
    lines: [
      "Let's see the book... you owe {owed}, due {dueDay}! You can pay some now, some later.",
      'You owe {owed} today, pal! It was {principal}, plus {rate} a day.',
      "{owed} is what you owe! It gets a little bigger every day, so sooner's better.",
      "Right now you owe {owed}! {dueDay}'s the day. You got {cash}, so maybe do a piece of it?",
      "The debt's {owed}! Don't panic. We count it together, okay?",
    ],
  },
]
