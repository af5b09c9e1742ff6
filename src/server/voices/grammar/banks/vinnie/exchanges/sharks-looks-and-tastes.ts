import type { SHARKS_LOOKS_AND_TASTES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-looks-and-tastes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's looks, belongings and tastes. */
export const SHARKS_LOOKS_AND_TASTES_LINES: ThemeLines<typeof SHARKS_LOOKS_AND_TASTES_EXCHANGES> = {
  your_car: [
    [
      'An Olds. Black. Two Nickys in the front. I sit in back, I count better there.',
      "I don't drive. I get driven. You think about who drives you some time.",
      "A big one with a big trunk. That's all anybody remembers about it.",
    ],
    ["Same car. You'll know it when it stops next to you."],
  ],
  your_money: [
    [
      "You don't count another man's roll. I do. It's my job. It ain't yours.",
      'The last guy who asked me that was from the government. He got soup.',
    ],
    ["I still ain't sayin'. Quit lookin' at my jacket."],
  ],
  what_you_wear: [
    [
      "Brown jacket, same one. There's a pencil in it and no wallet. I ain't the one who pays.",
      "What am I, a window at Macy's? It's a coat. It's got deep pockets.",
      'Dark. You spill soup on dark, nobody knows but you.',
      "Undershirt, suspenders, a tie some guy left as a deposit. He ain't comin' back for it.",
      "A brown suit. I got four, all brown. Blood's hard on the gray. Beet soup, I mean.",
      "A hat, a coat, a bulge. Don't ask about the bulge.",
    ],
    [
      "Same coat as when you asked. It's you that changed color.",
      'Same suit as when you asked. I own a chair, too, you wanna hear about it?',
    ],
  ],
  your_tailor: [
    [
      "I don't buy. They come to the house in a box, nobody says from who.",
      "Some fella on Eighteenth Avenue. He measures you, he don't ask what the bulge is.",
    ],
    ["Same tailor. He's scared of me. That's why it fits."],
  ],
  dress_like_boss: [
    [
      "Dark coat, good shoes, empty hands. And don't smile till somebody pays.",
      'Nobody gets scared of a jacket. They get scared of a guy who sits still. Start with that.',
      "Buy one good pair of shoes. They hear you comin' and they hear you stop.",
    ],
    ['I gave you the shoes. The face you gotta grow yourself.'],
  ],
  fav_color: [
    [
      'Green. Next.',
      'Gray. Nobody ever picked a guy in gray outta no lineup.',
      "I like the color a guy's face gets on the last day. What do you call that? Ivory?",
    ],
    ['You asked me colors already. Go bother a painter.'],
  ],
  travel_anywhere: [
    [
      "I traveled once. Trenton. There was a guy in Trenton. I wouldn't go see nothin' else.",
      "I don't travel. On a plane you can't get off in the middle and talk to the driver.",
      "Anywhere in the world? The stool. I'm there. You go look at towers and bring me back nothin'.",
    ],
    ['Still on far away? The train goes to Coney Island. Start there.'],
  ],
  fav_season: [
    [
      "Winter. Hands in pockets, everybody looks like they're hidin' somethin'. They are.",
      'Fall. Kids got school, guys got bills, I got an overcoat that fits.',
      "Summer they leave town. I don't like it when they leave town.",
    ],
    ["I said winter. You want a calendar, I got one, it's got your name on it."],
  ],
  pet_peeve: [
    [
      'Whistlers. And guys who start with "funny story." It ain\'t ever funny.',
      'Guys who say "trust me" with their coat on.',
      "I don't get mad, I get a pencil. But people that chew ice, them I'd charge double just to look at.",
    ],
    ["I gave you the list. You're workin' your way up it."],
  ],
  tell_about_you: [
    [
      'Vinnie. Brooklyn. I got a soup, a notebook and a bad knee. You pay on the day, you never meet the knee.',
      "I lend quick and I ask once. Bensonhurst, one mother, no hobbies. That's the whole brochure.",
      "What's to know? You borrow, I wait. I ain't good at waitin'. That's my personality.",
    ],
    ["I told you who I am. You're startin' to sound like the guy with the clipboard."],
  ],
  body_looks: [
    [
      "I look like the last guy you'd wanna see at your door. There's your portrait.",
      "Big enough for the chair, quick enough for the stairs. One knee's no good. Which one, find out.",
      "Picture your uncle after a bad week. Now picture he's countin'. That's me.",
    ],
    ['I still look the same. Uglier on Fridays.'],
  ],
  own_gun: [
    [
      "A piece? I got a pencil. You'd be surprised what it does to people.",
      "In the drawer there's soup crackers. You wanna bet your knee on it?",
      "Guys who carry are guys who are scared. I got a notebook. They're scared of that.",
    ],
    ["You wanna see the drawer again? Pay and I'll show you the crackers."],
  ],
  star_sign: [
    [
      'My sign? No Credit. It hangs over the counter.',
      'I was born under a fire escape. You figure out what star that is.',
      "You people with the stars. I had a guy who didn't pay 'cause of the moon. He seen a lotta stars after.",
    ],
    ['You and the stars. I got one sign: due Friday.'],
  ],
  guy_in_corner: [
    [
      "That's Nicky. He's deaf in the ear you're on. Don't worry about him unless I cough.",
      "Him? He's decoration. Like a plant, only he eats.",
      'A guy who asked the same thing once. Now he stands there and other guys ask.',
    ],
    ["Same guy. He ain't moved. He's got a name for it."],
  ],
  why_this_borough: [
    [
      "My mother's in Bensonhurst, my soup's on this corner, my customers got no cars. Why would I go anyplace?",
      "I was born on these blocks. I know every fire escape a guy can come down. That's capital.",
      'Move? Everybody knows where to find me. More important, I know where to find them.',
    ],
    ["Still here. I like a corner that's afraid to move."],
  ],
  what_you_got_there: [
    [
      "Names and numbers. You look at yours when it's due. You look at anybody else's, you join 'em.",
      "In there? Everybody's Friday. Keep your fingers on your side of the soup.",
      "You wanna see your page? LOANS. That's as close as you get to my pencil.",
    ],
    ["Still closed. It only opens one way, and it's toward me."],
  ],
  see_your_book: [
    [
      'Nobody sees the book. Guy peeked once. Now he reads with one eye.',
      "What I got on you stays with me. You wanna know what I remember, it's in ACCOUNT, under memory.",
    ],
    ["Still no peekin'. The book bites."],
  ],
  do_you_sleep: [
    [
      "I sleep with one eye, the other one's on the door. Come whenever. Money don't keep hours.",
      "Closed? Never been. The bulb burns, I'm here. The bulb's always burnin'.",
      "Sleep's for guys who don't have it lent out. I nap between envelopes.",
    ],
    ["Yeah, I'm still up. You think I'd dream better than this?"],
  ],
  fav_drink: [
    [
      'Coffee, black, burnt. If I want sugar I watch somebody pay early.',
      "Whatever the guy who's late is buyin'.",
      "Red, from a jug, in a water glass. Don't show me no list.",
    ],
    ["Same as I told ya. You buyin' or you writin' a book?"],
  ],
}
