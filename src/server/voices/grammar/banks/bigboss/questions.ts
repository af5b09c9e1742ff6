import type { QuestionLines } from '../../question-lines.ts'

/** The Big Boss's answers to questions that nobody has asked him before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: ['I am. It is nothing.', 'No. You would know it.', 'Perhaps. Look closer.'],
    date: [
      '{weekday}. 1985.',
      '1985. {weekday}. Days are all I count.',
      'It is {weekday}. It was yesterday.',
    ],
    extreme: [
      'One. I buried it.',
      'The first. I do not speak of it.',
      'I know which. You need not.',
    ],
    which: ['The quiet one.', 'Neither looks at you. Choose.', 'The older one.'],
    what: ['What it is stays here.', 'I know what. That is enough.', 'Do not ask me what.'],
    either: ['Both.', 'The first.', 'Neither. I leave the room.'],
    choice: ['{Chosen}.', '{Chosen}. I have decided.', 'I choose {chosen}. Always did.'],
    ever: ['Once. It was enough.', 'Never. I let others.', 'Yes. In another life.'],
    favourite: [
      'The oldest one. It is quiet.',
      'My favorite? The one that lasts.',
      'I had one. It was buried well.',
    ],
    do_you: ['Sometimes. Alone.', 'No. I had no time.', 'Yes. You are surprised. Good.'],
    can_you: ['No. Not for anyone.', 'I could. I will not.', 'Ask a smaller man.'],
    can_i: ['You may. Once.', 'No.', 'If you must. Be careful.'],
    why: ['My reasons are old. They sleep.', 'Why? It was necessary.', 'I do not explain that.'],
    who: ['I give no names.', 'Someone who is silent now.', 'I. Who else.'],
    where: ['Near. You were there.', 'On the hill. Behind trees.', 'I do not say where.'],
    how_long: ['Until I am done.', 'Long enough.', 'As long as stone lasts.'],
    when: ['When I say.', 'In its time. Not yours.', 'You will know when.'],
    how_many: ['Enough.', 'Fewer than before.', 'Four. One talks.'],
    how: ['Slowly. Without noise.', 'By waiting. Others do not.', 'With clean hands. Mostly.'],
    should_i: ['No. You asked. So no.', 'Yes. Before you doubt.', 'If you can bear the end.'],
    opinion: ['It is noise. I wait.', 'I respect it. From afar.', 'It will not last. I will.'],
    is_it: ['Yes.', 'No. But let them say it.', 'In part. Not the pretty part.'],
    would_you: [
      'I would wait. Then act once.',
      'I would sit still. As now.',
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
