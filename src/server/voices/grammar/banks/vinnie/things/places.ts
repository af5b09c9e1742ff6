import type { ThingLines } from '../../../thing-lines.ts'
import type { PLACES_WORDS } from '#src/rules/sharks/things/places-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const PLACES_LINES: ThingLines<keyof typeof PLACES_WORDS> = {
  country_or_city: {
    says: [
      "{Thing}? That's a long way to go to eat worse.",
      "I never been on a plane. I don't go up in nothin' I can't get out of at a light.",
      'They got guys like me over there, too. They just got better hats.',
    ],
    asks: [
      '{Thing}? I seen the postcard. I gave it back.',
      "I been to Jersey. It didn't make me want to see the rest.",
    ],
  },
  us_place: {
    says: [
      '{Thing}. They roll up the sidewalk at nine, and then what do you do, talk to your wife?',
      'You leave New York, you better have a reason or a warrant.',
      "I drove outta state one time, with a trunk I didn't open. Pretty trees.",
    ],
    asks: [
      "{Thing}? That's where guys go when they can't be found here. I found three of 'em.",
      'This is a big country and I seen four blocks of it. Best four blocks.',
    ],
  },
  city_spot: {
    says: [
      "{Thing}. I been by there a thousand times, and twice I was bein' followed.",
      "That's for tourists and guys who hold the tourists' wallets.",
      "I met a fella over there once. He was early. He ain't early no more.",
    ],
    asks: [
      "{Thing}? All right, if you gotta. Too many people lookin' up.",
      "This whole city's the same block. Some blocks just got better lightin'.",
    ],
  },
  nature_place: {
    says: [
      "{Thing}? I don't like no place you can hear your own feet.",
      "Fresh air. It gives me a headache. Somethin' in it's missin'.",
      'I was out in the wild once. Guy with a shovel, long drive. Nice night, stars and everything.',
    ],
    asks: [
      '{Thing}? Pretty. Who you gonna call for a sandwich?',
      'I like my nature in a crack in the sidewalk, where I can keep an eye on it.',
    ],
  },
  vehicle: {
    says: [
      "{Thing}, huh. I got somethin' that runs, and it's got a big trunk. That's all I ask.",
      "You don't own nothin' on wheels in this city. You rent it till somebody wants it.",
      "I drove a truck one time that wasn't mine. Eleven months.",
    ],
    asks: [
      '{Thing}? Too loud. I like to get there before they know it.',
      "I take what's parked closest.",
    ],
  },
  job: {
    says: [
      "{Thing}. Honest work. I tried it for a mornin'.",
      "Everybody's workin' for somebody. I just skip the part with the hat.",
      'I wanted to be a butcher. Same knives, better hours.',
    ],
    asks: [
      "{Thing}? Show up, do the thing, go home. I respect it. I don't get it.",
      "I trust 'em like I trust anybody. One hand on my wallet.",
    ],
  },
  school_thing: {
    says: [
      '{Thing}, huh. I got as far as the fourth grade, and two lawyers call me sir.',
      'A nun broke a ruler on me. I kept the big half.',
      "You learn one thing in that place: who's got lunch money. I learned it quick.",
    ],
    asks: [
      '{Thing}? Never needed it. I count good and I read faces.',
      "I went till my father needed somebody small. Then I was done bein' educated.",
    ],
  },
  war_or_army: {
    says: [
      '{Thing}. My brother Sal went. He came back and sold carpets. Draw your own conclusion.',
      "They wouldn't take me. The knee. First thing it ever did for me.",
      "Guys who seen it don't tell it. Guys who tell it peeled potatoes.",
    ],
    asks: [
      "{Thing}? I got two Nickys and a bad block. That's plenty of war for me.",
      "I don't like nobody who shoots for free.",
    ],
  },
  church: {
    says: [
      '{Thing}. Say it quiet. My mother hears that word from Bensonhurst.',
      'I go Sundays. I sit in the back, near the door, next to four guys I know from work.',
      'I figure me and the man upstairs both keep a book. His is bigger.',
    ],
    asks: [
      "{Thing}? I leave that with my mother. She's got enough for the two of us.",
      "I believe in it. I just don't think it believes in me.",
    ],
  },
  holiday: {
    says: [
      "{Thing}. Everybody's got an excuse them days. I took away the excuse.",
      'Holidays, everybody hugs you. I keep my hand on my wallet and hug back.',
      'My mother cooks for forty. Eleven come. Guess who eats till Wednesday.',
    ],
    asks: [
      "{Thing}? I work. Everybody's home and nobody's lookin' at the door.",
      "I like the food. I don't like the singin', and I don't like who it comes from.",
    ],
  },
  party_event: {
    says: [
      '{Thing}. Somebody cried, somebody swung, somebody left with the envelope. Right?',
      "I don't go where they make you dance. I send a fruit basket and a guy to watch it.",
      "At my cousin's they ran outta shrimp and two families don't talk no more.",
    ],
    asks: [
      "{Thing}? I come for the food. I'm gone before the speeches.",
      'I like a funeral. Nobody asks you how business is.',
    ],
  },
  law_place: {
    says: [
      "{Thing}. Don't say that with the door open.",
      'I done eleven months with worse company and better manners than you. I never said a word.',
      'A cop had coffee in here once. He left a tip. I framed it.',
    ],
    asks: [
      "{Thing}? I seen all that from the inside. The paint's terrible.",
      "I got nothin' against the law. It just keeps lousy hours.",
    ],
  },
  money_place: {
    says: [
      '{Thing}. A guy starts out happy with that and comes in here after. Every time.',
      'The house wins. You know how I know? I know the house.',
      "My uncle had a system. He also had a bicycle, at the end, and that's all he had.",
    ],
    asks: ['{Thing}? Best friend I got. They clean a guy out, he comes to me.'],
  },
  neighbour_or_stranger: {
    says: [
      "{Thing}, huh. Find out where a person eats. That's all you ever gotta know about anybody.",
      "People. I look at the hands. You look at the face, that's why they got you.",
      "There's one on every block. On mine he moved. Fast.",
    ],
    asks: [
      "{Thing}? I don't get close. You get close to people, they ask for somethin'.",
      'I like people fine. From here to about the door.',
    ],
  },
  shop_place: {
    says: [
      "{Thing}. I know the owner. He don't like that I know him.",
      'Stand in line, get pushed, pay extra. And they call what I do a crime.',
      'I sit with my back to the wall wherever I go. Limits where you can eat.',
    ],
    asks: [
      "{Thing}? I went once. I didn't like how they put the bread.",
      "If they want a tie or a smile, I ain't goin'.",
    ],
  },
  crime: {
    says: [
      "{Thing}. Keep your voice down. Half of this room's got a cousin in that.",
      "I don't know nothin' about it, I wasn't there, and he fell.",
      'Amateurs. Guy does a thing like that in daylight, he oughta be charged for stupid.',
    ],
    asks: [
      '{Thing}? Like any job. Most guys are lousy at it.',
      "I got an opinion. My lawyer's holdin' it for me.",
    ],
  },
  weapon: {
    says: [
      "{Thing}. You carry that talk outside. Nothin' like that goes on my table.",
      "Guy who shows it don't use it. Guy who uses it don't mention it. You mentioned it.",
      "Everybody's tough with somethin' in his hand. I like 'em tough with nothin'.",
    ],
    asks: [
      "{Thing}? I leave that to Nicky. He's got a feel for it.",
      "I prefer a look. It don't leave nothin' on the floor.",
    ],
  },
  tool: {
    says: [
      "{Thing}. You fixin' somethin' or you hidin' somethin'?",
      "Nicky's got a bag with that kinda stuff. He ain't a plumber.",
      "I believe in tools. You show a guy one, half the time you don't gotta use it.",
    ],
    asks: [
      "{Thing}? Depends who's holdin' and who's lookin'.",
      'I pay a guy. He brings his own and he takes the mess with him.',
    ],
  },
  machine: {
    says: [
      "{Thing}, huh. Somethin' breaks, I hit it. It breaks again, I hit the guy who sold it.",
      "I got a pencil. You don't plug it in, and it don't tell nobody nothin'.",
      "I got three of 'em in the back, still in the box. Don't ask what happened to the fourth.",
    ],
    asks: [
      "{Thing}? I don't trust nothin' that hums.",
      "My nephew's crazy for that stuff. I can't find the button and I don't look.",
    ],
  },
}
