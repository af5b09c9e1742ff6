import type { ThingLines } from '../../../thing-lines.ts'
import type { PLACES_WORDS } from '#src/rules/sharks/things/places-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const PLACES_LINES: ThingLines<keyof typeof PLACES_WORDS> = {
  country_or_city: {
    says: ['Far places. Same men.', 'I took one boat. It was enough.'],
    asks: ['{Thing}? I do not go. They come.', 'I saw the world. It was wet.'],
  },
  us_place: {
    says: [
      '{Thing}. My trucks pass through. Quietly.',
      'Far from here, men grow honest. Or hungry.',
      'A man who leaves looks back twice.',
    ],
    asks: ['{Thing}? I own a road there.', 'This hill is enough country.'],
  },
  city_spot: {
    says: [
      '{Thing}. I poured cement near there. Deep.',
      'The city forgets. Stone remembers.',
      'I knew it when it was mud.',
    ],
    asks: ['{Thing}? I see all that from my hill.', 'A place is a place. Who stood there?'],
  },
  nature_place: {
    says: ['I was born near such a place. Hard.', 'God made it. He kept the deed.'],
    asks: ['{Thing}? Once. With my father. Enough.', 'Quiet places. I like those.'],
  },
  vehicle: {
    says: [
      '{Thing}. I walk. Others ride behind me.',
      'Wheels. They leave tracks.',
      'Who drives you? Watch his eyes.',
    ],
    asks: ['{Thing}? Black. And quiet. Or not.', 'I came by boat. I stopped there.'],
  },
  job: {
    says: [
      '{Thing}. Work is prayer with dirty hands.',
      'I carried stone. I respect work.',
      'Such a man sees much. Ask him.',
    ],
    asks: ['{Thing}? Useful. If silent.', 'All labor is one. Only the chair differs.'],
  },
  school_thing: {
    says: ['Books teach. Hunger teaches faster.', 'My sons studied. I still correct them.'],
    asks: ['{Thing}? For sons. Not for me.', 'One teacher I had. The sea.'],
  },
  war_or_army: {
    says: [
      '{Thing}. I saw soldiers take our bread.',
      'Flags change. The dead do not.',
      'Who served, I greet standing.',
    ],
    asks: ['{Thing}? Young men die. Old men sign.', 'I have ended two wars. Small ones. Here.'],
  },
  church: {
    says: [
      '{Thing}. Uncover your head.',
      'I kneel to one. Only one.',
      'God and I speak early. Before you wake.',
    ],
    asks: ['{Thing}? My wife prays for both of us.'],
  },
  holiday: {
    says: [
      '{Thing}. Forty at table. I carve.',
      'On feast days, nobody is touched. My rule.',
      'The day passes. The dishes remain.',
    ],
    asks: ['{Thing}? Anna decorates. I wait.', 'The quiet ones. Where the shops close.'],
  },
  party_event: {
    says: ['Guests eat. Then they ask. Always.', 'I counted who came. And who did not.'],
    asks: ['{Thing}? I send flowers. It is understood.', 'I go to few. Mostly to bury.'],
  },
  law_place: {
    says: ['The law has ears. I pay for them.', 'Say nothing. Then say it again.'],
    asks: ['{Thing}? Walls I did not build. Poor work.', 'Judges retire. I remain.'],
  },
  money_place: {
    says: ['Fools bring gold there. In bags.'],
    asks: ['{Thing}? I do not stand in lines.', 'I do not gamble. I arrange.'],
  },
  neighbour_or_stranger: {
    says: [
      '{Thing}. I know every face here. Describe.',
      'Strangers are friends of someone. Ask whose.',
      'Watch who watches you.',
    ],
    asks: ['{Thing}? I nod. I remember.', 'People pass my gate. They walk faster.'],
  },
  shop_place: {
    says: ['You paid there? I never have.', 'Too many doors. I count doors.'],
    asks: ['{Thing}? They close it when I come.', 'I eat at home. The food is known.'],
  },
  crime: {
    says: [
      '{Thing}. Not in my streets. Not unasked.',
      'Who did it? Whisper.',
      'A thief without permission. Sad. Brief.',
    ],
    asks: ['{Thing}? I disapprove. In others.', 'Crime needs witnesses. I keep none.'],
  },
  weapon: {
    says: ['Leave it with the man at the door.', 'A weapon is fear you can hold.'],
    asks: ['{Thing}? I use silence. It is legal.', 'Forty years without one. Look who is sitting.'],
  },
  tool: {
    says: ['Good tools. Short words. So one builds.', 'I know its weight. My hands remember.'],
    asks: ['{Thing}? Work. Clean up. Say nothing.', 'Trowel and stone. I needed no more.'],
  },
  machine: {
    says: [
      '{Thing}. Machines remember. Men forget, if asked.',
      'A man has hands. I used mine.',
      'It talks. It listens. I would not.',
    ],
    asks: [],
  },
}
