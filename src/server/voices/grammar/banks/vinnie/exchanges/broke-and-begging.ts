import type { BROKE_AND_BEGGING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/broke-and-begging.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who lost it all, and players who want money for nothing. */
export const BROKE_AND_BEGGING_LINES: ThemeLines<typeof BROKE_AND_BEGGING_EXCHANGES> = {
  lost_everything: [
    [
      "Zero. I know the place. There's a work board there, take a job, get a few bucks, buy somethin' cheap.",
      "You still got legs and moves. Do a job, buy small, sell a borough over. That's how everybody does it.",
      "All of it, huh. Next time don't put it all in one pocket. Go work, then come count with me.",
    ],
    ["Still busted? The board's got jobs. It don't ask how you got there."],
  ],
  no_interest: [
    [
      "No interest? That's a gift, and I don't know you. The Boss charges none. He charges other things.",
      "Free money. Sure. And I'll knit you a hat. See the Boss, he wants no interest, he wants your afternoons.",
      'I eat interest. You want me to starve, ask nice. No.',
    ],
    ['Still no free. My mother pays interest.'],
  ],
  broke_restart: [
    [
      "Jobs. They pay cash and they don't ask for none. Then smokes. Then you're a person again.",
      "Broke's a place, not a disease. Take a job, buy the cheapest box, ride. I seen it done in a week.",
    ],
    ["Still broke? Still jobs. They hang there waitin'."],
  ],
  free_money: [
    [
      "For nothin'? I got a word for guys who ask for nothin': they get it.",
      "Free's for church, and even they pass the basket. Here you borrow or you blow.",
      "I don't give. My own mother gets a receipt.",
    ],
    [
      "Still fishin' for a handout. Try the fountain, it's full of dimes and other people's dreams.",
    ],
  ],
  lost_all: [
    [
      "You lost the lot. So now you weigh less. Do a job off the board, buy somethin' cheap, go again.",
      "Broke's not a sickness, it's a Tuesday. Get up. There's jobs.",
      'Everybody on that chair lost it once. The ones I like came back with less talk and smaller boxes.',
    ],
    ["Busted again? Get a smaller pocket, there's less to fall out."],
  ],
  money_money: [
    [
      "Yeah, that's the word I like too. You want it, say how much. You got it, put it here.",
      "Keep talkin' dirty. Whose money, yours or mine? That's the only part that matters.",
      "I hear that in my sleep. It sounds like a drawer shuttin'.",
    ],
    ["Money, yeah. You said. Saying it don't print it."],
  ],
  do_you_owe: [
    [
      "Once. I paid him a day early and bought his chair. You're lookin' at the chair.",
      "Everybody kicks up to somebody. I do mine on time, that's why I still got a face to tell you.",
    ],
    ['I told you, no. I sleep on the other side of the book.'],
  ],
  if_you_were_broke: [
    [
      "Down to nothin'? I take a job off the board, I buy smokes, I ride one borough. By supper I'm annoyin' again.",
      'I been there. You sell your shoes last and your word never. Then you go do the lousiest job on the board.',
      "Easy. I'd find a guy like me, and I'd be real polite.",
    ],
    ['Same answer: job, smokes, ride. And no soup till Friday.'],
  ],
  take_anything: [
    [
      "Anything? Never say that to a guy in my line. Say a number, you'll feel taller.",
      'A guy who takes anything gets anything. Ask me for a loan, then look at the chip and think.',
      "Desperate's a smell. I like it, but it ain't good for you. How much, exactly?",
    ],
    ["You said anything already. I'm still waitin' on somethin'."],
  ],
  invest_tip: [
    [
      'Guys been sayin\' "trust me" to me since I had hair. I got one stock: you, on the day.',
      'I put money in people. They got legs and an address. Your thing got neither.',
      "If it's so sure, why ain't you rich? Put your own money in it.",
    ],
    ["Still sellin' me that? I'm a lender, not a sucker. Different chair."],
  ],
  demands_cash: [
    [
      "I shut up, you got nobody to give you nothin'. You want cash, say how much, say it nice.",
      'Try that again with a number in it and without the mouth.',
      "Gimme, gimme. My nephew's two, he says it better. How much, and sit down.",
    ],
    ["You again with the gimme. The volume ain't what opens my pocket."],
  ],
}
