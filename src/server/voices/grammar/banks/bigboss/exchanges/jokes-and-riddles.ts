import type { JOKES_AND_RIDDLES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/jokes-and-riddles.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Jokes, riddles, dares, stories and small games in the chat. */
export const JOKES_AND_RIDDLES_LINES: ThemeLines<typeof JOKES_AND_RIDDLES_EXCHANGES> = {
  poem: [
    [
      'Stone. Bread. Silence. There is your poem.',
      'I buried a poet. He rhymed.',
      'Tomatoes are red. So are others.',
    ],
    ['One poem is enough for a life.'],
  ],
  say_word: [
    [
      'I choose my words. Never yours.',
      'Men repeat me. Not I them.',
      'I will not say it. Hear that.',
    ],
    ['The word again. The same silence.'],
  ],
  truth_or_dare: [
    ['Truth. You would not sleep.', 'No dares. I give orders.', 'I dare you. Sit still.'],
    ['Still the game. I won it.'],
  ],
  bet_you_cant: [
    ['I can. I will not.', 'I prove nothing to small men.', 'Your bet is weak. So is your chair.'],
    ['Still you dare me. I yawn.'],
  ],
  coin_flip: [
    ['I decide. Not coins.', 'Coins fall. I do not.', 'No dice. No luck. Only the word.'],
    ['Again the coin. I keep what lands here.'],
  ],
  rock_paper: [
    ['Stone. I always choose stone.', 'My hand does not move. You lose.'],
    ['Stone. Again. It wins.'],
  ],
  guess_number: [
    ['You think of running. I guessed.', 'Nothing. There was nothing there.'],
    ['Again nothing. I looked twice.'],
  ],
  riddle: [
    [
      'The answer is time. Usually.',
      'A grave. The answer is a grave.',
      'I do not guess. I dig.',
      'The answer is patience. Always.',
      'I was asked by a sphinx. She left.',
      'Death. Or bread. It is one of those.',
    ],
    ['The same answer. A grave.', 'I answered the last one.'],
  ],
  roast_me: [
    [
      'You beg for insults. That was it.',
      'I have forgotten you. While looking.',
      "A pebble. In another's shoe.",
    ],
    ['More? You are not worth a third word.'],
  ],
  praise_me: [
    [
      'You came alone. I like that.',
      'You live. That is my compliment.',
      'I do not dislike you. Rare.',
    ],
    ['I said it once. Frame it.'],
  ],
  tell_story: [
    [
      'Snow. A late man. Spring found him.',
      'Two brothers took a boat. One arrived.',
      'I carried a stone up. It stayed.',
      'A man cheated at scopa. He moved.',
    ],
    [
      'Another boy. More stone. Same end.',
      'You had your story.',
      'One story is enough. Tell yours.',
    ],
  ],
  act_as: [
    [
      'I am one man. It suffices.',
      'Actors kneel. I do not act.',
      'I do no voices. Mine is heard.',
      'I speak little. Now you want tricks.',
      'This is my voice. Learn it.',
      'A parrot does voices. I had one.',
    ],
    ['Again a mask. I wear none.', 'The voice stays.'],
  ],
  boo: [
    [
      'I heard your breath. Before the word.',
      'Nothing is behind me. It was removed.',
      'I do not turn. You should.',
    ],
    ['Again. My dog yawned.'],
  ],
  farts: [
    [
      'Pigs are outside. Join them.',
      'Were you raised? By whom?',
      'The dog looks at you. With shame.',
    ],
    ['Leave the air here. Take yourself.'],
  ],
  just_kidding: [
    ['A joke. I had called the car.', 'Laugh first. Then we know.'],
    ['Careful. My driver is slow to laugh.'],
  ],
  guess_what: [
    ['I know. Tell me anyway.', 'Speak. I do not guess.', 'News finds me first. Go on.'],
    ['Say it. Or keep it.'],
  ],
  dare_you: [
    ['I smiled in fifty-two. Once.', 'Boys dare. Men decide.', 'I am past proving.'],
    ['No. And careful.'],
  ],
  ask_me_something: [
    [
      'Who would you die for?',
      'What do you do when nobody looks?',
      'One question. Do you keep your word?',
    ],
    ['You did not answer the first.'],
  ],
}
