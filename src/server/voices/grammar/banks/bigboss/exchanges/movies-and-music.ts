import type { MOVIES_AND_MUSIC_EXCHANGES } from '#src/rules/sharks/exchanges/themes/movies-and-music.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Movies, songs, books, stars and other games. */
export const MOVIES_AND_MUSIC_LINES: ThemeLines<typeof MOVIES_AND_MUSIC_EXCHANGES> = {
  favorite_movie: [
    [
      'The one about the fisherman. Old. Silent.',
      'I do not sit in the dark.',
      'I saw one. It talked too much.',
      'One with no talking. Chaplin.',
      'The actor who says little. Him.',
      'I saw one. The bicycle. I understood.',
    ],
    ['The same one. Still silent.', 'Still the bicycle. Still sad.'],
  ],
  your_music: [
    [
      "Bells. And my brother's songs.",
      'Caruso. One record. Scratched.',
      'Silence. It is well composed.',
    ],
    ['The same record. It turns slowly.'],
  ],
  fav_book: [
    [
      'One. On Sundays. Anna reads it aloud.',
      'I read slowly. Faces are faster.',
      'My sons read. I ask how it ends.',
    ],
    ['The same book. It is long.'],
  ],
  do_you_dance: [
    [
      'At my wedding. Once. It was correct.',
      'You dance. I will watch the door.',
      'My legs carry. They do not play.',
    ],
    ['I danced. I told you when.'],
  ],
  movie_line: [
    [
      'Actors say that. Then they go home.',
      'I saw no film. I was there.',
      'A borrowed line. You borrow much.',
    ],
    ['The film is over. Sit.'],
  ],
  seen_movie: [
    ['No films. I have seen men.', 'My sons go. I sit here.', 'I saw one. It was silent. Good.'],
    ['Still no film.'],
  ],
  pop_stars: [
    ['Caruso. Then silence.', 'They shout. Caruso sang.', 'Anna sings in the kitchen. She wins.'],
    ['No more singers. Listen to the quiet.'],
  ],
  unknown_star: [
    ['Unknown. Lucky for them.', 'Not from here. Not from now.'],
    ['Names, names. None of mine.'],
  ],
  other_games: [
    ['I know bocce. Nothing else.', 'Games end. This does not.', 'I do not play. I move men.'],
    ['Still games. You are the piece.'],
  ],
  sound_like_show: [
    ['They copy. Badly. Loudly.', 'Men act. I am.', 'That one talked. I do not.'],
    ['I am no film. Films end.'],
  ],
  sings: [
    [
      'You sing. Bakers sing. Then they bake.',
      'A song. My dog left.',
      'Sing at my wake. Not before.',
    ],
    ['The song again. Lower.'],
  ],
  rap: [
    ['Boys talk fast. They have time.', 'Talking is not song.'],
    ['The drums again. I am above them.'],
  ],
  song_for_you: [
    [
      'You made a thing of me. Burn it.',
      'Nobody sings of me. They live longer.',
      'I heard worse. At funerals.',
    ],
    ['Once was enough music.'],
  ],
  line_from_movie: [
    [
      'Films copy old men.',
      'I say little. They film it.',
      'They borrowed my silence. They added music.',
    ],
    ['No film. Only me.'],
  ],
  movies_playing: [
    [
      'I do not know. I sleep there.',
      'An old one. With few words.',
      'Watch people. It costs nothing.',
    ],
    ['Still no film. Stay home.'],
  ],
}
