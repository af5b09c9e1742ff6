import type { CityTopic } from '#src/rules/sharks/topics.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Tommy on the city and the times. */
export const CITY_LINES: TopicLines<CityTopic> = {
  mets: [
    [
      "How about those Mets! I got the radio on in three rooms so I don't miss a pitch going to the bathroom!",
      "My aunt says Gooden's too thin. She wrote him a letter! She sent him a lasagna!",
      "Oh, the Mets! I cry every September, pal, but I'm warmed up by then.",
    ],
    ['You still with the Mets? Me too! We should get a doctor!'],
  ],
  yankees: [
    [
      "Baseball! I'm a Mets guy, but I got a cousin in the Bronx, so at weddings I say nothing!",
      'The Yankees got money, God bless them. We got character! And mustard.',
      'I took my mother to the Stadium once. She fed the whole row!',
    ],
    ['More baseball! I could do this till supper, and then over supper!'],
  ],
  football: [
    [
      "Football's on Sunday and so is my uncle, so I listen in the car with the guard!",
      "All that falling down! My aunt can't watch, she wants to put ice on everybody.",
      'Giants, Jets, I root for whoever looks cold!',
    ],
    ["Still football? You want a blanket and some soup, pal, I'll root with you!"],
  ],
  boxing: [
    [
      "I can't watch the boxing! I shout 'leave him alone' and they throw me out!",
      'My barber boxed! Lost eleven, never complained, cuts a beautiful sideburn.',
      'You know who could hit? My aunt. With a spoon. From the stove!',
    ],
    ["You and the fights! Promise me it's only on the television."],
  ],
  weather: [
    [
      "You got a scarf? It's not scarf weather? It's always scarf weather, ask my mother!",
      'Rain like this and my roof sings! I put a pot, Aunt Connie puts a bigger pot!',
      'Nice day out! You should walk, you look like you been indoors with a problem.',
    ],
    ["It's still coming down? Stay a minute, dry your shoes by the oven!"],
  ],
  subway: [
    [
      'I met half my friends on the F train! The other half I met waiting for it!',
      "You came by train? And nobody gave you a seat? I'm gonna write somebody!",
      'I fell asleep on the A once, woke up at the beach. Best day of my life, pal!',
    ],
    ["The train again! One day it'll come on time and we'll have nothing to say!"],
  ],
  taxis: [
    [
      "I drove a cab six years! I still can't sit in the back, I give directions!",
      "You paid for a cab? From where? Oh, pal. I'd have picked you up!",
      'A lady had a baby in my cab! They named him Medallion. I send a card!',
    ],
    ["Don't get me started on cabs again, we'll be here till the shift changes!"],
  ],
  traffic: [
    [
      "Traffic's not so bad if you got a sandwich! I always got two, in case somebody cuts me off.",
      "They're fixing the bridge! They been fixing it since I had hair like yours!",
      "You know where there's parking? My aunt's. She stands in it with a chair!",
    ],
    ['Still the traffic? Leave the car, walk with me, I know a bakery on the way!'],
  ],
  crime: [
    [
      'Somebody robbed you? Are you hurt? Sit down! Connie, get the good glass!',
      'It breaks my heart, these kids. Somebody should feed them first and then yell!',
      'I got robbed once. He saw the coffee can and left me a dollar!',
    ],
    ["You be careful walking home! I mean it, I'll watch from the window!"],
  ],
  police: [
    [
      "My cousin Vito's on the force! He fell in a fountain once chasing a mime!",
      'You in some trouble, pal? Did you eat? First eat, then we think.',
      "Those boys don't sleep enough. I leave cannoli at the desk, no note!",
    ],
    ["Again with the cops? Vito's coming Sunday, you can ask him yourself!"],
  ],
  mayor: [
    [
      "The mayor ate at the Russo place! He asked how's he doing, Mrs. Russo told him for an hour!",
      "I vote for the one who remembers my aunt's name! So far nobody.",
      "Politics gives me heartburn, pal, and I know heartburn, I'm from heartburn people!",
    ],
    ["You should run! I'd put your picture up by the register!"],
  ],
  president: [
    [
      'He was good in that picture with the monkey!',
      "I don't say nothing about presidents at the table. My uncle threw a meatball at Nixon once. At the set!",
      'He looks like he sleeps well, God bless him!',
    ],
    ["More Washington? Let's talk about somebody who visits!"],
  ],
  russians: [
    [
      "My neighbor's Russian! Brings me soup, purple soup, it's beautiful!",
      'They scare everybody with the bombs, and all anybody wants is a warm coat!',
      "If they push the button, come here. My aunt's cellar's got a year of tomatoes!",
    ],
    ["You're worried about it, I can tell! Sit. Cellar's still full!"],
  ],
  wall_street: [
    [
      "I bought one stock! In a pretzel company! I framed it, it's over the sink.",
      "Those boys in the suspenders, they don't have lunch! How can you think without lunch?",
      'Carmela understands that stuff. I understand a coffee can!',
    ],
    ['Stocks again! You want my advice? Pretzels!'],
  ],
  space: [
    [
      'Can you imagine, up there, no gravity, the sauce just floating around!',
      "That shuttle, pal. My aunt had the set on. We didn't say anything all day.",
      'I went out to see the comet! I saw a plane. I waved anyhow!',
    ],
    ['You still looking up? Good! Somebody should!'],
  ],
  television: [
    [
      "I like the one where they're all in the kitchen! What do you mean that's my kitchen?",
      'My aunt talks to the stories! She told that J.R. what she thinks, out the window!',
      "You got a set? Come watch ours! It's green on one side but you get used to it!",
    ],
    ["What's on tonight? If you stay I'll move the cat!"],
  ],
  movies: [
    [
      'I cried at that Rocky like a baby! The man next to me gave me his popcorn!',
      'The Godfather? They got the sauce wrong. My aunt stood up in the theater!',
      'I fall asleep and wake up for the kiss! Every time!',
    ],
    ["You pick the next picture, I'll bring the sandwiches!"],
  ],
  music: [
    [
      'I sing a little! My barber says I should stick to listening!',
      "You hear a Sinatra record in a kitchen, everything's gonna be fine, that's science!",
      'The kids with the big radio on the corner? I dance past them! They love it!',
    ],
    ["More music! Hum me something, pal, go on, the cat won't tell!"],
  ],
  disco: [
    [
      'I had the white suit! I still got the pants! My aunt took them out twice!',
      "They wouldn't let me in at that club, so I made friends with the line!",
      'Dancing! You got somebody to dance with? I know a nice girl at the bakery!',
    ],
    ["One of these days you're gonna show me the step, I mean it!"],
  ],
  arcades: [
    [
      "Mrs. Russo's boy got the high score on that ghost one! They put his initials up and everything!",
      'I put in a quarter and the gorilla gets me right away! I say sorry to the gorilla!',
      "Come by, I'll give you quarters, I got a can of quarters!",
    ],
    ['Still at the games? Rest your eyes! Eat a carrot!'],
  ],
  computers: [
    [
      "My cousin at the paper's got a computer! It ate his whole page! It didn't even say grace!",
      'They want my aunt to put the books on a machine. She hit the salesman with the bread!',
      "I got one of those answering things. It's just my mother, nineteen times!",
    ],
    ["You understand those machines? You're smart, pal! I always said!"],
  ],
  graffiti: [
    [
      'Somebody painted a big fish on my wall! Beautiful! I bought him lunch!',
      'I went to the museum once, I got lost in the knights. A guard drove me home!',
      'You draw? Draw me the cat! Nobody gets the eye right!',
    ],
    ["Art again! I'm gonna clear you a spot by the icebox!"],
  ],
  brooklyn: [
    [
      "My mother's in Brooklyn! Tell her I'm eating!",
      "They got a bakery in Bensonhurst, I'd fight a man for the last sfogliatella! I'd lose, but I'd fight!",
      "Coney Island in August! I got sand in a shoe from '71!",
    ],
    ["Brooklyn's a good borough! Don't tell Queens!"],
  ],
  manhattan: [
    [
      "Manhattan's beautiful from my roof! From far, like a lady in a hat!",
      'I went to Times Square and a man sold me a watch with no hands! I still wear it!',
      'You going into the city? Take a sandwich, over there they charge for the bread!',
    ],
    ["The city, the city! You'll come home, everybody comes home!"],
  ],
  queens: [
    [
      'Queens! You can eat around the world here and be home for the ball game!',
      'Everybody flies over us and nobody says hello! I wave at every plane!',
      "Flushing, Astoria, Corona, I got an aunt in each! It's one aunt, she gets around!",
    ],
    ["See, you love Queens too! I'll find you a place near the bakery!"],
  ],
  bronx: [
    [
      'Arthur Avenue! They make the mozzarella in front of you, I get emotional!',
      "You be polite up in the Bronx, pal. There's a man with a dog up there.",
      'I took the kids to the zoo once. Whose kids? I never found out! Nice kids!',
    ],
    ["The Bronx! Bring me back a bread, I'll give you the heel!"],
  ],
  staten_island: [
    [
      "I love the ferry! It's a cruise, it's free, nearly! I bring a hat!",
      'My cousin moved to Staten Island for the quiet. She calls every day from the quiet!',
      'You can smell it before you see it, but the people, pal, the people!',
    ],
    ["Take me on the ferry next time! I'll bring the hat for you too!"],
  ],
  jersey: [
    [
      "Jersey tomatoes! You haven't lived! My aunt drives over with a truck!",
      "I got lost on the Turnpike in '78. I think part of me's still there!",
      'Atlantic City! I won eleven dollars and bought everybody ice cream!',
    ],
    ['You going to Jersey again? Tomatoes, pal! Write it on your hand!'],
  ],
  florida: [
    [
      'You should take a rest! Somewhere warm! You got the shoulders of a man who worries!',
      "My uncle wants to go to Florida when he gets out. He's got a boat that doesn't float!",
      "I went to Miami once, I got so red the cat didn't know me!",
    ],
    ['Still dreaming of a beach? Me too, pal! With a sandwich!'],
  ],
  italy: [
    [
      'My folks went back to Bari and stayed! They send oil. I send pictures of the cat!',
      "I don't speak it good, but I understand when they're yelling I'm thin!",
      'My grandmother came with one suitcase, and you know what was in it? A spoon!',
    ],
    ["One day we'll go! You carry the bags, I'll do the talking with my hands!"],
  ],
}
