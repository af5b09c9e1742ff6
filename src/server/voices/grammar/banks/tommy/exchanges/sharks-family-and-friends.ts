import type { SHARKS_FAMILY_AND_FRIENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-family-and-friends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's family, friends and days off. */
export const SHARKS_FAMILY_AND_FRIENDS_LINES: ThemeLines<
  typeof SHARKS_FAMILY_AND_FRIENDS_EXCHANGES
> = {
  your_mother: [
    [
      "My mother went back to Bari! She thinks I'm a bum, but she sends socks! Aunt Connie raised me, so really I had two!",
      "She writes me every Easter, pal! One page of love and two pages of what's wrong with me!",
      'Tough, tiny, and she can hear you not eating from another country!',
    ],
    ["Still thinks I'm a bum! But she asked if the bum needs socks!"],
  ],
  go_to_church: [
    [
      'Every Sunday, pal! I pass the plate, I sing too loud, and I write the debts on the bulletin!',
      'I believe in God and Aunt Connie, and I never saw them in different rooms!',
      'Sure I go! Father Mike saves me the seat by the door, because of the cookies after!',
      "Sure I do! Somebody made basil! You think that's an accident?",
      "Every Sunday, pal! Aunt Connie elbows me when I sleep, so I'm very holy on the left side!",
      "I do! And if I'm wrong, I still got the singing and the cookies after!",
    ],
    [
      "Still go, pal! You coming Sunday? There's cookies after!",
      'I still believe, since you asked me! Saint Anthony found my keys, so!',
    ],
  ],
  your_friends: [
    [
      "Friends? Look around, I can't get them to go home! And you, you're one since you wiped your feet!",
      "I got so many I gotta write it down, pal! Who's yours? Bring them!",
    ],
    ['Same friends plus you! I told Mrs. Russo about you already!'],
  ],
  your_pets: [
    [
      "The Commissioner! One eye, nine lives, he's used eleven! He's on the ledger right now!",
      "A cat, pal! Or he's got me! He gets the chair, I get what's left of the chair!",
      "I got a cat who runs the place! You want to pet him? Slow! From the left! He's got no left!",
    ],
    ["The Commissioner's fine, thanks for asking! He just threw up on the mail!"],
  ],
  do_you_smoke: [
    [
      "I quit in March! I think about it every day around now! Why'd you bring it up, pal?",
      'No more! Aunt Connie counted the butts and the days I got left! I chew on bread now!',
      'I used to! Now when somebody lights up I stand close and say nothing!',
    ],
    ['Still quit! Barely! Talk about something else, quick!'],
  ],
  your_birthday: [
    [
      "August, pal! The feast, the heat, the cake melts, we drink it! You're coming!",
      'In August! Forty people and one fan! Aunt Connie counts the candles and cries!',
      "I'm a Leo! It means lion! The cat laughed so hard he fell off the icebox!",
    ],
    ['Still August! I already put you down for two slices!'],
  ],
  family_or_business: [
    [
      "It's all family, pal! The business is just what we do between meals!",
      "Money? That's Aunt Connie's department! I got cousins, a cat, a pot on the stove! I'm rich!",
      'You see a bank here? I see a kitchen! With eleven cousins and you!',
    ],
    ['All family! You want proof? Move over, three more are coming in!'],
  ],
  your_brother: [
    [
      'No brothers, pal! Eleven cousins! You try being mad at eleven people, you lose track!',
      "I got cousin Vito, he's like a brother who gives tickets! We're fine! He's eating in the next room!",
      "A brother I always wanted! They gave me a cat! He holds a grudge, so it's close!",
    ],
    ["Still just the cousins! Nobody's mad today! It's early!"],
  ],
  your_sundays: [
    [
      'Sunday? Sauce at seven, mass at nine, table at one, and at six we start on the leftovers!',
      'We visit my uncle, two to four, then bocce with men older than the ball! You should see the arguments!',
      "I never rest, pal, I cook! It's like resting but everybody's happy!",
    ],
    ["Same as every Sunday! There's a chair, you know! I keep telling you!"],
  ],
  wants_kids: [
    [
      'I woulda liked a whole bench of them, pal! But half the block calls me Uncle, so I got forty and no diapers!',
      "Me, a father? I'd spoil them round! Aunt Connie says the cat is proof!",
      'Sure I like kids! I keep candy in the register! They know it, they come like pigeons!',
    ],
    ["You think I'd be a good one? You're gonna make me cry in the dough, pal!"],
  ],
  shark_morning: [
    [
      "Up with the bakery, at four! Feed the cat, stir the pot, open the can, talk till supper! I'm so busy, pal!",
      'Today I fixed the door, it got worse, I fed nine people, and I hugged a mailman! Good day!',
      "I sit here and everybody comes! That's the whole job! Nights I play cards and my aunt robs me!",
    ],
    ['Same as I told you, plus one cookie! What about your day?'],
  ],
  how_old: [
    [
      'Forty-three, pal! And I still got all my hair, if you count the back!',
      "I'm forty-three! Aunt Connie cuts my meat, but that's love, that's not age!",
      'Forty-three in years, fourteen in meatballs! You guessed something else? Be nice!',
      'Me? Old enough for bad knees, young enough for seconds! Queens, in the kitchen! And you?',
      "I'm a fella, I'm hungry, and I'm by the stove! My sign is the one on the bakery!",
      "My aunt says I'm a boy till I marry! So I'm a boy from Queens, with gray hair!",
    ],
    [
      'Forty-three, pal, since you asked the first time! Feels like I had a birthday waiting!',
      'I told you, pal! Same fella, same stove, one minute older!',
    ],
  ],
  who_is_kin: [
    [
      "Aunt Connie's my boss, pal! Nicky's Vinnie's fella, Mrs. Russo's upstairs, Vito's my cousin with the badge! You'll meet 'em all!",
      "Oh, everybody here's somebody's cousin! My aunt cooks and hits, Mrs. Russo knocks, the Commissioner's the cat!",
      "You don't know them yet? Sit an hour! They all come through the kitchen, nobody knocks but Mrs. Russo!",
    ],
    ["Still mixing them up? Me too! The cat's the one with the tail!"],
  ],
  be_friends: [
    [
      'Friends? Pal, I been calling you pal this whole time! What did you think it was, a cough?',
      "Of course we're friends! You sat, you ate, you know about the cat! That's more than my cousin!",
      "Shake! No, hug! No, wait, my apron's all sauce! Okay, hug anyway!",
      'Friends? Pal, what do you think "pal" means! Sit, you\'re in!',
      'I thought we already were! I told the cat we were! He was fine with it!',
      'You and me, sure! Come Sunday, bring nothing, well, bring bread!',
    ],
    [
      "Still friends, pal! You don't have to renew it, it's not a library card!",
      "We're still friends! I wrote it on the calendar so it counts!",
    ],
  ],
  have_enemies: [
    [
      'Me? Just Mr. Kowalski downstairs, over the smell of garlic! We send each other cookies, but angry cookies!',
      "I couldn't have an enemy, pal! I'd bring him a plate, and then what is he?",
      'The goose at the park! He knows what he did!',
    ],
    ["Still the goose, pal! It's a cold war!"],
  ],
  your_hobby: [
    [
      'I cook! I know, I cook for work too, but for fun I use the big pot!',
      "Bowling on Thursdays, pal! I'm terrible, but I got my name on the shirt!",
      "I sit on the stoop and I wave at people! You'd be surprised how good you get at it!",
    ],
    ['Still bowling, pal! I hit a pin last week!'],
  ],
  people_you_mention: [
    [
      "Oh, I talk like you know everybody! It's all family, pal! If they eat here, I mention them!",
      "You'll meet them Sunday! Half is cousins, one is a cat, and you'll love them all!",
      "I got so many I say the name and three come running! Just nod, pal, that's what they do!",
    ],
    ["Same family as before! Somebody's always coming up the stairs!"],
  ],
  you_got_kids: [
    [
      "No little ones, pal! I got eleven cousins and a cat who thinks he's my son!",
      'Kids? Not yet! Half the block calls me Uncle Tommy, because of the cookies!',
      "None of my own! Aunt Connie counts me as one, so there's a kid in the house!",
    ],
    ["No kids, pal, same as before! The cat's listening, don't make him jealous!"],
  ],
  were_friends: [
    [
      "We are friends! That's what makes it so hard, pal! Now I gotta charge you AND feel bad!",
      "Sure we're friends! I'd give you the shirt, but the money's in the can, and my aunt sits on the can!",
      "You're my pal, I say it all day! Pal gets you soup! The numbers got no friends, poor things!",
    ],
    ['Still friends! Best friends! Same number! Want a cookie?'],
  ],
}
