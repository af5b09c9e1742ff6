import type { REPUTATION_AND_FAVOURS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/reputation-and-favours.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Reputation, favours, errands and work for a debt. */
export const REPUTATION_AND_FAVOURS_LINES: ThemeLines<typeof REPUTATION_AND_FAVOURS_EXCHANGES> = {
  rep_dropped: [
    [
      'You were late. Somewhere.',
      'Only lateness does that. Look.',
      'Someone waits for money. Names fall so.',
    ],
    ['Late. There is no other way.'],
  ],
  work_off_debt: [
    [
      'Take a job. Bring what it pays.',
      'Sweat is not silver. Turn it.',
      'No. Money left. Money returns.',
      'Work where they pay. Then come.',
      'Work pays you. You pay me.',
      'I have hands enough. Bring cash.',
      'Do a job. Carry it here.',
    ],
    ['Money. From work, if you like.', 'Still no. Count, and bring.', 'No trade of sweat. Still.'],
  ],
  become_boss: [
    [
      'Keep your name forty years. Then ask.',
      'The chair is taken. Sit near it.',
      'Grow rich. Stay silent. Wait.',
    ],
    ['The chair is still taken.'],
  ],
  rep_fast: [
    ['Borrow. Carry it. Repay on the day.', 'Only punctuality. Trading buys no name.'],
    ['Pay in time. Again.'],
  ],
  why_errands: [
    [
      'Work pays. It also teaches.',
      'My errands keep the price at nothing.',
      'A job fills an empty hand.',
    ],
    ['The point is the same. Pay.'],
  ],
  late_name: [
    ['All know. One city. One name.', 'No purse opens. Pay first.', 'Your name falls. I hear it.'],
    ['They know. Still.'],
  ],
  whats_in_it: [
    [
      'What you earn above. It is yours.',
      'A good name. It opens doors.',
      'You eat. You live well. Perhaps.',
    ],
    ['As before. The rest is yours.'],
  ],
  name_back: [
    [
      'Pay on time. Then again. Again.',
      'A name heals slowly. Feed it.',
      'First pay the late ones.',
    ],
    ['Slowly, I said. Walk.'],
  ],
  favours_list: [
    ['An advance. A day. A word. Protection.', 'One move. And my trust.'],
    ['The same list.'],
  ],
  skip_errand: [
    ['An errand is my interest. Walk.', 'Each day a place. Until you pay.'],
    ['Missed is added. I said so.'],
  ],
  good_word: [
    [
      'No one speaks for you. Only your name.',
      'I listen to books. Not to friends.',
      'Be on time. I hear it.',
    ],
    ['Your own name must speak.'],
  ],
  needs_favour: [['Which? Say it once.', 'Ask. Know that I keep count.'], ['Name it. Or go.']],
  standing_others: [
    [
      'Trust: each his own. Name: one.',
      "My regard is mine. Your name is everyone's.",
      'Late with one, closed with four.',
    ],
    ['I told you. One name. Four eyes.'],
  ],
  favour_vs_work: [
    [
      'Each takes a move. Only one pays.',
      'Work brings cash. My help costs standing.',
      'You work for pay. I help for respect.',
    ],
    ['Same answer. The board pays. I help.'],
  ],
  going_places_slow: [
    [
      'A good name. Then my door.',
      'Pay the others in time. I hear it.',
      'Carmela first. Then I. Patience.',
    ],
    ['Your name is not ready. Or ask me.'],
  ],
}
