import type { Bank } from '../../bank.ts'

/** Answers to talk that is not business. */
export const TALK: Bank = [
  {
    topic: 'answer_postpone',
    lines: [
      'I can wait. Can you?',
      'Think. Quietly.',
      'Tomorrow, then.',
      'Do not think long.',
      'Patience. Good.',
      'Come when you know.',
    ],
  },
  {
    topic: 'answer_trade',
    lines: [
      'I do not carry boxes.',
      'Sell it. Then talk.',
      'Small goods. Small man?',
      'Spread it out.',
      'Not in {borough}.',
      'Show me profit. Not boxes.',
    ],
  },
  {
    topic: 'answer_rules',
    lines: [
      'One rule. Respect.',
      'Names are earned here.',
      'Early is good.',
      'Sold too much? Leave the street.',
      'You will learn.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      'Do not be late.',
      'First your name. Then your goods.',
      'Then I own you.',
      'Ask for time once. Before.',
      'Ask those who tried.',
    ],
  },
  {
    topic: 'answer_memory',
    lines: [
      'I forget nothing.',
      '{name}. {cash}. Enough.',
      'I know your mother.',
      'Everything, {name}.',
      'I remember. You should.',
    ],
  },
  {
    topic: 'answer_memory',
    when: ['has_last_deal'],
    lines: ['I remember {lastDeal}.', 'You? {lastDeal}.'],
  },
  {
    topic: 'answer_identity',
    lines: [
      'You know who I am.',
      'The Boss.',
      'Real enough to bury you.',
      'I was poor. Once.',
      'I came on a boat.',
      'Names are for headstones.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other'],
    lines: [
      '{subject} works for me.',
      '{subject}? Useful. That is all.',
      'Leave {subject} to me.',
      'Ask {subject}. I already have.',
      '{subject} talks. I listen.',
      'I made {subject}.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_self'],
    lines: ['They say much. Softly.', 'I sit here.', 'Say it to me.', 'Half of it. Choose.'],
  },
  {
    topic: 'answer_apology',
    lines: ['Accepted.', 'Once, I forgive.', 'It is past.', 'Rise, {name}.', 'Do not repeat it.'],
  },
  {
    topic: 'answer_promise',
    lines: [
      'It is heard.',
      'Words weigh. Carry them.',
      'See that you do.',
      'I keep promises. Keep yours.',
      'My driver heard it too.',
    ],
  },
  {
    topic: 'answer_excuse',
    lines: [
      'Not my weather.',
      'And yet.',
      'Everyone bleeds, {name}.',
      'I asked for nothing but time.',
      'Sad. Continue.',
    ],
  },
  {
    topic: 'answer_compliment',
    lines: ['I know.', 'So they say.', 'You want something.', 'Kind. Careful.'],
  },
  {
    topic: 'answer_joke',
    lines: [
      'I do not joke.',
      'Ha.',
      'A man laughed here. Once.',
      'Tommy is funny. Go there.',
      'I buried a clown.',
      'Smile. There. Done.',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['unsure', 'met'],
    lines: [
      'You want what?',
      'Yes or no?',
      'What did you mean, {name}?',
      'Again?',
      'Money? Or what?',
      'Is that all?',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['small_talk', 'met'],
    lines: [
      'You told me. I will remember.',
      'I heard that. Go on.',
      'You say it lightly. Why?',
      'A man brings me his days. Fine.',
      'That is yours to carry, {name}.',
      'I listen. It costs nothing.',
      'You talk freely. Careful.',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['off_topic'],
    lines: [
      'Not of this street.',
      'Ask a school.',
      'I do not know it.',
      'No such thing.',
      'Strange talk, {name}.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_vinnie'],
    lines: [
      'Vinnie is loud. Dogs are, by day.',
      'Vinnie is not mad. He is hungry.',
      'Vinnie stands up when I enter. Good.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_tommy'],
    lines: [
      'Tommy is safe. I ate there.',
      'Tommy feeds people. Nobody touches Tommy.',
      'A kind man. He keeps books too.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_carmela'],
    lines: [
      'Carmela counts. I let her.',
      'She cheats nobody. She reads them.',
      'Carmela belongs to Carmela. I allow it.',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['topic_love', 'asks_shark', '!asked_before'],
    lines: ['Forty years. The same woman.', 'Yes. She picks the tomatoes.'],
  },
  {
    topic: 'answer_topic',
    when: ['topic_sleep', 'asks_shark', '!asked_before'],
    lines: ['I sleep. The house is quiet.', 'Eight hours. Stone pays well.'],
  },
]
