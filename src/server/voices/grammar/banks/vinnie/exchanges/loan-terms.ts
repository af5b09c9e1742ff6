import type { LOAN_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Interest, papers, signatures and what is fair. */
export const LOAN_TERMS_LINES: ThemeLines<typeof LOAN_TERMS_EXCHANGES> = {
  interest_per_day: [
    [
      "Per day. Every day. First one's the minute you shake. It ain't a cover charge, it's rent.",
      "By the day, genius. You keep it longer, it costs longer. That's why God made early.",
      "Every mornin' you wake up with my money, I put a piece on top. It ain't one time.",
    ],
    ['Per day. I told you once, and it cost you since.'],
  ],
  compound: [
    [
      "Fat grows on the fat, sure. You bring me part, there's less to grow on. Double what you took, that's the roof.",
      "It grows on what's left. Today's piece gets a piece tomorrow. Pay some down, it eats less.",
      "It ain't flat. It climbs on its own back. Bring some early, there's less back to climb.",
    ],
    [
      'It still stacks. Go stack some payments.',
      'I explained it. It grows on itself. Like my brother-in-law.',
    ],
  ],
  is_it_legal: [
    [
      "Legal? I got a lawyer. He's got a lawyer. That oughta tell you somethin'.",
      "Owin' me's legal. Bein' late, there's no law protects you from that one.",
      "The law's a guy who takes envelopes on Tuesdays. He never asked me for a license.",
    ],
    ["You askin' about the law again. Lift your shirt, lemme see a wire."],
  ],
  fake_name: [
    [
      "Every guy in my book's got a fake name. They all got real doors.",
      "I don't need your name. I got your face, your stash and your bad posture.",
    ],
    ["The phony name again? It's been in the book the whole time, next to the real one."],
  ],
  lawyer_reads: [
    [
      "What's he gonna read? It's a number and a day. My nephew can read it, and Nicky can't read.",
      "There ain't no court for this. There's a guy in a car. He rules quick.",
    ],
    ["The lawyer still readin'? It's one line. He chargin' you by the letter?"],
  ],
  sign_in_blood: [
    [
      "Blood stains. There's a chip, you tap it. What do you think this is, church?",
      "Your soul? What's that go for used? Keep it. I take cash.",
      "The devil works with better suits. I'm just a guy with a pencil.",
    ],
    ["Still with the blood? I don't want nothin' I gotta refrigerate."],
  ],
  need_to_sign: [
    [
      "Sign? You press the chip, that's your hand in mine. The slip in LOANS says the rest. I don't need your birthday.",
      "No forms, no ID. You take the offer, it's done. Forms is for people who forget. I don't forget.",
      "There's no paper with a stamp. There's a chip, there's a slip, there's me. Read the first two.",
    ],
    ["Same as I said. The chip's the signature. Your age is your mother's problem."],
  ],
  why_interest: [
    [
      "You're payin' 'cause you wanted it now, with no questions. The bank asks questions. I ask for a share a day.",
      "You pay for my money sittin' in your pocket instead of mine. Every day it sits, it eats. Read the slip.",
      "What for? For me not sleepin' good. And for you gettin' a load today instead of dreamin' about it.",
    ],
    [
      "Same thing you were payin' for before. My money's time. You want it free, find it on the street.",
    ],
  ],
  receipt: [
    [
      'Receipt? LOANS is the receipt. The other receipt is you can still walk up stairs.',
      "I write everything down. Notebook, pencil, spit. You wanna check, it's the same number in LOANS.",
      "You want paper on it? Paper's what they read out loud in court. Look in LOANS and relax.",
    ],
    ["Still no receipts. This ain't the shoe store."],
  ],
  daily_or_end: [
    [
      "You don't gotta bring nothin' every day. It just grows every day. By the date I want all of it, one pile or ten.",
      "I don't do rounds for nickels. The day on the slip, it's all here. Sooner's fine, sooner's less.",
      'One time, at the end, if you like pain. Pieces before that, if you like money.',
    ],
    ["By the date, all of it. In between it's your funeral."],
  ],
  first_day_interest: [
    [
      "Starts when you sign. First day's on there before the ink's dry. Then every day, same hour.",
      "You think I lend the first day for free? It's on the slip when you pick it up. Next one comes the same hour tomorrow.",
      "Right away. You shake, a day's on it. That's what the shakin' is.",
    ],
    ['First day counts. It counted when you asked before, too.'],
  ],
  part_interest: [
    [
      "Only on what's left. The money knocks down the loan first. See, I'm a charity.",
      "You pay part, the rest grows, the part don't. A kid could do it. Bring the part.",
    ],
    ["On what's left. Still. So leave less."],
  ],
  usury: [
    [
      "Sure it's usury. I had it painted on the door, but the cops kept the door.",
      "A crime's takin' it without askin'. I ask. You come in on your own feet.",
      "It's a rip-off till the bank says no. Then it's me and a chair, and you sit down.",
    ],
    ['You called it a crime already. I been called it by judges. They wore dresses.'],
  ],
  own_mother_terms: [
    [
      "My mother? I'd charge her double. She raised me, she'd be insulted by less.",
      "Never lend to family. They think the smile's a payment.",
      "My ma don't borrow. She takes it out of my coat. No slip, no nothin'.",
    ],
    ['Leave my mother out of the rate. She sets it.'],
  ],
  in_writing: [
    [
      "It's wrote. Soon as you shake, it's a slip in LOANS, with the total and the day. I don't do carbon copies.",
      "You want paper? The slip's got every number that can hurt you. Read it in LOANS.",
      "Writin' I got. The number, the day, your name. The rest is between my guys and your guys.",
    ],
    ["It's still in writin'. LOANS. Bring your glasses."],
  ],
  same_for_all: [
    [
      'Everybody starts at the same ugly number. Guys with a good name talk it down a little. You got a name?',
      "Just you? I don't dislike you that special. It's my price. Haggle or don't.",
      "I skin everybody the same. It's the only fair thing about me.",
    ],
    ['Same as I said. Same price for everybody who walks in cold.'],
  ],
  grows_offline: [
    [
      "It grows whether you're lookin' or not. Like mold. I charge when you sleep, too.",
      "You close the door, the clock don't. The day comes to you, with or without you sittin' there.",
      "Offline, online, on the moon. Each day's a day. There's a lid at double what you took, don't try to see it.",
    ],
    ["It still grows when you're gone. So be gone less."],
  ],
}
