import type { CREW_AND_BOSS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crew-and-boss.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The big boss, the crew and how to get into it. */
export const CREW_AND_BOSS_LINES: ThemeLines<typeof CREW_AND_BOSS_EXCHANGES> = {
  wants_to_learn: [
    [
      'Watch. Say little. Pay on the day.',
      'I learned by carrying. Carry.',
      'Respect is the first lesson. You began.',
      'Watch. That is the school.',
      'Carry stone first. Eleven years.',
      'I have four sons. No vacancy.',
    ],
    ['The lesson stands. Carry.', 'The lesson has not ended. Watch.'],
  ],
  go_partners: [
    [
      'I have no partners. I have debtors.',
      'Half? All of this is mine.',
      'I lend. You run. No halves.',
      'I have no partners. I have sons.',
      'Half of mine? For half of what?',
      'One hand holds the knife.',
    ],
    ['Still no partners.', 'I do not share. Eat your own.'],
  ],
  boss_exists: [
    ['He is talking to you.', 'I exist. Ask the ground.', 'Many hoped I did not.'],
    ['Still you doubt. Touch the table. Mine.'],
  ],
  boss_successor: [
    ['I am not dead. Look.', 'Four sons. None of them asks.', 'The chair chooses. It chose stone.'],
    ['Again my death. After yours, perhaps.'],
  ],
  work_for_me: [
    ['Buy me? With what? My change?', 'I have a chair. You have an idea.'],
    ['No. I am old, not bored.'],
  ],
  bring_customers: [
    ['Let him come. Alone.', 'Each man carries his own. No passing.'],
    ['Your friend has feet. He may use them.'],
  ],
  who_is_boss: [
    [
      'A man who carried stone. Now others carry.',
      'One chair. I sit in it.',
      'You speak with him.',
    ],
    ['You asked. The chair is still mine.', 'Me. Still.'],
  ],
  how_many_men: [
    [
      'Enough. You passed two.',
      'I do not count them. They count.',
      'Four sons. One dog. Many friends.',
    ],
    ['As many as then. They stand nearer now.'],
  ],
  join_crew: [
    [
      'I do not recruit. I notice.',
      'Carry first. Then ask for a place.',
      'My sons waited years. You came today.',
    ],
    ['No place yet. Stand straighter.'],
  ],
  work_for_boss: [
    [
      'Bring a clean name. Then I open.',
      'My money has errands. First, the name.',
      'Pay the others in time. I watch.',
      'You see me. Few do. Mind your name.',
      'A high name opens my door.',
      'I am he. Next time, bring a name.',
    ],
    ['The name. Nothing else opens.', 'The same door. The same key. Your name.'],
  ],
  watch_my_back: [
    [
      'Police, when hot. Us, when late.',
      'The clock. It stabs in front.',
      'No one robs you. You slip alone.',
    ],
    ['Still two. The badge and the day.'],
  ],
  who_runs_docks: [
    [
      'I poured the piers. Now guess.',
      'Many have keys. One has the door.',
      'You stand on it. You ask me.',
    ],
    ['The same hand. Look up.'],
  ],
  real_gangster: [
    [
      'I build. Men listen. That is all.',
      'That word is for films.',
      'I have friends. Many. Call it so.',
      'Five. There was a sixth. It was quiet.',
      'I knew their fathers. I outlived them.',
      'We have no name. It is better.',
    ],
    ['You used that word before. Enough.', 'Do not ask for families. Count mine.'],
  ],
}
