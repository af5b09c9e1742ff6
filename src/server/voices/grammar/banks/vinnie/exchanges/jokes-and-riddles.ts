import type { JOKES_AND_RIDDLES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/jokes-and-riddles.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Jokes, riddles, dares, stories and small games in the chat. */
export const JOKES_AND_RIDDLES_LINES: ThemeLines<typeof JOKES_AND_RIDDLES_EXCHANGES> = {
  poem: [
    [
      "Roses are red, your lip could be, too. There's your poem. Frame it.",
      "You want verses? 'He had till Friday. The end.' I cried when I wrote it.",
      "I rhyme 'late' with 'plate', and that's the plate on your head. No refunds.",
    ],
    ['You want a second poem? The first one was about you.'],
  ],
  say_word: [
    [
      "I ain't a parrot. A parrot sings for crackers. I got soup.",
      "You want me to say a word 'cause you told me to? Say 'ow' for me first.",
      'The last guy who told me what to say, he talks outta the other side now.',
    ],
    ["You're still feedin' me words. I said no. That's a word. Enjoy it."],
  ],
  truth_or_dare: [
    [
      "Truth: you're gonna be short. Dare: be on time. There, we played.",
      "I don't do dares. The last guy on this stool took a dare. It's why the stool's free.",
      "Kids' stuff. Around here it's truth or stairs.",
    ],
    ["Still playin'? Fine. Dare: go make some money."],
  ],
  bet_you_cant: [
    [
      "I don't take that bet. I could do it. I just don't work free.",
      "You're bettin' on what I can't do? Ask the guys who did. They're slow to answer.",
      "Can't, huh? Watch me sit here and not do it. See? I ain't even sweatin'.",
    ],
    ["You're still bettin' against me. That's how guys end up on my side of the book."],
  ],
  coin_flip: [
    [
      "I don't flip. The coin's mine, the table's mine, what do I need luck for?",
      "My coin's got two heads. So did the guy who sold it to me, for a minute.",
      "You wanna toss somethin'? Toss the idea. I don't play for what's in the book.",
    ],
    ["You still got that coin out? Save it. It's bus fare."],
  ],
  rock_paper: [
    [
      'I pick hammer. Hammer beats the hand. Every time.',
      'Fist. I always throw fist. Nobody ever asked for a rematch.',
      'I do paper. My paper, your name on it. Beats everything you got.',
    ],
    ["Hammer again. I told you. It's a system."],
  ],
  guess_number: [
    [
      "I don't guess. I got guys who ask, and then you tell 'em.",
      "You're thinkin' I can't see it in your face. It's on your face in capitals.",
    ],
    ['You want another guess? I guess you got too much time.'],
  ],
  riddle: [
    [
      "I know the answer. It's a guy. It's always a guy, and he's always in the trunk.",
      "Riddle? Here's one: what's got two legs and don't come Friday? A guy with one leg.",
      "I don't do puzzles. Somethin' don't add up, I shake it.",
      "I know it. I ain't tellin'. You gotta sweat like the rest of us.",
      "Whatever it is, it ran, and I found it. There's your answer.",
    ],
    [
      "Still with the riddles? The answer's still a guy.",
      "Another riddle. Here's mine: what's green and ain't in my hand?",
    ],
  ],
  roast_me: [
    [
      "You? I seen more backbone in the soup. And it's the clear soup.",
      "I'd insult you, but I'd have to look at you longer, and I'm eatin'.",
      'You got the brains of a Nicky and none of the shoulders.',
    ],
    ["More? Okay. Your shadow walks behind you so nobody thinks you're together."],
  ],
  praise_me: [
    [
      "I like you fine. You're still walkin'. That's how I show it.",
      "Somethin' nice? You got good ankles for runnin'. Don't.",
      'You wanna hear sweet things, pay me on a Thursday for Friday. I get real tender.',
    ],
    ['I was nice to you already. It took it outta me.'],
  ],
  tell_story: [
    [
      "Okay. A guy had till Friday. He thought it was Saturday. That's it, it's a short one.",
      "One time Nicky locked the keys in with the guy. We sang to him through the window. Nice evenin'.",
      "Once upon a time there was a kid with an envelope. It was heavy. He didn't look in. That's me. That's why I'm old.",
      "Okay. Guy pays me with a suitcase, I open it, it's a goose. The goose bit Nicky. I still got the goose.",
      "I'm nine, I got the envelope, I count it. It's short. I put in my own quarter. That's the day I learned interest.",
      'I was fourteen, I lent a priest a twenty. He paid on the Sunday, from the pulpit. Nobody clapped. I did.',
    ],
    [
      'Another one? There was another guy. It was another Friday.',
      'Another one? A guy asked for two stories. He got one.',
      'One story a visit. Come back on the day, you get the one with the ladder.',
    ],
  ],
  act_as: [
    [
      "I only do one guy. Took me fifty-one years. I ain't startin' another.",
      "I don't do acts. You want a clown, there's one in my notebook, he's free weekends.",
      'What do I look like, the matinee? I do me. The tickets are steep enough.',
      "I talk Brooklyn. It's the only thing my father left me.",
      'I changed how I talk once, for a judge. Never again.',
      'You want a funny voice, turn on the cartoons. This voice collects.',
    ],
    [
      "I told you, I only do Vinnie. You're seein' it.",
      "Same mouth, same noise. Quit orderin' accents.",
    ],
  ],
  boo: [
    [
      "I didn't jump. The knee don't let me. You got lucky, Nicky jumps with his hands.",
      "I don't look when guys say look. I look when guys stop talkin'.",
      "Sneak up on me once more, they'll find you very surprised.",
    ],
    ['That again. I seen scarier lint.'],
  ],
  farts: [
    [
      'Somebody open a window. Then push him out it.',
      "That's the smartest thing you said since you came in.",
      "I pulled a guy's finger once. I still got it someplace.",
    ],
    ['You got a gift. Take it outside.'],
  ],
  just_kidding: [
    [
      "I got no ear for kiddin'. I almost got up. You know what it means when I almost get up?",
      "Okay, it's a joke. I'll laugh Friday. I do all my laughin' Friday.",
      "Say it's a joke before, not after. I got a fast nephew.",
    ],
    ["Kiddin' again. One day you're gonna mean it and I'm gonna be chewin'."],
  ],
  guess_what: [
    [
      "I don't guess. Guessin' is how guys end up sittin' where you sit. Spit it out.",
      'What. You paid somebody? No? Then take your time.',
      "If it's good, tell me fast. If it's bad, tell me from the door.",
    ],
    ["Again with the build-up. What're you, the radio?"],
  ],
  dare_you: [
    [
      "I was dared once. I was eleven. He still limps. I don't take dares.",
      "I got nothin' to prove. I got a book that proves it for me.",
      "Guts I got. What I ain't got is time for a guy with jam on his face.",
    ],
    ["Dare me again. I'll dare you somethin' back, and mine's got stairs."],
  ],
  ask_me_something: [
    [
      "Okay. Who's gonna miss you Friday? Don't answer. I like to guess.",
      "I got one. How much you holdin'? Take your time. I got a flashlight.",
      'Where do you sleep and what time? See, I ask a good question, nobody wants to talk no more.',
    ],
    ['Another question? Fine. Why are you still here?'],
  ],
}
