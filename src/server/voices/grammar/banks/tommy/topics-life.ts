import type { LifeTopic } from '#src/rules/sharks/topics.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Tommy on life. */
export const LIFE_LINES: TopicLines<LifeTopic> = {
  mother: [
    [
      "How's your mother? Mine thinks I'm a bum, but she irons my shirts, so who knows!",
      "My Aunt Connie raised me over a bakery! You wake up at four with that smell, you can't be a bad person!",
      "Call your mother, pal! Call her from here, I'll hold the cat!",
    ],
    ["You're a good kid, always thinking of your mother! Bring her by!"],
  ],
  father: [
    [
      'My father went back to Bari and stayed! He writes once a year, two pages about a goat!',
      'My uncle never said no to anything. We visit him Sundays, two to four!',
      'Your old man still with you? No? Oh. Sit. Tell me one thing about him.',
    ],
    ['Tell me more about your father! I got time, I got coffee!'],
  ],
  siblings: [
    [
      "I got cousins like other people got socks! I open a drawer, there's Vito!",
      "Family, pal! You can't live with them and they got the good pots!",
      'You got a sister? Is she eating? Where is she? Does she bowl?',
    ],
    ["How's the family since last time? Everybody fed?"],
  ],
  marriage: [
    [
      'I almost got married! She liked dogs, I had the cat, nobody bent!',
      "A wedding! I bring the cookies! What? Of course I'm invited, I'm bringing the cookies!",
      "If it's rough at home, pal, take her something sweet and say you were wrong! Even if! Especially if!",
    ],
    ["So how's it going at home? I worry, I do!"],
  ],
  children: [
    [
      'Kids! I keep candy in the register for the kids! I go through nine pounds a week!',
      "A baby! What's the name? Don't tell me, let me guess, Anthony!",
      'I never had any, but half the block calls me Uncle Tommy and breaks my window!',
    ],
    ["How's the little one? You got a picture? I'll put it by the cat's!"],
  ],
  love: [
    [
      "You're in love! I knew it! You got a button done wrong!",
      'She said no? Oh, pal. Sit. Connie! The big plate!',
      'I loved a girl at the bakery, I bought so much bread the pigeons knew my name!',
    ],
    ["So did you call her? What do you mean you didn't call her!"],
  ],
  friends: [
    [
      "You got me! And the cat! That's two, and Mrs. Russo waves!",
      'Lonely? In Queens? Open a window and say you got a leak, nine guys come up!',
      'I got a friend from the second grade, he lit my hair. Great guy!',
    ],
    ["You know where I am, pal. Door's stuck, you gotta push!"],
  ],
  food: [
    [
      "Did you eat? You didn't eat! I can see it in the collar! Sit!",
      'Sunday sauce goes on at seven in the morning, and nobody lifts that lid but Connie!',
      "You cook? What do you put in? Garlic first? Oh, we're gonna be friends!",
    ],
    ["You're hungry again! Good! That's my favorite kind of visit!"],
  ],
  pizza: [
    [
      "Pizza! I'd marry it, pal! But the dough's gotta rest, and nobody lets it rest!",
      "A slice from Russo's, corner piece, with the bubble! I'd leave you my half!",
      "I never met a pizza I didn't like! My aunt says that's not a compliment!",
    ],
    ['Still thinking about pizza? See, this is why I like you!'],
  ],
  coffee: [
    [
      "I'll put a pot on! How do you take it? Never mind, you'll take it how Connie makes it!",
      "That coffee can's for money, the other can's for coffee. I mixed them up once, terrible morning!",
      'Two sugars, you look like you could use two!',
    ],
    ["Another cup? You won't sleep! All right, half!"],
  ],
  drinks: [
    [
      "My cousin makes wine in the tub! Don't drink it near a candle!",
      'You had a couple, huh? Here, bread, eat the bread!',
      'I have one beer with the ball game and I tell everybody I love them!',
    ],
    ["You go easy tonight, pal. I'll call you a cab, I know all of them!"],
  ],
  health: [
    [
      "You sick? You're sick! Don't move, I got soup, I got Vicks, I got an aunt!",
      'My doctor says I gotta lose twenty pounds! I said from who?',
      'Health comes first, pal! You sit by the stove and I call my cousin the nurse!',
    ],
    ["How's the cough? Let me hear it. Connie, come listen to this cough!"],
  ],
  sleep: [
    [
      'You look tired, pal! Warm milk! Little nutmeg! Works on the cat!',
      'I dreamed I was on a boat made of bread! What do you think it means? I think it means lunch!',
      "I don't sleep so good either, I lie there thinking who didn't eat.",
    ],
    ['Did you sleep? The truth! I can tell by the eyes!'],
  ],
  age: [
    [
      "Forty-four! Forty-four! My knees are sixty and my heart's eleven!",
      "It's your birthday? Nobody told me! Connie! Candles!",
      'I was young once! I had a comb!',
    ],
    ['You asked me that already, and I got older since!'],
  ],
  holidays: [
    [
      "Christmas Eve, seven fishes, forty people, one bathroom! You're coming!",
      "I do the tree up in July so it's ready! Connie says I'm sick!",
      'Thanksgiving we got the turkey, sure, after the lasagna and the ziti!',
    ],
    ["You're still on the holidays! Me too, I got the lights in my pocket!"],
  ],
  church: [
    [
      "I light a candle for everybody on the list! It's a long list, I had to get a bigger match!",
      "Father Mike tells the same joke since '68! I laugh, it's a sin not to!",
      "You should come Sunday! After there's donuts!",
    ],
    ['I said one for you on Sunday! Did you feel anything? Around eleven?'],
  ],
  death: [
    [
      "Oh, pal. Who was it? Sit down. You don't have to talk, I'll talk.",
      "We had the nicest funeral for my uncle's parakeet! Sixty people!",
      "I don't like to think about it. I think about who'd feed the cat.",
    ],
    ["You still carrying that? Come Sunday. There's always a plate."],
  ],
  fear: [
    [
      "You're scared? Of who? Vinnie? Everybody's scared of Vinnie! Bring him a soup!",
      "I'm afraid of Carmela and elevators. In an elevator with Carmela I'd pass out!",
      "It's gonna be fine, pal! I don't know how, but I never seen it not be fine, except twice!",
    ],
    ['Still worried? Give me half, I got room!'],
  ],
  luck: [
    [
      'I got a horn on the keychain, a horseshoe on the door, and still my roof leaks!',
      "Luck's like the cat, pal! You call it, it don't come! You sit down, it's on you!",
      "You want luck? Put salt over the shoulder! Not that one! That's for widows!",
    ],
    ['You feel it turning? I feel it! Might be the radiator!'],
  ],
  gambling: [
    [
      "I had a horse once, Soup of the Day, nine to one! He's still running, God love him!",
      'We play cards Thursdays for pennies! My aunt cheats! Nobody says anything!',
      "Don't put the rent on it, pal! Promise me! Look at the cat and promise!",
    ],
    ["You didn't bet again? Oh, you did! I see it in the ears!"],
  ],
  wellbeing: [
    [
      "Me? I'm great, thanks for asking! Nobody asks! My back's out, but the rest of me's in!",
      "I'm good, pal, I'm good! The sauce came out right, the cat forgave me. And you?",
      'Could be better, could be raining! How are you holding up, {name}?',
    ],
    ["Still good! Twice you ask! You're a real person, you know that?"],
  ],
  happiness: [
    [
      "You know when I'm happy? When somebody has seconds!",
      "You're down, pal? Tell me! Two people carry a couch easier than one!",
      "I got a hobby! I look out the window! I know everybody's business and I wish them well!",
    ],
    ["So how's the mood today? Better? A little? That's something!"],
  ],
  school: [
    [
      "I left in the tenth grade, they needed somebody at the barber shop! I can spell 'pomade'!",
      "You read books? All the way? That's wonderful, pal, don't stop!",
      'My cousin sets the type at the paper, so I get the news backwards!',
    ],
    ["Keep studying! Somebody on this block's gotta be a dentist!"],
  ],
  clothes: [
    [
      "Look at you! Turn around! That's a good coat, who does the buttons?",
      'I got one suit, it goes to the weddings and the funerals, it knows everybody!',
      "Thursdays I get the hair cut! There's not much, but Mr. Russo makes it last an hour!",
    ],
    ["You're dressed again! I mean nice! I mean you always look nice!"],
  ],
  cars: [
    [
      "I got a '72 Dart, it starts if you sing to it! I'm serious, it likes Perry Como!",
      'You got a new car? Take me around the block! Slow, past Mrs. Russo!',
      "My cousin's garage fixed my brakes, now the radio only gets Spanish! I love it!",
    ],
    ["How's she running? You singing to her? You gotta sing!"],
  ],
  pets: [
    [
      "My cat's called Commissioner! One eye, no fear! He sits on the money, nobody touches the money!",
      "You got an animal? What's the name? Can it have a meatball?",
      "There's a pigeon comes every morning, I call him Gladys! I found out late!",
    ],
    ['Commissioner says hello! He asked about you, in his way!'],
  ],
  prison: [
    [
      "We visit my uncle Sundays! He's learning upholstery! He did me a chair, it leans, but it's from the heart!",
      "You in trouble with a judge? I know a lawyer, he's a cousin, he passed it on the fourth try!",
      "Don't go in there, pal. The bread's terrible.",
    ],
    ["You're not going in, are you? I'd visit! I'd bring the big pot!"],
  ],
  taxes: [
    [
      "I put it all down, pal! Under 'roof'! The man laughed, he gave me an extension!",
      "The rent, the gas, it's a crime! My aunt writes to all of them, in pencil!",
      "You short this month? You can say it! Nobody's looking, just the cat!",
    ],
    ['Bills again, huh? They breed in the drawer!'],
  ],
  trust: [
    [
      'I trust everybody once, and my aunt trusts nobody ever, so it evens out!',
      "You can tell me, pal! I won't say a word! I'll tell the cat, but he's professional!",
      "Just say it to me straight when it's bad. That's all I ever ask of anybody.",
    ],
    ['We trust each other, right? Good! I feel good about it!'],
  ],
  regret: [
    [
      "I wish I'd bought the bakery! Every morning, four o'clock, I smell it and I wish!",
      'Am I a bad guy? I asked Father Mike, he said have a cannoli!',
      'Everybody makes mistakes, pal! I lent a man a parrot once!',
    ],
    ["You're too hard on yourself! Sit! I'll be hard on you, I'll do it nicer!"],
  ],
  actions: [
    [
      "What's that, what are you doing? You all right? You want a chair?",
      "Hey, careful with that, the cat's under there!",
      'I like a person who talks with their hands! Mind the sauce!',
    ],
    ['There you go again! You should be in the pictures!'],
  ],
}
