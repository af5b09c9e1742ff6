import type { RemarkTopic } from '#src/rules/sharks/remarks.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** The Big Boss on what strangers remark and ask. */
export const REMARK_LINES: TopicLines<RemarkTopic | 'reckoning'> = {
  seized: [
    [
      'The police took it. Carry less.',
      'The law has your goods. Let go.',
      'Goods lost. You walk free. Good trade.',
    ],
    ['The police again. Change your road.'],
  ],
  robbed: [
    [
      'Robbed. I will hear who.',
      'You lost money. Not your hands. Good.',
      'A thief took from you. Foolish thief.',
    ],
    ['Robbed again. Walk with someone.'],
  ],
  father_borrowed: [
    [
      'Your blood sat here. It kept its word.',
      'I remember your family. Be like them.',
      'They came before you. They paid. Good.',
    ],
    ['Your family again. I have not forgotten.'],
  ],
  biggest_loan: [
    [
      'The largest? A harbour. It paid.',
      'My first: one bag of cement.',
      'The worst loan was to a friend.',
    ],
    ['I told you. A harbour, or cement.'],
  ],
  own_family: [
    [
      'Anna. Forty years. Four sons.',
      'Four sons, one dog. The dog listens.',
      'I have a wife. Ask no further.',
    ],
    ['Still Anna. Still four sons.'],
  ],
  own_age: [
    [
      'Seventy-one. Every winter of it.',
      'Born in the year of snow. 1914.',
      'Old. Seventy-one. I still hear well.',
    ],
    ['Seventy-one. It has not changed.'],
  ],
  own_past: [
    [
      'A village. A boat. Then stone.',
      'I carried stone. Men watched. Men followed.',
      'I came by boat. With one coat.',
    ],
    ['Stone and a boat. I said so.'],
  ],
  divorce: [
    [
      'A house divided. I am sorry.',
      'That is grief. Sit with it.',
      'She is gone. Keep your dignity.',
    ],
    ['Still grieving. It takes a year.'],
  ],
  bad_news: [
    [
      'Bad days come. I am sorry.',
      'That is a loss. Stand up slowly.',
      'I hear your trouble. Eat first.',
    ],
    ['More trouble. You are still standing.'],
  ],
  rate_shock: [
    [
      'My rate? None. You run errands.',
      'Too much? I ask no percent.',
      'Others take percent. I take work.',
    ],
    ['The rate again. I have none.'],
  ],
  may_smoke: [
    ['Smoke. Anna is not here.', 'You may. Open the window.', 'No smoke at table. After.'],
    ['You asked. The window is open.'],
  ],
  may_sit: [
    [
      'You may sit. Left of me.',
      'The chair is yours. For now.',
      'Sit. Nobody stands well for long.',
    ],
    ['I gave you a chair.'],
  ],
  whats_funny: [
    [
      'Nothing. I remembered an old man.',
      'You saw me smile. Rare.',
      'Young men amuse me. Not you alone.',
    ],
    ['I am not smiling now.'],
  ],
  lie_low: [
    [
      'They know your face. Hide it.',
      'Sell little. Move often. They forget.',
      'Be quiet a week. Heat dies.',
    ],
    ['Still hot. Then still be quiet.'],
  ],
  why_reputation: [
    [
      'A name opens goods. And credit.',
      'Good name: better goods, larger sums.',
      'I give credit to names, not faces.',
    ],
    ['I said: goods and credit. By name.'],
  ],
  together: [
    [
      'They come when I call. All three.',
      'We ate together once. I paid.',
      'I know them. They stand. I sit.',
    ],
    ['I answered. They stand. I sit.'],
  ],
  eatery: [
    [
      'Arthur Avenue. Ask for Aldo. Eat there.',
      'My sister cooks on Arthur Avenue.',
      'The bakery on 187th Street. Early.',
    ],
    ['Arthur Avenue. I said it.'],
  ],
  spare_me: [
    [
      'Nobody comes before {nextAt}. Then: {nextStep}.',
      '{nextAt}. Then they take {nextStep}.',
      'You have until {nextAt}. Next: {nextStep}.',
    ],
    ['The same: {nextAt}. Then {nextStep}.'],
  ],
  trust_you: [
    [
      'I gave my word. It stands.',
      'Trust me. I never said a thing twice.',
      'My word is older than you.',
    ],
    ['My word stands. Ask no more.'],
  ],
  enjoys_fear: [
    [
      'Fear is a tool. I own better.',
      'I do not enjoy it. It works.',
      'I sleep. The honest do, too.',
    ],
    ['I said no. Fear is only useful.'],
  ],
  whose_first: [
    [
      'Tommy first. Me last.',
      'Begin small. Tommy. Then return.',
      'First the small ones. I come last.',
    ],
    ['Tommy first. I told you.'],
  ],
  meet_boss: [
    ['You are speaking to him.', 'Eight tenths of a name. Here I am.', 'You found me. Few do.'],
    ['I am still he.'],
  ],
  followed: [
    [
      'Followed? Perhaps he is mine.',
      'Do not turn around. Walk slowly.',
      'I will ask who. Go home.',
    ],
    ['He still follows. I was told.'],
  ],
  bad_sale: [
    [
      'You sold cheap. Learn. Wait longer.',
      'A loss. Small men hide it. Good.',
      'Too low. Ask in two boroughs.',
    ],
    ['Low again. You did not wait.'],
  ],
  local: [
    [
      'From these streets. Then you know me.',
      'A neighbour. I knew your street.',
      'You are from here. I built here.',
    ],
    ['Yes. You are from here.'],
  ],
  allergy: [
    [
      'You sneeze. Take my handkerchief.',
      'The dog will go outside.',
      'Allergic. My second son, too.',
    ],
    ['You still sneeze. Keep the handkerchief.'],
  ],
  long_way: [
    [
      'An hour. You came. I noticed.',
      'Trains stop. Men arrive. You arrived.',
      'A long road. Sit now.',
    ],
    ['The road again. You know it now.'],
  ],
  reckoning: [
    [
      '{reckonedSum}, {reckonedDays}, {reckonedRate}: {reckonedTotal}.',
      '{reckonedTotal}. From {reckonedSum}, {reckonedDays} at {reckonedRate}.',
      'It grows to {reckonedTotal}. {reckonedDays}, {reckonedRate} daily.',
    ],
    ['{reckonedTotal}. I counted before.'],
  ],
}
