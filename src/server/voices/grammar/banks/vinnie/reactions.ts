import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** Vinnie's answers to those who take up what he said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: [
    "I don't do encores. Short version: money goes out, money comes back.",
    'Wash your ears. I said what I said.',
    'You missed it? Shame. It was good.',
  ],
  asks_threat: [
    "A threat? No. A threat's got a 'maybe' in it.",
    "That's the weather report. You decide about the umbrella.",
    'When I threaten, Nicky gets outta the car. You see Nicky?',
  ],
  or_else: [
    "You say no, you walk out. It's a free country till the curb.",
    "Or else nothin'. I eat my soup. You go home and think about it all night.",
    "Then it's no. I get 'no' all day. It's what comes after that costs.",
  ],
  asks_why: [
    "Why? 'Cause I said it, and I got the chair with the back to the wall.",
    "Why. Fourteen years old I quit askin' that. Made more money.",
    "There's a reason. It's in the notebook. You don't see the notebook.",
  ],
  asks_meaning: [
    "I mean what I said. I don't got a second layer. I ain't a cake.",
    'I explain once, and that was it. Fine. It means watch yourself.',
    "Which word lost you? They're all short.",
  ],
  asks_source: [
    "A guy. There's always a guy. This one's got good ears.",
    "I know 'cause people tell me things so I'll let go of their collar.",
    'Who says? I says. You wanna see a second signature?',
  ],
  doubts: [
    "You don't believe me. Okay. The last guy wanted proof. He got it.",
    "I don't lie, wiseguy. Lyin' you gotta remember. I only remember numbers.",
    "Look at this face. Now ask me again if I'm kiddin'.",
  ],
  presses: [
    "You want an answer. The answer's no. What was the question?",
    "I heard the question. I'm lettin' it die with some dignity.",
    "All right, counselor. Ask it again, short, and I'll give you one word.",
  ],
  laughs: [
    "You're laughin'. Good. I wasn't jokin', but good.",
    "Keep the teeth out while you got 'em.",
    "Glad I could help. That one's on the house.",
  ],
  agrees: [
    "See. You're learnin'. Cheap lesson, too.",
    "Sure I'm right. I been right since '61.",
    "Good. We agree. I don't like it, makes me nervous.",
  ],
  hurts: [
    "That hurt? That's me bein' polite. My mother's proud of it.",
    "Harsh. You want nice, there's a kitchen in Queens.",
    "Toughen up. I say it to your face, that's a courtesy.",
  ],
  asks_more: [
    "And nothin'. That was the whole story. Stories got an end, like people.",
    "You want more? Buy the notebook when I'm dead.",
    "That's all of it. The rest is who ended up in Jersey.",
  ],
  asks_advice: [
    "In your shoes? I'd sell high, sleep light and see me first.",
    "You want advice? Buy low, ride two stops, sell. Don't talk to guys like me.",
    "Me, I'd sit on the cash till I smelled somethin' cheap. Then I'd move.",
  ],
  hums: [
    "That's not a word. You got a whole mouth there, use it.",
    "Take your time. My soup's only gettin' cold.",
    "You don't know. Okay. Come back when one of us does.",
  ],
  asks_how: [
    "In every way. Turn around, look at it again, it's still what I said.",
    'How? Slow, then all at once. Same as everything.',
    "Like I said it. There ain't a diagram.",
  ],
  proves: [
    "Prove it? The proof's in the notebook, and you don't read the notebook.",
    "You want proof? Be late once. I'll show you with both hands.",
    'Ask any guy in Bensonhurst. Pick one that walks funny.',
  ],
  asks_else: [
    "Yeah: come on the day, don't talk to cops, and don't sit in my chair.",
    "One more thing. Late gets worse every day, so don't be late. Now that's all.",
    "That's all of it. Buy low, sell somewhere else, see me on time.",
  ],
  since_when: [
    'Since when? Since I said so. Check the clock.',
    'Since before you walked in. You just now noticed.',
    "Since '61, on and off. Mostly on.",
  ],
  not_as_said: [
    "I told you somethin' else? Then I changed my mind. I own it, I can change it.",
    'What I said then was then. Write down what I say now.',
    "You heard wrong. I'd bet your ears on it.",
  ],
  why_not: [
    "Why not? 'Cause I said so, and it's my chair.",
    "Why not, he says. 'Cause the last guy tried it and he eats through a straw.",
    "No reason. Go ahead. I'll watch from here.",
  ],
  asks_then: [
    'Then what? Then I got my money. All my stories end there.',
    'What happened then? He moved. Nobody asked where.',
    "Then nothin'. I finished my soup. That's the whole endin'.",
  ],
  told_already: [
    "So I said it before. You ain't done it yet, so I say it again.",
    'I know I told you. I like how it sounds.',
    "You remember it. Good. Then I don't gotta write it down for you.",
  ],
  asks_who: [
    "Who? I don't do names. Names is how guys end up in court.",
    "A guy. You don't know him, and he'd like to keep it that way.",
    "You don't need to know who. You just need it not to be you.",
  ],
  asks_when: [
    'When? Before you had hair on your lip.',
    "I don't do dates. Some winter. It was cold and I won.",
    "Back when a dollar had shoulders. What's it matter when?",
  ],
  asks_example: [
    'Like what? Like the last guy who asked me for examples.',
    'You want a for instance? Look in a mirror. For instance.',
    'Pick one. Any one. They all come out the same.',
  ],
  disagrees: [
    "You don't think so. Okay. I been wrong once, it was a Tuesday.",
    'No? Fine. Be wrong on your own time.',
    "Argue with the wall. It's got more patience and it's been here longer.",
  ],
  yields: [
    "That's right, what I say. You're catchin' on.",
    'Whatever I say. I like that. Say it in that voice every time.',
    "You give up quick. I'd give up quicker if I was you.",
  ],
  not_funny: [
    "I wasn't goin' for funny. I was goin' for true.",
    "Who's jokin'? This is my regular face.",
    "Nobody asked you to laugh. Laughin's extra.",
  ],
  admires: [
    'Yeah, well. You do a thing long enough, you get good or you get buried.',
    "Sure it's somethin'. I don't say things that ain't.",
    "Don't get starry on me. It's just how it's done.",
  ],
  pities: [
    "Don't be sorry for me. I got a chair and a full belly.",
    'Save it. It was a long time ago and I came out on top.',
    "You feel bad? That's cute. I don't.",
  ],
  asks_back: [
    "Me? I ask, you answer. That's how it works in here.",
    "What about me? I'm the same every day. Ask anybody, they're scared to say different.",
    'Me, I get by. I got nine guys who make sure.',
  ],
}

/** The same, where the shark can name what it spoke of. */
export const NAMING_LINES: NamingLines = {
  asks_why: [
    "Why? With {lastSubject} there's only ever one why, and it's green.",
    "'Cause I been around {lastSubject} my whole life, that's why. You been around it ten minutes.",
  ],
  asks_source: [
    "Who says? I do. On {lastSubject} I'm the only guy I ask.",
    'I say. You wanna hear about {lastSubject} from somebody else, go stand in his doorway.',
  ],
  proves: [
    "You want proof? On {lastSubject} my word's the proof. It's been good since '61.",
    'Prove it? Go look into {lastSubject} yourself. Come back and say sorry.',
  ],
}

/** The same, with what Vinnie said last. */
export const REPEATING_LINES: RepeatingLines = {
  asks_again: ['I said: {said}', "One more time, and I'm only movin' my lips once: {said}"],
  asks_meaning: [
    'I said it plain: {said} Means what it says.',
    "{said} That's the words. There's nothin' under 'em.",
  ],
  not_as_said: ["What I said was: {said} And that's how it stays."],
}
