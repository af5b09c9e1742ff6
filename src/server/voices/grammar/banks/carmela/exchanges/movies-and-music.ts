import type { MOVIES_AND_MUSIC_EXCHANGES } from '#src/rules/sharks/exchanges/themes/movies-and-music.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Movies, songs, books, stars and other games. */
export const MOVIES_AND_MUSIC_LINES: ThemeLines<typeof MOVIES_AND_MUSIC_EXCHANGES> = {
  favorite_movie: [
    [
      'The Leopard; a family loses everything, and does it in excellent clothes. Have you seen it?',
      'I prefer the opera, where they at least sing while they ruin each other; but I admit a weakness for Mister Welles. And you?',
      'One about a bank, in which nobody read the contract; I laughed alone. What would you recommend?',
      'Double Indemnity; a competent insurance man catches everyone, and nobody thanks him. Have you seen it?',
      'I prefer pictures in which somebody reads the will aloud. The rest is scenery; would you disagree?',
      'Barbara Stanwyck, always; she never raised her voice before the second act. Whom do you admire?',
    ],
    [
      'My taste in films has not altered; shall I compare it with yours?',
      'My taste has not altered since you last asked; has yours matured?',
    ],
  ],
  your_music: [
    [
      'Puccini, third row, alone; I weep in the second act and am composed by the interval. What moves you?',
      'The opera; there one is at least told the plot in advance. Do you sing?',
      'Bach, for accounts; Verdi, for settlements. What would you have suggested?',
    ],
    ['My ear has not changed since you asked; has something better been written?'],
  ],
  fav_book: [
    [
      'A good novel always contains an inheritance. Have you found one that does not?',
      'I reread the classics, since they were not written to please me. What lies on your own table?',
    ],
    ['My shelf is as you left it; have you opened anything since?'],
  ],
  do_you_dance: [
    [
      'I waltzed until 1974, and well; I have not since been asked by anyone whom I would follow. Do you lead?',
      'Dancing is a negotiation in which both parties count aloud in their heads. Are you any good at it?',
      'I watch; one learns who leads, and who merely holds on. Which are you?',
    ],
    ['I decline the second dance as I declined the first; shall we sit?'],
  ],
  movie_line: [
    [
      'I recognise a line that was written for a taller person. Have you one of your own?',
      'You quote; it is what people do when they have been frightened by a large screen. How does the scene end?',
      'Delivered with feeling, and out of context; you should be in the theatre, and I own the curtain. Shall I lower it?',
    ],
    ['Another quotation; do you keep the ticket stubs as well?'],
  ],
  seen_movie: [
    [
      'I wait until they have been forgotten; then the prints are cheap. Was the story any good?',
      'I prefer the opera; people die there, too, but they give notice. What did you learn from yours?',
      'My late husband proposed in a cinema, so I know what can happen in the dark. Did yours end well?',
    ],
    ['Back to the cinema; is there no drama in your own accounts?'],
  ],
  pop_stars: [
    [
      'I place them by what they signed: the better singer is the one who kept the rights. Which of them read the contract?',
      'I have had a box at the opera for years; anybody who needs a microphone is asking for credit. Do you sing?',
      'The young ones sell hair. I would finance the hairdresser; whom do you admire?',
    ],
    ['Another singer for judgment; shall I put on a robe?'],
  ],
  unknown_star: [
    [
      'The name is in none of my ledgers; nobody can be of much account. Whose friend is it?',
      'I know everyone of substance in this city, and nobody called that. Are you certain that you were properly introduced?',
      'I have never heard it; is it a person, or a brand of soap?',
    ],
    ["Once more a stranger's name; do you invent them on the stairs?"],
  ],
  other_games: [
    [
      'I do not know it. The only game I play is the one where the others do not know the rules; do you?',
      'Does one win money at it? If not, I fail to see where the play comes in.',
      'I prefer a game with real pieces, and you are sitting where they sit. Whose move is it?',
    ],
    ['That game again; did its players also postpone their payments by talking?'],
  ],
  sound_like_show: [
    [
      'I am compared with actors by people who have paid to be frightened. Here it is included; does it live up?',
      'Somebody has observed us from the cheap seats, I see. Was there a woman in it who could read?',
      'If it resembles me, I shall want a share; who holds the rights?',
    ],
    ['You compare me with fiction again; which of us is collecting from you?'],
  ],
  sings: [
    [
      'You sing; people do, towards the end. Is there a bass, or are you quite alone with it?',
      'I have a box at the opera, and I have left it for less. Was there a message in the lyric?',
      'That was very nearly a note; shall I ring for water?',
    ],
    ['An encore, which nobody has requested; do you take requests for silence?'],
  ],
  rap: [
    [
      'Young men who state in rhyme what they own and whom they distrust; I find the genre quite sound. Do you perform?',
      'They speak quickly and to a rhythm, and they own no part of the record; someone ought to advise them. Shall it be you?',
      'I heard it from a car below, nineteen floors down; that seemed the correct distance. Do you dance to it?',
    ],
    ['You return to that music; have you a share in it?'],
  ],
  song_for_you: [
    [
      'Art about me is usually made by the prosecution; I am relieved that yours has metre. Did you mention the view?',
      'I sit third row at Puccini, so I shall be kind: it was brief. Was that the whole of the work?',
      'Immortality was not among the terms; do you expect a royalty?',
    ],
    ['A second performance; does the artist never rehearse?'],
  ],
  line_from_movie: [
    [
      'I have seen the film that you mean; the screenwriter had lunch with me first. Did you think that it improved?',
      'Originality is not among my vices; accuracy is. Was the line untrue?',
      'I do not quote the cinema; it keeps such poor accounts. Which of us did you suspect of rehearsing?',
    ],
    ['You find another film in me; is there a part that you would like?'],
  ],
  movies_playing: [
    [
      'Whatever is shown in a small house with subtitles; one is rarely disturbed there. Do you read quickly?',
      'I do not follow the listings; the newspaper does. Would you be improved or only entertained?',
      'See something old, in which the guilty party dresses well. Have you a preference in endings?',
    ],
    ['You are still without a film? The opera has seats; might you try it?'],
  ],
}
