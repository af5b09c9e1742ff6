import type { LOAN_OFFERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-offers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say while an offer is on the table. */
export const LOAN_OFFERS_LINES: ThemeLines<typeof LOAN_OFFERS_EXCHANGES> = {
  wife_objects: [
    [
      "She'd kill you? Then there's a line. Bring it back on the day, nobody gotta know nothin'.",
      "I don't lend to your whole house. I lend to you. You sign, you don't, you explain it at supper.",
      "Smart people at home. You gonna listen to 'em or you gonna press the chip?",
    ],
    ["Home again with that? Go ask permission. I'll be here, aging."],
  ],
  scared_to_sign: [
    [
      "Scared of a piece of paper. Good instinct. Take it or don't, the paper won't bite. I might.",
      "You oughta be nervous. The guys who ain't nervous are the ones I gotta visit.",
      "So don't. There's a no down there too. It don't cost nothin' and it don't shake.",
    ],
    ["Still shakin' over the offer? Yes or no. Your knees are botherin' the customers."],
  ],
  leave_family_out: [
    [
      "Families I don't do. You pay, they don't know my name. You don't pay, I still come to you.",
      "I got a mother. I don't touch mothers, I don't touch kids. You I touch.",
      "It's your name in the notebook. Only yours. You bought that one all by yourself.",
    ],
    ["I heard you. Nobody's lookin' at your family. We're lookin' at you."],
  ],
  offer_lasts: [
    [
      "It keeps overnight. It don't keep till next week. After that it's off the table, and I don't remember it kindly.",
      "Go walk around the block. This time tomorrow, maybe I pulled it already. It dies by itself, I don't send a card.",
      "You got till about tomorrow. Then the slip's dead and we start from the top.",
    ],
    ["Same clock as before. It's runnin'. You ain't."],
  ],
  cant_refuse: [
    [
      "You can refuse. You can jump off the pier, too. There's chips for one of 'em.",
      "No's right there under the message. It don't bite. I might, but it don't.",
      'You seen too many movies. I put a number down, you say yes or you say no.',
    ],
    ['I told you, you can say no. I even know how to spell it.'],
  ],
  should_i_take_it: [
    [
      'You got a box to buy and a place to dump it? Take it. You wanna feel rich? Go home.',
      "You're askin' the butcher should you eat meat. Yeah. If you can chew it by the day.",
      "If you know what it's for, tap it. If you gotta ask me, you don't know what it's for.",
    ],
    ['I answered you. Got a plan, say yes. No plan, say no.'],
  ],
  best_offer: [
    [
      "Best? It's the first. You want a better one, open your mouth and say a number. I like to laugh.",
      "It's the one I like. You got one you like, say it. I bend as easy as a fire hydrant.",
      "Final's what a priest gives you. You got somethin' else in mind, name it. Then watch my face.",
    ],
    ["You're still fishin'. Put a number on the hook."],
  ],
  take_less: [
    [
      'Less? Nobody ever complained I gave too much. Say how much, a number, and I write that.',
      "You want a smaller pile, name the pile. I got a bottom, though. I don't open the drawer for bus fare.",
      'Too much for you? Fine. Tell me the figure. Small loan, same guy comes for it.',
    ],
    ["I'm still waitin' on the number. Smaller than what I said, bigger than lunch."],
  ],
  want_more: [
    [
      "More. Everybody wants more. Say how much more, in dollars, and I'll tell you what you're worth.",
      'Name the number. I look at what you own, I look at you, and then I do the smaller one.',
      'You want it bigger? Gimme a figure. "More" is what my brother-in-law says at the buffet.',
    ],
    [
      "You said more already. More ain't a number. I went to school till the eighth grade and I know that.",
    ],
  ],
  explain_terms: [
    [
      "You take the money. Every day it gets a piece fatter. By the date you bring it all. You don't, I come. That's the whole opera.",
      "Simple. My money, your pocket, my clock. A share on top each day, the first one when you shake. The date's on the slip.",
      "Three things on the slip: what you get, what a day costs, when I'm waitin'. Bring it sooner, it costs less. Done.",
    ],
    [
      'Again? I give, you grow it, you bring it back bigger, on the day. My nephew got it quicker and he eats chalk.',
    ],
  ],
  money_is_for: [
    [
      "I didn't ask what it's for. I ask when it's back. The chip don't ask neither.",
      "Could be for a church, could be for a monkey. It comes home on the day, with somethin' on top.",
      "Nice story. The money don't care where it goes, it only cares it's a round trip. You takin' it?",
    ],
    ["You told me what it's for. I still only care what day it's over."],
  ],
  when_get_cash: [
    [
      "You take the chip, it's in your pocket. I don't mail nothin'. Mailmen gossip.",
      "Right now. Soon as you shake. I'm slow at a lotta things, lendin' ain't one.",
      "Cash, counted, the second you hit that chip. My clock starts the same second, so don't dawdle.",
    ],
    ["Still right away. You're the one takin' all night."],
  ],
  if_i_decline: [
    [
      'You say no, you keep your kneecaps and I keep my money. I like you a hair less. Hairs grow back.',
      "Nothin' happens. Guy says no, I put it back in the drawer. Do it every day and I stop openin' the drawer.",
      "Refuse all you want. There's a chip for it. I only take it personal a little.",
    ],
    ['Same thing. You say no, I sulk, you live.'],
  ],
  split_decision: [
    [
      "One yes, one no. That's a no with company. Whoever's holdin' the chip, hit it.",
      "Settle it in the hall. I don't do family court. Come back with one answer.",
      "You two fight, I'll wait. I got a paper. The clock on it don't care who wins.",
    ],
    ['Still one and one? Get a third guy. Get a taller one.'],
  ],
  whats_the_catch: [
    [
      "The catch is me, if you're late. Up to the day, what I said is what it is.",
      "No fine print. I write big. It grows every day, and you don't wanna see it late. That's the catch.",
      "Trick? The trick's I want it back. Gets 'em every time.",
      "The catch is you gotta give it back. Everybody forgets that part. It's the biggest part.",
      "No catch. A share a day, a date, and me. It's all on the slip. The catch is guys who don't read.",
      "Nothin' hidden. You're late, it gets ugly, and I told you to your face. That's more than a bank does.",
    ],
    [
      "Still lookin' for the catch? You're talkin' to him.",
      'Still no catch. You want one, be late.',
    ],
  ],
  why_need_money: [
    [
      "Spend it on what you want. I don't ask where it goes. I ask when it comes back.",
      "Shoes, rent, a pony. All one to me. The number on the slip don't care what you bought.",
      "Use it how you like. Smart guys use it on somethin' that comes back bigger.",
    ],
    ["I told you, I don't care what it's for. I care about the day."],
  ],
  seems_a_lot: [
    [
      "So it's a lot. You don't gotta drown in it. Say a smaller number, I got those too.",
      "First time, huh? Everybody looks at it like it's a dog. It only bites when it's late.",
      "Too much, say how much. I ain't a mind reader, I'm a guy with a pencil.",
    ],
    ["Still too big? Then say small. It's one word."],
  ],
}
