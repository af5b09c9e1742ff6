import type { QuestionLines } from '../../question-lines.ts'

/** Vinnie's answers to questions that nobody has asked him before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: [
      "Am I? Ask the last guy who wanted to know. You'll have to dig.",
      "What I am and what I ain't, I don't discuss with walk-ins.",
      "Am I or ain't I. You're a smart kid, keep guessin', keep it quiet.",
    ],
    date: [
      "It's {weekday}, nineteen eighty-five. You need a calendar? Steal one.",
      "{weekday}. '85. All day long. Write it on your hand.",
      'Nineteen eighty-five, a {weekday}. I look at the paper for the ponies, I see the date.',
    ],
    extreme: [
      "There's one at the top of the list, and I ain't openin' the list.",
      "You want me to rank 'em? I don't rank. Ranked guys get ideas.",
      "The one that comes to mind, I swore I'd never say out loud.",
    ],
    which: [
      "Which one? I don't pick for other guys. They come back cryin'.",
      "You want me to choose? You choose. Then you can't blame my hat.",
      "Pick it yourself. I don't shop for grown men.",
    ],
    what: [
      "You're askin' me? I don't know, and what I know I don't give away.",
      "I got no answer for that one, wiseguy. Try me on somethin' with a number in it.",
      'You ask me what, I ask you what for. See how we get no place?',
    ],
    either: [
      'You want me to pick for you? No. I pick, you lose, I hear about it for a year.',
      "One or the other, you gotta live with it, not me. I ain't choosin'.",
      "That's a coin toss, kid. Toss your own coin.",
    ],
    choice: [
      '{Chosen}. Quick, like that. You were gonna think about it, right?',
      "{Chosen}, and don't let me hear you picked the other one.",
      'Me? {Chosen}. Always. Next.',
    ],
    noun: [
      "{Noun}? I don't talk about {noun}. Not here, not for free.",
      "You ask me about {noun}? Ask somebody who sits closer. I got nothin' for you.",
      "{Noun}. That's what you wanna know? I couldn't tell you, and I ain't gonna find out.",
      'Who am I, the information booth? I got no answer on {noun}.',
      "{Noun}, huh? I got an answer and I'm keepin' it. Next.",
    ],
    ever: [
      "Did I ever? I ain't sayin'. There's guys still lookin' into it.",
      "What I done and what I ain't done, that's between me and Father Gianni.",
      "Ever's a long time. I answer for this week, and not even all of it.",
    ],
    favourite: [
      'You want to know what I like? A guy finds out what you like, he knows where to wait for you. No.',
      "Favorite? I never picked. You start pickin', people know where to find you.",
      "That I keep to myself. What's it to you what I like?",
    ],
    do_you: [
      "Do I? That's between me and whoever's askin', and I don't like who's askin'.",
      "What I do and what I don't, I ain't tellin' you. You ain't my wife.",
      "Maybe I do, maybe I don't. Either way you don't get to watch.",
    ],
    can_you: [
      'Can I? Sure I can. Will I? No.',
      "No. I do one thing. I'm very good at it.",
      "You want me to do that for you? What's my name, your aunt?",
    ],
    can_i: [
      'Can you? Try it and see who stops you.',
      "You want my permission? I don't hand it out. You do it, you live with it.",
      "Don't ask me if you can. I ain't your mother and I ain't the law.",
    ],
    why: [
      "Why's my business. You stick to when.",
      "You want a reason? I quit givin' reasons in '62. Guys argued with 'em.",
      "Ask me why again and I'll make one up.",
    ],
    who: [
      "Who? I don't give names. Names is how guys get visits.",
      "You're askin' me for a name? No. I don't do names.",
      "Who, I ain't sayin'. Could be I know, could be I don't. Keep your nose in your coat.",
    ],
    where: [
      'Where? Do I look like the guy with the map? Look around, kid.',
      "I ain't tellin' you where. Guys who know where end up there.",
      "You want directions? Ask a cabbie. I don't send nobody no place.",
    ],
    how_long: [
      "How long? I ain't timin' it. You want it timed, buy a watch.",
      "I don't say how long. A guy hears how long, he takes longer.",
      "Don't ask me how long. Ask me what it costs, that I know.",
    ],
    when: [
      "When? I ain't sayin' when. You'll know when you know.",
      "Don't ask me when. I count days for guys who pay me to count 'em.",
      "When, I couldn't tell you. I got one calendar and it's full of other guys.",
    ],
    how_many: [
      "You want a number from me? My numbers I charge for. That one I ain't got.",
      "How much, how many, everybody's a bookkeeper. I ain't countin' that for you.",
      "I could make one up. You'd believe it. So I won't.",
    ],
    how: [
      "How? You want a manual? I don't give lessons.",
      "I ain't gonna explain you how. I explained once, the guy went into business against me.",
      "How's a good question. I ain't the guy to answer it.",
    ],
    should_i: [
      "Should you? I don't tell guys what to do with their own neck.",
      'You want advice? I sell money, kid. Advice you get from your mother.',
      "Don't ask me should you. You do it, you own it. You don't, you own that.",
    ],
    opinion: [
      "What I think I keep in my hat. That's why I wear the hat.",
      "You want my opinion? It ain't for sale, and you couldn't afford it.",
      "I don't think about that. I think about who's late.",
    ],
    is_it: [
      "Is it? I don't say yes, I don't say no. Go look with your own eyes.",
      "You want me to swear to it? I don't swear to nothin'. I had lawyers tell me.",
      "Could be. I ain't puttin' my name on it either way.",
    ],
    would_you: [
      "What I'd do, I'd do it and shut up about it. So I'm shuttin' up about it.",
      "Would I? You'd hafta put me there first, and I don't go where guys put me.",
      "You want to know what I'd do? So does the D.A. I told him the same: nothin'.",
    ],
    about_you: [
      "That's mine. You get a number and a day, the rest stays in my coat.",
      "Why, you writin' my life? That page I tore out.",
      "You ask a lot about me. I'm a guy with a notebook. There.",
    ],
  },
  gossip: {
    truth: [
      'Did {subject} do that? I heard it, too. I also heard it was worse.',
      "{subject}? Could be true. Nobody who'd know is talkin', and that tells you somethin'.",
    ],
    compare: [
      '{subject} against me? Me. It ain’t close, and I ain’t modest.',
      "Better than me? {subject}'s different. I'm quick. You want quick, you're in the right chair.",
    ],
    quoted: [
      '{subject} said that? Let {subject} come say it in my street. I’ll bring a chair.',
      "So {subject}'s talkin'. Good. Guys who talk ain't countin'. I'm countin'.",
    ],
  },
}
