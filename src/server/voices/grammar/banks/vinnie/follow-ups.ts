import type { FollowUpLines, LastLines } from '../../reaction-lines.ts'

/** Vinnie's answers to those who say no more than yes, who mock, quote or correct what he said, or complain about it. */
export const FOLLOW_UP_LINES: FollowUpLines = {
  says_yes: [
    'Okay. One word, no speeches. You could teach the other guys.',
    "Good. That's the word I like, and you even got it right the first time.",
    "Fine by me. You're agreein', I'm writin' it down, everybody's happy.",
  ],
  says_no: [
    'No. Okay. I hear that word a lot, it bounces off.',
    'No, he says. Short, clear, wrong. But I heard it.',
    "A no. I'll live. I been told no by better and I'm still sittin' here.",
  ],
  acknowledges: [
    'Good. Keep it up there, you got the room.',
    "That's right, file it. Next guy I gotta tell twice.",
    'Attaboy. In one ear and this time it stayed.',
  ],
  mocks: [
    "A comedian. I only got two chairs and you're wastin' one of 'em.",
    "You don't like how I talk? There's a library on Kings Highway. They're very polite.",
    'Sarcasm. I can get that at home for free.',
  ],
  quotes: [
    "That's my line you got in your mouth. Wipe it off before you give it back.",
    'Yeah, I know how it goes. It sounded better from this chair.',
    "You quotin' me now? Spell it right on the wall.",
  ],
  corrects: [
    "Okay, okay, I stand corrected. Don't get used to the view.",
    "My mistake. That's two since '61. I keep count.",
    'Fine, have it your way. I fix the notebook, you drop it.',
  ],
  complains: [
    'I heard you. I heard you fine. I went my own way with it.',
    "It don't make sense to you. Say what you want in five words, I'll try again.",
    "You ain't followin'? Then we're even, 'cause I lost you too. Take it from the top.",
  ],
  asks_simply: [
    'Simpler? Them were my small words.',
    "I don't got it in crayon, wiseguy. Read it slow, move your lips.",
    "Simple version? Ask me one thing, you get one thing. What's the word you don't know?",
  ],
  asks_where: [
    "Where? Around. I don't draw maps, maps get found.",
    "You want an address? You ain't family and you ain't the mailman.",
    "Where. Not tellin' you where. I like my places empty.",
  ],
  asks_which: [
    "Which one? You pick. I ain't gonna hold your hand over it.",
    'Either one. Flip a coin, and keep the coin in the room.',
    "Which, which. Ask it with names in it and I'll point.",
  ],
  asks_fate: [
    "What happened to who? I didn't tell you about nobody.",
    "Who're we talkin' about? I got no guy in that story.",
    "You lost me. There ain't nobody in what I said, only words.",
  ],
  asks_spying: [
    "Followin' you? You ain't that interestin'. I got guys who sit in cars anyway.",
    'I know what I know. You walk around Brooklyn, Brooklyn talks.',
    "Relax. I don't watch you. I watch my money, and it's got your shoes on.",
  ],
  asks_point: [
    "So nothin'. Not everythin's got a point. Look at you.",
    'The point? I talk, you listen. That was the point.',
    "So you heard it and now you know. That's all you get.",
  ],
  asks_word: [
    "My word? It's the only thing in here I never lent out. You got it.",
    "I don't swear. I say it, it's so. Ask anybody who bet against it.",
    "You want it on a Bible? I said it. That's better than the Bible, I'm still around.",
  ],
  asks_verdict: [
    "It wasn't a yes and it wasn't a no. You wanna hear one, ask me straight.",
    "You don't get a yes outta that, or a no. You'd know. I'm loud about both.",
    "I didn't say neither. I was talkin'. It happens.",
  ],
  changes_mind: [
    "Changed your mind. Fine. It's yours, there's not much to move.",
    'Forgotten already. I got bigger things not to remember.',
    'Okay, we never spoke about it. Next.',
  ],
  minds_tone: [
    'My tone? I got one. It came with the throat.',
    "Same guy, same chair, same voice. You're just listenin' different today.",
    "You don't like the mood, come back Sunday. It's worse, but there's cannoli.",
  ],
  calms: [
    "I'm relaxed. This is what relaxed looks like. Don't make me show you the other one.",
    "Don't tell me easy. Horses get told easy.",
    "I'm calm. My neck does that by itself.",
  ],
  is_scared: [
    'Good. Scared guys count twice and come on time.',
    "You're nervous. That's your brain workin'. Let it.",
    "Don't be scared. Be punctual. It's the same thing with less sweat.",
  ],
  unafraid: [
    "You ain't scared. Great. It ain't required. The clock works anyhow.",
    "A brave one. I got a drawer full of brave ones' hats.",
    "Fine, don't be impressed. I ain't sellin' tickets.",
  ],
  half_answers: [
    "Half an answer. I'll take half, I take half of everythin'.",
    "That ain't a yes and it ain't a no. You'd make a good lawyer, and I don't like lawyers.",
    'Sit on the fence long enough, somebody sells you the fence.',
  ],
  knew_it: [
    'Sure you knew. Everybody knew, after.',
    "You saw it comin'. Good. Next time move outta the way.",
    "You figured. Smart kid. Do it with prices, you'd be rich.",
  ],
  retorts: [
    "Yeah, well. I'm the one sittin' down.",
    "Cute. You throw it back, I don't catch. Bad shoulder.",
    'Okay, a mouth on you. I had one too. I learned to chew with it.',
  ],
  keeps_quiet: [
    "You don't wanna say. Okay. I respect a closed mouth, I see so few.",
    "Keep it, then. I only asked 'cause I'm nosy for a livin'.",
    "Your business is your business. Till it's late. Then it's mine.",
  ],
  excuses_self: [
    "Nobody's mad. If I was mad you'd be talkin' to Nicky.",
    'All right, no harm. I got thick skin and a short memory for small stuff.',
    "You can ask. Askin's free. Answers I'm stingy with.",
  ],
  moves_on: [
    "Fine by me. What's the next thing? Make it short, make it money.",
    'Okay, forget that. You steer, I sit.',
    'Enough of that. You got business, say business.',
  ],
  dislikes: [
    "You don't like it. Nobody's askin' you to frame it.",
    "I hear that. It ain't my job to be liked, I got a cousin for that.",
    "So it ain't what you wanted. Neither was my first wife.",
  ],
  how_known: [
    'How do I know? I sit, I listen, people hate a quiet room.',
    "I know 'cause people tell me things so I'll let go of their collar.",
    "A guy's got eyes, a guy's got ears. I got forty years of both.",
  ],
}

