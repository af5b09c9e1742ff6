import type { CHOOSING_A_LENDER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/choosing-a-lender.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Which shark to borrow from, loans from several, and why sharks lend. */
export const CHOOSING_A_LENDER_LINES: ThemeLines<typeof CHOOSING_A_LENDER_EXCHANGES> = {
  why_shark: [
    [
      "'Cause I keep movin' and I smell it when a guy's bleedin'. I didn't pick it. It fits.",
      "Banker's taken. And a banker's got hours.",
      "Sharks don't send letters first. That's the whole difference.",
    ],
    ['Call me what you want. Spell it right on the envelope.'],
  ],
  two_sharks: [
    [
      "One loan apiece, all of us if you're crazy. Miss one day with anybody and every pocket in town shuts.",
      "You can. Just don't pay me with somebody else's money. It gets around, and they don't like it.",
      "Sure. One with each. Be late with one, you're late with all of us. We nod at each other.",
      "I don't care who else you bleed for. I care about my day. Late with them closes my drawer, too.",
    ],
    [
      'One each. I told you. Count your fingers first.',
      'Still allowed, still dumb. Watch the days.',
    ],
  ],
  lowest_rates: [
    [
      "The Boss takes nothin', but he wants a name and errands. Tommy's cheap and tiny. Me, I'm dear and I don't ask questions.",
      "Not me. I'm the top of the list. You pay me 'cause I say yes to a guy with no name.",
      'Cheapest is the Boss, then Tommy, then Carmela. Then me. Guess who picks up the phone.',
    ],
    ["Same list. I'm still at the bottom of your dreams."],
  ],
  two_loans: [
    [
      "One guy, one loan. You pay me off, you get another. I don't write you in two times, the page ain't that wide.",
      'You want a second one? Bring back the first. Or go bother the others, they each got one too.',
    ],
    ["One. Count your noses, that's how many."],
  ],
  pay_with_loan: [
    [
      "Money's money when it lands in my hand. But the guy who lent it hears where it went, a day or two later, and he likes you less.",
      "You can. It ain't a sin, it's just stupid. Whoever's cash it was, they find out, and they don't send a card.",
      'Use mine to pay somebody else, I hear about it. I always hear. My trust goes down, your slip stays.',
    ],
    ['Same as I said: it works, and they find out.'],
  ],
  are_you_bank: [
    [
      "A bank's got a pen on a chain. I got two Nickys. I lend, you pay. Goods are at the market.",
      "I'm the guy who's got money when the bank says no. I don't sell nothin' but time.",
      'No store, no bank. You borrow from me, you buy over at the market. Different door.',
    ],
    ['I told you, I lend. You want toasters, try a bank.'],
  ],
  rival_gives_more: [
    [
      "They'd give you more? They'd give you a kidney if you was payin'. Go ask. I'll wait.",
      "I don't bid. You got somebody cheaper, you ain't standin' here tellin' me.",
    ],
    ["The other guy's so good, why do you smell like my soup?"],
  ],
  sell_my_debt: [
    [
      "I don't sell debts. You sell a dog when you get bored? I walk 'em myself.",
      "What's mine stays in my book. Nobody takes it over, nobody moves it. You pay it, it's gone.",
      "Sell you? Who'd buy? You ain't even wrapped.",
    ],
    ["I told you, it don't move. You and me till it's paid."],
  ],
  who_owes_you: [
    [
      "The book's shut. You want other guys readin' your page? There you go.",
      "One guy you seen on TV. One guy you never will. That's all you get.",
      "My worst? They never think it's them. You didn't think it's you, neither.",
    ],
    ['Still wanna see the book? I got a special page for nosy.'],
  ],
  owe_another_too: [
    [
      "You pay me with somebody else's money, he hears. Then he comes, and I'm eatin', and I don't get up.",
      "Two loans is two clocks. You got one watch. Go sell somethin'.",
    ],
    ["Still in with half the town? At least you're fair. Start with me."],
  ],
  which_shark_first: [
    [
      "Me for quick, Tommy for a little when you're broke, Carmela for a lot when you got a name. The Boss when you got a halo.",
      "You got nothin'? Tommy feeds the broke. You got nerve? Sit here. I don't ask for no halo.",
      "They're slow, they're soft, they're old. I'm here. Pick the guy that's here.",
    ],
    ['I drew you the map. Quick, soft, fancy, holy. Choose.'],
  ],
  most_ever_lent: [
    [
      'Biggest ever? A guy with three trucks. He got the most, and I got the trucks. Ask me what he drives now. A bus pass.',
      'The most was to a wedding hall. Chandeliers, the works. I ate free for a year, then I ate the chandeliers.',
      'The record? Paper bag so heavy Nicky used both hands. It came back heavier. They all come back.',
    ],
    ["Same record as before. Nobody beat it. You ain't gonna, neither."],
  ],
  why_lend_me: [
    [
      "'Cause you look like you'll be back. They all come back. I never said walkin'.",
      "I get a piece on top, every day. I don't gotta like you. I gotta find you. I can find you.",
      'Credit check? I looked at you. That was it. You barely made it.',
    ],
    ["Still wonderin' why you? I wonder too. Don't push it."],
  ],
  who_lends_more: [
    [
      "The lady's purse goes deepest, if you got the name for it. Then the Boss, then me. Tommy's got a coffee can.",
      'For lunch money, Tommy. For real money, me, any day. For crazy money, Carmela or the hill, if they let you in.',
      'Me, I go by what you got. So does she, but she looks at your manners too. Tommy lends the same can to everybody.',
    ],
    ['Same order: the lady, the Boss, me, the can.'],
  ],
  nobody_borrows: [
    [
      "No name? I lend to shoes, if they come back on the day. It's what you got behind you that sets the size.",
      "Nobody starts with a name. You ask, I look at what you're worth, I say a number.",
      "A nobody gets the small pile. Bring it back on the day and you're somebody.",
    ],
    ["Still worried you're a nobody? Ask for money. You'll see what you're worth."],
  ],
  buy_rival_debt: [
    [
      "I don't buy other guys' headaches. You signed there, you pay there.",
      'Take over his paper? So I got your word and his coffee stains. No. You shook that hand, you shake it again.',
      "Debts don't change chairs in this town. And if you pay him with mine, he'll hear about it. They always do.",
    ],
    ["I said no. You signed with one guy, you finish with that guy. I ain't a moving company."],
  ],
}
