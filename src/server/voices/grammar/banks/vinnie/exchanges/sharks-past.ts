import type { SHARKS_PAST_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-past.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's childhood and past. */
export const SHARKS_PAST_LINES: ThemeLines<typeof SHARKS_PAST_EXCHANGES> = {
  who_taught_you: [
    [
      "Nobody. I carried my father's envelope every Friday when I was nine. I learned it from outside the door.",
      'A fella on Mulberry Street with a gold tooth. He never talked. I watched his pencil.',
    ],
    ['I told you who taught me. The envelope did.'],
  ],
  your_schooling: [
    [
      "Eighth grade. Then the street, and the street don't give you summers off.",
      'I was good at one thing in school. Guys with lunch money remember me.',
      'Diploma? I held one once. As security.',
    ],
    ["Still eighth grade. I didn't go back since you asked."],
  ],
  been_to_jail: [
    [
      "Eleven months upstate. The cot was short and the guy above me sang. I ain't goin' back.",
      'Once, over a truck. The second time the witness remembered he was near-sighted.',
      "I did my months, I kept my mouth shut, I came out with everybody's card money.",
      "Eleven months, upstate. Bad soup, good card game. I don't recommend it and I don't discuss it.",
      'Once. A thing with a truck. I came out with more than I went in with.',
      'I did my months and kept my mouth shut. Try it. The second part, start now.',
    ],
    [
      "I told you, eleven months. You writin' to somebody about it?",
      "Eleven months. It didn't get longer since you asked.",
    ],
  ],
  first_theft: [
    [
      "A cannolo. I was five. My mother walked me back and made me pay for two. That's where I got the idea.",
      'I never stole. I waited till they gave it to me.',
      "A pencil. I still got it. It's on the string.",
    ],
    ["I told you. Now empty your pockets, you got me thinkin'."],
  ],
  nicest_thing: [
    [
      'A guy paid me early once. Never said why. I think about him.',
      'My mother left the light on, every night, ten years. I never told her I saw it.',
      "Rosalie gave me a scarf. I don't wear it. It's in the safe.",
    ],
    ["I told you the one thing. I ain't got a list."],
  ],
  worst_day: [
    [
      "Rosalie's weddin'. I was across the street in a car. It rained on 'em, a little.",
      'The day the envelope was short and my father looked at his shoes. I was ten.',
      "'68. I was late to my mother's table. It was the bridge. I still hear it.",
    ],
    ['I told you my bad one. You want another, it could be today.'],
  ],
  childhood_dream: [
    [
      'The guy who got the envelope. I was nine. I got there.',
      'A jockey. Then I ate.',
      'A bus conductor. All that change in one place, and everybody gives it to you.',
      'A ballplayer. Then a fireman. Then I seen who the firemen borrowed from.',
      'I wanted a pair of shoes that was only mine. I got forty now. Dream come true.',
      "When I was a kid I wanted to be the guy they wave at. They wave. Some of 'em still got the hand.",
    ],
    [
      'I told you what I wanted. I got the next best thing.',
      'I told you about kid me. He grew. Drop it.',
    ],
  ],
  where_grew_up: [
    [
      'Mulberry Street. Third of five. You learned to eat quick.',
      'Born on Mulberry, moved when the rent did. I come from where the stairs smell like cabbage.',
      'Downtown, over a butcher. Then Brooklyn. I never saw no reason for a third place.',
    ],
    ["Still Mulberry Street. They ain't moved it."],
  ],
  child_trouble: [
    [
      'I was quiet. Quiet kids, you check their pockets.',
      'We played stickball. I held the bets. Nobody got hurt that paid.',
    ],
    ["I was a kid. It didn't take. Next question."],
  ],
  shark_served: [
    [
      'They looked at my feet and sent me home. Only time anybody let me off.',
      "I never wore nothin' with a number on it on purpose. No army.",
    ],
    ["I told you. Flat feet. They ain't got any rounder."],
  ],
  child_games: [
    [
      "Stickball. I didn't swing. I held the bets.",
      'We had a ball. One ball, thirty kids. I rented it.',
      "Toys? I had a pencil. I still got it. It's shorter.",
    ],
    ["I told you, I held the bets. I still ain't swung."],
  ],
  what_proud: [
    [
      "Thirty years and not one page missin'. They'll put that on my stone.",
      'Best day? Four guys paid early. I had a second soup.',
    ],
    ["I told you my best one. What's yours? Still waitin'?"],
  ],
  most_embarrassing: [
    [
      'I lent to a guy on account of his shoes. They were borrowed shoes.',
      "Once. Nineteen sixty-nine. A guy sold me a truck. It was parked, it just wasn't his.",
      'Dumbest thing? I believed a guy with a cast. He took it off to run.',
    ],
    ["I told you one. You don't get a box set."],
  ],
  how_started: [
    [
      'I was nine, I carried an envelope for a guy. He got a cold. I got the route.',
      'I lent a kid my lunch money and took back two lunches. It went from there.',
      "I wasn't good at nothin' else. I tried meat. The meat complained.",
    ],
    ["I told you. An envelope, a route, thirty years. I ain't tellin' it with violins."],
  ],
  time_machine: [
    [
      "I'd go back to sixty-eight and sell my brother's carpets before the fire, not after.",
      "Any other day, I'd do the same. I'd sit down more.",
    ],
    ["You still time travellin'? Bring me back the Dodgers."],
  ],
  worst_done_to_you: [
    [
      'My own brother-in-law. Took my money, took my car to drive off with it. I still got the hubcap.',
      'A guy paid me in a church, in front of my mother, with bad bills. In front of my mother.',
      "Grudges I keep by the letter. You want A, that's a dentist. He knows why.",
    ],
    ['I told you who did it. You wanna see the list, get on it.'],
  ],
  biggest_regret: [
    [
      "Lendin' to my brother-in-law. I got over the sister cryin'. I never got over the car.",
      "Once I let a guy off. One time. He told everybody. I spent a year fixin' that.",
      'I shoulda bought the soup place. I paid for that soup forty times over.',
    ],
    ["Same regret. It don't get younger and it don't get paid."],
  ],
  ever_been_to: [
    [
      "Yeah, I been. Parkin' was a crime and I know crimes.",
      "You think I sightsee? If it's got a back door, I been in it.",
    ],
    ["I told you if I been there. What are you, sellin' tickets?"],
  ],
}
