import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** The Big Boss's answers to those who take up what he said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: ['I speak once.', 'Listen closer. It was short.', 'Lean in next time.'],
  asks_threat: ['No. You would know.', 'I never threaten. I remember.', 'A threat asks. I do not.'],
  or_else: ['Then go home. Sleep well.', 'Then no. I heard it.', 'Nothing. A door closes. Softly.'],
  asks_why: [
    'Because winter comes for everyone.',
    'Reasons are for judges.',
    'Because I have seen it before.',
  ],
  asks_meaning: [
    'It means be careful.',
    'I said it plainly. Think slower.',
    'Carry the words home. Unwrap them there.',
  ],
  asks_source: [
    'Every waiter is my nephew.',
    'The street told me. It always does.',
    'I sat still. I listened.',
  ],
  doubts: [
    'Believe it later, then.',
    'I have never needed to lie.',
    'I am serious. I was born so.',
  ],
  presses: [
    'I chose not to answer.',
    'You ask twice. The answer is no.',
    'Ask me better. I will answer.',
  ],
  laughs: [
    'Laugh. It keeps you young.',
    'You laugh. I was not joking.',
    'Good. Laughing men are honest.',
  ],
  agrees: ['Good. We understand each other.', 'So you listen. Rare.', 'Then we need fewer words.'],
  hurts: [
    'It was true. Truth is cold.',
    'You will heal. Stone does not.',
    'I was gentle. Ask the others.',
  ],
  asks_more: ['The rest is mine.', 'There was more. They buried it.', 'Enough for one evening.'],
  asks_advice: [
    'I would wait. Then buy cheap.',
    'Keep your word. Keep some cash.',
    'In your shoes? Fewer words. More work.',
  ],
  hums: ['Find the word. I have time.', 'Do not hum. Speak.', 'You do not know. Honest.'],
  asks_how: ['In the way that matters.', 'Slowly. Then it is done.', 'As I said. Think about it.'],
  proves: [
    'I do not prove. I am known.',
    'Ask the men who doubted. Quietly.',
    'Proof is for courts. I have none.',
  ],
  asks_else: [
    'Yes. Keep your word. That is all.',
    'Do the errand. Every day. Nothing else.',
    'Be on time. Be quiet. Enough.',
  ],
  since_when: [
    'Since before you.',
    'Since always. You looked away.',
    'Since the year of the big snow.',
  ],
  not_as_said: [
    'I said what I said. You heard less.',
    'Yesterday is buried. Hear today.',
    'Then I have changed it. I may.',
  ],
  why_not: [
    'Because I said no. Enough.',
    'Why not? It ends badly. I saw.',
    'Because men got hurt. Others.',
  ],
  asks_then: [
    'Then silence. It lasted.',
    'Then he paid. He still waves.',
    'Then it was over. Nobody spoke.',
  ],
  told_already: [
    'I say true things twice.',
    'You remember. Then obey it.',
    'Again, then. It stays true.',
  ],
  asks_who: ['No names.', 'A man. He is quiet now.', 'You do not know him. Good.'],
  asks_when: ['A winter. Long gone.', 'Before you. After my father.', 'Years ago. It rained.'],
  asks_example: [
    'Look at your chair. Its last man.',
    'Examples are buried. Many.',
    'You may become one. Do not.',
  ],
  disagrees: [
    'Disagree. It costs little. Today.',
    'No? Time will speak.',
    'You doubt me. Wait a year.',
  ],
  yields: ['You bend. Trees do.', 'As I say. Yes.', 'Good. Bending is not breaking.'],
  not_funny: ['I did not joke.', 'I joke in winter. Never now.', 'Then do not laugh.'],
  admires: ['It is age. Nothing more.', 'Save wonder for churches.', 'You see it. Few do.'],
  pities: ['Keep your pity. You may need it.', 'It is old. It sleeps.', 'I thank you. It is over.'],
  asks_back: ['I? The same. Always.', 'Of me, nothing. Go on.', 'Me also. Long ago.'],
}

/** The same, where the shark can name what it spoke of. */
export const NAMING_LINES: NamingLines = {
  asks_why: [
    'Why? I have watched {lastSubject} for seventy years.',
    'Because it is so with {lastSubject}. Always.',
  ],
  asks_source: ['I say it. On {lastSubject} I am enough.', 'Who? I. I know {lastSubject}.'],
  proves: ['On {lastSubject} my word is proof.', 'Watch {lastSubject}. You will see.'],
}

/** The same, with what the Boss said last. */
export const REPEATING_LINES: RepeatingLines = {
  asks_again: ['I said: {said}', 'Once more. {said}'],
  asks_meaning: ['{said} It means that.', 'It is plain. {said}'],
  not_as_said: ['I said: {said} Only that.'],
}
