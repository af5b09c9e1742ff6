import type { ThingLines } from '../../../thing-lines.ts'
import type { LIFE_WORDS } from '#src/rules/sharks/things/life-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const LIFE_LINES: ThingLines<keyof typeof LIFE_WORDS> = {
  dish: {
    says: [
      "{Thing}. Now you're talkin'. My mother hears that, she rolls up her sleeves.",
      "You're makin' me hungry, and hungry I get mean. Who cooked?",
      'I knew a guy who died with his mouth full. Nice funeral. Better food.',
    ],
    asks: [
      "{Thing}? I don't say no to a plate. I say no to everything else.",
      'I eat what my mother puts down. The rest is for guys with no mother.',
    ],
  },
  sweet: {
    says: [
      "{Thing}. I got one tooth left that likes that stuff, and it's loose.",
      "Sugar. That's how they get you. First one's free, like my uncle used to say.",
      "My dentist's got a boat 'cause of guys like you. Wipe your chin.",
    ],
    asks: [
      "{Thing}? After soup. Before soup, you're an animal.",
      "I had a sweet tooth. A guy knocked it out in '58.",
    ],
  },
  produce: {
    says: [
      "{Thing}. My mother thinks I'm in produce, you know. Don't you ruin it.",
      'You gotta squeeze before you buy. Works on fruit. Works on guys.',
      "I broke into a produce truck once. A whole night's work, and we had salad.",
    ],
    asks: ['{Thing}? In the soup, yeah. Raw, what am I, a horse?'],
  },
  drink: {
    says: [
      '{Thing}. In here you get water, and you get it outta the tap, and you say thanks.',
      'You drink that, you talk. You talk, I listen. Pour yourself another.',
    ],
    asks: [
      "{Thing}? With soup? What's the matter with you?",
      "One glass, Sunday, my mother's table. The rest of the week I stay thirsty and I hear everything.",
    ],
  },
  animal: {
    says: [
      "{Thing}. And nobody locks nothin' up in this city but me. Eleven months.",
      'I had a dog. It bit the landlord. I bought it a steak.',
      "Animals don't borrow and they don't lie. I'd fill the block with 'em.",
    ],
    asks: [
      '{Thing}? Fine, across the street. I got one pair of good pants.',
      "I trust anything that growls first. It's honest.",
    ],
  },
  pest: {
    says: [
      '{Thing}. In Brooklyn you get that with the lease, no extra charge.',
      "You got bugs, you got company. Charge 'em rent.",
      "I see somethin' crawl in here, I look who it came in with.",
    ],
    asks: [
      "{Thing}? First I use the shoe, then I wash the shoe. That's my whole opinion.",
      "I don't hate 'em. They come at night and take a little. I know the trade.",
    ],
  },
  relative: {
    says: [
      "{Thing}, huh. Every family's got a story like that, and every family thinks theirs is worse.",
      "Blood's blood. You can't pick it and you can't get it outta the rug.",
      "I got a brother in carpets and a mother with candles. I don't throw stones at nobody's family.",
    ],
    asks: [
      "{Thing}? I go when there's food and I leave when there's feelin's.",
      "Family's like soup. Good when it's hot, and don't look too hard what's in it.",
    ],
  },
  body_part: {
    says: [
      "{Thing}? Don't talk to me. I got a knee that calls the weather better than the radio.",
      "A body's like a truck. You run it, it knocks, you run it anyhow.",
      "I seen guys get by with less. You'd be surprised what you don't need two of.",
    ],
    asks: [
      "{Thing}? I got no complaints, and I know a lotta guys who do. 'Cause of me.",
      "It works, I leave it alone. It don't work, I put a hot towel on it and curse.",
    ],
  },
  illness: {
    says: [
      '{Thing}, huh. Stand over there. No, further.',
      "You look it. My mother'd put garlic on you and pray. Half of that works.",
      "I worked eleven days with a busted rib once. I didn't laugh much. I don't laugh much now.",
    ],
    asks: [
      '{Thing}? That came around once. I told it to see me Friday. It never showed.',
      "I don't get sick. I ain't got the time and I don't trust doctors with shoes like that.",
    ],
  },
  medicine: {
    says: [
      '{Thing}. Doctors. They cut you, they bill you, and they call me a crook.',
      "I was in the hospital once. The jello came back. I didn't.",
      "You let 'em work on you, you count what you got when you walk out.",
    ],
    asks: [
      "{Thing}? My mother's got a saint for that. Cheaper, and no waitin' room.",
      "I don't trust nobody who washes his hands before and after.",
    ],
  },
  home: {
    says: [
      "{Thing}. There's a guy upstairs who found out what complainin' about that costs.",
      "That's what you got landlords for. You hold 'em out the window, things get fixed.",
      "My place has got a table, a chair and a lock. I'd lose the table first.",
    ],
    asks: [
      "{Thing}? Everything I got came off a truck. Don't ask which truck.",
      "I don't decorate. You decorate, you got somethin' to break.",
    ],
  },
  clothing: {
    says: [
      "{Thing}. I got the same coat since Truman. Big pockets. Don't ask.",
      'You dress so people look at you? I dress so they forget.',
      'I knew a sharp dresser. We found the shoes first.',
    ],
    asks: [
      "{Thing}? On you? I'd have to look, and I don't wanna look.",
      'If it hides a sandwich, I wear it.',
    ],
  },
  looks: {
    says: [
      "{Thing}, huh. I don't look in mirrors. Nobody in there I wanna meet.",
      "You fix the outside, it's like paintin' a truck. Still a truck.",
      "My barber's got a razor at my neck every Friday and no opinions. That's a good barber.",
    ],
    asks: [
      '{Thing}? On a guy I gotta take serious? No.',
      'I got a face that pays its way. I leave it alone.',
    ],
  },
  plant: {
    says: [
      "{Thing}. Somethin' grew in my lot once. I let it. It looked like it needed the break.",
      "I send flowers. By the time you get 'em, you don't smell 'em.",
      "My mother's got a fig tree in Bensonhurst. She wraps it like a baby. She never wrapped me.",
    ],
    asks: [
      '{Thing}? I sneeze. Anything green looks good on a casket, though.',
      "You can't lend to it and you can't scare it. I leave it alone.",
    ],
  },
  feeling: {
    says: [
      "{Thing}, huh. I had some of that in '58. It went to my knee.",
      "You got a feelin', I got a door. Take it for a walk.",
      "I seen it ruin bigger guys than you. I seen it feed 'em, too. Go figure.",
    ],
    asks: [
      "{Thing}? Feelin's don't pay and they don't burn. I got no place to put 'em.",
      "I felt somethin' once. I had soup, it passed.",
    ],
  },
  bad_habit: {
    says: [
      "{Thing}. Everybody's got a weak spot. Mine's soup.",
      "That's how I find guys, you know. They hide the face and they keep the habit.",
    ],
    asks: [
      "{Thing}? I don't preach. I just sit upwind.",
      'I gave up one thing in my life and I was miserable, so I took it back.',
    ],
  },
  jewellery: {
    says: [
      "{Thing}. Bring it to the light. Nah. Glass. I'm sorry for whoever paid.",
      "You flash that on my block, you'll be tellin' time by the sun.",
      "I held a guy's watch once. I'm still holdin' it.",
    ],
    asks: [
      '{Thing}? Nice, till you know who wore it last. I usually know.',
      "I don't wear nothin' shiny. Shiny's how they describe you later.",
    ],
  },
  weather: {
    says: [
      '{Thing}. My knee told me Tuesday. You shoulda asked the knee.',
      'I do business in any weather. Guys come in wet, guys come in dry. They come in.',
      "You know what I like about bad weather? Everybody's home when I knock.",
    ],
    asks: [
      "{Thing}? I don't mind. I got a hat and a guy who holds things.",
      'Summer they stink, winter they cry. I got no favorite.',
    ],
  },
  season_or_time: {
    says: [
      '{Thing}. I tell the time by who comes in. Same faces, worse coats.',
      "Time. I sell it, so don't ask me to get soft about it.",
      "It goes by quick, huh? Not when you're inside. Inside you could hear it drip.",
    ],
    asks: [
      '{Thing}? Fine. Guys still gotta eat and I still gotta count.',
      'I got no favorite. I look at the clock, it looks at me.',
    ],
  },
}
