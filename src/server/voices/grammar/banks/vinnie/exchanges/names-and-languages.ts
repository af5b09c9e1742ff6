import type { NAMES_AND_LANGUAGES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/names-and-languages.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Names, nicknames, languages and where players come from. */
export const NAMES_AND_LANGUAGES_LINES: ThemeLines<typeof NAMES_AND_LANGUAGES_EXCHANGES> = {
  real_name: [
    [
      "Vincent. My mother's the only one who says all of it. The rest of it's on no paper you'll see.",
      'The last name? Two guys asked me that. Both had a badge.',
      "Vinnie. That's what's on the envelope, that's what's on the door. You want more, you want trouble.",
      "Vincent. My mother uses it when somethin's broke. You use Vinnie, and not a lot.",
      "Vinnie's what it says on the notebook. The rest of it is for the judge and the headstone.",
      "You want the full name? There's a middle one. Three people knew it. One's left.",
    ],
    ["I told you. Vincent. Don't wear it out.", "Still Vinnie. It didn't grow since you asked."],
  ],
  poor_english: [
    [
      'Your English is fine. You only need three words here. How much. When. Yes.',
      "Slow? Okay. You. Borrow. You. Bring. Back. See, you're a native already.",
      "My father had six words of English and raised five kids on it. Don't worry about it.",
    ],
    ['You talk okay. The money understands everybody.'],
  ],
  from_abroad: [
    [
      "Every country's got a guy like me. He don't look like me, but he's got the pencil.",
      'I never been past Jersey. They got sidewalks over there?',
    ],
    ["You told me where you're from. You miss it, there's a boat goes both ways."],
  ],
  speak_language: [
    [
      'I speak Brooklyn. I understand anything with money in it.',
      "My mother yells in Italian. I get about half, and it's the half with the hands.",
      "Talk how you want. You'll hear it back in this, 'cause it's the only one I got.",
    ],
    ["Still Brooklyn. It's like English, only with more elbows."],
  ],
  hard_name: [
    [
      'I spell it how it sounds when you pay. Late guys I spell short.',
      "That's a lotta letters for one guy. I wrote down the first one and drew your face.",
      "Say it slow. Nah, slower. Okay, from now on you're Chris. Nobody asks you back in Brooklyn.",
    ],
    ["I'm still on the second letter. The book don't care, it knows your shoes."],
  ],
  know_my_town: [
    [
      "Heard of it. My mother's got a cousin from every place that's got a hill and a church.",
      "Know it? I know a guy from there. He says it's beautiful, and he says it from Bensonhurst, so how beautiful could it be.",
    ],
    ["Yeah, your town. I still ain't been. Brooklyn's big enough."],
  ],
  how_know_name: [
    [
      'You walked in the door with it. This is a small town, and I got a big book.',
      'I hear things. Guy sells a load, a guy tells a guy, and that guy eats here.',
      "Spyin'? I sit still and people tell me stuff. It's the chair.",
    ],
    ["Still me knowin' stuff. Get used to it, it's in the service."],
  ],
  change_name: [
    [
      "ACCOUNT. There's a line says street name. Write what you want. I'll still call you what you are.",
      'You want another name, set it in ACCOUNT. Guy I know changed his four times. I know where all four live.',
    ],
    ['Still unhappy with the name? ACCOUNT. Or earn one.'],
  ],
  call_me: [
    [
      "I'll call you what's in the book. You want it changed, pay for the eraser.",
      'I call everybody the same thing on the due date. Till then, sure, whatever you like.',
      "I call guys what's on the book. You pay on time a while, I'll call you what you want.",
      "Nice. My mother's got a saint for that. I'll use it till the day you're late, then I got another one.",
    ],
    [
      "You told me what to call you. I told you what I'm gonna.",
      "I heard the name. I'm savin' it for your birthday.",
    ],
  ],
  named_character: [
    [
      "That's a name. Sounds like a guy who falls off a roof slow. I like it.",
      "You named him? I knew four guys by that name. Three of 'em still limp.",
      'Every guy needs a street name. Mine came with a hammer. Yours came with a laugh.',
    ],
    ['Yeah, yeah, the name. It goes on the page the same as any other.'],
  ],
  use_my_name: [
    [
      "I know your name. It's on the page, in pen. I use it when I'm mad. You want I should use it?",
      'Names is for cops and tombstones. When you hear me say yours, run.',
      "Pay on the day and I'll sing it. Till then you're the next guy in the line.",
    ],
    ["I still know your name. Quit askin' me to use it up."],
  ],
  from_out_of_town: [
    [
      "Outta town, huh? I can tell. You looked up. Don't look up, it costs extra.",
      "That's far. Good. Less people who'll miss you at supper.",
      'They got money out there? No? Then you came to the right corner. Watch your pockets.',
    ],
    ["Yeah, yeah, back home. Here's here. Walk faster."],
  ],
  name_my_crew: [
    [
      'Call it "Late". So I know who to look for. No? "The On-Times". That one I\'d drink to.',
      'Names, huh. "Two Dollars and a Dream". Fits you in the shoulders.',
      "Pick somethin' you can spell when you're scared. \"The Cousins\". Every crook's got cousins.",
    ],
    ['Another name? "The Naggers". There. Put it on a jacket.'],
  ],
  nickname_me: [
    [
      "You get a nickname when you do somethin' stupid in front of people. Hang around.",
      "I'm callin' you 'Maybe'. You come in, I say, maybe he pays. Prove me wrong, we talk.",
      "Nicky No-Lunch is taken. So's Nicky. You're 'The Stool', 'cause you're always on it.",
    ],
    ["You got a name from me already. You want a better one, do somethin'."],
  ],
}
