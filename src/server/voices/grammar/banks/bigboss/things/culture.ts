import type { ThingLines } from '../../../thing-lines.ts'
import type { CULTURE_WORDS } from '#src/rules/sharks/things/culture-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const CULTURE_LINES: ThingLines<keyof typeof CULTURE_WORDS> = {
  musician: {
    says: ['Caruso. After him, echoes.'],
    asks: ['{Thing}? Loud. I prefer bells.', "One voice I liked. It was my mother's."],
  },
  song_or_music: {
    says: [
      '{Thing}. We had one song. Everyone wept.',
      'Music. Then someone always talks.',
      'My sons play noise. I count to ten.',
    ],
    asks: ['{Thing}? At funerals. Music is better there.', 'I like the last note.'],
  },
  instrument: {
    says: ['Play. But far from the window.', 'Wood and wind. Harmless things.'],
    asks: ['{Thing}? Slowly. In minor.', 'I like the rest between notes.'],
  },
  film_or_show: {
    says: [
      '{Thing}. My sons insisted. I was silent.',
      'Actors. They die and stand up.',
      'On the screen, men explain. Mistake.',
    ],
    asks: ['{Thing}? My sons laughed. I watched my sons.', 'One film I saw. There was a horse.'],
  },
  hero_or_cartoon: {
    says: [
      '{Thing}. My youngest believed. I allowed it.',
      'A mask is fear with a ribbon.',
      'Children need such things. Men should not.',
    ],
    asks: ['{Thing}? In my service, perhaps.', 'The villain. He at least waits.'],
  },
  famous_person: {
    says: [
      '{Thing}. A name. I have seen names fall.',
      'Great men. They ask for water too.',
      'I knew one. He sweated.',
    ],
    asks: ['{Thing}? Talks well. Sits badly.', 'I do not measure myself with others.'],
  },
  athlete: {
    says: ['{Thing}. Strength leaves in the night.', 'Champions. I have carried two out.'],
    asks: ['{Thing}? Strong. Who holds the contract?', 'A winner bows. I look for that.'],
  },
  sports_team: {
    says: [
      '{Thing}. Grown men weep. I have seen it.',
      'They win. They lose. The house eats.',
      'You follow men who do not know you.',
    ],
    asks: ['{Thing}? My son cares. I do not.'],
  },
  sport: {
    says: [
      "{Thing}. Young men's sweat.",
      'I play bocce. Nobody beats me. Nobody tries.',
      'Games end. That is their weakness.',
    ],
    asks: ['{Thing}? No. I sit. Others run.', 'I watched once. The referee recognized me.'],
  },
  game_or_toy: {
    says: [
      '{Thing}. My grandson taught me. I won.',
      'Let children play. Men pretend they stopped.',
      'In the village we had stones. And aim.',
    ],
    asks: ['{Thing}? I do not play. I decide.', 'Bocce. Scopa. The rest is noise.'],
  },
  book_or_paper: {
    says: [
      '{Thing}. Paper burns. Stone does not.',
      'Much ink. Few men.',
      'Someone wrote it. Someone can be asked.',
    ],
    asks: ['{Thing}? One book. Black cover. Enough.', 'I read faces. They have no last page.'],
  },
  dream_or_ghost: {
    says: [
      '{Thing}. My dead stand politely. Mostly.',
      'The dead visit. I offer a chair.',
      'You saw it. Did it know your name?',
    ],
    asks: ['{Thing}? In my village, yes. Here, lawyers.', 'I fear none. I met most alive.'],
  },
  space_thing: {
    says: ["{Thing}. Heaven is God's. He needs no help.", 'Men look up. Then they trip.'],
    asks: ['{Thing}? Far. Silent. I approve.', 'I own a hill. Leave me the rest.'],
  },
  later_name: {
    says: ['An unknown name. Unknown is safe.', 'Nobody here speaks of that. Nor I.'],
    asks: ['{Thing}? Not in my city. Not yet.', 'I never heard it. Say it lower.'],
  },
  later_thing: {
    says: [
      '{Thing}. A word without a thing. Sit.',
      'I do not know it. I lost nothing.',
      'You speak from far away. Come back.',
    ],
    asks: ['{Thing}? No. Whatever it is. No.', 'I have not seen it. I see everything.'],
  },
}
