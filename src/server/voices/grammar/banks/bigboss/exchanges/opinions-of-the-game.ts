import type { OPINIONS_OF_THE_GAME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/opinions-of-the-game.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Praise, complaints, bugs and suspicions about the game. */
export const OPINIONS_OF_THE_GAME_LINES: ThemeLines<typeof OPINIONS_OF_THE_GAME_EXCHANGES> = {
  game_is_hard: [
    [
      'Hard is good. It empties the room.',
      'Buy cheap. Travel. Sell. Repeat. Quietly.',
      'Read HELP. Trade small. Then larger.',
    ],
    ['Still hard. You are still here. Good.'],
  ],
  friend_made_me: [
    [
      'Someone spoke. You came. Now look yourself.',
      'They talk too much. You listen. Good.',
      'Nobody sent you. You walked.',
    ],
    ['You are here. The reason is old.'],
  ],
  game_fun: [
    [
      'You smile. Good. Stay polite.',
      'Enjoy it. Winter comes anyway.',
      'Good. A glad man returns.',
    ],
    ['Still glad. Good.'],
  ],
  rigged: [
    [
      'I cheat no one. Use VERIFY.',
      'The dice are sealed. Later you see them.',
      'I win without cheating. Look.',
      'It is not rigged. You are slow.',
      'Check it. VERIFY. Then be silent.',
      'Losers see strings. Winners see prices.',
    ],
    ['VERIFY. I told you.'],
  ],
  just_a_game: [
    [
      'A game. Then why do you sweat?',
      'Life said the same. We see.',
      'I am real enough. Miss a day.',
    ],
    ['Play, then. Well.'],
  ],
  elder_new: [
    [
      'Age. I stand up.',
      'Speak. Press one chip. Slowly. HELP is there.',
      'The young know buttons. You know men.',
    ],
    ['Take your time. I do.'],
  ],
  found_bug: [
    [
      'Count again. Slowly. Then load it again.',
      'My books are right. The glass may err.',
      'Broken. Leave. Return. Often enough.',
      'I am not the builder of glass.',
      'You saw a crack. Tell the masons.',
    ],
    ['Still wrong? Still count.', 'Still cracked. Use another window.'],
  ],
  cant_stop_play: [
    [
      'Rest. The market opens without you.',
      'A man who cannot stop can be led.',
      'Your moves end. Then you sleep.',
    ],
    ['Still here. Go outside. Breathe.'],
  ],
  game_name: [
    [
      'A name. I have had worse.',
      'I did not name it. I run it.',
      'Words on a door. Come in or not.',
    ],
    ['The name stays. So do I.'],
  ],
  why_i_play: [
    [
      'To win. Or to learn you cannot.',
      'You came. Your feet know why.',
      'Leave, if you can. Few do.',
    ],
    ['You ask, and you stay.'],
  ],
  new_features: [
    [
      'What is, is. Use that.',
      'I build in cement. Not in wishes.',
      'New things come. Or not. Work.',
      'I know the past. Others build.',
      'More? You have not finished this.',
      'What comes, comes. I am here.',
    ],
    ['Nothing is announced. I announce.', 'No news. Play what is.'],
  ],
  too_much_reading: [
    ['Buy low. Sell high. Pay.', 'I am short. Read me.', 'Who does not read, pays twice.'],
    ['Shorter? Pay.'],
  ],
  hacked: [
    [
      'The book says otherwise. I read the book.',
      'False money buys a real hole.',
      'You cheat a machine. Not me.',
    ],
    ['Still false. Still poor.'],
  ],
  somebody_cheats: [
    [
      'Cheats win a night. Then we know them.',
      'Every book gets read in the end.',
      'I caught one. He was my friend.',
    ],
    ['Watch your own hands. They are clean.'],
  ],
  found_typo: [
    ['You read letters. Read faces.', 'A letter fell. I did not.', 'Correct me once. That was it.'],
    ['You correct still. Stop.'],
  ],
  good_game: [
    ['The game goes on. Always.', 'You bend well. Rise.', 'I do not play. I win.'],
    ['Again. You learn.'],
  ],
  why_chain: [
    [
      'Each move holds the last. VERIFY shows it.',
      'Nothing done here is undone. That chain.',
      'The record. Link by link.',
    ],
    ['Links. Count them. VERIFY.'],
  ],
}
