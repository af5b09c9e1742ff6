import type { MOVIES_AND_MUSIC_EXCHANGES } from '#src/rules/sharks/exchanges/themes/movies-and-music.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Movies, songs, books, stars and other games. */
export const MOVIES_AND_MUSIC_LINES: ThemeLines<typeof MOVIES_AND_MUSIC_EXCHANGES> = {
  favorite_movie: [
    [
      "The one with the horse's head. I don't laugh at it. It's a sad story about a horse.",
      "Anything short. I don't sit two hours in the dark with my back to people.",
      'Favorite? The Bicycle Thief. A guy loses his bike. My mother cries, I want to know who took it.',
      "On the Waterfront. I don't like how it ends. The guy talks.",
      "I like a western. Nobody borrows, nobody explains, and the bad guy's got a nice hat.",
      "Me, movies? I go for the dark and the quiet. I slept through all the great ones. Brando's all right.",
    ],
    [
      "Same picture. The horse didn't come back to life.",
      "I told you what I like. You want popcorn? This ain't the Loew's.",
    ],
  ],
  your_music: [
    [
      'Sinatra. After him they shoulda closed the shop.',
      "I don't listen. Music's for drownin' out somethin'. I like to hear who's comin' up the stairs.",
      "Jerry Vale, Sundays, my mother's record player. It skips. We let it.",
    ],
    ['Same records. They still skip.'],
  ],
  fav_book: [
    [
      'The notebook. Great characters. They all come to a bad end.',
      "I read the back page and the obituaries. That's the only writin' that knows where it's goin'.",
      'I did time in a good library. I read a book about Napoleon. He went late into Russia. Late.',
    ],
    ["Books again. I only read the one, and you're in it."],
  ],
  do_you_dance: [
    [
      "I don't dance. I tap. When I tap, somebody leaves.",
      "With this knee? I dance like a guy gettin' outta a cab.",
      "You dance. I'll hold your coat. And what's in it.",
    ],
    ["Still with the dancin'. The knee said no. So did I."],
  ],
  movie_line: [
    [
      'You got that outta some picture. I slept through it. Fifty cents for popcorn, they oughta be in jail.',
      "That's a line. Actors got lines. You got a face that can get hurt, they got doubles.",
      "Guys do that one at me every week. None of 'em ever got through the second act.",
    ],
    ["You're still doin' the movies. Where's the part where the lights come up and you leave?"],
  ],
  seen_movie: [
    [
      "I don't go. A guy eatin' behind me in the dark? I been in that situation. I didn't care for it.",
      'Last picture I saw had a horse in it. The horse was the only one who knew his job.',
      'Nicky saw it. He told me the whole thing in the car. I felt like I served time.',
    ],
    ["You're still on the movies. I told you, I saw the horse one."],
  ],
  pop_stars: [
    [
      "Sinatra. I don't care who was in the question. Sinatra.",
      'Them people on the radio? They sound like a guy who found his car gone.',
      "One of 'em's yellin' and the other one's yellin' in a hat. Frank just stood there.",
    ],
    ['You can name singers all night. I only got one record.'],
  ],
  unknown_star: [
    [
      "Who's that? Sounds like somebody from Jersey. Don't bring me people from Jersey.",
      "That ain't a name from this neighborhood. I know all the names. Some I crossed out.",
    ],
    ["You keep sayin' names at me. They ain't in the notebook, they ain't alive."],
  ],
  other_games: [
    [
      "I don't play nothin'. Nicky plays the ponies. That's how come he's Nicky.",
      'You got a toy you like better, go play with it. This one bites.',
      "That's a game. This is a street. In a game you get three lives. Count yours.",
    ],
    ["You're still talkin' about games. Around here you don't get to put in another quarter."],
  ],
  sound_like_show: [
    [
      "I don't sound like nobody. They sound like me. I oughta send 'em a bill.",
      "Some actor's doin' me? What's he gettin'? I get half.",
      "Them movie guys got it all wrong. Nobody ever shows the waitin'. It's mostly waitin'.",
    ],
    ["You said I'm like the picture. In the picture you got a guy to yell cut."],
  ],
  sings: [
    [
      "You're singin'. In my place. Before noon or after, it's a crime.",
      "Guys sing to me all the time. Mostly about who's got my money. You got the tune, not the words.",
      'I heard a cat go under a bus, same key. Sit down.',
    ],
    ["There's a second verse? Nicky, shut the window. On their fingers."],
  ],
  rap: [
    [
      "Rap? That's a guy readin' me the phone book, and he's mad at it. I do that for a livin'.",
      "A kid came by with one of them radios on his shoulder. I said lower it. Now it's a planter.",
      "I talk over a beat, too. It's knuckles on a door.",
    ],
    ['Still with the rap. My notebook rhymes better.'],
  ],
  song_for_you: [
    [
      "You put me in art? Nobody puts me in nothin'. Last guy was a courtroom sketcher.",
      'Is my name in it? Take it out. Is the number in it? Leave that.',
      "It rhymes with somethin' that'll hurt. Keep it in the drawer.",
    ],
    ['Still on the art? I want a cut of the tickets.'],
  ],
  line_from_movie: [
    [
      'The movie got it from me. I want my dollar.',
      "They make a picture about guys like me, they gotta hire a guy who's been in a fight once. I said it first.",
      "I don't rehearse. I open the mouth and there's thirty years of bad coffee behind it.",
    ],
    ["I told you, the movie got it from me. I'm still waitin' on my popcorn."],
  ],
  movies_playing: [
    [
      "Don't know what's on. Somethin' with a spaceman and a kid. You want crime, stay in that chair.",
      "Go see whatever's got the shortest line. Sit in back, face the door.",
      "A picture? They're all too long. See somethin' with cars, leave before the kissin'.",
    ],
    ["Still can't pick a picture? Flip a dime. Then give me the dime."],
  ],
}
