import type { LOAN_LIMITS_AND_DOUBTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-limits-and-doubts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How much a shark lends, when he lends again, and doubts about borrowing. */
export const LOAN_LIMITS_AND_DOUBTS_LINES: ThemeLines<typeof LOAN_LIMITS_AND_DOUBTS_EXCHANGES> = {
  warned_off: [
    [
      "They warned you, and here you are. So who's the dope, me or the advice?",
      "Smart people talk like that. They also don't got no money to lend you.",
      "They ain't wrong. Put it on a pillow, sleep on it, bring it back on time, you'll be fine.",
    ],
    ["You keep quotin' people who ain't here. You're here."],
  ],
  max_loan: [
    [
      'I look at what you got, I lend a part of it. You want a bigger part, bring a bigger you.',
      "There's a top, and nobody with your shoes ever saw it. Say a sum, I say yes or I laugh.",
      'New guy gets a little. Pay me back, the pile gets taller. Say a number and watch my face.',
      "There's a top and there's a bottom, and you find 'em by askin'. So ask for a number.",
    ],
    [
      "A piece of what you're worth. Grow, then ask again.",
      'I told you, it goes by what you got. Get more, ask for more.',
    ],
  ],
  on_time_more: [
    [
      "Pay on time, I bend easier when you haggle. How big the pile is, that goes by what you're worth. Get richer.",
      "Guys who pay on time get a better number outta me, sometimes. A bigger one they get by ownin' more.",
    ],
    ["Still the same: on time helps the rate, bein' rich helps the size."],
  ],
  limit_why: [
    [
      'You want more, be more. Sell, earn, pay off. Then come back and I pretend I always liked you.',
      "You get a piece of what you're worth, no more. Got nothin', get little. Still got the one you started with open? Less.",
    ],
    ['Same scale. You gained any weight?'],
  ],
  lend_again: [
    [
      "You were late, you paid, now you cool off some days. Then the drawer opens. Don't stand there starin' at it.",
      "Paid late ain't paid. Few days, then we talk, if nobody else is waitin' on you. Others might be open already.",
      "If you're still late with somebody, nobody lends. If you cleared mine late, I'm shut for some days. That's the whole math.",
    ],
    ["Few days, I said. It's been a few minutes."],
  ],
  haggle_times: [
    [
      "You get a few tries a day, I ain't got much patience. After that every try costs you. And there's a floor, I don't sleep under it.",
      'Sure, say a number. I bend a little for a guy who paid me before. Rate, days, sum. You do it before the handshake.',
      "You can try. Tommy bends the most, the Boss don't bend. Me, I bend about a hair.",
    ],
    ['Same patience as before. Less, now.'],
  ],
  safe_to_borrow: [
    [
      "Safe? It's as safe as you're punctual. On time, I'm a church. Late, I'm the other thing.",
      "You don't gotta borrow. But a full bag moves more than half a bag. Just make sure you can sell before my day.",
      "What goes wrong is guys borrow, buy somethin' dumb, and wait. Don't wait. Then you and me got no trouble.",
    ],
    ['Same answer. Safe till the date. Then look out.'],
  ],
  loan_now_what: [
    [
      "Now? Now you run. Buy what's cheap, carry it over, sell, and be back here before I look at the clock.",
      "It don't grow in your pocket. It grows in mine. Put it in boxes today and turn 'em twice.",
      "You find a gap between two boroughs that's fatter than my cut. Then you do it again. Then you pay me.",
    ],
    ["You still got it in your hand? The clock's had lunch already."],
  ],
  win_without_loan: [
    [
      "You don't gotta. You can crawl, too, it's the same street. With my money you run, and payin' it back grows your name.",
      "Nobody's twistin' your arm. Yet. But the good boxes want a name, and a name you get from loans paid on time.",
      "Sure, play alone. Small bag, small money, small dreams. I'll be here when you get tired of it.",
      "You don't have to borrow. You got some cash, learn the ride with it. Then come back for a real load.",
      "My money moves you faster, if you know where you're goin'. If you don't, you go broke faster.",
      'Start small till you got a run that pays. Then a loan makes sense. And paid back on the day, it makes your name.',
    ],
    [
      'Still wanna do it without me? Then go do it. Quietly.',
      "Same answer. Know the run first, then borrow. I ain't your mother, I ain't sayin' it three times.",
    ],
  ],
  no_loan_thanks: [
    [
      "Nobody asked you. Guys who don't need it, them I like to lend to. Stand there and need nothin', then.",
      "You don't want money, what'd you come for, the view? Fine. Buy boxes. See me when you're short.",
      "Good for you. The chair's still warm when you change your mind.",
    ],
    ["I heard you. No money. You keep sayin' it like you're talkin' to yourself."],
  ],
  smallest_loan: [
    [
      "I don't open the drawer for bus fare. Ask for a real number and I tell you if it's real enough.",
      "Small? There's a floor. Under that you're just a guy askin' for change outside a church.",
      'You need lunch, do a job. You need a fistful, then you need me.',
    ],
    ["Still small change. Still no. There's a work board for that."],
  ],
  burned_before: [
    [
      "A loan don't ruin nobody. The day after the due date does. This time look at the calendar first.",
      'So you got a scar. Good. Guys with scars count twice before they grab.',
      "You got burned 'cause you stood on the stove. Take less, turn it quick, be early. Or walk.",
    ],
    ["You told me about the last time. What'd you learn, besides complainin'?"],
  ],
  never_again: [
    [
      'None taken. They all say it. I keep their chairs warm.',
      'Last one, huh? Good. Make it a nice one, on time, so I can miss you.',
      'Never again. I wrote that down, next to all your neighbors who said it. See you in the spring.',
    ],
    ["You said. Never. And here you stand, talkin' to me."],
  ],
  changed_mind: [
    [
      "Changed your mind. Good, the old one wasn't workin'. So what's the new one say?",
      'You change it like socks. Fine. Tell me where it landed.',
      "Minds change. Slips don't. Whatever ain't pressed, you can drop.",
    ],
    ['Again? Put a door on that mind, wiseguy.'],
  ],
}
