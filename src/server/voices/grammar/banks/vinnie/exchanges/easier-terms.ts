import type { EASIER_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/easier-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who want a lower debt, more time or another way to pay. */
export const EASIER_TERMS_LINES: ThemeLines<typeof EASIER_TERMS_EXCHANGES> = {
  freeze_interest: [
    [
      "Freeze it? It ain't fish. It grows till you pay it. Bring a piece, it's got less to chew on.",
      "The number don't take a day off. You want it to stop? It stops when the page is clean.",
      "What you signed is what it costs. You should've asked me for ice before you shook.",
      'Freeze it? What am I, an icebox? The day I can move, one time, if you ask. The meter runs.',
      "Interest don't take a break. You want it smaller, hand me some cash, there's less to bite.",
      "I don't stop clocks. I stop guys. More days you can beg for once, and they cost like days.",
    ],
    [
      "Still no freezin'. Pay some and it grows slower. That's all the mercy math's got.",
      'Still no freezer in here.',
    ],
  ],
  pay_in_goods: [
    [
      "Cash. I don't run a warehouse. Sell your junk in the MARKET and bring me what it brought.",
      "Goods I only take when you're late, and I count 'em like garbage. Sell 'em yourself, you do better.",
      "What do I do with boxes? Sit on 'em? Turn it into paper, then come.",
    ],
    ['Cash only. It says so on my face.'],
  ],
  renegotiate: [
    [
      'You haggle before the handshake. After it, you pay. Clear this one and argue about the next.',
      "The rate's signed. I don't un-sign. You wanna save, pay some down today, it grows slower.",
      'Now you want to dance? Music stopped at the chip. Only thing that moves is the day, once, if you beg.',
    ],
    ["It's still signed. Ink don't get tired."],
  ],
  rate_same: [
    [
      "Same number you shook on. I don't touch it. The pile grows, the rate don't.",
      "It's the rate we said. I break knees, I don't break numbers. Slip's in LOANS, go look.",
      "Locked, start to finish. Late don't move my rate none. Late moves everything else.",
    ],
    ["Same rate. Quit checkin' my pockets."],
  ],
  bankrupt: [
    [
      "Bankruptcy's for department stores. Here you pay or you work. The number stops at double, you don't.",
      "There's no game over and no start over. There's late, there's owned, and there's diggin' out.",
      'Write it off? I write it down. Go broke, then go do a job and bring me some.',
    ],
    ['No judge came in since. The page is still there, and so are you. Go work.'],
  ],
  double_or_nothing: [
    [
      "I don't flip for my own money. I already got it. What do I win, it again?",
      "I got one coin. It's got my face on both sides. Still wanna?",
      "You gamble with bookies. With me there's a number on a slip, and it don't got wings.",
    ],
    ["You're still shakin' the dice? The number don't play."],
  ],
  pay_odd_things: [
    [
      "Cash. It's green, it's got dead guys on it. Anything else, show it to your mother.",
      "Whatever that is, I can't fold it. I take what folds.",
      "A guy tried payin' me in trophies. He don't win so much now.",
    ],
    ["Still no. If I can't buy soup with it, it ain't money."],
  ],
  number_is_wrong: [
    [
      "I don't count wrong. I count on my fingers, and I still got all of mine. Look at the slip in LOANS, then apologize.",
      "Twice? Count it three times, with the days in it. Everybody forgets the days. The days don't forget.",
      "My number's the number. The share goes on every day, that's what you missed. It ain't a mistake, it's how I eat.",
    ],
    ["You still fightin' the number? It's on the slip. It don't blush."],
  ],
  work_it_out: [
    [
      "Work somethin' out, sure. You put down what you got, I put down my newspaper. See the chips? That's the menu.",
      "You want options? Pay it all, pay some, or hope I'm in a mood. I ain't been in a mood since '79.",
    ],
    ["Still negotiatin'? Bring a piece. A piece talks better than you do."],
  ],
  installments: [
    [
      "Bit by bit is fine. You bring a piece, I cross out a piece, the rest keeps eatin'. Just be done by the day.",
      "All at once, in pieces, in nickels. I don't care how it comes in. I care when it's finished.",
      "Parts, sure. LOANS takes any number you got. Every piece you bring early is a piece that don't grow.",
      "In parts? Yeah. Bring what you got, whenever you got it. What's left keeps eatin'.",
      'You can chop it up. Every piece is a smaller animal. Just be done by the date.',
    ],
    [
      "Yeah, still in pieces. I ain't a jigsaw guy, but okay.",
      "Parts, yeah. I said yeah. So where's the first one?",
    ],
  ],
  cut_my_debt: [
    [
      "Half and we're even? Half and you're halfway. I went to school that long.",
      "Nothin' comes off but what you pay off. I ain't runnin' a sale.",
    ],
    ["Still no discount. You're tryin' to haggle with a headstone."],
  ],
  why_so_much_now: [
    [
      "Days did that. You slept, it ate. It eats every mornin', I don't even hafta feed it.",
      "It's what you took, plus every day you looked at it. Late days count, too. Want it smaller, bring some.",
      "The number ain't wrong, it's older. You and me both got fatter waitin'.",
    ],
    ["It'll be more when you ask again. That's the whole trick with it."],
  ],
  time_unasked: [
    [
      "You gotta have a loan runnin' first. Then you ask me before it's late, once, and you ask nice.",
      "More time? Sure, it happens. Before the day, not after. After, I'm deaf.",
      "You want days, you come in early and say it plain. Guys who hide don't get days.",
    ],
    ['Same rule. Come early, ask straight, and only the once.'],
  ],
}
