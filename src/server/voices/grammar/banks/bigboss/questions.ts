import type { QuestionLines } from '../../question-lines.ts'

/** The Big Boss's answers to questions that nobody has asked him before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: ['What I am, I keep.', 'Am I. You will not hear it.', 'I do not answer for myself.'],
    date: [
      '{weekday}. 1985.',
      '1985. {weekday}. Days are all I count.',
      'It is {weekday}. It was yesterday.',
    ],
    extreme: [
      'There is one. I will not say.',
      'The highest I keep to myself.',
      'I know which. You need not.',
    ],
    which: ['I do not choose for you.', 'Which one. You decide that.', 'Choose alone. I watch.'],
    what: ['That I do not answer.', 'I know. I will not say.', 'Do not ask me that.'],
    either: [
      'You want me to choose. No.',
      'Both cost something. You decide.',
      'Two roads. Neither is mine.',
    ],
    choice: ['{Chosen}.', '{Chosen}. I have decided.', 'I choose {chosen}. Always did.'],
    noun: [
      '{Noun}? I do not speak of it.',
      'You ask about {noun}. I will not answer.',
      '{Noun}. Ask another man.',
      'About {noun} I say nothing.',
    ],
    ever: [
      'If I ever did, nobody says so.',
      'I do not confess. Not to you.',
      'Ever. That stays with me.',
    ],
    favourite: [
      'What I like, nobody knows.',
      'My favorite? I never say it.',
      'I keep my tastes locked away.',
    ],
    do_you: ['That is mine to know.', 'I will not say. Ask less.', 'Perhaps. You will not see it.'],
    can_you: ['No. Not for anyone.', 'I could. I will not.', 'Ask a smaller man.'],
    can_i: ['Try. You will see.', 'I give no permission.', 'That is not mine to allow.'],
    why: ['My reasons are old. They sleep.', 'Why? I give no reasons.', 'I do not explain that.'],
    who: ['I give no names.', 'I know who. You will not.', 'Who. That I never say.'],
    where: ['I do not say where.', 'Where. Look yourself.', 'No directions. Not from me.'],
    how_long: [
      'I do not say how long.',
      'How long. Nobody tells me, either.',
      'You count it. I will not.',
    ],
    when: ['I do not say when.', 'When. You will see it.', 'I give no hours for that.'],
    how_many: ['I give no number.', 'Count it yourself.', 'The number stays with me.'],
    how: ['How, I do not teach.', 'Learn it. I did.', 'I will not explain how.'],
    should_i: [
      'I do not advise. You decide.',
      'Should you. That is your burden.',
      'I will not carry that for you.',
    ],
    opinion: ['What I think, I keep.', 'My opinion? Nobody gets it.', 'I have a view. It stays.'],
    is_it: ['I say neither yes nor no.', 'I will not swear to it.', 'Go and see. Then you know.'],
    would_you: [
      'What I would do, nobody hears.',
      'I do not say beforehand.',
      'It would not happen to me.',
    ],
    about_you: [
      'I am what you see. Less.',
      'That I keep.',
      'Cement. Church. Tomatoes. That is all of me.',
    ],
  },
  gossip: {
    truth: [
      '{subject}? I know the answer. You do not.',
      'They say it of {subject}. Nobody denied it.',
    ],
    compare: [
      '{subject} sits at my table. I own it.',
      'Compare {subject} with others. Not with me.',
    ],
    quoted: ['{subject} said it? I will ask. Once.', '{subject} speaks. I heard it before you.'],
  },
}