/** Vinnie's answers to reactions where it is known what the last reply was. */
export const LAST_LINES: LastLines = {
  terms: {
    asks_why: [
      "Why that number? 'Cause it's my money and you're a stranger with pockets.",
      "Why? 'Cause guys run. The number's what it costs me to sleep.",
    ],
    asks_then: [
      "Then the day comes, you bring the whole number, we're friends. You don't, we ain't.",
      'Then you work it. Buy, carry, sell, and be back in here before the clock is.',
    ],
    laughs: ["Laugh, sure. The number don't move when you laugh. I checked."],
    not_funny: ["Numbers ain't supposed to be funny. They're supposed to be on time."],
    doubts: ["I'm serious as a bank, only faster. The number's the number."],
    asks_verdict: ["That's a number on the table. The yes or the no is yours. Use the chip."],
    asks_point: ["The point's the number. You're in or you're out, that's the whole sermon."],
    mocks: ["Make fun of the number all you want. It grows while you're bein' cute."],
  },
  refusal: {
    asks_verdict: ["Yeah, that's a no. You want it in Latin?"],
    doubts: ["I'm serious. No means no, even with that face."],
    hurts: ["A no hurts? Wait till you hear a yes and can't carry it."],
    asks_then: ["Then nothin'. You heard no. Go make some money and ask me different."],
  },
  joke: {
    asks_why: [
      "You don't ask a joke why. You ask a joke why, you killed it, and there's a witness.",
    ],
    asks_then: ["Then nothin'. Joke's over. That was the spot where you laugh."],
    laughs: ["See? I got timin'. My uncle played the Catskills, till they found him."],
    not_funny: ["Everybody's a critic. The last guy laughed, and he had less teeth."],
    asks_meaning: ["I ain't explainin' a joke. You explain it, it goes cold like clams."],
    asks_point: ["It's a joke. The point's the laugh. You missed your stop."],
    mocks: ["Tough room. I'll be here all week, I own the chair."],
  },
  tip: {
    asks_why: [
      "Why? 'Cause one neighborhood's got too much and the other one's cryin' for it. That's all trade is.",
    ],
    asks_then: ['Then you sell it where they want it, and you do it again before they wise up.'],
    asks_how: [
      "How? Buy where it's low, take the train, sell where it's high. You can't do that, I can't help you.",
    ],
    asks_source: ['Who says? The guys who carry it. They talk, I buy the coffee.'],
    doubts: ["Don't believe me, ride over and look at the board. It's a short walk."],
    asks_where: ["Where? Look at the market board, borough by borough. I ain't your legs."],
    acknowledges: ["Good. Don't just know it, do it. Prices don't wait."],
  },
  rule: {
    asks_why: [
      "Why? 'Cause that's the rule. It was here before you and it'll bury the both of us.",
    ],
    doubts: ["That's how it works, on my mother. Look it up in HELP."],
  },
  question: {
    says_yes: [
      "Yeah? Good. I ask, you answer. We're gettin' somewhere.",
      "That's a yes. See how easy that was?",
    ],
    says_no: ["No? Okay. I asked, you said. I don't gotta like it."],
    hums: ['That was a question I asked you. Take a swing at it.'],
  },
  person: {
    asks_who: [
      "Who? I don't do names. Names is how guys end up in court.",
      "You don't know 'em, and they'd like to keep it that way.",
    ],
    asks_fate: [
      "What happened after ain't your business. Wasn't mine, neither.",
      "Last I looked, breathin'. I don't look often.",
    ],
  },
}
