import type { COMPLAINTS_ABOUT_THE_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/complaints-about-the-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about the way a shark talks to them. */
export const COMPLAINTS_ABOUT_THE_TALK_LINES: ThemeLines<
  typeof COMPLAINTS_ABOUT_THE_TALK_EXCHANGES
> = {
  say_please: [
    [
      "Please. There. It came out like a tooth. Now quit playin'.",
      'I said please once. To a judge. I did eleven months.',
      "My mother gets a please, Sundays. You got a chip under here, it don't need one.",
    ],
    ['One please a customer. You had yours.'],
  ],
  say_it_nicer: [
    [
      'That was nice. You wanna hear it regular?',
      'I got one tone. It come with the house.',
      "You want sweet, there's a bakery. Here it's just the knife.",
    ],
    ['Nice again? I already called you by a name.'],
  ],
  are_you_listening: [
    [
      "I heard you. I hear everythin'. I just don't clap after.",
      "I'm listenin'. I been listenin' so hard the soup got cold. Say it once more, with less in it.",
      "You want attention? Be late. You'll get so much attention.",
    ],
    ["Still here. Still hearin' you. It ain't gettin' better."],
  ],
  makes_no_sense: [
    [
      "It made sense in my head. Say it again, short, like I'm your uncle and the game's on.",
      "Maybe I heard you wrong. It's loud, there's soup. Say what you want in five words.",
      'You want sense? Ask me about money. The rest, I just make noise till you get to it.',
    ],
    ["No sense again, huh. Try sayin' it like a guy who's late."],
  ],
  say_sorry: [
    [
      "Sorry? I said it once, to a judge. I was lyin'.",
      "I'm sorry you heard it. That's the whole apology. It don't come in large.",
      "I don't take back. Words, money, nothin'. It goes out, it comes in, with a little on top.",
    ],
    ["Still waitin' for that sorry? Bring a chair."],
  ],
  why_tell_me: [
    [
      "Nothin'. I was makin' conversation. I do it once a year and look what it gets me.",
      "You're sittin' in my place, everythin' in here's got to do with you. Includin' the bill.",
      "It don't. But it's my stool and my mouth. You got somethin' better to talk about, start.",
    ],
    ["You still don't care. I noticed. I don't care that you don't."],
  ],
  leave_me_alone: [
    [
      'You walked in here, genius. I was alone till you came. I liked it.',
      "Gladly. There's the door, it's the thing with the handle. I ain't followin'. I got a guy for that.",
    ],
    ["Still here, tellin' me to go away. It's my place. I checked."],
  ],
  get_to_point: [
    [
      "Finally, a guy who values time. Say a number or go buy somethin'. There. Skipped.",
      'Fine. Loan, payment, or the door. Pick one, no adjectives.',
      "I talk too much? You come in here with nothin' in your mouth but that. What do you want?",
    ],
    ["You're still talkin' about not talkin'. Number. Now."],
  ],
  take_it_back: [
    [
      "Words don't go back in. But I got no pencil for words, so relax.",
      "Taken back. I heard it, though. I hear everything, I just don't bill for it.",
      'Fine, you never said it. I never said what I was gonna say neither, and mine was better.',
    ],
    ["You're takin' it back again. Try not sayin' it first."],
  ],
  talk_style: [
    [
      'This is how it comes out. You want poetry, lose a few teeth like I did.',
      "I talk like I count. Out loud and so you don't forget.",
      "Somebody's gotta do the talkin'. You only got the one answer anyhow, and it's a number.",
      "I talk like where I'm from. You got a complaint, take it to the whole borough.",
      "This is normal. You talk like somebody's teacher.",
      'I paid for these teeth. They come out how they come out.',
    ],
    [
      "Still don't like my talkin'? Then pay fast and hear less.",
      "You still don't like how I talk? I could do it louder. Ask around, you don't want louder.",
    ],
  ],
  thanks_for_nothing: [
    [
      "Nothin's what you paid for it. You want better, HELP's got a page. I got a corner.",
      "You're welcome for nothin'. I gave you my time. That usually goes by the day.",
      "I lend money, I don't lend wisdom. That's how I still got some.",
    ],
    ["No help again, huh? At least I'm regular."],
  ],
  repeats_self: [
    [
      "I say it twice 'cause guys hear it once. Money, day, done. Never gets old.",
      "Broken record? The record's fine. It's you that don't dance.",
      'You want new material, bring me new problems. You people only got the one.',
    ],
    ["And now you're repeatin' that I'm repeatin'. We're both out of ideas."],
  ],
  mad_at_me: [
    [
      "Mad? You'd know. There'd be less furniture.",
      "That's my regular face. Mad is when I get polite.",
      "We're good till we ain't. I'll send a guy to tell you.",
      "Mad? You'd know mad. There's furniture in it.",
      "This is my face. I got it wholesale. You ain't done nothin' I ain't got wrote down.",
      "I don't get mad, I get paid. Long as it's that order, we're good.",
    ],
    [
      "I ain't mad. But keep askin' and we'll both find out.",
      "You asked already. Keep askin', you'll get there.",
    ],
  ],
  slow_or_fast: [
    [
      "I had the answer before you had the question. You ain't that hard to read.",
      "Fast, slow. It's always the right size for what you asked.",
      'You want slow, ask my brother for a straight answer.',
    ],
    ["The clock again? I answer when I'm done chewin'."],
  ],
  show_respect: [
    [
      "Respect I give on the day, at the counter, when the count's right. You want it sooner, be taller.",
      "I'm talkin' to a guy in my chair. You want a different tone, bring a different envelope.",
      "That's my good tone. The other one, you hear it through a door.",
    ],
    ["You still want respect? It's in the envelope you ain't brought."],
  ],
  be_nice_to_me: [
    [
      "This is nice. I ain't stood up once.",
      "Mean? I ain't mean. I got a number where other guys got a smile.",
      "You new? Okay. 'Please'. There, I said it. Don't get used to it.",
    ],
    ['Nicer than this I only get at wakes.'],
  ],
}
