import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** Vinnie's answers to those who take up what he said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: [
    "I don't do encores. Wash your ears, sit closer.",
    'Wash your ears. I said what I said.',
    'You missed it? Shame. I only had the one.',
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
    "Why? 'Cause I said so. You want a better reason, tip better.",
    "Why. Fourteen years old I quit askin' that. Made more money.",
    "Why, he says. There's a reason, and it stays on my side of the table.",
  ],
  asks_meaning: [
    "I mean what I said. I don't got a second layer. I ain't a cake.",
    'I explain once, and that was it. Think it over on the train.',
    "Which word lost you? They're all short.",
  ],
  asks_source: [
    'Who says? Me. You wanna see a second signature?',
    "Me. I'm the only guy in here gets to say things.",
    "I says. I been sayin' things in this chair since '61, and I don't give footnotes.",
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
    "Laugh, go ahead. Keep the teeth out while you got 'em.",
    "Glad I could help. That one's on the house.",
  ],
  agrees: [
    "See. We agree. I don't like it, makes me nervous.",
    "Good. That's one thing we don't gotta fight about.",
    "There you go. You and me, same page. Don't dog-ear it.",
  ],
  hurts: [
    "That hurt? That's me bein' polite. My mother's proud of it.",
    "Harsh. You want nice, there's a kitchen in Queens.",
    "Toughen up. I say it to your face, that's a courtesy.",
  ],
  asks_more: [
    "That's all there is. I don't do sequels.",
    "You want more? Buy the notebook when I'm dead.",
    "That's all of it. I talk by the yard, and you just got your yard.",
  ],
  asks_advice: [
    "In your shoes? I'd sell high, sleep light and see me first.",
    "You want advice? Buy low, ride two stops, sell. Don't talk to guys like me.",
    "Me, I'd sit on the cash till I smelled somethin' cheap. Then I'd move.",
  ],
  hums: [
    "That's not a word. You got a whole mouth there, use it.",
    "Take your time. My soup's only gettin' cold.",
    "Nothin', huh. Okay. Come back when you got an opinion.",
  ],
  asks_how: [
    "How? Just like I said it. There ain't a diagram.",
    "In every way. Turn around, look at it again, it's still what I said.",
    "How's my business. You worry about when.",
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
    "Since a while. I don't punch a card for it.",
  ],
  not_as_said: [
    "I told you somethin' else? Then I changed my mind. I own it, I can change it.",
    'What I said then was then. Write down what I say now.',
    "You heard wrong. I'd bet your ears on it.",
  ],
  why_not: [
    "Why not? 'Cause I said so, and it's my chair.",
    "Why not, he says. 'Cause I thought about it once, and I didn't like the endin'.",
    "No reason. Some things you just don't. I got a list.",
  ],
  asks_then: [
    "Then nothin'. I said it, it's over. There ain't a second half.",
    "And then, and then. Then I quit talkin' and you're still standin' there.",
    "There ain't no 'then'. That was all of it, start to finish.",
  ],
  told_already: [
    'So I said it before. I say it again, maybe this time it sticks.',
    'I know I told you. I like how it sounds.',
    "You remember it. Good. Then I don't gotta write it down for you.",
  ],
  asks_who: [
    "Who? I didn't name nobody. You hearin' voices?",
    "Who's who? It's you and me in here. One of us ain't confused.",
    'I said no names. You want a name, use yours.',
  ],
  asks_when: [
    "When? I don't do dates. I do one date, and it's on the slip.",
    "You want a day and an hour? I ain't the almanac.",
    "When. What's it matter when? You wasn't invited.",
  ],
  asks_example: [
    "Like what? Like what I said. It don't come in colors.",
    'You want a for instance? Look in a mirror. For instance.',
    "I don't give examples. You give one guy an example, he thinks it's a coupon.",
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
    "Save it. You'll want it for yourself one of these days.",
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
