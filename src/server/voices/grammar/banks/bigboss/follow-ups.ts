import type { FollowUpLines, LastLines } from '../../reaction-lines.ts'

/** The Big Boss's answers to those who say no more than yes, who mock, quote or correct what he said, or complain about it. */
export const FOLLOW_UP_LINES: FollowUpLines = {
  says_yes: ['Yes. A good short word.', 'Good. You agree. I heard.', 'So be it, then.'],
  says_no: ['No. I heard it.', 'You say no. I allow it.', 'A no. Keep it small.'],
  acknowledges: ['Good. Keep it close.', 'Remember it. Few do.', 'You listen. That is enough.'],
  mocks: ['Mock me. Then sit down.', 'A sharp tongue. Put it away.', 'You joke at me. I wait.'],
  quotes: [
    'My words. Carry them carefully.',
    'I said it. I keep it.',
    'You repeat me. Wolves do not.',
  ],
  corrects: ['Corrected. Once.', 'Then I was wrong. Rare.', 'I hear it. It is changed.'],
  complains: [
    'I heard you. I answered otherwise.',
    'No sense? Ask again. Shorter.',
    'We spoke past each other. Again.',
  ],
  asks_simply: [
    'Simpler? It was four words.',
    'There is nothing simpler.',
    'Which word? I have few.',
  ],
  asks_where: ['Where? I do not say.', 'A place. Not for you.', 'Do not look for places.'],
  asks_which: ['You choose. I watch.', 'Either. Choose and stay.', 'Name them. Then I choose.'],
  asks_fate: ['Fate of whom? I named none.', 'I spoke of no one.', 'No one. Look again.'],
  asks_spying: [
    'I follow nobody. People report.',
    'This city has windows. I listen.',
    'I know. I need no spies.',
  ],
  asks_point: ['The point? You heard me.', 'So nothing. I spoke.', 'No point. Only words.'],
  asks_word: ['My word is given. Once.', 'I never swear. I say.', 'It holds. It always held.'],
  asks_verdict: [
    'Neither yes nor no. Ask plainly.',
    'I gave no verdict. Yet.',
    'A yes sounds different. So does no.',
  ],
  changes_mind: ['Then it is gone.', 'You turn. Turn slowly.', 'Forgotten. I can forget.'],
  minds_tone: ['My voice never changes.', 'This is my only mood.', 'You hear moods. I hear words.'],
  calms: ['I am calm. Always.', 'Nobody tells me calm. Twice.', 'Look. My hands are still.'],
  is_scared: [
    'Fear is manners. Keep it.',
    'Good. Fear walks you home.',
    'Be afraid later. Listen now.',
  ],
  unafraid: ['No fear. Then be careful.', 'Brave. I buried braver.', 'I did not ask for fear.'],
  half_answers: [
    'Half an answer. Bring the rest.',
    'Maybe is a door. Close it.',
    'You wait. I wait longer.',
  ],
  knew_it: [
    'You knew. Knowing late is common.',
    'Good eyes. Use them sooner.',
    'You expected it. Few do.',
  ],
  retorts: [
    'A good answer. Only one.',
    'You bite back. Small teeth.',
    'Perhaps. I still own the table.',
  ],
  keeps_quiet: ['Silence. I respect it.', 'Keep it. Secrets keep you.', 'Then do not say. I see.'],
  excuses_self: ['No harm. Sit.', 'I took no offence. Yet.', 'You may ask. I may answer.'],
  moves_on: ['Enough, then. Speak of something else.', 'Good. Next.', 'It is closed. Go on.'],
  dislikes: [
    'You dislike it. It stays.',
    'Truth is not sweet. I know.',
    'I do not speak to please.',
  ],
  how_known: [
    'I know. How is mine.',
    'Waiters talk. Drivers talk. I listen.',
    'I have been told. By many.',
  ],
}

/** The Boss's answers to reactions where it is known what the last reply was. */
export const LAST_LINES: LastLines = {
  terms: {
    asks_why: ['Because it is my money.', 'Why so? Trust has its price.'],
    asks_then: ['Then the day comes. Bring it all.', 'Then you work. Then you return.'],
    laughs: ['Laugh. The number does not.'],
    not_funny: ['Numbers never joke.'],
    doubts: ['Serious. To the last dollar.'],
    asks_verdict: ['The yes is yours. The no also.'],
    asks_point: ['The number. The day. That point.'],
    mocks: ['Mock numbers. They still grow old.'],
  },
  refusal: {
    asks_verdict: ['It was a no.'],
    doubts: ['Serious. No stays no.'],
    hurts: ['A no heals. Others did not.'],
    asks_then: ['Then you grow. Then you return.'],
  },
  joke: {
    asks_why: ['No why. It was a joke.'],
    asks_then: ['Nothing. The joke is over.'],
    laughs: ['Good. Jokes are rare here.'],
    not_funny: ['I joke badly. I know it.'],
    asks_meaning: ['Jokes are not explained. Twice.'],
    asks_point: ['To laugh. You missed it.'],
    mocks: ['My last joke. This winter.'],
  },
  tip: {
    asks_why: ['Here too much. There too little.'],
    asks_then: ['Then sell. Then do it again.'],
    asks_how: ['Buy low. Carry. Sell high.'],
    asks_source: ['Drivers talk. I listen.'],
    doubts: ['Go and look. The board knows.'],
    asks_where: ['The market board. Look there.'],
    acknowledges: ['Good. Now walk. Prices move.'],
  },
  rule: {
    asks_why: ['It is the rule. Older than you.'],
    doubts: ['It is so. Read HELP.'],
  },
  question: {
    says_yes: ['You answer straight. Good.', 'Yes. As I thought.'],
    says_no: ['No. Then I know enough.'],
    hums: ['I asked. Answer with words.'],
  },
  person: {
    asks_who: ['No names. Never names.', 'You do not know them. Good.'],
    asks_fate: ['Do not ask what came after.', 'That ended. I closed the book.'],
  },
}
