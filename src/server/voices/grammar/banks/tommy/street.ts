import type { Bank } from '../../bank.ts'

export const STREET: Bank = [
  {
    topic: 'talk_work',
    lines: [
      "You want to earn? Easy: buy what's cheap here, carry it, sell it where it's dear! Repeat till rich.",
      'Start with smokes, {name}! Twenty-something bucks a unit, nobody gets hurt. Then tapes.',
      'My cousin moved booze from one borough to the next, five trips a day! Owns a laundromat now.',
      'Every trip costs you a move, and you get five a day! So never ride empty.',
      "The trick's patience! Price high? Sit. Price low? Buy. That's it, that's the whole trick.",
      "Don't put all {cash} in one thing! One bad night and you're in my kitchen asking for the can.",
      'Show up every day! Three days in a row they give you an extra move. Seven, another one.',
      "Watch the ticker at the top there! What's down today comes back, mostly. Mostly.",
      "I got nothing on the books right this minute, but trading's honest! Honest-ish.",
      "Your reputation's what opens doors! Pay on time, talk polite, doors open.",
      "A guy with {cash} and legs? You got a job! It's called {borough} to anywhere.",
      'You know what pays? Being the guy who shows up! Show up, check prices, go.',
      'Stay away from the big stuff till you can afford to lose it! Ice and bonds break hearts.',
      "I'd put you to work in the kitchen, but you'd eat the profits!",
    ],
  },
  {
    topic: 'talk_work',
    when: ['rumour', '!asks_how', '!asks_errand'],
    lines: [
      "Here's a job for you: {good} out of {cheap}, into {dear}. All season long. You're welcome!",
      "My cousin does {good}! Gets 'em in {cheap}, sells 'em in {dear}. He says don't tell nobody, so, you know.",
      'If I was younger? {good}! {cheap} in the morning, {dear} by lunch.',
    ],
  },
  {
    topic: 'talk_street',
    lines: [
      "Cops are thick in Manhattan, thin in the Bronx! Sell where they're thin, you sleep better.",
      "Prices shuffle every twenty minutes! If you don't like one, have a coffee and look again.",
      "Carmela's been asking good questions about somebody! When she asks, it's already too late.",
      "Vinnie had a bad week! Don't be late with Vinnie on a bad week. Or a good one.",
      "Mrs. Russo's nephew got rich on car parts! Then poor. Then rich. He's got an ulcer.",
      'They say the Boss only sees people with a name! Get your reputation up to eight tenths or so.',
      'Word is the market pulls back to normal, always! Buy the dips, sell the party.',
      "Half the headlines leak before they print! Keep your ears open at the barber's.",
      "Staten Island's sleepy! Sleepy's good. Nobody looks twice.",
      "If a thing jumps big, somebody knew! It's never us, is it?",
      'The spread eats you if you flip too fast! Three in a hundred, plus the fee.',
      "In {borough} they're talking about you, {name}. Nice things! Mostly nice things.",
      "Pay your loans on time, that's the real tip! Every one makes your name shine.",
      "I heard nothing new since breakfast! But come back, it's a loud neighborhood.",
    ],
  },
  {
    topic: 'talk_street',
    when: ['rumour', '!names_good'],
    lines: [
      "Okay, listen: {good}! They're always cheap in {cheap} this season, and {dear} can't get enough.",
      "Between us? {dear} pays extra for {good}! {cheap}'s where you fill the bag.",
      'My barber says {good}, {cheap} to {dear}! My barber drives a Cadillac.',
      "You didn't hear it from me, you heard it from my aunt: {good} in {cheap}, sell in {dear}!",
    ],
  },
  {
    topic: 'talk_street',
    when: ['owes_other'],
    lines: [
      "The word's that {otherShark} is looking at your name a lot. {otherOwed}, they say. Fix that one quick.",
      'I hear {otherOwed} to {otherShark}. Pal. Pay that before you buy another cigarette.',
    ],
  },
]
