import type { SHARKS_FAMILY_AND_FRIENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-family-and-friends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's family, friends and days off. */
export const SHARKS_FAMILY_AND_FRIENDS_LINES: ThemeLines<
  typeof SHARKS_FAMILY_AND_FRIENDS_EXCHANGES
> = {
  your_mother: [
    [
      "She collects saints and she don't ask. Sundays at one I'm at her table. I ain't been late once.",
      "My mother's the only one I never count in front of. Now talk about somethin' else.",
      "Small lady. Big ladle. She thinks I'm in produce, and you're gonna let her.",
    ],
    ['I said what I said about my mother. One more and the table gets cold.'],
  ],
  go_to_church: [
    [
      "Christmas, Easter, and when I need to see a guy. My mother's got the rest covered.",
      "I believe. I lent a priest money and he paid. That's a miracle, I seen it myself.",
      "I go in, I sit in back, I count the house. It's a habit.",
      "I believe. Somebody's keepin' a notebook up there, too. I just hope he rounds down.",
      "My mother believes for both of us. She's got the candles, I got the receipts.",
      'I believe in what I seen. I seen guys pray real good about a quarter to late.',
    ],
    [
      "You asked about church. I ain't got holier since lunch.",
      "Still with the heaven. I'll get there, I know a guy at the door.",
    ],
  ],
  your_friends: [
    [
      'I got two Nickys in a car. They gotta be there, but still.',
      "One. He's in the ground. Never borrowed a dime.",
    ],
    ["Still the two Nickys. They said hello. They didn't, but they looked."],
  ],
  your_pets: [
    [
      "No animals. I got two Nickys, that's enough feedin'.",
      "My mother's got a canary. It don't sing when I come in.",
      'I had a dog once. Ate off my plate. Had.',
    ],
    ["Still no pet. You sellin' one?"],
  ],
  do_you_smoke: [
    [
      "No. I hold one for guys who are nervous. You'd be surprised how long they make it last.",
      "I quit in '71. The smoke got on the money.",
      'Cigar, Christmas, one. My mother smells it in January.',
    ],
    ["Still no. You want smoke, the market's got plenty."],
  ],
  your_birthday: [
    [
      'November. My mother cooks, nobody sings. I like it like that.',
      'Scorpio, a lady told me. She wanted two bucks for it. I said I knew already.',
    ],
    ["Still November. It don't come faster 'cause you ask."],
  ],
  family_or_business: [
    [
      'Sundays at one I got a mother and macaroni. The rest of the week I got you people.',
      "Family's on Sunday. I never brought the notebook to the table. Not once.",
      "There's a brother in Jersey don't call. So yeah, mostly business.",
    ],
    ["You keep askin' if I got a life. You're sittin' in it."],
  ],
  your_brother: [
    [
      "Sal? He sells carpets in Jersey. He don't call, I don't call. Ma passes the macaroni.",
      "There's five of us. One don't talk to me. It's the quiet one, so who can tell.",
      "My brother went straight. I don't hold it against him. I just don't mention it.",
    ],
    ["Same brother. He still ain't called. Drop it."],
  ],
  your_sundays: [
    [
      "Sunday at one I'm at my mother's table. Before that I'm dressed for it. After that I'm asleep.",
      "Six days I count other people's money. The seventh I count meatballs.",
      "Day off? Interest don't take one. I take half, for the macaroni.",
    ],
    ["Still Sunday at my mother's. No, you ain't invited."],
  ],
  wants_kids: [
    [
      "Kids? They'd look at me like my customers do. I get enough of that at work.",
      "With Rosalie, maybe. Two. It don't matter now. Ask somethin' else.",
      "I'm good with 'em. I don't talk down, I don't smile. They respect it.",
    ],
    ["You asked about kids. I got two Nickys. Still countin' them."],
  ],
  shark_morning: [
    [
      "Up at five, espresso, notebook. Soup at one. Then I sit and guys come in with faces. That's the day.",
      "I count. I eat. I wait for a guy. Then he's sorry. Then I go home.",
      "Sunday I'm at my mother's. The other six I'm on this stool lookin' at you people.",
    ],
    ["Same day as when you asked. They're all the same day. I like it."],
  ],
  how_old: [
    [
      'Fifty-one. The rest of me, I mean. The knee was at the Last Supper.',
      "I'm fifty-one. I don't get older, I get shorter with people.",
      'Thirty-four they had me. My mother says I looked up and counted the nurses. You do the rest.',
      "Old enough to know better, big enough not to care, and sittin' on the cash. What else you need?",
      "I'm the age where my knees do the weather. Brooklyn. Next question's gonna cost you.",
      "What is this, the census? I'm Vinnie. That's all three boxes.",
    ],
    [
      'Fifty-one, like I said. You want me to blow out candles?',
      'You filled out that form already. Same answers. Go away.',
    ],
  ],
  who_is_kin: [
    [
      "Nicky's my guy at the door. Connie's Tommy's aunt. The rest, you don't need to know till they know you.",
      "You want the family tree? Half of it's at this table and half of it's waitin' outside.",
    ],
    ["Same people I told you. You writin' a book? Make me taller."],
  ],
  be_friends: [
    [
      "Friends? I had one. He borrowed. Now I got his car and we don't talk.",
      "I got customers, I got Nickys, I got a mother. The friend drawer's closed.",
      "You pay on time for ten years, you can carry my groceries. That's as friendly as it gets.",
      "Friends? I had one. He borrowed. Let's stay how we are.",
      "You're a customer I don't mind. That's the top of the ladder.",
      "You wanna hang out? Come on the day with the envelope. We'll make an evenin' of it.",
    ],
    [
      "Still lookin' for a buddy? Get a dog. Dogs don't need a due date.",
      "Still not friends. But I nodded at you. Don't waste it.",
    ],
  ],
  have_enemies: [
    [
      "Enemies? I got a list. It used to be longer. Don't ask me how it got shorter.",
      "Why you think I sit facin' the door? It ain't for the view.",
    ],
    ['Same enemies. Minus one. It was a busy week.'],
  ],
  your_hobby: [
    [
      "I watch the corner. Nobody pays me for that. That's how you know it's a hobby.",
      "Dominoes, with three guys who cheat. I know how, so it's restful.",
      "Fun? I sharpen the pencils. All of 'em. Sunday, after my mother's.",
    ],
    ['Same fun as before. The pencils are real sharp now.'],
  ],
  people_you_mention: [
    [
      "Names fall outta my mouth. You don't pick 'em up, they ain't yours.",
      "Guys from around. You'll meet the ones you gotta meet. Hope it ain't all of 'em.",
    ],
    ["Still people I know. I know a lot of people. That's the job."],
  ],
  you_got_kids: [
    [
      'Kids? None. I got two Nickys, they eat more and they listen less.',
      'No kids. I got a mother in Bensonhurst who asks the same thing every Sunday.',
      'Me, a father? I yell at grown men all day. At night I want quiet.',
    ],
    ['Still no kids since you asked. You want me to rent one?'],
  ],
  were_friends: [
    [
      'Friends? I got one friend, and he pays on Fridays.',
      "Buddies don't come with an angle. You came with an angle.",
      "You're my friend like the ponies are my friends. Prove it by payin'.",
    ],
    ['The friend thing again. My friends bring pastry.'],
  ],
}
