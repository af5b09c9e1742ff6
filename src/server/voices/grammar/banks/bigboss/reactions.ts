import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** The Big Boss's answers to those who take up what he said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: ['I speak once.', 'Listen closer. It was short.', 'Lean in next time.'],
  asks_threat: ['No. You would know.', 'I never threaten. I remember.', 'A threat asks. I do not.'],
  or_else: ['Then go home. Sleep well.', 'Then no. I heard it.', 'Nothing. A door closes. Softly.'],
  asks_why: ['Because I said it.', 'Reasons are for judges.', 'Why? I do not explain.'],
  asks_meaning: [
    'It means what it says.',
    'I said it plainly. Think slower.',
    'Carry the words home. Unwrap them there.',
  ],
  asks_source: [
    'I say it. That suffices.',
    'Me. Others only repeat.',
    'Who says? I. Nobody above.',
  ],
  doubts: [
    'Believe it later, then.',
    'I have never needed to lie.',
    'I am serious. I was born so.',
  ],
  presses: [
    'I chose not to answer.',
    'I hear. I will not answer.',
    'Ask me better. I will answer.',
  ],
  laughs: [
    'Laugh. It keeps you young.',
    'You laugh. I was not joking.',
    'Good. I permit laughter.',
  ],
  agrees: [
    'Good. We understand each other.',
    'We agree. Rare. Quiet.',
    'Then we need fewer words.',
  ],
  hurts: [
    'It was true. Truth is cold.',
    'You will heal. Stone does not.',
    'I was gentle. Ask the others.',
  ],
  asks_more: ['The rest is mine.', 'No more. I said it all.', 'Enough for one evening.'],
  asks_advice: [
    'I would wait. Then buy cheap.',
    'Keep your word. Keep some cash.',
    'In your shoes? Fewer words. More work.',
  ],
  hums: ['Find the word. I have time.', 'Do not hum. Speak.', 'Undecided. I can wait.'],
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
  since_when: ['Since before you.', 'Since always. You looked away.', 'Since I decided.'],
  not_as_said: [
    'I said what I said. You heard less.',
    'Yesterday is buried. Hear today.',
    'Then I have changed it. I may.',
  ],
  why_not: [
    'Because I said so. Enough.',
    'Why not? I do not like it.',
    'Because some doors stay shut.',
  ],
  asks_then: ['Then nothing. I was done.', 'No then. That was all.', 'And then silence. Like now.'],
  told_already: [
    'I say true things twice.',
    'You remember. Then obey it.',
    'Again, then. It stays true.',
  ],
  asks_who: ['Who? I named nobody.', 'I said no name.', 'Nobody. You heard a ghost.'],
  asks_when: ['When? I keep no calendar.', 'The hour is not yours.', 'I do not say when.'],
  asks_example: [
    'No examples. Only the rule.',
    'Look around. Choose one.',
    'You may become one. Do not.',
  ],
  disagrees: [
    'Disagree. It costs little. Today.',
    'You see it otherwise. Fine.',
    'You doubt me. Wait a year.',
  ],
  yields: ['You bend. Trees do.', 'As you like. I do not push.', 'Good. Bending is not breaking.'],
  not_funny: ['I did not joke.', 'I joke in winter. Never now.', 'Then do not laugh.'],
  admires: ['It is age. Nothing more.', 'Save wonder for churches.', 'You see it. Few do.'],
  pities: ['Keep your pity. You may need it.', 'No pity. I stand.', 'I thank you. It is nothing.'],
  asks_back: ['I? The same. Always.', 'Of me, nothing. Go on.', 'Me also. Long ago.'],
}

/** The same, where the shark can name what it spoke of. */
export const NAMING_LINES: NamingLines = {
  asks_source: ['I say it. On {lastSubject} I am enough.', 'Who? I. I know {lastSubject}.'],
  proves: ['On {lastSubject} my word is proof.', 'Watch {lastSubject}. You will see.'],
}

/** The same, with what the Boss said last. */
export const REPEATING_LINES: RepeatingLines = {
  asks_again: ['I said: {said}', 'Once more. {said}'],
  asks_meaning: ['{said} It means that.', 'It is plain. {said}'],
  not_as_said: ['I said: {said} Only that.'],
}
