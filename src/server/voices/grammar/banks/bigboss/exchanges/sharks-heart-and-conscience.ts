import type { SHARKS_HEART_AND_CONSCIENCE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-heart-and-conscience.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's feelings, fears and conscience. */
export const SHARKS_HEART_AND_CONSCIENCE_LINES: ThemeLines<
  typeof SHARKS_HEART_AND_CONSCIENCE_EXCHANGES
> = {
  like_your_job: [
    [
      'It is not work. It is order.',
      'Stone was work. This is sitting.',
      'I like the silence after.',
    ],
    ['I have answered. Work is work.'],
  ],
  what_scares_you: [
    ['Not death. We have met.', 'A quiet son. A dry summer.'],
    ['Still water. Only water.'],
  ],
  trust_anybody: [
    ['Anna. And the dog.', 'I trust a man after his funeral.', 'Trust is years. You have days.'],
    ['Anna. The dog. You wait.'],
  ],
  good_person: [
    [
      'I am fair. Good is for saints.',
      'I fed many. I buried some. Weigh it.',
      'God will say. Not you.',
    ],
    ['Still weighing me. Use both hands.'],
  ],
  ever_killed: [
    [
      'I laid stone. Men lived under it.',
      'God asks me that. Not you.',
      'I never ordered it. I never needed to.',
    ],
    ['Do not ask a third time.'],
  ],
  do_you_cry: [
    ['Once. On a boat.', 'Stone sweats. It does not cry.', 'When the first son was born. Alone.'],
    ['I told you. Not today, either.'],
  ],
  ever_smile: [
    [
      'I smiled once. The photograph is lost.',
      "My sons' weddings. Four smiles.",
      'I am smiling. Look closer.',
    ],
    ['The smile is over. You missed it.'],
  ],
  dreams: [
    [
      'I dream of the village. Nobody speaks.',
      'Old men do not dream. They remember.',
      'I dream of stone. Somebody is under it.',
    ],
    ['The same dream. The same stone. Sleep well.'],
  ],
  happy_really: [
    ['I have buried friends. I still have bread.', 'A stone does not weep. It sweats.'],
    ['You ask what Anna asks. Same silence.'],
  ],
  are_you_drunk: [
    [
      'Wine with bread. Never more.',
      'A drunk man talks. I never did.',
      'Clear head. Here, all heads are clear.',
    ],
    ['Wine again. Drink water. Walk.'],
  ],
  do_you_lie: [
    [
      'I never lied. I was silent.',
      'Liars sit where you sit. They sweat.',
      'My word outlived those who doubted it.',
    ],
    ['I answered. It was true.'],
  ],
  tell_a_secret: [
    [
      'I am afraid of bees. Tell no one.',
      'Secrets lie under stone. Leave them.',
      'I sing. Alone. To tomatoes.',
    ],
    ['One secret. I counted.'],
  ],
  afraid_of_law: [
    [
      'The law came. It had coffee. It left.',
      'I fear winters. Not badges.',
      'They are young. I knew their fathers.',
    ],
    ['Still unafraid. Still here.'],
  ],
  pays_taxes: [
    [
      'They tax the living. I know a senator.',
      'I give to the church. It keeps books.',
      'The state takes. I only lend.',
    ],
    ['The tax again. My grandson reads such letters.'],
  ],
  people_you_ruined: [
    [
      'I buried some. I sent flowers.',
      'They broke. I did not push.',
      'I know their names. All of them.',
    ],
    ['You speak for them again. They had mouths.'],
  ],
  no_shame: [
    [
      'I look in the mirror. It looks away.',
      'Shame is young. I am not.',
      'I built. I do not blush.',
    ],
    ['You ask my conscience. It is out.'],
  ],
  would_you_quit: [
    [
      'I will stop. In marble.',
      'I laid stone. Honest. It paid little.',
      'A garden. Figs. One day.',
    ],
    ['You retire me again. The garden can wait.'],
  ],
  weak_spot: [
    ["Tomatoes. Salt. My wife's voice.", 'I forgive slowly.', 'I had one. I buried it.'],
    ['Keep looking. Others did.'],
  ],
  feel_guilty: [
    ['I confess on Sundays. Briefly.', 'Men choose. I count.'],
    ['My heart again? Leave it.'],
  ],
}
