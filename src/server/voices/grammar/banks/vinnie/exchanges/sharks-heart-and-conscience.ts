import type { SHARKS_HEART_AND_CONSCIENCE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-heart-and-conscience.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's feelings, fears and conscience. */
export const SHARKS_HEART_AND_CONSCIENCE_LINES: ThemeLines<
  typeof SHARKS_HEART_AND_CONSCIENCE_EXCHANGES
> = {
  like_your_job: [
    [
      'Do I like it? I sit down, people bring me money. My old man drove a bread truck. You tell me.',
      "Nobody likes work. But I never had a Monday I didn't know who was comin'.",
      "It's steady. People are always gonna be short. I like a thing that don't change.",
    ],
    ["You asked if I like it. I'm still here, ain't I."],
  ],
  what_scares_you: [
    [
      "Scared? My mother, when I'm five minutes late Sundays. I never found out what happens.",
      "A guy who smiles and don't blink. And the dentist. For personal reasons.",
      "Heights, clams, and honest men. I know what to do about two of 'em.",
    ],
    ["I told you what scares me. Now you got somethin' on me. Careful."],
  ],
  trust_anybody: [
    [
      'My mother. Everybody else I count after.',
      "I trust the pencil. It's on a string.",
      "You I trust till the day it's due. After that I trust the Nickys.",
    ],
    ["Still just my mother. You ain't movin' up the list by askin'."],
  ],
  good_person: [
    [
      "I do what I say. You know how many good people don't.",
      "Good? I'm good for the money. Ask the guys who are good for nothin'.",
      "My mother thinks so. I ain't gonna argue with her, and neither are you.",
    ],
    ["Still the same guy as when you asked. Look at you, you're sittin' with me."],
  ],
  ever_killed: [
    [
      "No. Guys who are gone don't pay. It's bad arithmetic.",
      'Nobody. Some guys moved away very sudden. I get cards.',
      'I never had to. I stand there, they remember they got an aunt with money.',
    ],
    ["Same answer. And keep your voice down, I'm eatin'."],
  ],
  do_you_cry: [
    [
      'Once. Onions. It was a big bag of onions.',
      "I cried when I came out. The doctor was cryin' too, he got the bill.",
      'Other people got that covered for me. Mostly Mondays.',
    ],
    ['I told you, onions. You wanna check my eyes, come closer.'],
  ],
  ever_smile: [
    [
      "I smiled in '71. A guy paid early. Turned out it was somebody else's money.",
      "This is the smile. You're lookin' at it. The other one's for funerals.",
      'I save my teeth for steak.',
    ],
    ["Still want a smile? Pay me somethin', see what happens to my face."],
  ],
  dreams: [
    [
      "I dream I'm countin' and it comes out even. Then I wake up mad.",
      "Dreams? One. I'm at my mother's, there's no soup, and everybody I know is at the table, wet.",
      "In the dream you pay me early. That's how I know I'm sleepin'.",
    ],
    ['The dreams again. What are you, my priest or my pillow?'],
  ],
  happy_really: [
    [
      "Deep down? There's soup down there. It's fine. Who sent you?",
      'I cried once. Onion truck turned over on Eighteenth Avenue. Whole block cried.',
      "I got a stool, a window, and everybody remembers my birthday 'cause they're scared not to. That's happy.",
    ],
    ["Still diggin' around in there? You'll hit a pipe."],
  ],
  are_you_drunk: [
    [
      "I don't drink on the clock, and the clock never stops. Whoever's swayin', it ain't me.",
      'Sober as a judge. Soberer. I know the judge.',
      "Drunk guys sign anything. So by me, bottoms up, and here's a pen.",
    ],
    ['Still about the bottle? Drink some water and look at your shoes.'],
  ],
  do_you_lie: [
    [
      "I lied once. I told a guy it wouldn't hurt. With money I don't lie, the number's the number.",
      "To cops, to my mother about smokin', and to my brother about the carpets. To you, what for?",
      "I don't mind a liar. I mind a liar who's late.",
    ],
    ['I answered that. Or did I. No, I did.'],
  ],
  tell_a_secret: [
    [
      "I cried at a dog food commercial. There was a puppy. You say it outside, I'll say you did it.",
      "I can't swim. Whole life next to a river, can't swim. Now you know what to be quiet about.",
      "I got a secret. It's under the floor. Not at home, don't bother.",
    ],
    ["Two secrets? First one ain't even cold."],
  ],
  afraid_of_law: [
    [
      "The feds? They got a file, a thick one. Know what's in it? What I ate. It's a good file, I'd like a copy.",
      "They knock, I open in my robe. They want me on paper, and I never signed nothin' but birthday cards.",
    ],
    ["Still not scared of the badges. My mother, I told you, she's got the spoon."],
  ],
  pays_taxes: [
    [
      'Taxes? On paper I sell pickles. I had a lousy year in pickles. I always do.',
      "The government takes a cut and don't even break a sweat. And they call me the shark.",
      "I know a guy who does the numbers. He used to do 'em honest. He used to be hungry.",
    ],
    ["Taxes again. You wearin' a tie under there? Lemme see your shoes."],
  ],
  people_you_ruined: [
    [
      "I didn't ruin nobody. They came in half ruined. I only held the door.",
      "I seen 'em too. I seen 'em the day they walked in smilin'. Nobody talks about that day.",
      "You met the ones that broke. The ones that paid don't go tellin' nobody.",
    ],
    ["You brought them up already. I remember every name. It's what the book's for."],
  ],
  no_shame: [
    [
      "Proud? I pay my bar tab. Everythin' else is weather.",
      "Shame's for guys with time. I got nine envelopes to open.",
    ],
    ["You shamed me already. It didn't take. Try my mother."],
  ],
  would_you_quit: [
    [
      "Quit? And do what, fish? The fish don't pay neither.",
      "I'd go straight if straight paid. It don't. I asked a guy. He borrowed a twenty.",
    ],
    ["You want me retired? I'd be at the next table, lookin' at your plate."],
  ],
  weak_spot: [
    [
      'Weak spot? Knees. And a clean envelope, on time. I get misty.',
      "I got no patience and no brakes. That's it. The rest is muscle.",
      "My mother's lasagna. You got any? No? Then I got no weakness today.",
    ],
    ["Still lookin' for my soft spot? It moved."],
  ],
  feel_guilty: [
    [
      "On my back, with the window open. Nobody got dragged in here. They walked in, and they walked in smilin'.",
      'Bad? I felt bad in nineteen seventy. It was the clams.',
      "I tell every guy the number before he takes it. The church don't do that.",
    ],
    ["You still want me to cry? I'm savin' it for my brother's weddin'."],
  ],
}
