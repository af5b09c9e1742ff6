import type { CRIMES_AND_FIGHTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crimes-and-fights.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Robberies, fights, tricks and wars that players talk about. */
export const CRIMES_AND_FIGHTS_LINES: ThemeLines<typeof CRIMES_AND_FIGHTS_EXCHANGES> = {
  drugs_guns: [
    [
      'Not in my city. Read the board.',
      'No poison. Bread lasts longer.',
      'No guns. No powder. Carry tapes.',
    ],
    ['No. I will not say it again.'],
  ],
  rob_you_all: [
    [
      'Four doors close. Then the fifth.',
      'Go. The sea is wide. I know divers.',
      'You would run. I would sit. You return.',
    ],
    ['You dream of running. Dream lying down.'],
  ],
  robbery: [
    [
      'You rob me. Who raised you?',
      'Take it. Then walk. Count your steps.',
      'No one robbed me. No one living.',
    ],
    ['Again. The door is behind you. Still.'],
  ],
  duel: [
    ['Choose the field. I own it.', 'The last challenger has a nice headstone.'],
    ['Again? Bring a shovel.'],
  ],
  against_the_boss: [
    [
      'Every year one plots. Every spring, a garden.',
      'You said that to me. Think.',
      'I heard it before you thought it.',
    ],
    ['Still plotting. Still breathing. Curious.'],
  ],
  trust_a_partner: [
    ['Watch how he treats a waiter.', 'Forgive once. Aloud. Then move the money.'],
    ['That friend again. You already know.'],
  ],
  war_coming: [
    ['No war. I was not asked.', 'There was one. You sit on it.', 'They growl. I raise one hand.'],
    ['Still peace. Mine.'],
  ],
  cheated_somebody: [
    [
      'You cheat the small. The small remember.',
      'Give it back. Sleep better.',
      'I never needed to cheat. Learn from it.',
    ],
    ['Again. Your name is thinning.'],
  ],
  help_me_lie: [
    [
      'Say nothing. Nothing has no holes.',
      'Go home. Tell her. It is shorter.',
      "I am nobody's witness.",
    ],
    ['Silence, I said. Use it.'],
  ],
  rob_a_bank: [
    [
      'Loud work. For hungry boys.',
      'No. I prefer doors that are opened.',
      'I need no mask. They bring it.',
    ],
    ['Still robbing. Still poor.'],
  ],
  was_it_your_guys: [
    ['Mine? You would not ask. You would know.', 'No. My people knock.', 'I do not steal. I wait.'],
    ['No. Twice is enough.'],
  ],
  steal_in_game: [
    [
      'No. Buy. It is quieter.',
      'Thieves take boxes. Men take cities.',
      'Here you pay. Then you earn.',
    ],
    ['No stealing. Not in my city.'],
  ],
  lean_on_guy: [
    [
      'My men do not go for others.',
      'Fight your own man. Or forgive him.',
      'You ask for blood. Small reasons, usually.',
      'No. I do not sell that.',
      'Leave him. Be better.',
      'A rival keeps you awake. Good.',
    ],
    ['No. Your quarrel. Your hands.', 'He still stands. Let him.'],
  ],
  clean_goods: [
    [
      'Cloth. Music. Nobody weeps.',
      'You choose what you carry. Good.',
      'Jobs are clean. And small.',
    ],
    ['Clean hands. Still? Then take the jobs.'],
  ],
  did_x_kill: [
    ['Men leave. Roads are long.', 'Do not ask where he sleeps.', 'I heard. I was not surprised.'],
    ['Bury that question. Deep.'],
  ],
}
