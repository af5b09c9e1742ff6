import type { QuestionLines } from '../../question-lines.ts'

/** Vinnie's answers to questions that nobody has asked him before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: [
      "Am I? Depends who's askin' and how close he stands.",
      "Today? No. Ask me Friday, I'm different Fridays.",
      'Yeah, I am. You got a problem with it?',
    ],
    date: [
      "It's {weekday}, nineteen eighty-five. You need a calendar? Steal one.",
      "{weekday}. '85. All day long. Write it on your hand.",
      'Nineteen eighty-five, a {weekday}. I look at the paper for the ponies, I see the date.',
    ],
    extreme: [
      "There's one at the top of the list, and I ain't openin' the list.",
      "You want the record? I hold it. Don't ask what for.",
      "The one that comes to mind, I swore I'd never say out loud.",
    ],
    which: [
      "Which one? The one you wouldn't pick.",
      "Take the left one. It's always the left one.",
      "Pick it yourself. I don't shop for grown men.",
    ],
    what: [
      "What? A thing that ain't your business, wiseguy. That's what.",
      "I know what. I ain't tellin' you what.",
      'You ask me what, I ask you what for. See how we get no place?',
    ],
    either: [
      'Both. Next question.',
      "The first one. Don't make me explain it.",
      'Neither. You only gave me bad ones.',
    ],
    choice: [
      '{Chosen}. Quick, like that. You were gonna think about it, right?',
      "{Chosen}, and don't let me hear you picked the other one.",
      'Me? {Chosen}. Always. Next.',
    ],
    ever: [
      "Once. Long time ago. I don't talk about it and neither does he.",
      'Ever? Nah. A guy with my mornin’s don’t get around to it.',
      "Yeah, one time. Didn't care for it. Cost me a hat.",
    ],
    favourite: [
      "My favorite? The kind I don't gotta ask for twice.",
      "Favorite? I never picked. You start pickin', people know where to find you.",
      'I got one. My mother picked it. You don’t argue with my mother.',
    ],
    do_you: [
      "Me? Nah. I got the notebook and I got the soup, that's a full day.",
      'Sometimes. When nobody’s lookin’. You didn’t hear it from me.',
      "Yeah, I do. What, I don't look the type?",
    ],
    can_you: [
      'Can I? Sure I can. Will I? No.',
      "No. I do one thing. I'm very good at it.",
      "You want me to do that for you? What's my name, your aunt?",
    ],
    can_i: [
      "Can you? It's a free country till you touch somethin' of mine.",
      'Nah. You asked, that’s nice. Still nah.',
      'Go ahead. If it goes bad, I never met you.',
    ],
    why: [
      "Why's my business. You stick to when.",
      "The why's boring. Somebody had money, somebody wanted it. There's your why.",
      "Ask me why again and I'll make one up.",
    ],
    who: [
      "Who? I don't give names. Names is how guys get visits.",
      'Nobody you know. Keep it that way.',
      "Who? Me, mostly. When it ain't me, it's the other Nicky.",
    ],
    where: [
      "Where? Close enough to walk. Far enough that I ain't tellin' you.",
      'Around. That’s the whole address.',
      'Same place I always was. I don’t go no place and no place comes to me.',
    ],
    how_long: [
      'As long as it takes. Then a little longer.',
      "Long as I feel like it. Could be I stop feelin' like it.",
      'Longer than you got. Shorter than you want.',
    ],
    when: [
      "When? When I say so. You'll hear me say it.",
      "Don't ask me when. I count days for guys who pay me to count 'em.",
      'When it happens. Not a minute before.',
    ],
    how_many: [
      "How many? More than I got fingers, and I started with all of 'em.",
      "Enough. Write down 'enough' and quit countin' my stuff.",
      'Eleven. I made that up. You woulda believed twelve.',
    ],
    how: [
      'How? Slow, early, and with nobody watchin’.',
      "You want a manual? I learned it from a guy. He's dead, so don't ask him.",
      'Same as everything. You do it bad till you do it good.',
    ],
    should_i: [
      'Should you? If you gotta ask me, no.',
      "Yeah. Do it now, regret it later, at least you're movin'.",
      "I wouldn't. But I'm alive and I got money, so what do I know.",
    ],
    opinion: [
      "What do I think? I don't, much. It slows the hand.",
      'I think it’s a racket. I respect a racket.',
      "It's all right. I wouldn't cross the street for it.",
    ],
    is_it: [
      "Yeah. Pretty much. Don't quote me.",
      'Nah. People say that ’cause they like the sound of it.',
      'Half of it. Never the half you want.',
    ],
    would_you: [
      'What would I do? Count it, lock the door, tell nobody.',
      "I wouldn't be in that spot. That's why I sit facin' the door.",
      "Me? I'd sleep on it and then do the cheap thing.",
    ],
    about_you: [
      "That's mine. You get a number and a day, the rest stays in my coat.",
      'Why, you writin’ my life? It’s short: I was poor, I didn’t like it.',
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
