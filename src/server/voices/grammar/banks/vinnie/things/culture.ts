import type { ThingLines } from '../../../thing-lines.ts'
import type { CULTURE_WORDS } from '#src/rules/sharks/things/culture-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const CULTURE_LINES: ThingLines<keyof typeof CULTURE_WORDS> = {
  musician: {
    says: [
      "{Thing}. My nephew's got that comin' through the wall. I play the wall back.",
      "On my radio there's one station, and it died in 1962.",
      "I seen Sinatra from the kitchen door once, holdin' a tray. I didn't drop it.",
    ],
    asks: [
      "{Thing}? I got one record, and it's Sinatra. Do the math.",
      "If I can't hear the words it's noise. If I can hear the words it's worse.",
    ],
  },
  song_or_music: {
    says: [
      "{Thing}. I hear that in here, the radio goes out the window, and you're the radio.",
      "Music's fine. Covers up what goes on in the back.",
      "I danced once. Her cousin's weddin', 1957. They still bring it up.",
    ],
    asks: [
      '{Thing}? Too long. So was the guy who made me listen.',
      'Gimme a quiet song and a loud cash drawer.',
    ],
  },
  instrument: {
    says: [
      '{Thing}. Guy upstairs plays. Played.',
      'You practice that at home? And the neighbors let you live?',
      "I knew a guy carried a violin case. He couldn't play a note.",
    ],
    asks: [
      "{Thing}? Only with the case shut, goin' out the door.",
      'I play the notebook. One finger. Everybody cries.',
    ],
  },
  film_or_show: {
    says: [
      "{Thing}. I fall asleep, I wake up, some guy's still talkin'.",
      'They always get it wrong. Nobody shoots that straight, and nobody talks that much.',
      "I don't pay to sit in the dark with strangers. I do it for a livin'.",
    ],
    asks: [
      '{Thing}? Eh. They always kill the only guy I like.',
      "I seen maybe three pictures. I rooted for the wrong guy in all of 'em.",
    ],
  },
  hero_or_cartoon: {
    says: [
      'A guy in tights walks in here, he walks out in a blanket.',
      "My nephew's got the lunchbox. I keep receipts in it.",
    ],
    asks: [
      "{Thing}? Never paid a day's rent, none of that crowd. I notice that.",
      "I root for the guy in the black hat. He's got a plan, at least.",
    ],
  },
  famous_person: {
    says: [
      '{Thing}. Never been in here. They all come in sooner or later.',
      "Famous guys. They got more people to feed and less friends. I'd hate it.",
      "I shook a big shot's hand once. I counted my fingers and I was one ahead.",
    ],
    asks: ['{Thing}? In the papers every day. I work hard to stay out.'],
  },
  athlete: {
    says: [
      "{Thing}. Made a lotta guys rich, and I ain't one of 'em.",
      'Guy gets a fortune to run around in short pants. I run after guys for free.',
      'I had a fighter once. He had a glass chin and a big mouth. Like you, but with shoulders.',
    ],
    asks: [
      '{Thing}? Good arms. I coulda used arms like that Fridays.',
      "They're all bums till they win. Then they're bums with rings.",
    ],
  },
  sports_team: {
    says: [
      "{Thing}. I know eleven guys who can't sleep 'cause of them. All on my page.",
      "Don't tell me you had faith. Faith's how I bought the Buick.",
      "I quit carin' when the Dodgers left. They took somethin', and they didn't leave a note.",
    ],
    asks: [
      "{Thing}? Bums. I say it with love. No, I don't.",
      'I root for whoever my customers bet against. I do fine.',
    ],
  },
  sport: {
    says: [
      "{Thing}, huh? I ran once, from a cop, in '52. I retired undefeated.",
      "My game was throwin' guys outta places. I had an arm.",
      "Sweatin' for nothin'. I sweat, somebody's payin'.",
    ],
    asks: [
      '{Thing}? Fine, when I know who wins beforehand.',
      "I play scopa. Nobody pulls nothin' but a face.",
    ],
  },
  game_or_toy: {
    says: [
      '{Thing}. I had one toy. It was a brick. I shared it with four brothers.',
      'Play all you want. I seen grown men play, and I own their watches.',
      "My nephew cheats at that. I'm very proud.",
    ],
    asks: [
      '{Thing}? I play scopa, and I play it to win. Anything with a box, no.',
      'Games is for people who get to start over.',
    ],
  },
  book_or_paper: {
    says: [
      "{Thing}. I got one book, and you don't wanna be in it.",
      "I read the ponies and who died. Some days it's the same page.",
      'Guy who writes things down gets read out loud in court. Remember that.',
    ],
    asks: [
      '{Thing}? I got through half. Somebody died, somebody got married, I had things to do.',
      "If it ain't got numbers in it, I don't need it.",
    ],
  },
  dream_or_ghost: {
    says: [
      "{Thing}. You eat late? That's peppers. That's all that ever is.",
      "I sleep fine. The guys who got reason to bother me can't find the address.",
      "My mother sees a dead aunt every November. The aunt still won't say where the money went.",
    ],
    asks: [
      "{Thing}? I believe in that stuff Monday nights. Other nights I'm busy.",
      "I ain't scared of nobody who can't sign his name.",
    ],
  },
  space_thing: {
    says: [
      "{Thing}. That's what they spend my taxes on. If I paid any.",
      "Anything comes down outta the sky in Brooklyn, by mornin' it's got no wheels.",
    ],
    asks: ["I don't look up. Guys who look up walk into things. Things with Nicky in 'em."],
  },
  later_name: {
    says: [
      "{Thing}? Means nothin' to me. Either they pay on time or they ain't big yet.",
      "Never heard that name. You makin' 'em up now, or you readin' 'em off a truck?",
      "Sounds like somebody my nephew'd bring home. I'd check the silver after.",
    ],
    asks: [
      "{Thing}? Never heard that one. Let's keep it that way.",
      "Who? I know everybody worth knowin' from here to Canarsie, and I never heard that.",
    ],
  },
  later_thing: {
    says: [
      '{Thing}? What do you got there, a disease or a sandwich?',
      "I don't know what you're talkin' about, and I don't think you do.",
      "You been readin' them space magazines? Talk about things I can kick.",
    ],
    asks: [
      "{Thing}? Never seen none, don't want none on my table.",
      "If they don't sell it on Flatbush Avenue, it ain't real.",
    ],
  },
}
